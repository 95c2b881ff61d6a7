import { nearest } from '../locales/nearest.js';
import type { GameClass } from './game.js';

/** What lies beside the page's script. The build writes the lists. */
declare const BESIDE: {
  readonly games: readonly string[];
  readonly examples: readonly string[];
  readonly languages: readonly string[];
  readonly fromRight: readonly string[];
};

const base = (document.currentScript as HTMLScriptElement | null)?.src ?? document.baseURI;

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
};

let policy: ScriptPolicy | undefined;

/** @throws TypeError (by rejecting) where the server's own policy forbids this one. */
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

/** The games the page can show. */
export const GAMES: readonly string[] = [...BESIDE.games, ...BESIDE.examples];

/** Fulfilled with the class of a game's element. Rejects where a script is missing. */
export async function loadGame(game: string): Promise<GameClass> {
  if (!customElements.get(BESIDE.games[0]!))
    throw new Error(`cannot load ${new URL('solitaire-elements.js', base).href}`);
  if (BESIDE.examples.includes(game)) await loadScript(`examples/${game}.js`);
  return (await customElements.whenDefined(game)) as unknown as GameClass;
}

/** Which of the languages beside the page serves a tag. English is not among them. */
const languageFor = (tag: string): string | undefined => nearest(tag, BESIDE.languages);

/** How a language is written that the page has, or English. */
export const directionOf = (tag: string): 'rtl' | 'ltr' =>
  BESIDE.fromRight.includes(languageFor(tag) ?? '') ? 'rtl' : 'ltr';

/** Loads a language, or the nearest one there is. English needs none. */
export async function loadLanguage(tag: string): Promise<void> {
  const found = languageFor(tag);
  if (found) await loadScript(`locales/${found}.js`);
  else if (!/^en\b/i.test(tag)) console.warn(`lang=${tag} is not there; allowed: en, ${BESIDE.languages.join(', ')}`);
}
