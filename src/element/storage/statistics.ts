import { randomSeed } from '../../engine/model/shuffle.js';
import type { GameSession } from '../session/game-session.js';
import { type Store, withDefaults } from './store.js';

/** What a reader has done in one game with one set of options. */
export interface Statistics {
  readonly played: number;
  readonly won: number;
  /** Wins in a row, now and at most. */
  readonly streak: number;
  readonly longest: number;
  /** The quickest win in milliseconds, and the one with the fewest moves; 0 before the first. */
  readonly fastest: number;
  readonly fewest: number;
  /** Whether the game begun last is not won. */
  readonly open: boolean;
}

const NONE: Statistics = { played: 0, won: 0, streak: 0, longest: 0, fastest: 0, fewest: 0, open: false };

/** A game was begun, or it was won in so many milliseconds and moves. */
interface CountedEvent {
  /** The options of the game, as JSON. */
  readonly options: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
  readonly won: boolean;
  readonly elapsed: number;
  readonly moves: number;
}

const NO_EVENT: CountedEvent = { options: '', at: 0, won: false, elapsed: 0, moves: 0 };

const KEY = 'statistics';
const EVENT_KEYS = 'happening/';
const MINUTE = 60_000;

const least = (a: number, b: number): number => (a > 0 && a < b ? a : b);

/** A win is of the game begun last. Where that is not won, the next one that is begun ends the streak. */
function count(before: Statistics, { won, elapsed, moves }: CountedEvent): Statistics {
  if (!won) return { ...before, played: before.played + 1, streak: before.open ? 0 : before.streak, open: true };
  const streak = before.streak + 1;
  return {
    played: before.played,
    won: before.won + 1,
    streak,
    longest: Math.max(before.longest, streak),
    fastest: least(before.fastest, elapsed),
    fewest: least(before.fewest, moves),
    open: false,
  };
}

/**
 * The statistics as they were kept, with every recent event that they lack. A tab may see late what another one wrote,
 * and write over it. So each event is kept for a minute under a key of its own, and counted again where it was lost.
 */
function gather(store: Store, options: object) {
  const kept = store.readFor(options, KEY);
  const { contained: keys } = Object(kept) as { contained?: unknown };
  const contained = new Set<unknown>(Array.isArray(keys) ? keys : []);
  const recent = store.keys(EVENT_KEYS).map((key) => ({ key, ...withDefaults(store.read(key), NO_EVENT) }));
  const own = recent.filter((each) => each.options === JSON.stringify(options));
  const missing = own.filter(({ key }) => !contained.has(key)).sort((a, b) => a.at - b.at);
  return { statistics: missing.reduce(count, withDefaults(kept, NONE)), contained, own };
}

/** All zero where nothing was played yet with these options, or what was kept can't be read. */
export const statisticsOf = (store: Store, options: object): Statistics => gather(store, options).statistics;

/** The statistics before and after something was counted. */
export interface Counted {
  readonly before: Statistics;
  readonly after: Statistics;
}

/** Whether a win was the quickest so far, or that with the fewest moves. */
export const isBest = ({ before, after }: Counted, name: 'fastest' | 'fewest'): boolean => after[name] !== before[name];

function record(store: Store, options: object, event: Partial<CountedEvent>): Counted {
  const before = statisticsOf(store, options);
  const now = Date.now();
  store.write(EVENT_KEYS + randomSeed(), { ...NO_EVENT, options: JSON.stringify(options), at: now, ...event });
  const { statistics, contained, own } = gather(store, options);
  store.writeFor(options, KEY, { ...statistics, contained: own.map(({ key }) => key) });
  for (const { key, at } of own) if (contained.has(key) && now - at > MINUTE) store.write(key, undefined);
  return { before, after: statistics };
}

/**
 * Counts each game of a session: as played with the player's first move, as won where no solution was shown.
 *
 * @returns what the win of the game on the table has changed; `undefined` where it is not won, or the win is not counted.
 */
export function countGames(session: GameSession, store: Store): () => Counted | undefined {
  let win: Counted | undefined;
  session.updates.subscribe(({ game: { deal, status, moveCount }, change, isFirstMove }) => {
    win = undefined;
    if (isFirstMove) record(store, deal.options, { won: false });
    const { counted, assisted, elapsed } = session.past;
    if (change && status === 'won' && counted && !assisted) {
      win = record(store, deal.options, { won: true, elapsed, moves: moveCount });
    }
  });
  // Where nothing can be kept, nothing was counted.
  return () => (win?.after.won ? win : undefined);
}
