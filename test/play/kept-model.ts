// What is saved of a reader, written a second time from what docs/decisions.md ("What is saved", "Days"), docs/daily.md and the doc comments
// of `src/play/storage`, `transfer` and `daily` say, and not from their code.

export const DAY_LENGTH = 86_400_000;

/** The number of a reader's own day, and its text. */
export const dayAt = (time: number): number =>
  Math.floor((time - new Date(time).getTimezoneOffset() * 60_000) / DAY_LENGTH);
export const dayText = (day: number): string => new Date(day * DAY_LENGTH).toISOString().slice(0, 10);

/** A win. Its record contains the deal, so two wins with one record are the same. */
export interface Win {
  readonly moves: number;
  readonly elapsed: number;
  readonly record: string;
}

/** A game that was begun. Together, `at` and `options` name it. */
export interface Begun {
  readonly at: number;
  readonly options: string;
  /** The day whose deal it is, or empty. */
  readonly day: string;
  readonly win?: Win;
}

export interface Result {
  readonly won: boolean;
  readonly onTime: boolean;
  readonly moves: number;
  readonly elapsed: number;
}

/** A table as it is kept or seen: the moves that were made, and the name of its game once it was begun. */
export interface Table {
  readonly seed: string;
  readonly line: readonly string[];
  readonly at?: number;
}

export const NOTHING = { played: 0, won: 0, streak: 0, longest: 0, fastest: Infinity, fewest: Infinity, open: false };

export type Figures = typeof NOTHING;

const known = (at: number, time: number): number => (at > time + DAY_LENGTH ? 0 : at);

/** The figures after one more game. */
function withGame(before: Figures, { win }: Begun): Figures {
  const streak = before.open ? 0 : before.streak;
  const played = before.played + 1;
  if (!win) return { ...before, played, streak, open: true };
  return {
    played,
    won: before.won + 1,
    streak: streak + 1,
    longest: Math.max(before.longest, streak + 1),
    fastest: Math.min(before.fastest, win.elapsed),
    fewest: Math.min(before.fewest, win.moves),
    open: false,
  };
}

/** In the order in which they were begun. A time more than a day ahead says nothing: such a game counts as the oldest. */
const inOrder = (games: readonly Begun[], time: number): Begun[] =>
  [...games].sort((a, b) => known(a.at, time) - known(b.at, time) || a.at - b.at);

const nameOf = ({ at, options }: Begun): string => `${options} ${at}`;

const isBetter = (a: Result, b: Result): boolean => {
  const rank = ({ won, onTime, moves, elapsed }: Result) => [Number(!won), Number(!onTime), moves, elapsed];
  const [left, right] = [rank(a), rank(b)];
  const index = left.findIndex((each, i) => each !== right[i]);
  return index >= 0 && left[index]! < right[index]!;
};

/** What one device keeps of a game, by which all its tabs go. */
export class Kept {
  log: Begun[] = [];
  /** The figures of the games that have left the log, and when the newest of them was begun. */
  older = new Map<string, Figures>();
  since = 0;
  days = new Map<string, Result>();
  /** The unfinished games by their slot, and the slots of days that were won, the last one at the end. */
  saved = new Map<string, Table>();
  won: string[] = [];

  /** The first move of a reader. If another game has this name, the next millisecond is taken. */
  begin(time: number, options: string, day: string): number {
    let at = time;
    while (this.#find(at, options) >= 0) at++;
    this.log.push({ at, options, day });
    return at;
  }

  /** A win counts once for each game, even of one that has left the log, or after the reader has cleared the storage. */
  win(at: number, options: string, day: string, win: Win, time: number): void {
    const index = this.#find(at, options);
    if (index >= 0) return void (this.log[index] = { win, ...this.log[index]! });
    this.log.push({ at, options, day, win });
    const older = this.older.get(options);
    if (older && known(at, time) <= this.since)
      this.older.set(options, { ...older, played: Math.max(older.played - 1, 0), open: false });
  }

  /** Somebody has made a move in the game of a day. The better result stays. */
  tell(options: string, day: string, result: Result): void {
    const key = `${options} ${day}`;
    const before = this.days.get(key);
    if (!before || isBetter(result, before)) this.days.set(key, result);
  }

  figures(options: string, time: number): Figures {
    const games = this.log.filter((game) => game.options === options);
    return inOrder(games, time).reduce(withGame, this.older.get(options) ?? NOTHING);
  }

  /** Days won on their own day, up to today: the longest span of days in which each week has one missed day at most. */
  streak(options: string, today: number): number {
    const isWon = (day: number) => {
      const result = this.days.get(`${options} ${dayText(day)}`);
      return !!result?.won && result.onTime;
    };
    const end = isWon(today) ? today : today - 1;
    const missed = (from: number) => Array.from({ length: 7 }, (_, i) => from + i).filter((d) => d <= end && !isWon(d));
    let start = end + 1;
    while (missed(start - 1).length <= 1 && end - start < 5000) start--;
    return Array.from({ length: end - start + 1 }, (_, i) => start + i).filter(isWon).length;
  }

  /** Adds the file of another device, which has what that one keeps. */
  add(file: Kept, time: number): void {
    const taken = file.log.filter(({ at }) => at <= time + DAY_LENGTH);
    const own = new Set(this.log.map(nameOf));
    const isKnown = (game: Begun) => known(game.at, time) > known(this.since, time) || own.has(nameOf(game));
    const games = [...this.log, ...taken.filter(isKnown)];
    for (const [key, result] of file.days) {
      const [options = '', day = ''] = key.split(' ');
      if (day <= dayText(dayAt(time) + 1)) this.tell(options, day, result);
    }
    // A win of another device counts if its record isn't there, or if that game was over before this one was begun.
    const wins: Begun[] = [];
    for (const game of inOrder(games, time).filter(({ win }) => win)) {
      const last = wins.findLast(({ win }) => win!.record === game.win!.record);
      if (last && nameOf(last) === nameOf(game)) continue;
      const areOwn = last && own.has(nameOf(last)) && own.has(nameOf(game));
      if (!last || areOwn || last.at + last.win!.elapsed <= game.at) wins.push(game);
    }
    // A game that is won anywhere is open nowhere.
    const names = new Map(games.filter(({ win }) => !win).map((game) => [nameOf(game), game]));
    for (const game of games) if (game.win) names.delete(nameOf(game));
    this.log = [...wins, ...names.values()];
  }

  /** What was deleted is brought back in place of what is there by now, except for unfinished games. */
  restore(before: Kept, had: (kind: string) => boolean): void {
    const { log, since, older, days, saved, won } = before;
    if (had('statistics')) Object.assign(this, { log, since, older });
    if (had('days')) this.days = days;
    this.saved = new Map([...saved, ...this.saved]);
    this.won = [...this.won.filter((slot) => !won.includes(slot)), ...won];
  }

  copy(): Kept {
    return Object.assign(new Kept(), {
      log: [...this.log],
      days: new Map(this.days),
      won: this.won,
      saved: new Map(this.saved),
      since: this.since,
      older: new Map(this.older),
    });
  }

  #find(at: number, options: string): number {
    return this.log.findIndex((game) => game.at === at && game.options === options);
  }
}
