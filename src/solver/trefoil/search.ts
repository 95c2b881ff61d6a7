import { fold } from '../../engine/input/own.js';
import type { Action } from '../../engine/model/action.js';
import type { Deal } from '../../engine/model/deal.js';
import { perform } from '../../engine/model/perform.js';
import type { Position } from '../../engine/model/position.js';
import type { Outcome, Search } from '../search.js';
import { PositionSet } from '../../engine/search/position-set.js';
import { type Home, type FanState, ALL, copy, fansOf, height } from './fans.js';

/** Yields 1 for each position looked at. */
type Steps = Generator<number, Action[] | undefined>;

function* search(deal: Deal, position: Position, limit: number, naturally: boolean): Generator<number, Outcome> {
  const { piles } = deal.rules;
  /** The foundations that a redeal was tried with: it depends on nothing else. */
  const known = new Set<number>();
  let gaveUp = false;

  /**
   * The actions that win. Within one deal it never hurts to go up, but the next deal depends on the cards left. So
   * every height the foundations can reach by then is tried.
   *
   * @param natural whether to try only the heights reached when no card is held back.
   */
  function* win(from: Position, natural: boolean): Steps {
    const redealsLeft = from.counters?.['redeals'] ?? 0;
    const lifts = !redealsLeft && !!from.counters?.['lifts'];
    const won = lifts && (yield* win({ ...from, counters: { ...from.counters, lifts: 0 } }, natural));
    if (won) return won;

    const fans = fansOf(piles, from);
    // Whether to visit every position instead of going straight for a wanted height.
    const all = lifts || (natural && redealsLeft > 0);
    const keyOf = (home: Home) => home * 4 + (natural && redealsLeft > 1 ? 0 : redealsLeft);
    function* proceed({ actions }: FanState): Steps {
      const at = fold(actions, from, (before, action) => perform(deal, before, action));
      for (const action of deal.rules.actions(at, deal.options)) {
        const rest = action.type === 'move' ? undefined : yield* win(perform(deal, at, action), natural);
        if (rest) return [...actions, action, ...rest];
        if (gaveUp) break;
      }
      return undefined;
    }

    const homes = new Set([all ? ALL : fans.bound(fans.start, ALL)]);
    for (const wanted of homes) {
      if (!redealsLeft && wanted !== ALL) break;
      for (let suit = 0; suit < 4 && redealsLeft && !all; suit++) {
        if (height(wanted, suit) > height(fans.start.home, suit)) homes.add(wanted - (1 << (4 * suit)));
      }
      if (known.has(keyOf(wanted))) continue;
      const seen = new PositionSet();
      const open = [copy(fans.start)];
      const found: FanState[] = [];
      for (let state = open.pop(); state; state = open.pop()) {
        fans.rise(state, wanted);
        gaveUp ||= limit-- <= 0 || seen.full;
        if (gaveUp) return undefined;
        yield 1;
        if (state.home === ALL) return state.actions;
        if (!seen.add(fans.key(state), state.home)) continue;
        if (all ? redealsLeft : state.home === wanted) {
          const key = keyOf(state.home);
          if (!known.has(key)) found.push(state);
          known.add(key);
          if (!all) break;
        } else if (lifts) {
          const rest = yield* proceed(state);
          if (rest || gaveUp) return rest;
        } else if (fans.bound(state, wanted) !== wanted) continue;
        const moves = fans.moves(state);
        const harmless = all ? undefined : moves.find((card) => fans.settled(state, card + 1));
        for (const card of harmless === undefined ? moves : [harmless]) {
          const next = copy(state);
          fans.build(next, card);
          open.push(next);
        }
      }
      for (const state of found.sort((a, b) => b.actions.length - a.actions.length)) {
        const rest = yield* proceed(state);
        if (rest || gaveUp) return rest;
      }
    }
    return undefined;
  }

  const redealsLeft = position.counters?.['redeals'];
  for (const natural of naturally || !redealsLeft ? [true] : [true, false]) {
    const actions = yield* win(position, natural);
    if (actions) return { verdict: 'winnable', actions };
  }
  return { verdict: gaveUp || (naturally && redealsLeft) ? 'unknown' : 'unwinnable' };
}

/** Decides Trefoil. First it looks for a natural win: all cards go up that can, none waits for a better shuffle. */
export const searchTrefoil: Search = (deal, position, limit) => search(deal, position, limit, false);

/** Answers `winnable` only for natural play; else `unknown`, or `unwinnable` if no redeal is left. */
export const searchTrefoilNaturally: Search = (deal, position, limit) => search(deal, position, limit, true);
