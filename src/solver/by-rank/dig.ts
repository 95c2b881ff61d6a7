import alea from '../../engine/model/alea.js';
import { PositionSet } from '../../engine/search/position-set.js';
import type { Outcome } from '../search.js';
import { Nearest, relaxedDistance } from './distance.js';
import type { Outlines } from './outlines.js';
import { Shovel } from './shovel.js';
import type { Start } from './trail.js';
import { disorder, HOME, type Id, IDS, Table } from './table.js';

/** The plan of a search. Its weights estimate how far a position is from a win. */
export interface DigPlan {
  /** The most positions to look at. */
  readonly bound: number;
  /** The weights of {@link disorder}. */
  readonly onTableau: number;
  readonly above: number;
  /** The weight of a card that is buried: see `Outline`. */
  readonly buried: number;
  /** In how many ways a card is brought up where it matters. */
  readonly ways: number;
}

/** A position that was reached by bringing up a card. */
interface Dug {
  readonly on: Uint8Array;
  readonly before: Dug | undefined;
  /** The moves from the one before. */
  readonly moves: readonly (readonly [id: Id, to: number])[];
}

/**
 * Looks for a win by digging: each step brings up a card that is wanted, and moves it home or off the cards beneath. It proves nothing.
 *
 * @param seed of the random numbers. The same search finds the same.
 */
export function* dig(
  { bound, onTableau, above, buried, ways }: DigPlan,
  seed: string,
  start: Start,
  outlines: Outlines,
): Generator<number, Outcome> {
  const { outline } = outlines;
  const table = new Table(false);
  const shovel = new Shovel(table, alea(seed));
  const seen = new PositionSet(1 << 14);
  const open = new Nearest<Dug>();
  let looked = 0;
  let won: Dug | undefined;

  const visit = (before: Dug | undefined): void => {
    if (looked === bound) return;
    looked++;
    const length = shovel.moves.length;
    shovel.moveHome();
    outline.take(table);
    const isNew = seen.add(shovel.blocks(), outline.homes ^ Math.imul(outline.places, 0x9e3779b1));
    if (isNew && outlines.canWin() !== false) {
      const distance = relaxedDistance(table) + disorder(table, onTableau, above) + buried * outline.buried;
      const dug: Dug = { on: table.on.slice(), before, moves: [...shovel.moves] };
      if (table.home === IDS) won = dug;
      if (distance < Infinity) open.add(dug, distance);
    }
    shovel.takeBack(length);
  };

  const bringUp = (at: Dug, id: Id, isGoingHome: boolean): void => {
    for (let way = 0, most = 1; way < most; way++) {
      if (way > 0) shovel.mix();
      if (shovel.bringUp(id) && (isGoingHome ? shovel.play(id, HOME) : shovel.moveOff(id))) {
        if (shovel.hasSplit) most = ways;
        visit(at);
      }
      shovel.takeBack();
    }
  };

  table.load(start.on);
  shovel.begin();
  visit(undefined);
  for (let reported = 0; looked < bound && !won; reported = looked) {
    const next = open.take();
    if (!next) break;
    table.load(next.on);
    shovel.begin();
    for (const id of [...table.next]) if (id < IDS) bringUp(next, id, true);
    for (const id of outline.cardsInTheWay(table)) bringUp(next, id, false);
    yield looked - reported;
  }
  if (!won) return { verdict: 'unknown' };
  const moves = [];
  for (let dug: Dug | undefined = won; dug; dug = dug.before) moves.unshift(...dug.moves);
  return { verdict: 'winnable', actions: start.actionsOf(moves) };
}
