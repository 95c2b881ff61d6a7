import { type Action, sameAction } from '../../engine/model/action.js';
import { type Deal, start } from '../../engine/model/deal.js';
import { perform } from '../../engine/model/perform.js';
import type { Game } from '../../engine/play/game.js';
import type { Search } from '../../solver/search.js';
import { solve } from '../../solver/solve.js';
import { TimeSlice } from '../../solver/time-slice.js';

/** How many positions the search for a win looks at, and how many moves are played to shorten each line: some 0.3 s of work in all. */
const POSITIONS = 20_000;
const MOVES = 20_000;

/**
 * How many moves of a winning line are needed, as far as that is found out: it tries the line without each move and each two of them, and
 * with a card that goes straight where it went by a detour.
 */
async function needed(deal: Deal, line: readonly Action[], slice: TimeSlice, signal: AbortSignal): Promise<number> {
  const { rules, options } = deal;
  let from = start(deal);
  for (let left = MOVES, i = 0, j = 0; i < line.length && left > 0;) {
    const [first, then] = [line[i]!, line[j]!];
    const rest = line.slice(i + 1);
    const isDetour =
      i < j && first.type === 'move' && then.type === 'move' && first.to === then.from && first.from !== then.to;
    if (i < j) rest.splice(j - i - 1, 1, ...(isDetour ? [{ ...then, from: first.from }] : []));
    let position = from;
    let played = 0;
    for (const action of rest) {
      if (rules.won(position) || !rules.actions(position, options).some((each) => sameAction(each, action))) break;
      position = perform(deal, position, action);
      played++;
    }
    left -= played + 1;
    if (rules.won(position)) {
      line = [...line.slice(0, i), ...rest.slice(0, played)];
      j = i;
    } else if (++j >= line.length) {
      from = perform(deal, from, first);
      j = ++i;
    }
    if (slice.isOver) await slice.next();
    signal.throwIfAborted();
  }
  return line.length;
}

/**
 * How many moves would have won a game that was won: those that are needed of the player's or of the solver's, whichever are fewer. It is
 * found out within a bound, so there may be a way with fewer.
 *
 * @throws the signal's reason when it is aborted.
 */
export async function shortestWin(search: Search, { deal, played }: Game, signal: AbortSignal): Promise<number> {
  const slice = new TimeSlice();
  const { actions } = await solve(search, deal, [start(deal)], { positions: POSITIONS, signal }, slice);
  const theirs = actions ? await needed(deal, actions, slice, signal) : Infinity;
  return Math.min(theirs, await needed(deal, played, slice, signal));
}
