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
import { placesOf, positionKey } from '../../../src/engine/search/position-key.js';
import { type Dealing, otherMove } from '../../engine/arbitrary.js';
import { EXAMPLES, gameOf } from './games.js';
import { after, essenceOf, goesOn, isWon, lay, legal, type Table, tableOf, textOf } from './table.js';

export type Step =
  | { readonly do: 'move'; readonly pick: number; readonly eager: boolean }
  | { readonly do: 'undo' | 'redo'; readonly times: number }
  | { readonly do: 'attempt'; readonly move: Parameters<typeof otherMove>[1] }
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

/** Whether a move looks like a gain: to play such moves leads to longer games. */
const isGain = (move: Move, { piles }: Table): boolean =>
  move.type === 'remove' ||
  (move.type === 'move' && (!move.to.startsWith('tableau') || piles[move.from]!.length === 1));

export class Player {
  readonly game: Game;
  /** From the deal on, with the moves that were taken back. */
  readonly #line: Table[];
  readonly #moves: Move[] = [];
  /** The keys of positions by what they play like, and the other way round. */
  readonly #keys = new Map<string, string>();
  #at = 0;

  constructor({ id, request }: Dealing) {
    this.game = createGame(gameOf(id), request);
    this.#line = [lay(this.game.state)];
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
    const texts = legal(table).map(moveText);
    if (game.status === 'playing' && [move, turned].some((each) => texts.includes(moveText(each)))) return;
    expect(game.play(move), `play ${JSON.stringify(move)}`).to.equal(false);
    this.#compare();
  }

  /** The game by its record, and by the text of its record, is the same game. */
  #replay(): void {
    const { record, state } = this.game;
    const verified = (given: GameRecord) => verify(given, { variants: EXAMPLES });
    expect(verified(record)).to.deep.include({ ok: true, state });
    const text = recordToText(record);
    expect(text).to.match(/^[\w.~-]+$/);
    expect(recordFromText(text)).to.deep.equal(record);
    if (record.moves === '') return;
    const claimed = record.status === 'won' ? 'playing' : 'won';
    expect(verified({ ...record, status: claimed })).to.include({ ok: false });
  }

  /** Lost is only what leads nowhere; what leads nowhere is lost. */
  #search(): void {
    const { status } = this.game;
    if (status === 'won') return;
    const hasWay = goesOn(this.table, OUTLOOK);
    if (hasWay !== undefined) expect(status, 'the status').to.equal(hasWay ? 'playing' : 'lost');
  }

  /** Two positions of a deal have the same key just when they play alike. */
  #compareKey(): void {
    const { deal, position } = this.game;
    const { low, high } = positionKey(position, placesOf(deal.rules));
    const key = `key ${low} ${high}`;
    const essence = essenceOf(this.table);
    expect(this.#keys.get(essence) ?? key, 'the key of a position that plays alike').to.equal(key);
    expect(this.#keys.get(key) ?? essence, 'the position of a key').to.equal(essence);
    this.#keys.set(essence, key).set(key, essence);
  }

  #compare(): void {
    const { game, table } = this;
    compared.moves++;
    const { status, reason } = game.result;
    expectSame(textOf(tableOf(game.state)), textOf(table), 'the piles');
    expectSame(game.moveCount, this.#at, 'the number of moves');
    const won = isWon(table);
    const moves = won ? [] : legal(table);
    expectSame(status === 'won', won, 'whether it is won');
    expectSame(reason === 'no-moves', !won && moves.length === 0, 'whether there is no move');
    const texts = new Set(status === 'playing' ? moves.map(moveText) : []);
    expectSame(game.legalMoves.map(moveText).sort().join('\n'), [...texts].sort().join('\n'), 'the legal moves');
    if (this.#at > 0) expectSame(moveText(game.lastMove!), moveText(this.#moves[this.#at - 1]!), 'the last move');
    if (status === 'lost') this.#search();
    if (this.#at % 8 === 0) this.#compareKey();
  }
}
