// Games in play without a page, and what is said of each change of them.
import { expect } from 'chai';
import { meant, targetsOf } from '../../src/board/hand/targets.js';
import {
  createGame,
  type Game,
  type Move,
  movesOf,
  recordFromText,
  type State,
  type Variant,
} from '../../src/engine.js';
import { type AnnouncedWith, announcementOf } from '../../src/describe/announcements.js';
import { inSentences } from '../../src/describe/names.js';
import { describeHeld } from '../../src/describe/held.js';
import { refusalText } from '../../src/describe/refusal.js';
import { indexOfPile } from '../../src/engine/model/piles.js';
import { en } from '../../src/locales/en.js';
import { gameTextsOf } from '../../src/locales/game-texts.js';
import type { SessionUpdate } from '../../src/play/session/game-session.js';
import { NO_FACTS, type GameFacts } from '../../src/play/session/played-game.js';

/** The game of a record before its first move, and its moves. */
export function opened(text: string, variant?: Variant): { readonly game: Game; readonly moves: readonly Move[] } {
  const record = recordFromText(text);
  const { game, seed, options } = record;
  const moves = movesOf(record, { variants: variant ? [variant] : [] });
  return { game: createGame(variant ?? game, { ...options, seed: seed! }), moves };
}

/** The game of a record after its last move. */
export function ended(text: string): Game {
  const { game, moves } = opened(text);
  for (const move of moves) game.play(move);
  return game;
}

export const playFirst = (game: Game, count = 1): void => {
  for (let i = 0; i < count; i++) expect(game.play(game.legalMoves[0]!)).to.equal(true);
};

/** The first legal move of a type, of a pair where two cards can be removed. */
export const moveOf = (game: Game, type: Move['type']): Move =>
  game.legalMoves.find((move) => move.type === type && !(move.type === 'remove' && move.cards.length < 2))!;

/** Plays a move, takes one back or plays it again, and returns the update that tells of it. */
export function change(game: Game, step: Move | 'undo' | 'redo', past: Partial<GameFacts> = {}): SessionUpdate {
  const { position: before, lastAction } = game;
  expect(typeof step === 'string' ? game[step]() : game.play(step)).to.equal(true);
  const type = typeof step === 'string' ? step : 'move';
  const action = (type === 'undo' ? lastAction : game.lastAction)!;
  const changed = { type, action, before } as const;
  return { game, by: 'player', past: { ...NO_FACTS, ...past }, change: changed, isFirstMove: false };
}

const QUIET: AnnouncedWith = { win: undefined, isRunning: false, showsTime: false, heard: undefined };

/** What is said of an update. */
export function saidOf(update: SessionUpdate, texts = en, known: Partial<AnnouncedWith> = {}): string {
  const { rules } = (update.game as Game).deal;
  const { event, comment } = announcementOf(update, texts, rules, { ...QUIET, ...known });
  return inSentences([event, comment].filter((text) => text !== undefined));
}

/** Changes a game, and returns what is said of that. */
export const told = (game: Game, step: Move | 'undo' | 'redo'): string => saidOf(change(game, step));

export const pileIn = ({ piles }: State, id: string) => piles.find((pile) => pile.id === id)!;

/** A run by its bottom card, or the top card of a pile by the id of that. */
function runOf({ state, deal }: Game, from: string) {
  const isPile = from.length > 2;
  const pile = isPile
    ? indexOfPile(deal.rules.piles, from)
    : state.piles.findIndex(({ cards }) => cards.includes(from));
  const { cards } = state.piles[pile]!;
  return { pile, count: isPile ? 1 : cards.length - cards.indexOf(from) };
}

/** What is said of a run that is picked up. */
export function heldAs(game: Game, from: string, texts = en, isBrief = false): string {
  const run = runOf(game, from);
  const card = game.position.piles[run.pile]!.at(-run.count)!;
  return describeHeld({ ...run, card }, meant(targetsOf(game, run)), game, game.deal.rules, texts, isBrief);
}

/** Why a run does not go to a pile, or onto a card. */
export function refused(game: Game, from: string, to: string, texts = en, lang = 'en'): string {
  const run = runOf(game, from);
  const { pile } = runOf(game, to);
  expect(targetsOf(game, run).has(pile), `${from} goes to ${to}`).to.equal(false);
  return refusalText(game, run, pile, texts, gameTextsOf(game.deal.rules, texts, lang));
}
