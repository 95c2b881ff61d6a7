import { builtIn } from '../board/layout/window.js';
import { nearest } from '../locales/nearest.js';
import type { GameClass } from './game.js';

/** The files next to the page's script. The build writes the lists. */
declare const BESIDE: {
  readonly games: readonly string[];
  readonly examples: readonly string[];
  readonly languages: readonly string[];
  readonly fromRight: readonly string[];
};

const base = (builtIn(document, 'currentScript') as HTMLScriptElement | null)?.src ?? builtIn(document, 'baseURI');

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
};

let policy: ScriptPolicy | undefined;

/** @throws TypeError (by rejecting) if the server's own Content Security Policy forbids this one. */
async function loadScript(file: string): Promise<void> {
  const address = new URL(file, base).href;
  // Every address comes from the lists above.
  policy ??= trustedTypes?.createPolicy('solitaire-embed', { createScriptURL: (each) => each });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`cannot load ${address}`));
    script.src = policy?.createScriptURL(address) ?? address;
    document.head.append(script);
  });
}

const ROUND = 'solitaire-round';

/** The tags of what the page can show. */
export const TAGS: readonly string[] = [...BESIDE.games, ...BESIDE.examples, ROUND];

/**
 * Resolves with the class of an element. Rejects with an Error that names a script that can't be loaded.
 *
 * @param games the tag names of a round, separated by spaces.
 */
export async function loadElement(tag: string, games: string): Promise<GameClass> {
  if (!customElements.get(BESIDE.games[0]!))
    throw new Error(`cannot load ${new URL('solitaire-elements.js', base).href}`);
  const isRound = tag === ROUND;
  const asked = isRound ? games.split(/\s+/) : [tag];
  for (const game of BESIDE.examples) if (asked.includes(game)) await loadScript(`examples/${game}.js`);
  if (isRound) await loadScript(`${ROUND}.js`);
  return (await customElements.whenDefined(tag)) as unknown as GameClass;
}

/** The attributes of an element. A round hands on what any game takes. */
export function attributesOf({ observedAttributes: own, variant }: GameClass): readonly string[] {
  const { observedAttributes } = customElements.get(BESIDE.games[0]!) as unknown as GameClass;
  return (variant as unknown) ? own : [...own, ...observedAttributes];
}

/** The language next to the page that serves a tag; `undefined` for English, which is built in. */
const languageFor = (tag: string): string | undefined => nearest(tag, BESIDE.languages);

/** The direction of a language, or of English if the page doesn't have it. */
export const directionOf = (tag: string): 'rtl' | 'ltr' =>
  BESIDE.fromRight.includes(languageFor(tag) ?? '') ? 'rtl' : 'ltr';

/** Loads a language, or the nearest available one. If there is none, logs a warning, except for English, which is built in. */
export async function loadLanguage(tag: string): Promise<void> {
  const found = languageFor(tag);
  if (found) await loadScript(`locales/${found}.js`);
  else if (!/^en\b/i.test(tag)) console.warn(`lang=${tag} is not allowed; allowed: en, ${BESIDE.languages.join(', ')}`);
}
