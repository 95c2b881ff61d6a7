// What tests do to a game on a page again and again.
import { describeStatus } from '../../src/describe/message.js';
import { en } from '../../src/locales/en.js';
import type { SolitaireEventMap, SolitaireEventName } from '../../src/play/events.js';
import type { Statistics } from '../../src/play/storage/counts.js';
import { readKept } from '../../src/play/storage/game-log.js';
import { statisticsIn } from '../../src/play/storage/statistics.js';
import { gradeNamed } from '../../src/solver/grade/grade.js';
import { settled } from './browser.js';
import { type GameOnPage, onPage, type Properties } from './game-on-page.js';

/** Plays the first legal move, so many times at once. */
export function playFirst(game: GameOnPage, count = 1): void {
  for (let i = 0; i < count; i++) game.play(game.legalMoves[0]!);
}

/** The same, and waits until it is told. */
export async function playOn(game: GameOnPage, count = 1): Promise<void> {
  playFirst(game, count);
  await settled();
}

/** The reader makes the first legal move, and it is told. */
export async function moveOn(game: GameOnPage): Promise<void> {
  game.move(game.legalMoves[0]!);
  await settled();
}

/** Leaves a game, and comes back to another in its place. */
export async function comeBack(game: GameOnPage, properties: Properties): Promise<GameOnPage> {
  await settled();
  game.remove();
  await settled();
  const { tab, place } = game.page;
  return onPage(game.play_.variant, properties, tab, place);
}

/** Presses the way back to the game that was left, and waits until it is told. */
export async function goBack(game: GameOnPage): Promise<void> {
  game.play_.dealer.bringBack(game.play_.session.leftGame!);
  await settled();
}

/** Leaves a game for another one, and brings it back. */
export async function bringBack(game: GameOnPage): Promise<void> {
  await game.newGame({ seed: '1' });
  await settled();
  await goBack(game);
}

/** What is counted with the options in force. */
export const statisticsOf = ({ play_: { page, store, dealer } }: GameOnPage): Statistics =>
  statisticsIn(readKept(store, page.time), dealer.options);

/** The line above the table. */
export function lineOf({ play_: { variant, session, stage, advisor, daily } }: GameOnPage): string {
  const { game } = stage;
  const { day, difficulty } = session.past;
  const grade = en.difficulties[gradeNamed(difficulty)!] ?? '';
  const facts = { game, message: advisor.message, day, streak: day ? daily.streak : 0, grade };
  return describeStatus(facts, en, variant);
}

const EVENTS: readonly SolitaireEventName[] = ['deal', 'move', 'undo', 'redo', 'win', 'loss'];

/** Every event of a game from now on, in order, until the signal is aborted. */
export function listen(game: GameOnPage, signal?: AbortSignal): SolitaireEventMap[SolitaireEventName][] {
  const heard: SolitaireEventMap[SolitaireEventName][] = [];
  const note = (event: Event) => void heard.push(event as SolitaireEventMap[SolitaireEventName]);
  for (const type of EVENTS) game.addEventListener(type, note, { signal });
  return heard;
}

export const typesOf = (heard: readonly Event[]): string[] => heard.map(({ type }) => type);
