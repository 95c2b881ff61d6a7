import { PositionSet } from '../../engine/search/position-set.js';
import type { Outcome } from '../search.js';
import { disorder } from './disorder.js';
import type { Outlines } from './outlines.js';
import { relaxedDistance } from './relaxed.js';
import type { Start } from './start.js';
import { IDS, Table } from './table.js';
import { type Step, START, Trail } from './trail.js';

/** Enough for all positions of most searches that come to an end. */
const SLOTS = 1 << 17;

/** How many outlines a position is worth. They take less than a millisecond. */
const OUTLINES = 500;

/** Looks at all positions up to so many, the nearest to a win first, but not beyond those that are lost in outline. */
export function* searchBestFirst(bound: number, start: Start, outlines: Outlines): Generator<number, Outcome> {
  const table = new Table(false);
  const trail = new Trail(table, start);
  const seen = new PositionSet(Math.min(SLOTS, 2 ** (33 - Math.clz32(bound))));
  /** By distance. */
  const open: Step[][] = [];
  let least = 0;
  let won: Step | undefined;

  const visit = (step: Step): void => {
    if (seen.size === bound || !seen.add(table.high, table.low)) return;
    const distance = relaxedDistance(table) + disorder(table, 2, 3);
    if (distance === Infinity) return;
    outlines.outline.take(table);
    if (outlines.canWin(OUTLINES) === false) return;
    if (table.home === IDS) won = step;
    (open[distance] ??= []).push(step);
    least = Math.min(least, distance);
  };

  trail.autoplay();
  visit(START);
  for (let reported = 0; seen.size < bound && won === undefined; reported = seen.size) {
    while (least < open.length && !open[least]?.length) least++;
    const next = open[least]?.pop();
    if (next === undefined) return { verdict: 'unwinnable' };
    trail.expand(next, visit);
    yield seen.size - reported;
  }
  return won === undefined ? { verdict: 'unknown' } : { verdict: 'winnable', actions: trail.actionsTo(won) };
}
