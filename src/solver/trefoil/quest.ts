import type { Deal } from '../../engine/deal.js';
import { PositionSet } from '../position-set.js';
import type { Fans } from './fans.js';
import { NONE } from './fans.js';
import type { Home } from './home.js';
import { ALL, between, highestFirst } from './home.js';
import type { Part } from './part.js';
import { redealt } from './redeal.js';

/** Yields how many positions were looked at since it last did. */
type Looking<T> = Generator<number, T>;

/** How many positions are looked at before a pause; a redeal takes as long as several. */
const PAUSE = 64;
const REDEAL = 8;

/** A search for a win over all redeals. The next deal depends only on what is up, and what came of it is kept under that. */
export class Quest {
  /** Whether a deal had more positions than are kept in mind, so that there is no proof. */
  gaveUp = false;
  #since = 0;
  readonly #deal: Deal;
  readonly #lift: boolean;
  readonly #known = new Map<number, Part[] | undefined>();

  /** @param lift whether a card may be lifted in the last deal. */
  constructor(deal: Deal, lift: boolean) {
    this.#deal = deal;
    this.#lift = lift;
  }

  /** A win by natural play: whatever can go up is up when the cards are dealt again. */
  *naturally(fans: Fans, redealsLeft: number): Looking<Part[] | undefined> {
    if (!redealsLeft) return yield* this.#finish(fans, redealsLeft);
    const found = new Map<Home, number[]>();
    yield* this.#explore(fans, ALL, false, found);
    for (const home of highestFirst(found.keys())) {
      const part = { wanted: ALL, steps: found.get(home)! };
      const rest = home === ALL ? [] : yield* this.#after(home, redealsLeft, true);
      if (rest) return [part, ...rest];
    }
    return undefined;
  }

  /**
   * A win by any play. Within one deal it never hurts to go up; but with other cards left the next deal is another one, so that
   * everything is tried that can be up by then.
   */
  *anyhow(fans: Fans, redealsLeft: number): Looking<Part[] | undefined> {
    const won = yield* this.#finish(fans, redealsLeft);
    if (won || !redealsLeft) return won;
    for (const wanted of highestFirst(between(fans.home, fans.bound(ALL)))) {
      if (this.#tires(1)) yield this.#pause();
      if (wanted === ALL || fans.bound(wanted) !== wanted) continue;
      // The cheaper question first: the last deals are soon known, but of an earlier one much may come.
      let rest = redealsLeft === 1 ? yield* this.#after(wanted, redealsLeft, false) : [];
      const steps = rest && (yield* this.#explore(fans, wanted, false));
      if (steps && redealsLeft > 1) rest = yield* this.#after(wanted, redealsLeft, false);
      if (steps && rest) return [{ wanted, steps }, ...rest];
    }
    return undefined;
  }

  /** A win after a redeal with so much up. */
  *#after(home: Home, redealsLeft: number, natural: boolean): Looking<Part[] | undefined> {
    // In the last deal both ways of play are one.
    const key = home * 4 + (redealsLeft > 1 && natural ? 3 : redealsLeft);
    if (!this.#known.has(key)) {
      if (this.#tires(REDEAL)) yield this.#pause();
      const fans = redealt(this.#deal, home, redealsLeft);
      const play = natural ? this.naturally(fans, redealsLeft - 1) : this.anyhow(fans, redealsLeft - 1);
      this.#known.set(key, yield* play);
    }
    return this.#known.get(key);
  }

  /** A win without a redeal. */
  *#finish(fans: Fans, redealsLeft: number): Looking<Part[] | undefined> {
    const steps =
      (yield* this.#explore(fans, ALL, false)) ??
      (this.#lift && !redealsLeft ? yield* this.#explore(fans, ALL, true) : undefined);
    return steps && [{ wanted: ALL, steps }];
  }

  /**
   * The steps by which the foundations get as high as wanted, no higher, within one deal.
   *
   * @param lift whether a card is to be lifted on the way.
   * @param found where given, everything that can be up on the way is put there with the steps to it, and nothing is left out.
   */
  *#explore(fans: Fans, wanted: Home, lift: boolean, found?: Map<Home, number[]>): Looking<number[] | undefined> {
    const seen = new PositionSet();
    const { hi: firstHi, lo: firstLo } = fans;
    const open = [firstHi, firstLo, NONE, 0];
    let steps: number[] = [];
    let reached = false;
    while (!reached && open.length > 0) {
      const [depth, step, lo, hi] = [open.pop()!, open.pop()!, open.pop()!, open.pop()!];
      fans.look(hi, lo);
      if (step < NONE) {
        steps.length = depth - 1;
        steps.push(step);
        fans.lay(step);
      }
      fans.rise(wanted);
      if (this.#tires(1)) yield this.#pause();
      if (found && !found.has(fans.home)) found.set(fans.home, steps.slice());
      reached = !found && fans.home === wanted;
      const lifts = lift ? fans.lifts : [];
      if (reached || !lifts || (!found && !lift && fans.bound(wanted) !== wanted)) continue;
      const { hi: nowHi, lo: nowLo } = fans;
      this.gaveUp ||= seen.full;
      if (seen.full || !seen.add(nowHi, nowLo)) continue;
      for (const card of lifts) {
        const rest = yield* this.#explore(fans.lifted(card), wanted, false);
        if (!rest) continue;
        steps = [...steps, -1 - card, ...rest];
        reached = true;
        break;
      }
      const { moves } = fans;
      const harmless = found || lift ? undefined : moves.find((card) => fans.settled(card + 1));
      for (const card of harmless === undefined ? moves : [harmless]) open.push(nowHi, nowLo, card, depth + 1);
    }
    fans.look(firstHi, firstLo);
    return reached ? steps : undefined;
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
