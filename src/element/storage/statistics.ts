import { randomSeed } from '../../engine/model/shuffle.js';
import type { By } from '../events.js';
import type { Change, GameSession } from '../session/game-session.js';
import { type Store, like } from './store.js';

/** What a reader has done in one game with one set of options. */
export interface Statistics {
  played: number;
  won: number;
  /** Wins in a row, now and at most. */
  streak: number;
  longest: number;
  /** The quickest win in milliseconds, and the one with the fewest moves; 0 before the first. */
  fastest: number;
  fewest: number;
  /** Whether the game begun last is not won. */
  open: boolean;
}

const NONE: Statistics = { played: 0, won: 0, streak: 0, longest: 0, fastest: 0, fewest: 0, open: false };

/** What counts: a game is begun, or it is won, in so many milliseconds and moves. */
interface CountedEvent {
  readonly options: string;
  /** When, by the clock of the day. */
  readonly at: number;
  readonly won: boolean;
  readonly elapsed: number;
  readonly moves: number;
}

const NOTHING: CountedEvent = { options: '', at: 0, won: false, elapsed: 0, moves: 0 };

/** Where the statistics are kept, and what the keys of happenings begin with. */
const KEY = 'statistics';
const HAPPENING = 'happening/';
const MINUTE = 60_000;

const least = (a: number, b: number): number => (a > 0 && a < b ? a : b);

/** The statistics after a happening. A win is of the game begun last; the next one breaks the streak where that is not won. */
function after(now: Statistics, { won, elapsed, moves }: CountedEvent): Statistics {
  if (!won) return { ...now, played: now.played + 1, streak: now.open ? 0 : now.streak, open: true };
  const streak = now.streak + 1;
  return {
    played: now.played,
    won: now.won + 1,
    streak,
    longest: Math.max(now.longest, streak),
    fastest: least(now.fastest, elapsed),
    fewest: least(now.fewest, moves),
    open: false,
  };
}

/**
 * The statistics that are kept, and what happened of late. A tab may see what another one wrote some milliseconds late, even under a
 * lock, and then write over it. So each happening is kept for a minute under a key of its own, and what the statistics have lost is
 * added again.
 */
function gather(store: Store, options: object) {
  const kept = store.readFor(options, KEY);
  const { contained: keys } = Object(kept) as { contained?: unknown };
  const contained = new Set<unknown>(Array.isArray(keys) ? keys : []);
  const recent = store.keys(HAPPENING).map((key) => ({ key, ...like(store.read(key), NOTHING) }));
  const own = recent.filter((each) => each.options === JSON.stringify(options));
  const missing = own.filter(({ key }) => !contained.has(key)).sort((a, b) => a.at - b.at);
  return { statistics: missing.reduce(after, like(kept, NONE)), contained, own };
}

/** What was done with these options; all zero where nothing was played yet, or what was kept can't be read. */
export const statisticsOf = (store: Store, options: object): Statistics => gather(store, options).statistics;

function note(store: Store, options: object, happened: Partial<CountedEvent>): void {
  const now = Date.now();
  store.write(HAPPENING + randomSeed(), { ...NOTHING, options: JSON.stringify(options), at: now, ...happened });
  const { statistics, contained, own } = gather(store, options);
  store.writeFor(options, KEY, { ...statistics, contained: own.map(({ key }) => key) });
  for (const { key, at } of own) if (contained.has(key) && now - at > MINUTE) store.write(key, undefined);
}

/** Counts the game on the table: as played with the reader's first move, as won where no solution was shown. */
export function countGame(store: Store, play: GameSession, by: By, change: Change | undefined): void {
  const { deal, status, moveCount } = play.game!;
  const { options } = deal;
  if (by === 'player' && change?.type === 'move' && !play.counted) {
    play.counted = true;
    note(store, options, { won: false });
  }
  const isWon = change && status === 'won';
  if (isWon && play.counted && !play.assisted) {
    note(store, options, { won: true, elapsed: play.clock.elapsed, moves: moveCount });
  }
}
