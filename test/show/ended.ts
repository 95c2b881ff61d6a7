// A game that is lost or won at the table, and what its strip or sheet then says.
import { expect } from 'chai';
import { createGame, type Move, recordFromText } from '../../src/engine.js';
import { actionOf } from '../../src/engine/model/move.js';
import type { Variant } from '../../src/games/variant/variant.js';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import { followRecord } from '../engine/follow.js';
import { type GameId, GAMES, type Properties } from '../play/game-on-page.js';
import type { Tab } from '../play/browser.js';
import { settle } from '../play/player.js';
import { type ShownGame, shownGame } from './shown-game.js';

/** The sheet or the strip that is shown. */
export const endingOf = ({ shown }: ShownGame) => shown!.win ?? shown!.loss;

export const titleOf = (game: ShownGame): string | undefined => endingOf(game)?.title;

/** What is written on its buttons; nothing on a free place. */
export const placesOf = (game: ShownGame): string[] => endingOf(game)?.offers.map((each) => each?.caption ?? '') ?? [];

export const offersOf = (game: ShownGame): string[] => placesOf(game).filter(Boolean);

export const figuresOf = ({ shown }: ShownGame): string[] =>
  shown!.win?.figures.map(([name, value]) => `${value} ${name}`) ?? [];

export const marksOf = ({ shown }: ShownGame): readonly string[] => shown!.win?.marks ?? [];

export const noteOf = ({ shown }: ShownGame): string => shown!.win?.note ?? shown!.loss?.notes.join(' · ') ?? '';

/** Fulfilled when it has found out what it was to find out. */
export async function foundOut(game: ShownGame, what: RegExp): Promise<void> {
  while (![titleOf(game), noteOf(game), ...placesOf(game)].some((text) => what.test(text ?? ''))) await settle(game);
}

/** Makes a move on the table, and waits for what comes of it. */
export async function make(game: ShownGame, move: Move): Promise<void> {
  const { stage, variant } = game.play_;
  game.table!.act(actionOf(variant.piles, stage.game!.position, move)!);
  await settle(game);
}

/** Sends all cards home by script. */
export async function finish(game: ShownGame): Promise<void> {
  game.finish();
  await settle(game);
}

/** Plays a card home. */
export const sendHome = (game: ShownGame, code: string): Promise<void> =>
  make(
    game,
    game.legalMoves.find((move) => move.type === 'move' && move.card === code && /^foun/.test(move.to))!,
  );

/** Baker's Dozen, won by sending all cards home after one move on the table. */
export async function winHome(properties: Properties = {}, tab?: Tab): Promise<ShownGame> {
  const game = await shownGame('bakers-dozen', { deck: GOES_HOME, ...properties }, tab);
  await sendHome(game, 'AS');
  await finish(game);
  expect(game.status).to.equal('won');
  return game;
}

/** Trusty Twelve, or a game like it, lost by its only move. */
export async function lose(properties: Properties = {}, of: Variant | GameId = 'trusty-twelve'): Promise<ShownGame> {
  const game = await shownGame(of, { deck: LAST_MOVE, ...properties });
  await make(game, game.legalMoves[0]!);
  expect(game.status).to.equal('lost');
  return game;
}

/** A recorded game so many moves before its end, and these moves. */
async function gameNear(
  text: string,
  left: number,
  properties: Properties = {},
  of?: Variant,
): Promise<{ game: ShownGame; rest: Move[] }> {
  const { game: id, seed, options, moves: line } = recordFromText(text);
  const variant = of ?? GAMES.find((each) => each.id === id)!;
  const dealt = () => createGame(variant, { ...options, seed: seed! });
  const moves = followRecord(dealt(), line);
  const game = await shownGame(variant, { seed: seed!, ...options, ...properties });
  const before = dealt();
  for (const move of moves.slice(0, -left)) before.play(move);
  await game.load(before.record);
  await settle(game);
  return { game, rest: moves.slice(-left) };
}

/** A game that lay on the table before its last move, which is then made there. */
export async function loseByLast(text: string, properties: Properties = {}, of?: Variant): Promise<ShownGame> {
  const { game, rest } = await gameNear(text, 1, properties, of);
  for (const move of rest) await make(game, move);
  expect(game.status).to.equal('lost');
  return game;
}
