import type { GameRecord } from '../engine/play/game-record.js';
import { untracked } from '../engine/record/link-text.js';
import type { SolitaireElement } from '../element/solitaire-element.js';
import { LOOKS_NAMES, setLook } from './looks.js';

/** The parameters of the page. All others are those of the game. */
const OF_PAGE = ['game', 'record', 'lang', 'dir', 'origin', 'color-scheme'];

/** The parameters that a record replaces. */
const DEAL = ['seed', 'deck', 'daily', 'deals'];

export type GameClass = typeof SolitaireElement & { readonly observedAttributes: readonly string[] };

/** Makes the element of a game from the parameters: every attribute and every custom property is one. Unknown ones log a warning. */
export function gameElement(
  Game: GameClass,
  observedAttributes: readonly string[],
  parameters: URLSearchParams,
): SolitaireElement {
  const element = new Game();
  const allowed = new Set([...OF_PAGE, ...observedAttributes, ...LOOKS_NAMES]);
  for (const [name, value] of parameters) {
    if (LOOKS_NAMES.includes(name)) setLook(element, name, value);
    else if (OF_PAGE.includes(name) || name === 'share-url') continue;
    else if (observedAttributes.includes(name)) setAttribute(element, name, value);
    else console.warn(`${name} is not a parameter; allowed: ${[...allowed].join(', ')}`);
  }
  const address = shareAddress(parameters.get('share-url'));
  if (address) element.setAttribute('share-url', address);
  document.title = element.label || document.title;
  return element;
}

/**
 * The URL for shared links: the given one, otherwise that of the page around the frame. `undefined` if that is not known: links then
 * lead to the frame's own page, which opens them, too. An invalid URL logs a warning.
 */
function shareAddress(given: string | null): string | undefined {
  if (given !== null && isPage(given)) return given;
  if (given !== null) console.warn(`share-url=${given} is not allowed; allowed: a URL with http or https`);
  const { referrer } = document;
  return parent !== window && isPage(referrer) && isWhole(new URL(referrer)) ? untracked(referrer) : undefined;
}

/** For a page of another origin, a browser reveals only that origin, unless the frame has another `referrerpolicy`. */
const isWhole = ({ origin, pathname, search }: URL): boolean =>
  origin === new URL(location.href).origin || pathname + search !== '/';

const isPage = (address: string): boolean => /^https?:/.test(address) && URL.canParse(address);

/** In a URL, `0` means the same as `false`. */
function setAttribute(element: HTMLElement, name: string, value: string): void {
  const isBoolean = typeof (element as unknown as Record<string, unknown>)[name] === 'boolean';
  element.setAttribute(name, isBoolean && value === '0' ? 'false' : value);
}

/** The parameters for a shared game: its deal and its options replace those of the URL. A link can't change anything else. */
export function parametersFor({ variant }: GameClass, record: GameRecord, asked: URLSearchParams): URLSearchParams {
  const { game, seed, deck, options, moves } = record;
  const result = new URLSearchParams(asked);
  for (const name of DEAL) result.delete(name);
  result.set('game', game);
  if (deck === undefined) result.set('seed', seed ?? '');
  else result.set('deck', deck);
  for (const name of Object.keys(variant.options ?? {})) {
    if (Object.hasOwn(options, name)) result.set(name, String(options[name]));
  }
  // A shared game must not replace a game that the reader has started.
  if (moves) result.set('storage', 'none');
  return result;
}
