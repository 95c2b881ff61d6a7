import { tagAround } from '../board/layout/surroundings.js';
import { builtIn } from '../board/layout/window.js';
import { nearest } from '../locales/nearest.js';
import { all, folder, HINT, placeOf, shared } from './page.js';

/** What the folder of the script contains. The build writes the lists. */
declare const BESIDE: {
  readonly games: readonly string[];
  readonly examples: readonly string[];
  readonly languages: readonly string[];
};

/** A file that an element needs: its path from the folder of the script, and what needs it. */
type Need = readonly [path: string, purpose: string];

const { games, examples, languages } = BESIDE;

export const CALENDAR = 'solitaire-calendar';
const ROUND = 'solitaire-round';

const GAMES = [...games, ...examples].join();

/** Selects every element that needs files. */
export const ELEMENTS = `${GAMES},${CALENDAR},${ROUND}`;

/** Matches the path of the style sheet that reserves the space of elements. */
export const SHEET = /css$/;

const asked: string[] = [];

const isMissing = (tag: string): boolean => !customElements.get(tag);

/** The files that an element needs and that were not asked for before. */
function needsOf(element: Element): readonly Need[] {
  const { localName: tag } = element;
  const language = nearest(tagAround(element), languages);
  const needs: Need[] = language ? [[`locales/${language}.js`, `lang=${language}`]] : [];
  // It shows the days of games, and opens them.
  if (tag === CALENDAR) {
    const named = all(GAMES).filter(({ id }) => element.matches(`[for~="${CSS.escape(id)}"]`));
    needs.push(...named.flatMap(needsOf));
  }
  // A round makes the elements of its games itself.
  for (const game of examples) {
    if ((tag === game && isMissing(tag)) || element.matches(`[games~=${game}]`))
      needs.push([`examples/${game}.js`, game]);
  }
  if (isMissing(tag)) {
    const isExample = examples.includes(tag);
    if (/^solitaire/.test(tag)) needs.push([`${tag}.js`, tag]);
    // Extra games need any one of the five.
    if (tag !== CALENDAR && (!isExample || games.every(isMissing))) needs.push(['solitaire-elements.js', 'all games']);
    // It reserves no space for extra games.
    if (!isExample) needs.push(['solitaire-elements.css', 'the layout before games load']);
  }
  return needs.filter(([path]) => !asked.includes(path));
}

/** Whether any file that an element needs was never asked for. */
export const isInNeed = (element: Element): boolean => needsOf(element).length > 0;

/** A tag that loads a file. */
type Address = Element & Partial<HTMLScriptElement & HTMLLinkElement>;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
};

let policy: ScriptPolicy | undefined;

/** A script's URL as the page's Trusted Types want it. The build has written every path. */
function trusted(address: string): string {
  const plain: ScriptPolicy = { createScriptURL: (each) => each };
  try {
    policy ??= trustedTypes?.createPolicy('solitaire-autoload', plain);
  } catch {
    // A page that only limits the names of policies takes plain text, and so does one with a default policy.
  }
  policy ??= plain;
  return policy.createScriptURL(address);
}

/** Whether the page's Trusted Types don't allow those of this script. */
let isRefused = false;

/**
 * Loads a file, unless it was loaded before or the page does so itself. Scripts run in the order in which they are loaded. If a file
 * can't be loaded, the console says so.
 *
 * @throws TypeError if the page enforces Trusted Types and doesn't allow those of this script
 */
function load([path, purpose]: Need): void {
  const { href } = new URL(path, folder);
  if (isRefused || asked.includes(path)) return;
  asked.push(path);
  // A module, `.mjs`, is as good. A file of the same name in another folder is another's.
  const isOurs = ({ src, href: sheet }: Address) => placeOf((src ?? sheet)!).replace(/\.mjs$/, '.js') === href;
  if (all<Address>('script[src],link[rel~=stylesheet]').some(isOurs)) return;
  const [name, own] = SHEET.test(path)
    ? ['link', { rel: 'stylesheet', href }]
    : ['script', { async: false, src: trusted(href) }];
  const onerror = () => console.warn(`solitaire-autoload: can't load ${href}, needed for ${purpose}${HINT}`);
  const element = builtIn(document, 'createElement').call(document, name);
  builtIn(document, 'head').append(Object.assign(element, { ...shared, ...own, onerror }));
}

/** Loads what these elements need, or only those files whose paths a pattern matches. */
export function loadFor(elements: readonly Element[], which = /$/): void {
  try {
    // In the order of their paths, translations run before the games, so no text appears in English first.
    for (const need of elements.flatMap(needsOf).sort()) if (which.test(need[0])) load(need);
  } catch (error) {
    isRefused = true;
    // Browsers word it differently, but all name the type that they want.
    if (!/TrustedScriptURL/.test(error as string)) throw error;
    console.warn(
      'solitaire-autoload: the Content-Security-Policy must allow trusted-types solitaire-elements solitaire-autoload',
    );
  }
}
