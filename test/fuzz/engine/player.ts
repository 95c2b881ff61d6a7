// Plays a game and its reference side by side, and compares them after each step.
import { expect } from 'chai';
import {
  createGame,
  type Game,
  type GameRecord,
  type Move,
  recordFromText,
  recordToText,
  verify,
} from '../../../src/engine.js';
import { type Dealing, otherMove } from '../../engine/arbitrary.js';
import { EXAMPLES, gameOf } from './dealing.js';
import { compareKeys, KeyBook } from './keys.js';
import { after, goesOn, isWon, lay, legal, type Table, textOf } from './table.js';

type Attempt = Parameters<typeof otherMove>[1];

export type Step =
  | { readonly do: 'move'; readonly pick: number; readonly eager: boolean }
  | { readonly do: 'undo' | 'redo'; readonly times: number }
  | { readonly do: 'attempt'; readonly move: Attempt }
  | { readonly do: 'replay' | 'search' };

/** How many moves were compared since the process began. */
export const compared = { moves: 0 };

/** How far the reference looks for progress. */
const OUTLOOK = 200;

/** A move as text. Its fields always stand in the same order, but those of a pair may not. */
const moveText = (move: Move): string =>
  move.type === 'remove' ? `remove ${move.cards.join()} ${move.from.join()}` : Object.values(move).join(' ');

/** As `expect` does, but without its cost: this is asked a million times. */
function expectSame(actual: unknown, expected: unknown, what: string): void {
  if (actual !== expected) expect(actual, what).to.equal(expected);
}

function expectSameMoves(actual: readonly Move[], expected: readonly Move[]): void {
  const texts = new Set(expected.map(moveText));
  if (actual.length === texts.size && actual.every((move) => texts.has(moveText(move)))) return;
  expect(actual.map(moveText).sort(), 'the legal moves').to.deep.equal([...texts].sort());
}

/** Whether a move looks like a gain: to play such moves leads to longer games. */
const isGain = (move: Move, { piles }: Table): boolean =>
  move.type === 'remove' ||
  (move.type === 'move' && (!move.to.startsWith('tableau') || piles[move.from]!.length === 1));

/** A game's state as text, as `textOf` writes that of its reference. */
function stateText({ state }: Game): string {
  const counters = [state.recyclesLeft ?? 0, state.redealsLeft ?? 0, state.liftsLeft ?? 0];
  const hasHidden = /^(klondike|yukon)/.test(state.game);
  const piles = state.piles.map(({ id, cards, faceDown }) => {
    const hidden = hasHidden && id.startsWith('tableau') ? (faceDown ?? 0) : '';
    return `${hidden}:${cards.join('')}`;
  });
  return [counters.map((each) => (each === 'unlimited' ? Infinity : each)).join(' '), ...piles].join('|');
}

export class Player {
  readonly game: Game;
  /** From the deal on, with the moves that were taken back. */
  readonly #line: Table[];
  readonly #moves: Move[] = [];
  readonly #keys = new KeyBook();
  #at = 0;

  constructor({ id, request }: Dealing) {
    this.game = createGame(gameOf(id), request);
    const { seed, deck, options } = this.game.state;
    this.#line = [lay(id, { seed, ...(deck !== undefined && { deck }) }, options)];
    this.#compare();
  }

  get table(): Table {
    return this.#line[this.#at]!;
  }

  take(step: Step): void {
    switch (step.do) {
      case 'move':
        return this.#move(step.pick, step.eager);
      case 'undo':
      case 'redo':
        for (let i = 0; i < step.times; i++) this.#walk(step.do);
        return this.#compare();
      case 'attempt':
        return this.#attempt(otherMove(this.game.state, step.move));
      case 'replay':
        return this.#replay();
      case 'search':
        return this.#search();
    }
  }

  #move(pick: number, eager: boolean): void {
    const { game, table } = this;
    const moves = game.legalMoves;
    if (moves.length === 0) return;
    const gains = eager ? moves.filter((each) => isGain(each, table)) : [];
    const from = gains.length > 0 ? gains : moves;
    const move = from[pick % from.length]!;
    if (pick % 32 === 0) compareKeys(game, pick);
    expectSame(game.play(move), true, 'whether a legal move can be played');
    this.#line.splice(++this.#at, Infinity, after(table, move));
    this.#moves.splice(this.#at - 1, Infinity, move);
    this.#compare();
  }

  #walk(where: 'undo' | 'redo'): void {
    const { game } = this;
    const can = where === 'undo' ? this.#at > 0 && !isWon(this.table) : this.#at + 1 < this.#line.length;
    expect(where === 'undo' ? game.canUndo : game.canRedo, `whether there is something to ${where}`).to.equal(can);
    expect(game[where](), where).to.equal(can);
    if (can) this.#at += where === 'undo' ? -1 : 1;
  }

  /** Most moves that are made up are not legal. */
  #attempt(move: Move): void {
    const { game, table } = this;
    const turned: Move =
      move.type === 'remove' ? { ...move, cards: move.cards.toReversed(), from: move.from.toReversed() } : move;
    const isLegal =
      game.status === 'playing' &&
      legal(table)
        .map(moveText)
        .some((each) => each === moveText(move) || each === moveText(turned));
    if (isLegal) return;
    expect(game.play(move), `play ${JSON.stringify(move)}`).to.equal(false);
    this.#compare();
  }

  /** The game by its record, and by the text of its record, is the same game. */
  #replay(): void {
    const { record, state } = this.game;
    const check = (given: GameRecord) =>
      expect(verify(given, { variants: EXAMPLES })).to.deep.include({ ok: true, state });
    check(record);
    const text = recordToText(record);
    expect(text).to.match(/^[\w.~-]+$/);
    expect(recordFromText(text)).to.deep.equal(record);
    if (record.moves === '') return;
    const claimed = record.status === 'won' ? 'playing' : 'won';
    expect(verify({ ...record, status: claimed }, { variants: EXAMPLES })).to.include({ ok: false });
  }

  /** Lost is only what leads nowhere; what leads nowhere is lost. */
  #search(): void {
    const { status } = this.game;
    if (status === 'won') return;
    const hasWay = goesOn(this.table, OUTLOOK);
    if (hasWay !== undefined) expect(status, 'the status').to.equal(hasWay ? 'playing' : 'lost');
  }

  #compare(): void {
    const { game, table } = this;
    compared.moves++;
    const { status, reason } = game.result;
    expectSame(stateText(game), textOf(table), 'the piles');
    expectSame(game.moveCount, this.#at, 'the number of moves');
    const won = isWon(table);
    const moves = won ? [] : legal(table);
    expectSame(status === 'won', won, 'whether it is won');
    expectSame(reason === 'no-moves', !won && moves.length === 0, 'whether there is no move');
    expectSameMoves(game.legalMoves, status === 'playing' ? moves : []);
    if (this.#at > 0) expectSame(moveText(game.lastMove!), moveText(this.#moves[this.#at - 1]!), 'the last move');
    if (status === 'lost') this.#search();
    if (this.#at % 8 === 0) this.#keys.compare(game, table);
  }
}
