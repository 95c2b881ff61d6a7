import type { Deal } from '../../engine/deal.js';
import { PositionSet } from '../position-set.js';
import type { Fans } from './fans.js';
import type { Home } from './home.js';
import { ALL, between, highestFirst } from './home.js';
import type { Part } from './part.js';
import { redealt } from './redeal.js';

/** Yields how many positions were looked at since it last did. */
type Looking<T> = Generator<number, T | undefined>;

/** How many positions are looked at before a pause; a redeal, and the question what to lift, take as long as several. */
const PAUSE = 64;
const REDEAL = 8;
const LIFT = 16;

/** A search for a win over all redeals. */
export class Quest {
  /** Whether a deal had more positions than are kept in mind, so that there is no proof. */
  gaveUp = false;
  #since = 0;
  readonly #deal: Deal;
  readonly #lift: boolean;
  /** What came of a redeal: it depends only on what is up. */
  readonly #known = new Map<number, Part[] | undefined>();

  /** @param lift whether a card may be lifted in the last deal. */
  constructor(deal: Deal, lift: boolean) {
    this.#deal = deal;
    this.#lift = lift;
  }

  /**
   * A win. Within one deal it never hurts to go up; but with other cards left the next deal is another one, so that everything is
   * tried that can be up by then.
   *
   * @param natural whether only what is up when nothing is held back.
   */
  *win(fans: Fans, redealsLeft: number, natural: boolean): Looking<Part[]> {
    const won =
      (yield* this.#reach(fans, ALL)) ?? (this.#lift && !redealsLeft ? yield* this.#reach(fans, ALL, true) : undefined);
    if (won) return [{ wanted: ALL, steps: won }];
    if (!redealsLeft) return undefined;

    const found = new Map<Home, number[]>();
    if (natural) yield* this.#reach(fans, ALL, false, found);
    for (const home of highestFirst(natural ? found.keys() : between(fans.home, fans.bound(ALL)))) {
      const steps = natural ? found.get(home) : yield* this.#reach(fans, home);
      const rest = steps && (yield* this.#after(home, redealsLeft, natural));
      if (rest) return [{ wanted: natural ? ALL : home, steps }, ...rest];
    }
    return undefined;
  }

  /** A win after a redeal with so much up. */
  *#after(home: Home, redealsLeft: number, natural: boolean): Looking<Part[]> {
    // In the last deal both ways of play are one.
    const key = home * 4 + (natural && redealsLeft > 1 ? 0 : redealsLeft);
    if (!this.#known.has(key)) {
      if (this.#tires(REDEAL)) yield this.#pause();
      this.#known.set(key, yield* this.win(redealt(this.#deal, home, redealsLeft), redealsLeft - 1, natural));
    }
    return this.#known.get(key);
  }

  /**
   * The steps by which the foundations get as high as wanted, no higher, within one deal.
   *
   * @param lift whether a card is to be lifted on the way.
   * @param found where given, all that can be up on the way is put there with the steps to it, and nothing is left out.
   */
  *#reach(start: Fans, wanted: Home, lift = false, found?: Map<Home, number[]>): Looking<number[]> {
    const seen = new PositionSet();
    const open: [Fans, number[]][] = [[start.with(), []]];
    for (let next = open.pop(); next; next = open.pop()) {
      const [fans, steps] = next;
      fans.rise(wanted);
      if (this.#tires(lift ? LIFT : 1)) yield this.#pause();
      if (found) {
        if (!found.has(fans.home)) found.set(fans.home, steps);
      } else if (fans.home === wanted) return steps;
      const lifts = lift ? fans.lifts : [];
      if (!found && (lift ? lifts.length === 0 : !fans.allows(wanted))) continue;
      this.gaveUp ||= seen.full;
      if (seen.full || !seen.add(fans.hi, fans.lo)) continue;
      for (const card of lifts) {
        const rest = yield* this.#reach(fans.lifted(card), wanted);
        if (rest) return [...steps, -1 - card, ...rest];
      }
      const { moves } = fans;
      const harmless = found || lift ? undefined : moves.find((card) => fans.settled(card + 1));
      for (const card of harmless === undefined ? moves : [harmless]) open.push([fans.with(card), [...steps, card]]);
    }
    return undefined;
  }

  #tires(by: number): boolean {
    return (this.#since += by) >= PAUSE;
  }

  #pause(): number {
    const since = this.#since;
    this.#since = 0;
    return since;
  }
}
