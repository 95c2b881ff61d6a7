// What tests do to a game without a screen again and again.
import { expect } from 'chai';
import { describeStatus } from '../../src/describe/message.js';
import { createGame, type GameRecord, type Move, movesOf, type State } from '../../src/engine.js';
import { en } from '../../src/locales/en.js';
import { listen, typesOf } from '../support/heard.js';
import { settled } from './browser.js';
import type { GameOnPage } from './game-on-page.js';

/** Fulfilled when everything that was asked of a game is done and told. */
export const settle = (game: GameOnPage): Promise<void> => game.page.tab.browser.pass(0);

/** Plays the first legal move by script, so many times. */
export function playFirst(game: GameOnPage, count = 1): void {
  for (let i = 0; i < count; i++) game.play(game.legalMoves[0]!);
}

/** Plays moves by script, and waits for what comes of it. */
export async function playAll(game: GameOnPage, moves: readonly Move[]): Promise<void> {
  for (const each of moves) expect(game.play(each)).to.equal(true);
  await settle(game);
}

/** The log of what a game keeps from now on in the storage of its tab: `statistics` and `game`, in order. */
export function logKept({ page }: GameOnPage): string[] {
  const log: string[] = [];
  const { session } = page.tab;
  for (const name of ['setItem', 'removeItem'] as const) {
    const own: (key: string, value: string) => void = session[name].bind(session);
    const value = (key: string, text: string) => {
      const [, kind] = /\/(statistics|game)/.exec(key) ?? [];
      if (kind) log.push(kind);
      own(key, text);
    };
    Object.defineProperty(session, name, { value });
  }
  return log;
}

/** The reader plays the first legal move. */
export function move(game: GameOnPage): void {
  expect(game.move(game.legalMoves[0]!)).to.equal(true);
}

/** Sets attributes, and waits for what comes of it. */
export async function change(game: GameOnPage, ...properties: Parameters<GameOnPage['set']>): Promise<void> {
  game.set(...properties);
  await settle(game);
}

/** What the table shows: the game in play, or another in its place. */
export const shown = (game: GameOnPage): State => game.play_.stage.game!.state;

/** How a recorded game stood after so many of its moves. */
export function after(record: GameRecord, count: number): State {
  const { game: id, seed, options } = record;
  const played = createGame(id, { seed, ...options });
  for (const each of movesOf(record).slice(0, count)) played.play(each);
  return played.state;
}

/** What the line above the table says in English, but for streaks and grades. */
export function says({ play_: { advisor, session, stage, variant } }: GameOnPage): string {
  const message = advisor.message ?? stage.line?.message;
  const facts = { game: stage.game, message, day: session.past.day, streak: 0, grade: '' };
  return describeStatus(facts, en, variant);
}

/** Fulfilled once that line says something. */
export async function hears(game: GameOnPage, what: RegExp): Promise<void> {
  while (!what.test(says(game))) await settled();
}

/** Plays by hints alone until the game is over, or none is left. None leads in a circle. */
export async function followHints(game: GameOnPage): Promise<void> {
  const positions = new Set<string>();
  for (let hint = await game.hint(); hint && game.status === 'playing'; hint = await game.hint()) {
    expect(game.play(hint)).to.equal(true);
    const now = JSON.stringify(game.state!.piles);
    expect(positions.has(now), 'in a circle').to.equal(false);
    positions.add(now);
  }
}

/** Asserts that something is refused, and the game as it was. */
export async function refuses(
  game: GameOnPage,
  ask: () => Promise<void>,
  type: typeof Error,
  named: RegExp,
): Promise<void> {
  const before = [game.state, game.record, game.canRedo];
  const heard = listen(game);
  const error: unknown = await ask().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  await settle(game);
  expect(error).to.be.an.instanceOf(type);
  expect((error as Error).message).to.match(named);
  expect([game.state, game.record, game.canRedo]).to.deep.equal(before);
  expect(typesOf(heard)).to.deep.equal([]);
}
