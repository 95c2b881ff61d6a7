import { builtIn } from '../board/layout/window.js';
import type { DayResult } from '../days/day-result.js';
import type { LanguageTable } from './language.js';

/** The parts of an element that the calendar uses: only public names, because the element may come from another copy of the script. */
export interface DailyGame extends HTMLElement {
  readonly label: string;
  readonly days: readonly DayResult[];
  readonly state: { readonly seed: string } | null;
  daily: boolean | string;
  seed: string | null;
  poster: boolean;
}

/** The events after which the days of a game, or its language, may have changed. */
export const EVENTS = ['deal', 'move', 'undo', 'redo', 'win', 'loss', 'languagechange'];

export const isGame = (element: Element): element is DailyGame => 'days' in element;

/** The elements that the attribute `for` names. */
export function namedBy(element: Element): Element[] {
  const root = element.getRootNode() as Document;
  const ids = (element.getAttribute('for') ?? '').split(/\s+/);
  return ids.flatMap((id) => builtIn(root, 'getElementById').call(root, id) ?? []);
}

/** Whether an element waits for its script. In happy-dom, no element ever matches `:defined`. */
export const isComing = (element: Element): boolean => !isGame(element) && element.matches(':not(:defined)');

/** The day whose game is on the table; `undefined` if it is no daily game. */
export const dayShown = ({ daily, state }: DailyGame): string | undefined =>
  (daily && state?.seed.slice(0, 10)) || undefined;

/** The texts of a game in a language. */
export function tableOf(game: DailyGame, tag: string): LanguageTable | undefined {
  const { localeOf } = game.constructor as { localeOf?: (tag: string) => LanguageTable | undefined };
  return localeOf?.(tag);
}

/** Puts the game of a day on the table: a saved one, otherwise its deal. */
export function playDay(game: DailyGame, day: string, isToday: boolean): void {
  const wanted = isToday || day;
  game.poster = false;
  // Setting the same day again changes nothing, even if the reader has moved on to another game. Setting another seed first does, and
  // `daily` takes precedence.
  if (game.daily === wanted && dayShown(game) !== day) game.seed = day;
  game.daily = wanted;
}
