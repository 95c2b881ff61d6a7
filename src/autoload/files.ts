import { tagAround } from '../board/layout/surroundings.js';
import { nearest } from '../locales/nearest.js';

/** What the folder of the script contains. The build writes the lists. */
declare const BESIDE: {
  readonly games: readonly string[];
  readonly examples: readonly string[];
  readonly languages: readonly string[];
};

/** A file that an element needs: its path from the folder of the script, and what needs it. */
export type Need = readonly [path: string, purpose: string];

const { games, examples, languages } = BESIDE;

const CALENDAR = 'solitaire-calendar';

/** Selects every element that needs files. */
export const ELEMENTS = [...games, ...examples, CALENDAR].join();

const isMissing = (tag: string): boolean => !customElements.get(tag);

/** The files that an element needs now. */
export function needsOf(element: Element): readonly Need[] {
  const { localName: tag } = element;
  const language = nearest(tagAround(element), languages);
  const needs: Need[] = language ? [[`locales/${language}.js`, `lang=${language}`]] : [];
  if (!isMissing(tag)) return needs;
  const isExample = examples.includes(tag);
  if (isExample) needs.push([`examples/${tag}.js`, tag]);
  if (tag === CALENDAR) needs.push([`${tag}.js`, tag]);
  // Extra games need any one of the five.
  else if (!isExample || games.every(isMissing)) needs.push(['solitaire-elements.js', 'all games']);
  // It reserves no space for extra games.
  if (!isExample) needs.push(['solitaire-elements.css', 'the layout before games load']);
  return needs;
}
