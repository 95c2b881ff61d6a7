// Rounds on a page, and what is seen and heard of them.
import '../../src/round.js';
import type { RoundDetail, SolitaireRound } from '../../src/round.js';
import type { DayResult } from '../../src/days/day-result.js';
import { type Attributes, box, settled, type Table } from '../support/table.js';
import { waitUntil } from '../support/wait-until.js';

export const DAY = '2026-11-24';

/** A round of these attributes, which knows its games. */
export async function roundOf(attributes: Attributes = {}): Promise<SolitaireRound> {
  const round = document.createElement('solitaire-round');
  for (const [name, value] of Object.entries(attributes)) round.setAttribute(name, value);
  round.style.setProperty('--solitaire-speed', '0');
  (await box()).append(round);
  await waitUntil(() => tabsOf(round)[0]);
  return round;
}

export const tabsOf = (round: Element): HTMLElement[] => [
  ...round.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]'),
];

/** What the tabs are called. */
export const labelsOf = (round: Element): string[] => tabsOf(round).map(labelOf);

export const labelOf = (tab: Element): string =>
  [...tab.querySelectorAll('.name, small')]
    .map(({ textContent }) => textContent)
    .filter(Boolean)
    .join(', ');

/** The game on the table. Anything else inside a round is a mistake. */
export function tableOf(round: Element): Table {
  const [game, ...others] = round.children;
  if (!game || others.length > 0) throw new Error(`${round.children.length} games are on the table`);
  return game as Table;
}

/** Resolves with the game on the table when it's dealt. */
export async function dealt(round: Element, tag?: string): Promise<Table> {
  await waitUntil(() => tableOf(round).state && (!tag || tableOf(round).localName === tag));
  await settled(tableOf(round));
  return tableOf(round);
}

export async function win(game: Table): Promise<void> {
  for (const move of (await game.solution())!) game.play(move);
  await settled(game);
}

export const statusOf = (round: Element): string => round.shadowRoot!.querySelector('[part=status]')!.textContent;

/** The button on the result sheet. */
export const nextOf = (round: Element): HTMLButtonElement | null => round.querySelector('button[slot=won]');

/** A result of the day, as the storage has it. */
export const result = (day: string, more: Partial<DayResult> = {}): DayResult => ({
  ...{ day, won: true, moves: 52, elapsed: 60_000, assisted: false, onTime: true, marks: [] },
  ...more,
});

/** Stores won days of a game: moves, milliseconds and flags, 5 if it was won in time. */
export function keep(game: string, days: Readonly<Record<string, readonly number[]>>, options = '{}'): void {
  localStorage.setItem(`solitaire-elements/1/${game}/days`, JSON.stringify({ [options]: days }));
}

/** Everything that rounds tell from now on. */
export function listen(round: Element): RoundDetail[] {
  const heard: RoundDetail[] = [];
  round.parentElement!.addEventListener('round', (event) => heard.push((event as CustomEvent<RoundDetail>).detail));
  return heard;
}
