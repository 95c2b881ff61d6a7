// What tests need that compare what a storage held before a visit with what it holds afterwards.
import { bringIn, type BroughtIn } from '../../src/play/transfer/bring-in.js';
import { statisticsFile } from '../../src/play/transfer/statistics-file.js';
import { GAMES, type GameOnPage } from './game-on-page.js';
import type { Tab } from './browser.js';

/** Kept values by their keys. */
export type Values = Readonly<Record<string, unknown>>;

export function fill({ local }: Tab, values: Values): void {
  for (const [key, value] of Object.entries(values)) local.setItem(key, JSON.stringify(value));
}

export const valuesOf = ({ local }: Tab): Values =>
  Object.fromEntries(Object.entries({ ...local }).map(([key, text]) => [key, JSON.parse(String(text)) as unknown]));

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The paths of what is missing or another value afterwards. A list of objects may have more, in any order. */
export function lostFrom(before: unknown, after: unknown, path = ''): string[] {
  if (Array.isArray(before) && before.some(isObject) && Array.isArray(after)) {
    const isThere = (each: unknown) => after.some((other) => lostFrom(each, other).length === 0);
    return before.flatMap((each, i) => (isThere(each) ? [] : [`${path}[${i}]`]));
  }
  if (isObject(before) && isObject(after))
    return Object.entries(before).flatMap(([name, value]) => lostFrom(value, after[name], `${path}.${name}`));
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [path];
}

export const fileOf = ({ page }: GameOnPage): string => JSON.stringify(statisticsFile(page, 'local'));

/** Imports a file on a page that has the five games. */
export const importOn = ({ page }: GameOnPage, file: string): Promise<BroughtIn> =>
  bringIn(file, page, 'local', (id) => GAMES.find((game) => game.id === id));

/** The reader wins, by the solver's moves. */
export async function win(game: GameOnPage): Promise<void> {
  for (const move of (await game.solution())!) game.move(move);
}
