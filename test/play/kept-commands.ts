// What readers do on two devices with three tabs, done to pages and to the model.
import { expect } from 'chai';
import fc from 'fast-check';
import { bringIn } from '../../src/play/transfer/bring-in.js';
import { statisticsFile } from '../../src/play/transfer/statistics-file.js';
import { statisticsOf } from './acts.js';
import { Browser, settled } from './browser.js';
import { type GameOnPage, onPage } from './game-on-page.js';
import { DAY_LENGTH, dayAt, dayText, type Figures, Kept, NOTHING, type Table, type Win } from './kept-model.js';
import { quickGame } from './quick-game.js';

/** Longer than any rest between two writes, and than a change is made again. */
const REST = 1100;

interface Asked {
  readonly kind: string;
  readonly daily: boolean;
}

const ROOT = `solitaire-elements/1/${quickGame.id}/`;

/** A device, and what the model knows of it. */
class Device {
  readonly browser = new Browser();
  readonly kept = new Kept();
  /** The seat that plays the game of a slot first. */
  isCleared = false;
  readonly holders = new Map<string, Seat>();
  constructor() {
    this.browser.isLate = true;
  }

  get today(): string {
    return dayText(dayAt(this.browser.time));
  }

  /** What is kept of a slot. */
  textOf(folder: 'game' | 'won', slot: string): string | null {
    const [kind, name] = slot.split(' ');
    return this.browser.local.getItem(`${ROOT}${folder}/${JSON.stringify([{ kind }, name])}`);
  }

  /** Another script takes all the room that there is. */
  fill(): void {
    this.browser.room = Object.entries(this.browser.local).reduce(
      (sum, [key, { length }]) => sum + key.length + length,
      0,
    );
  }

  /** There is room again. The model hears what had to go meanwhile: games of the log, and unfinished or won ones. */
  makeRoom(): void {
    const { browser, kept } = this;
    const {
      log = [],
      since = 0,
      ...older
    } = JSON.parse(browser.local.getItem(`${ROOT}statistics`) ?? '{}') as {
      log?: { at: number; options: { kind: string }; win?: object }[];
      since?: number;
      [options: string]: unknown;
    };
    for (const kind of ['a', 'b']) {
      const left = (older[JSON.stringify({ kind })] ?? NOTHING) as Figures;
      const games = log.filter(({ options }) => options.kind === kind);
      const counted = [left.played + games.length, left.won + games.filter(({ win }) => win).length];
      const { played, won } = kept.figures(kind, browser.time);
      expect(counted, `${kind}, with those that have left`).to.deep.equal([played, won]);
      if (left.played > 0)
        kept.older.set(kind, { ...left, ...(left.won === 0 && { fastest: Infinity, fewest: Infinity }) });
    }
    kept.since = since;
    kept.log = kept.log.filter(({ at, options }) =>
      log.some((game) => game.at === at && game.options.kind === options),
    );
    kept.won = kept.won.filter((slot) => this.textOf('won', slot) !== null);
    for (const slot of kept.saved.keys()) if (this.textOf('game', slot) === null) kept.saved.delete(slot);
  }
}

/** A reader before one tab: the page there, and what the model says is on it. */
class Seat {
  readonly index: number;
  readonly place: string;
  readonly device: Device;
  asked: Asked = { kind: 'a', daily: true };
  page!: GameOnPage;
  table!: Table;
  day = '';
  slot = '';
  isWon = false;
  /** Whether the reader has played here since the table came, and whether the page asked for it. */
  isPlayed = false;
  isAnswer = true;
  /** Whether the browser has said that another tab keeps the game. */
  isRefused = false;

  constructor(index: number, device: Device, place: string) {
    this.index = index;
    this.device = device;
    this.place = place;
  }

  get win(): Win {
    const { table, page } = this;
    return { moves: table.line.length, elapsed: page.elapsed, record: this.recordWith() };
  }

  /** Opens the page in a new tab. */
  async open(asked = this.asked): Promise<void> {
    this.asked = asked;
    this.leave();
    Object.assign(this, { slot: '', isPlayed: false, isRefused: false });
    const tab = this.device.browser.tab();
    const opening = onPage(quickGame, { ...asked }, tab, this.place);
    this.page = await opening;
    await this.device.browser.pass(REST);
    this.goTo(asked.daily ? this.device.today : '', true);
  }

  /** The table of a day, or of the page's random game: won, as it was left, or anew. */
  goTo(day: string, isAnswer: boolean): void {
    const { device, asked, page } = this;
    const slot = `${asked.kind} ${day || this.place}`;
    if (slot !== this.slot) Object.assign(this, { isPlayed: false, isRefused: false });
    if (slot !== this.slot) this.leave();
    this.slot = slot;
    this.isWon = device.kept.won.includes(this.slot);
    this.table = device.kept.saved.get(this.slot) ?? { seed: day || page.seed!, line: [] };
    Object.assign(this, { day, isAnswer });
  }

  leave(): void {
    if (this.device.holders.get(this.slot) === this) this.device.holders.delete(this.slot);
  }

  async close(): Promise<void> {
    this.keepTime();
    this.page.remove();
    await this.device.browser.pass(REST);
    this.device.browser.tabs.delete(this.page.page.tab);
    this.leave();
  }

  /** The reader's move on the page. Returns what the model makes of it. */
  move(which: number): (() => void) | undefined {
    const { page, device, index, table } = this;
    const { legalMoves } = page;
    const { browser } = device;
    // No tab makes the winning moves of another.
    const moves = legalMoves
      .map((move) => [move, JSON.stringify(move)] as const)
      .filter((_, i) => index === 2 || i % 2 === index);
    if (moves.length === 0) return undefined;
    const [move, text] = moves[which % moves.length]!;
    // No two devices begin a game in the same millisecond, but one may.
    if (table.at === undefined) browser.time += (4 + (index & 2) - (browser.time % 4)) % 4;
    const { time } = browser;
    expect(page.move(move)).to.equal(true);
    return () => this.moved(text, time);
  }

  recordWith(...more: string[]): string {
    return [this.asked.kind, this.table.seed, ...this.table.line, ...more].join();
  }

  moved(move: string, time: number): void {
    const { table, day, device, asked } = this;
    const { kept } = device;
    this.isWon = this.page.status === 'won';
    this.table = { ...table, line: [...table.line, move], at: table.at ?? kept.begin(time, asked.kind, day) };
    const { win } = this;
    if (this.isWon) kept.win(this.table.at!, asked.kind, day, win, time);
    const isTold = this.isWon || this.table.line.length === 1;
    if (day && isTold) kept.tell(asked.kind, day, { won: this.isWon, onTime: day === dayText(dayAt(time)), ...win });
    this.keep();
  }

  /** The tab that plays a game first keeps it. A day that was won is kept whoever won it. */
  keep(): void {
    const { slot, device, day } = this;
    const { kept, holders } = device;
    this.isPlayed = true;
    if (this.isWon && day) kept.won = [...kept.won.filter((each) => each !== slot), slot];
    if (!holders.has(slot)) holders.set(slot, this);
    const isRefused = this.isRefused || kept.saved.has(slot);
    if (holders.get(slot) !== this && isRefused) return void (this.isRefused = true);
    // A slot that is empty is written at once, before the browser says who holds it.
    if (holders.get(slot) !== this) this.isRefused = true;
    if (this.isWon) kept.saved.delete(slot);
    else kept.saved.set(slot, this.table);
  }

  /** The game is kept with its time when its page is hidden or left. */
  keepTime(): void {
    const { device, slot, table, isWon } = this;
    if (device.holders.get(slot) === this && table.at !== undefined && !isWon) device.kept.saved.set(slot, table);
  }

  /** The table is another one, which only now is begun. */
  begin(how: 'again' | 'new'): void {
    const { page, asked, place } = this;
    void (how === 'again' ? page.restart() : page.newGame());
    if (how === 'new') this.leave();
    if (how === 'new')
      Object.assign(this, { day: '', slot: `${asked.kind} ${place}`, isAnswer: false, isRefused: false });
    this.table = { seed: page.game!.deal.seed, line: [] };
    this.isWon = this.isPlayed = false;
  }

  /** The page is seen again: with today's game if nothing was played, with a newer one if another tab has it. */
  seenAgain(before: Table | undefined): void {
    const { asked, isAnswer, isPlayed, device, table, day, slot } = this;
    const isUnplayed = table.at === undefined && table.line.length === 0 && !this.isWon;
    const kept = device.kept.saved.get(slot);
    if (kept && kept !== before && !isPlayed && isAnswer) Object.assign(this, { table: kept, isWon: false });
    else if (asked.daily && isAnswer && isUnplayed && day !== device.today) this.goTo(device.today, true);
  }

  compare(): void {
    const { page, device, asked, table, isWon } = this;
    const { kept } = device;
    const { won, fastest, fewest, ...rest } = statisticsOf(page);
    const figures = kept.figures(asked.kind, device.browser.time);
    const best = won > 0 ? { fastest, fewest } : { fastest: Infinity, fewest: Infinity };
    expect({ ...rest, won, ...best }, this.place).to.deep.equal(figures);
    const days = page.days.map(({ day, won: isDayWon, onTime, moves, elapsed }) =>
      isDayWon ? [day, onTime, moves, elapsed] : [day],
    );
    const expected = [...kept.days].filter(([key]) => key.startsWith(asked.kind));
    const told = expected.map(([key, { won: isDayWon, onTime, moves, elapsed }]) =>
      isDayWon ? [key.slice(2), onTime, moves, elapsed] : [key.slice(2)],
    );
    expect(days, `${this.place} days`).to.deep.equal(told.sort().reverse());
    expect(page.play_.daily.streak, `${this.place} streak`).to.equal(
      kept.streak(asked.kind, dayAt(device.browser.time)),
    );
    expect(page.status, `${this.place} status`).to.equal(isWon ? 'won' : 'playing');
    if (!isWon) expect(page.moveCount, `${this.place} moves`).to.equal(table.line.length);
  }
}

/** All of it: a computer with two tabs, and a phone. */
export class Life {
  readonly devices = [new Device(), new Device()] as const;
  readonly seats = [
    new Seat(0, this.devices[0], 'left'),
    new Seat(1, this.devices[0], 'right'),
    new Seat(2, this.devices[1], 'phone'),
  ] as const;
  /** Files that were saved, each with what the model says is in it. */
  readonly files: (readonly [file: string, kept: Kept])[] = [];
  events = 0;

  async open(): Promise<this> {
    for (const seat of this.seats) await seat.open();
    return this;
  }

  /** Lets everything happen that waits for something, and compares. */
  async rest(): Promise<void> {
    this.events++;
    for (const { browser } of this.devices) await browser.pass(REST);
    for (const seat of this.seats) seat.compare();
  }

  pageOf(device: Device): GameOnPage['page'] {
    return this.seats.find((seat) => seat.device === device)!.page.page;
  }
}

type Run = (life: Life) => Promise<void> | void;

/** An event. Its name is printed if it is one of a history that fails. */
class Event implements fc.AsyncCommand<object, Life> {
  readonly #name: string;
  readonly #run: Run;
  constructor(name: string, run: Run) {
    this.#name = name;
    this.#run = run;
  }
  check = (): boolean => true;
  toString = (): string => this.#name;
  async run(_: object, life: Life): Promise<void> {
    await this.#run(life);
    await life.rest();
  }
}

const event = <Values extends [unknown, ...unknown[]]>(
  name: string,
  arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
  run: (life: Life, ...values: Values) => Promise<void> | void,
): fc.Arbitrary<Event> =>
  fc
    .tuple<Values>(...arbitraries)
    .map((values) => new Event(`${name}(${values.join()})`, (life) => run(life, ...values)));

const seat = fc.nat(2);
const device = fc.nat(1);
/** Half of the moves go home. */
const which = fc.nat(25);
const begun = fc.constantFrom<'again' | 'new' | 'on'>('again', 'new', 'on');

/** One act of a seat, in one task. */
function act(player: Seat, how: 'again' | 'new' | 'on', move: number): (() => void) | undefined {
  if (how !== 'on') player.begin(how);
  return player.move(move);
}

const EVENTS = [
  event('move', [seat, which], (life, on, move) => life.seats[on]!.move(move)?.()),
  event('begin', [seat, begun, which], (life, on, how, move) => act(life.seats[on]!, how, move)?.()),
  event('undo', [seat], ({ seats }, on) => {
    const player = seats[on]!;
    if (player.table.line.length < 2 || player.isWon) return;
    expect(player.page.undo()).to.equal(true);
    player.table = { ...player.table, line: player.table.line.slice(0, -1) };
    player.keep();
  }),
  event('both', [begun, which, begun, which], async ({ seats: [left, right] }, how, move, how2, move2) => {
    const { device: its } = left;
    const first = act(left, how, move);
    its.browser.time++;
    const second = act(right, how2, move2);
    first?.();
    second?.();
    if (!first || !second || left.slot !== right.slot) return;
    // Neither tab may have seen yet that the slot was taken: one of the two has written last.
    await its.browser.pass(REST);
    const { record } = JSON.parse(its.textOf('game', left.slot) ?? '{}') as { record?: { moves: string } };
    const last = [left, right].find(({ page }) => page.game!.record.moves === record?.moves);
    if (last) its.kept.saved.set(left.slot, last.table);
    else if (!record && (left.isWon || right.isWon)) its.kept.saved.delete(left.slot);
  }),
  event('day', [seat, fc.nat(3)], async ({ seats }, on, ago) => {
    const player = seats[on]!;
    if (!player.asked.daily) return;
    const day = dayText(dayAt(player.device.browser.time) - ago);
    await player.page.play_.dealer.playDay(day, 'player');
    player.goTo(day, false);
  }),
  event('reload', [seat, fc.constantFrom('a', 'b'), fc.boolean()], async ({ seats }, on, kind, daily) => {
    await seats[on]!.close();
    await seats[on]!.open({ kind, daily });
  }),
  event('no room', [fc.array(fc.tuple(seat, begun, which), { minLength: 1, maxLength: 8 })], async (life, acts) => {
    const { devices, seats } = life;
    // A game that was begun before the reader cleared the storage is taken for one that has left the log.
    if (devices.some(({ isCleared }) => isCleared)) return;
    for (const each of devices) each.fill();
    for (const [on, how, move] of acts) {
      act(seats[on]!, how, move)?.();
      for (const { browser } of devices) await browser.pass(REST);
    }
    for (const each of devices) each.browser.room = 5_000_000;
    const texts = seats.map(({ device: on, slot }) => on.textOf('game', slot));
    for (const player of seats) {
      player.page.page.tab.isVisible = false;
      player.keepTime();
    }
    for (const each of devices) await each.browser.pass(REST);
    for (const each of devices) each.makeRoom();
    for (const [index, player] of seats.entries()) {
      const { device: on, slot } = player;
      const isNewer = on.textOf('game', slot) !== texts[index];
      player.page.page.tab.isVisible = true;
      player.seenAgain(isNewer ? undefined : on.kept.saved.get(slot));
    }
  }),
  event('kill', [seat, which, fc.nat(6)], async ({ seats }, on, move, writes) => {
    const player = seats[on]!;
    const { device: its, table, slot, day, asked } = player;
    const { kept, browser } = its;
    const isShared = seats.some(
      (each) => each !== player && each.slot === slot && each.device === its && each.isPlayed,
    );
    if (
      player.isWon ||
      isShared ||
      kept.won.includes(slot) ||
      kept.saved.get(slot) !== table ||
      (asked.daily && !day) ||
      day > its.today
    )
      return;
    const { tab } = player.page.page;
    const [before, won] = [kept.copy(), statisticsOf(player.page).won];
    tab.dieAfter(writes);
    const follow = player.move(move);
    if (!follow) return tab.dieAfter(Infinity);
    follow();
    const [last, isWon] = [player.table.line.at(-1)!, player.isWon];
    await browser.pass(REST);
    tab.die();
    await player.open();
    if (day && day !== player.day) {
      await player.page.play_.dealer.playDay(day, 'player');
      player.goTo(day, false);
      await browser.pass(REST);
    }
    const isBefore = player.page.status !== 'won' && player.page.moveCount === table.line.length;
    if (!isBefore) return;
    // The move is lost. If it was that of a win, the reader makes it again.
    player.table = table;
    kept.saved.set(slot, table);
    player.isWon = false;
    if (!isWon) return;
    const key = `${asked.kind} ${day}`;
    const result = player.page.days.find((each) => each.day === day);
    if (statisticsOf(player.page).won === won) Object.assign(kept, { log: before.log, older: before.older });
    if (!result?.won || result.elapsed !== kept.days.get(key)!.elapsed) kept.days = before.days;
    kept.won = kept.won.filter((each) => each !== slot || before.won.includes(each));
    const { time } = browser;
    expect(player.page.move(JSON.parse(last) as never)).to.equal(true);
    player.moved(last, time);
  }),
  event('look away', [seat, begun, which], async ({ seats }, on, how, move) => {
    const player = seats[on]!;
    const { device, slot } = player;
    const { tab } = player.page.page;
    tab.isVisible = false;
    player.keepTime();
    const before = device.kept.saved.get(slot);
    await settled();
    if (on < 2) act(seats[1 - on]!, how, move)?.();
    await device.browser.pass(REST);
    tab.isVisible = true;
    player.seenAgain(before);
  }),
  event('wait', [device, fc.constantFrom(1, 5_000, 3_600_000, DAY_LENGTH)], async ({ devices }, on, time) => {
    await devices[on]!.browser.pass(time);
  }),
  event('next day', [fc.constant(0)], ({ devices }) => {
    for (const { browser } of devices) browser.time += DAY_LENGTH;
  }),
  event('clock', [device, fc.constantFrom(-400, -2, -0.2, 0.2, 1, 400)], ({ devices }, on, days) => {
    devices[on]!.browser.time += days * DAY_LENGTH;
  }),
  event('twice', [seat, which], ({ seats }, on, move) => {
    act(seats[on]!, 'again', move)?.();
    act(seats[on]!, 'again', move)?.();
  }),
  event('save', [device], (life, on) => {
    const from = life.devices[on]!;
    const file = JSON.stringify(statisticsFile(life.pageOf(from), 'local'));
    life.files.push([file, from.kept.copy()]);
  }),
  event('add', [device, fc.nat(3)], async (life, on, back) => {
    const [file, kept] = life.files.at(-1 - back) ?? life.files.at(-1) ?? ['{}', new Kept()];
    const to = life.devices[on]!;
    const added = bringIn(file, life.pageOf(to), 'local', (id) => (id === quickGame.id ? quickGame : undefined));
    to.kept.add(kept, to.browser.time);
    await added;
  }),
  event('clear', [device], async ({ devices, seats }, on) => {
    const its = devices[on]!;
    const { browser, holders } = its;
    its.isCleared = true;
    browser.local.clear();
    for (const tab of browser.tabs) for (const callback of tab.listeners) callback(null);
    Object.assign(its.kept, new Kept());
    for (const player of seats) {
      if (player.device !== its || (holders.get(player.slot) ?? player) === player) continue;
      await player.close();
      await player.open();
    }
  }),
];

/** Histories of so many events at most. */
export const histories = (maxCommands: number): ReturnType<typeof fc.commands<object, Life, true>> =>
  fc.commands<object, Life, true>(EVENTS as never, { maxCommands, size: 'max' }) as never;
