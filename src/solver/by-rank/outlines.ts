import { PositionSet } from '../../engine/search/position-set.js';
import { ALL_HOME, Outline } from './outline.js';
import type { Table } from './table.js';

/** How many a position of another search is worth. They take less than a millisecond. */
const FOR_ONE = 500;

/** Proves positions lost by their outlines. No outline comes back once it was left, so there are few. */
export class Outlines {
  /** How many were looked at. */
  looked = 0;
  /** The outline that {@link canWin} begins with. */
  readonly outline: Outline;
  readonly #lost: PositionSet;
  readonly #winnable = new PositionSet();

  /**
   * @param table the position from which the others come.
   * @param slots of the first table of those that are lost, a power of two.
   */
  constructor(table: Table, slots = 1 << 14) {
    this.outline = new Outline(table);
    this.#lost = new PositionSet(slots);
  }

  /** Whether the outline can be won; `undefined` if that takes more than `limit` outlines. The outline changes. */
  canWin(limit = FOR_ONE): boolean | undefined {
    const { outline } = this;
    /** Those to look at: two parts of a key each, and how many lead to it. */
    const open = [outline.places, outline.homes, 0];
    /** The outlines that lead to the current one. */
    const way: number[] = [];
    const leave = (set: PositionSet, depth: number) => {
      while (way.length > 2 * depth) set.add(way.pop()!, way.pop()!);
    };
    const last = this.looked + limit;
    while (open.length > 0) {
      leave(this.#lost, open.pop()!);
      outline.homes = open.pop()!;
      outline.places = open.pop()!;
      if (this.#lost.has(outline.homes, outline.places)) continue;
      if (this.looked === last) return undefined;
      this.looked++;
      way.push(outline.places, outline.homes);
      outline.lay();
      if (outline.moveHome()) {
        if (this.#lost.has(outline.homes, outline.places)) continue;
        way.push(outline.places, outline.homes);
      }
      if (outline.homes === ALL_HOME || this.#winnable.has(outline.homes, outline.places)) {
        leave(this.#winnable, 0);
        return true;
      }
      if (outline.mayWin()) outline.addMoves(open, way.length / 2);
    }
    leave(this.#lost, 0);
    return false;
  }
}
