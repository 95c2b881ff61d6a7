import { suit } from '../../engine/model/card.js';
import { PositionSet } from '../../engine/search/position-set.js';
import { IntList } from '../../engine/search/search-tree.js';
import type { Search } from '../search.js';
import { type ColumnGame, GameTables } from './column-game.js';
import { ColumnTable } from './column-table.js';
import { actionsOf, type Transfer } from './move.js';
import { MoveList } from './moves.js';
import { Best, Varied } from './open-nodes.js';
import { playAndSettle, settle } from './safe.js';

/** How many positions are kept at most: with their set less than 64 MB. */
const MAX_POSITIONS = 1_400_000;

/** How much farther a drawn card makes a win seem where the waste may not always be turned over; and the cards of a pass. */
const PER_DRAW = 2;
const PASS = 24;

/** How far a position seems from a win, by the weights of its game: a whole number of 0 or more. */
function distanceOf(table: ColumnTable): number {
  const { cards, heights, homes, steps, game, atHome, hiddenCount, others, drawn, turns, turned } = table;
  const { home = 0, empty = 0, cell = 0, waiting = 0, hidden = 0, burying = 0, inverted = 0 } = game.weights;
  const { tableau, cells, waste } = game.piles;
  let distance = home * (52 - atHome) + hidden * hiddenCount + empty * tableau.length;
  for (let i = 0; i < tableau.length; i++) {
    const pile = tableau[i]!;
    const height = heights[pile]!;
    if (height === 0) distance -= empty;
    lowest.fill(13);
    for (let at = 0; at < height; at++) {
      const card = cards[(pile << 6) + at]!;
      const own = suit(card);
      const step = steps[card]!;
      if (homes[own] === step) distance += burying * (height - 1 - at);
      if (step > lowest[own]!) distance += inverted;
      else lowest[own] = step;
    }
  }
  for (let i = 0; i < others.length; i++) distance += heights[others[i]!]! * (i < cells.length ? cell : hidden);
  if (waste < 0) return distance;
  distance += waiting * heights[waste]!;
  // What is drawn is gone until the waste is turned over, and a turn is gone for good.
  return turns < Infinity ? distance + PER_DRAW * (drawn + PASS * turned) : distance;
}

/** For each suit, the lowest card so far of the column that is looked at. */
const lowest = new Uint8Array(4);

/** The positions that a search has reached, as a tree on one table, and which of them it has yet to look beyond. */
class ColumnTree {
  readonly table: ColumnTable;
  readonly #seen = new PositionSet(1 << 15);
  readonly #parents = new IntList();
  readonly #moves = new IntList();
  readonly #isClosed = new Uint8Array(MAX_POSITIONS + 4096);
  readonly #best = new Best();
  readonly #varied = new Varied();
  #at = 0;
  #depth = 0;
  #open = 0;
  #turn = 0;

  constructor(table: ColumnTable) {
    this.table = table;
    this.isNew();
    this.add(0, distanceOf(table));
  }

  get size(): number {
    return this.#parents.length;
  }

  /** Goes to a node that is open, and closes it: the most promising one and one of any kind in turn. `false` if none is open. */
  next(): boolean {
    if (this.#open-- === 0) return false;
    const nodes = this.#turn++ % 2 === 0 ? this.#best : this.#varied;
    let node = nodes.take();
    while (this.#isClosed[node] === 1) node = nodes.take();
    this.#isClosed[node] = 1;
    this.#goTo(node);
    return true;
  }

  /** Whether the position on the table was never reached before. */
  isNew(): boolean {
    return this.#seen.add(this.table.high, this.table.low);
  }

  /** Adds the node after a move from the present one. */
  add(move: Transfer, distance: number): void {
    this.#best.add(this.size, distance);
    this.#varied.add(this.size, ((this.#depth >> 1) << 12) | (distance >> 1));
    this.#parents.push(this.#at);
    this.#moves.push(move);
    this.#open++;
  }

  #goTo(node: number): void {
    const way: Transfer[] = [];
    for (let target = node; this.#at !== target;) {
      if (this.#at > target) {
        this.table.takeBack();
        this.#at = this.#parents.get(this.#at);
        this.#depth--;
      } else {
        way.push(this.#moves.get(target));
        target = this.#parents.get(target);
      }
    }
    this.#depth += way.length;
    while (way.length > 0) playAndSettle(this.table, way.pop()!);
    this.#at = node;
  }
}

/**
 * A search for games of columns that are won when all cards are on the foundations. It is complete, and takes 64 MB at most. It looks at
 * the position that seems nearest to a win, and at one of any kind, in turn.
 */
export function searchColumns(game: ColumnGame): Search {
  let tables: GameTables | undefined;
  return function* (deal, start, limit) {
    const table = new ColumnTable(game, (tables ??= new GameTables(game)), deal, start);
    const talon = { length: table.heights[game.piles.waste] ?? 0, drawn: table.drawn, draw: table.draw };
    const won = () => ({ verdict: 'winnable', actions: actionsOf(table.line, game.piles, talon) }) as const;
    settle(table);
    if (table.atHome === 52) return won();
    const tree = new ColumnTree(table);
    const list = new MoveList(table);
    const next: number[] = [];
    for (let looked = 1; tree.next(); looked++) {
      if (looked > limit || tree.size > MAX_POSITIONS) return { verdict: 'unknown' };
      yield 1;
      const moves = list.list();
      // The first move is added last, and then looked at first among equals.
      for (let i = moves.length - 1; i >= 0; i--) {
        playAndSettle(table, moves[i]!);
        if (tree.isNew()) {
          if (table.atHome === 52) return won();
          next.push(moves[i]!, distanceOf(table));
        }
        table.takeBack();
      }
      for (let i = 0; i < next.length; i += 2) tree.add(next[i]!, next[i + 1]!);
      next.length = 0;
    }
    return { verdict: 'unwinnable' };
  };
}
