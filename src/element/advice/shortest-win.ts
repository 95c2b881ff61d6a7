import { type Action, sameAction } from '../../engine/model/action.js';
import { type Deal, start } from '../../engine/model/deal.js';
import { perform } from '../../engine/model/perform.js';
import type { Game } from '../../engine/play/game.js';
import { readRecord } from '../../engine/record/verify.js';
import type { Search } from '../../solver/search.js';
import { solve } from '../../solver/solve.js';
import { TimeSlice, whenIdle } from '../../solver/time-slice.js';

/** How many positions the search for a win looks at, and how many moves are played to shorten each line: some 0.3 s of work in all. */
const POSITIONS = 20_000;
const MOVES = 20_000;

/** A part of a line: so many of its first actions stay, and others follow. */
interface Trial {
  readonly kept: number;
  readonly rest: readonly Action[];
}

/** A line without one move, without two alike, and with a card that goes straight where it went by a detour. */
function* shorter(line: readonly Action[]): Generator<Trial> {
  for (const [kept, first] of line.entries()) {
    const rest = line.slice(kept + 1);
    yield { kept, rest };
    for (const [i, then] of rest.entries()) {
      if (first.type === 'move' && then.type === 'move' && first.to === then.from) {
        yield { kept, rest: rest.with(i, { ...then, from: first.from }) };
      } else if (first.type === then.type) yield { kept, rest: rest.toSpliced(i, 1) };
    }
  }
}

/** How many moves of a winning line are needed, as far as that is found out. */
async function needed(deal: Deal, line: readonly Action[], slice: TimeSlice, signal: AbortSignal): Promise<number> {
  const { rules, options } = deal;
  let left = MOVES;
  for (let isFound = true; isFound && left > 0;) {
    isFound = false;
    const positions = [start(deal)];
    for (const action of line) positions.push(perform(deal, positions.at(-1)!, action));
    for (const { kept, rest } of shorter(line)) {
      let position = positions[kept]!;
      let played = 0;
      for (const action of rest) {
        if (rules.won(position) || !rules.actions(position, options).some((each) => sameAction(each, action))) break;
        position = perform(deal, position, action);
        played++;
      }
      left -= played + 1;
      if (slice.isOver) await slice.next();
      signal.throwIfAborted();
      isFound = rules.won(position);
      if (isFound) line = [...line.slice(0, kept), ...rest.slice(0, played)];
      if (isFound || left <= 0) break;
    }
  }
  return line.length;
}

/**
 * How many moves would have won a game that was won: those that are needed of the player's or of the solver's, whichever are fewer. It is
 * found out while the page is idle, and within a bound. So there may be a way with fewer.
 *
 * @throws the signal's reason when it is aborted.
 */
export async function shortestWin(search: Search, { deal, record }: Game, signal: AbortSignal): Promise<number> {
  const slice = new TimeSlice(whenIdle);
  await slice.next();
  const { actions } = await solve(search, deal, start(deal), { positions: POSITIONS, signal }, slice);
  const own = readRecord(record, [deal.rules]).line.actions;
  const theirs = actions ? await needed(deal, actions, slice, signal) : Infinity;
  return Math.min(theirs, await needed(deal, own, slice, signal));
}
