// Two devices with three tabs, each tab as its page shows it and as the model says it is.
import { expect } from 'chai';
import type { Deal } from '../../src/engine/model/deal.js';
import { statisticsOf } from './acts.js';
import { Browser } from './browser.js';
import { type GameOnPage, onPage } from './game-on-page.js';
import { Later } from './kept-later.js';
import { dayAt, dayText, type Figures, Kept, NOTHING, type Table, type Win } from './kept-model.js';
import { quickGame } from './quick-game.js';

/** Longer than any rest between two writes, and than a change is made again. */
export const REST = 1100;

/** What a page asks for by its attributes. */
export interface Asked {
  readonly kind: string;
  readonly daily?: boolean | string;
  readonly seed?: string | null;
  readonly deck?: string | null;
}

/** A game that was left for another one: what was on the table, and where it is kept. */
interface Left {
  readonly table: Table;
  readonly slot: string;
  readonly day: string;
}

const ROOT = `solitaire-elements/1/${quickGame.id}/`;

const keyOf = (folder: 'game' | 'won', slot: string): string => {
  const [kind, ...name] = slot.split(' ');
  return `${ROOT}${folder}/${JSON.stringify([{ kind }, name.join(' ')])}`;
};

/** A device, and what the model knows of it. */
export class Device {
  readonly browser = new Browser();
  readonly kept = new Kept();
  readonly later = new Later(this.browser);
  isCleared = false;
  /** Which seat plays the game of a slot first. */
  readonly holders = new Map<string, Seat>();
  readonly seats: Seat[] = [];
  constructor() {
    this.browser.isLate = true;
  }

  get today(): string {
    return dayText(dayAt(this.browser.time));
  }

  /** What is kept of a slot. */
  textOf(folder: 'game' | 'won', slot: string): string | null {
    return this.browser.local.getItem(keyOf(folder, slot));
  }

  /** Whether a tab has the game of a key on its table. */
  isOpen = (key: string): boolean =>
    this.seats.some(({ slot }) => key === keyOf('game', slot) || key === keyOf('won', slot));

  /** Everything is deleted, or all that was played of the game. */
  forget(folder = ''): void {
    this.isCleared = true;
    Object.assign(this.kept, new Kept());
    this.later.forget(folder);
    for (const seat of this.seats) seat.left = undefined;
  }

  /** Those that wait for another tab come to their pages again. */
  async reopenWaiting(): Promise<void> {
    for (const seat of this.seats) {
      if ((this.holders.get(seat.slot) ?? seat) === seat) continue;
      await seat.close();
      await seat.open();
    }
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
export class Seat {
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
  /** The game that was kept when the table came, and the last one that was read. That needs no keeping. */
  resumed: Table | undefined;
  read: Table | undefined;
  /** Whether it moves in the very moment in which another tab leaves the game. */
  isLate = false;
  /** What is kept once the tab that keeps the game has left it. */
  waiting: (Table & { readonly isWon: boolean }) | undefined;
  /** The deal that the page asked for. */
  answer: Deal | undefined;
  /** The game that was left for another one. */
  left: Left | undefined;

  constructor(index: number, device: Device, place: string) {
    this.index = index;
    this.device = device;
    this.place = place;
    device.seats.push(this);
  }

  /** The option of the game on the table. */
  get kind(): string {
    return this.slot.split(' ')[0]!;
  }

  get win(): Win {
    const { table, page } = this;
    return { moves: table.line.length, elapsed: page.elapsed, record: this.recordWith() };
  }

  /** Opens the page in a new tab. */
  async open(asked = this.asked): Promise<void> {
    this.asked = asked;
    this.leave();
    Object.assign(this, { slot: '', isPlayed: false, isRefused: false, left: undefined });
    const tab = this.device.browser.tab();
    this.page = await onPage(quickGame, { ...asked }, tab, this.place);
    await this.device.browser.pass(REST);
    this.goTo(this.dayAsked, true);
  }

  /** The page's router gives the element other attributes, or the same. */
  async route(asked: Asked): Promise<void> {
    const { page, device } = this;
    const before = this.asked;
    if (JSON.stringify(asked) === JSON.stringify(before)) return;
    this.leaveTable();
    this.asked = asked;
    const { seed = null, daily = false, deck = null, kind } = asked;
    page.set({ daily, deck, kind, ...(seed !== (before.seed ?? null) && { seed }) });
    await device.browser.pass(REST);
    this.goTo(this.dayAsked, true);
  }

  /** The day that the page asks for, or empty. */
  get dayAsked(): string {
    const { daily } = this.asked;
    if (!daily) return '';
    return daily === true || daily > this.device.today ? this.device.today : daily;
  }

  /** The name of what the page asks for, where that is no day. */
  get name(): string {
    const { daily, deck, seed } = this.asked;
    return (!daily && (deck ?? seed)) || this.place;
  }

  /** The table of a day, or of what the page asks for besides: won, as it was left, or anew. */
  goTo(day: string, isAnswer: boolean): void {
    const { device, asked, page } = this;
    this.moveTo(`${asked.kind} ${day || this.name}`);
    this.isWon = device.kept.won.includes(this.slot);
    this.resumed = device.kept.saved.get(this.slot);
    this.table = this.resumed ?? { seed: day || page.game!.deal.seed, line: [] };
    if (this.resumed || this.isWon) this.read = this.table;
    if (this.table.at !== undefined && this.table.at === this.left?.table.at) this.left = undefined;
    if (isAnswer) this.answer = page.game!.deal;
    Object.assign(this, { day, isAnswer });
  }

  /** Its games are kept in another slot. */
  moveTo(slot: string): void {
    if (slot === this.slot) return;
    this.keepTime();
    this.leave();
    Object.assign(this, { slot, isPlayed: false, isRefused: false, resumed: undefined });
  }

  /** The slot is free, unless another tab waits for it, and the game has not gone on since it was resumed there. */
  leave(): void {
    const { holders, kept, seats } = this.device;
    this.waiting = undefined;
    if (holders.get(this.slot) !== this) return;
    holders.delete(this.slot);
    for (const seat of seats) {
      if (!seat.waiting || seat.slot !== this.slot) continue;
      const { isWon, ...table } = seat.waiting;
      seat.waiting = undefined;
      const same = (each: Table | undefined) => each && [each.seed, ...each.line].join();
      const isKept = this.device.textOf('game', this.slot) !== null;
      if (same(seat.resumed) !== same(isKept ? kept.saved.get(this.slot) : undefined)) continue;
      holders.set(this.slot, seat);
      if (isWon) kept.saved.delete(this.slot);
      else kept.saved.set(this.slot, table);
      return;
    }
  }

  /** Another game comes. The reader may bring this one back. */
  leaveTable(): void {
    const { table, slot, day } = this;
    if (table.line.length > 0 && !this.isWon) this.left = { table, slot, day };
  }

  /** The reader brings back the game that was left. It is kept where it was before. */
  back(): void {
    const { left, page } = this;
    const { leftGame } = page.play_.session;
    if (!left || !leftGame) return;
    this.leaveTable();
    page.play_.dealer.bringBack(leftGame);
    const { table, slot, day } = left;
    this.device.later.overwrite(keyOf('game', slot));
    if (this.left === left) this.left = undefined;
    this.moveTo(slot);
    Object.assign(this, { table, day, isWon: false, isAnswer: page.game!.deal === this.answer });
    if (this.isPlayed || table !== this.read) this.keep();
    else this.resumed = this.device.kept.saved.get(slot);
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
    return [this.kind, this.table.seed, ...this.table.line, ...more].join();
  }

  moved(move: string, time: number): void {
    const { table, day, device, kind } = this;
    const { kept } = device;
    this.isWon = this.page.status === 'won';
    this.table = { ...table, line: [...table.line, move], at: table.at ?? kept.begin(time, kind, day) };
    const { win } = this;
    if (this.isWon) kept.win(this.table.at!, kind, day, win, time);
    const isTold = this.isWon || this.table.line.length === 1;
    if (day && isTold) kept.tell(kind, day, { won: this.isWon, onTime: day === dayText(dayAt(time)), ...win });
    this.keep();
  }

  /** The tab that plays a game first keeps it. A day that was won is kept whoever won it. */
  keep(): void {
    const { slot, device, day } = this;
    const { kept, holders } = device;
    this.isPlayed = true;
    if (this.isWon && day) kept.won = [...kept.won.filter((each) => each !== slot), slot];
    if (this.isLate) return void (this.isRefused = true);
    if (!holders.has(slot)) holders.set(slot, this);
    const isRefused = this.isRefused || kept.saved.has(slot);
    if (holders.get(slot) !== this) this.waiting = { ...this.table, isWon: this.isWon };
    if (holders.get(slot) !== this && isRefused) return void (this.isRefused = true);
    // A slot that is empty is written at once, before the browser says who holds it.
    if (holders.get(slot) !== this) this.isRefused = true;
    if (this.isWon) kept.saved.delete(slot);
    else kept.saved.set(slot, this.table);
  }

  /** A game that is still kept is kept with its time when its page is hidden or left. */
  keepTime(): void {
    const { device, slot, table, isWon } = this;
    const { saved } = device.kept;
    if (device.holders.get(slot) !== this || table.at === undefined || isWon || !saved.has(slot)) return;
    this.table = { ...table };
    saved.set(slot, this.table);
  }

  /** The table is another one, which only now is begun. */
  begin(how: 'again' | 'new'): void {
    const { page, asked, name } = this;
    this.leaveTable();
    void (how === 'again' ? page.restart() : page.newGame());
    if (how === 'new') {
      this.moveTo(`${asked.kind} ${name}`);
      Object.assign(this, { day: '', isAnswer: false });
    }
    this.table = { seed: page.game!.deal.seed, line: [] };
    this.isWon = this.isPlayed = false;
  }

  /** The page is seen again: with today's game if nothing was played, with a newer one if another tab has it. */
  seenAgain(before: Table | undefined): void {
    const { asked, isAnswer, isPlayed, device, table, day, slot } = this;
    const isUnplayed = table.at === undefined && table.line.length === 0 && !this.isWon;
    const kept = device.kept.saved.get(slot);
    if (kept && kept !== before && !isPlayed && isAnswer)
      Object.assign(this, { table: kept, resumed: kept, read: kept, isWon: false });
    else if (asked.daily && day && isAnswer && isUnplayed && day !== this.dayAsked) this.goTo(this.dayAsked, true);
  }

  compare(): void {
    const { page, device, kind, table, isWon } = this;
    const { kept } = device;
    const { won, fastest, fewest, ...rest } = statisticsOf(page);
    const figures = kept.figures(kind, device.browser.time);
    const best = won > 0 ? { fastest, fewest } : { fastest: Infinity, fewest: Infinity };
    expect({ ...rest, won, ...best }, this.place).to.deep.equal(figures);
    const days = page.days.map(({ day, won: isDayWon, onTime, moves, elapsed }) =>
      isDayWon ? [day, onTime, moves, elapsed] : [day],
    );
    const expected = [...kept.days].filter(([key]) => key.startsWith(kind));
    const told = expected.map(([key, { won: isDayWon, onTime, moves, elapsed }]) =>
      isDayWon ? [key.slice(2), onTime, moves, elapsed] : [key.slice(2)],
    );
    expect(days, `${this.place} days`).to.deep.equal(told.sort().reverse());
    expect(page.play_.daily.streak, `${this.place} streak`).to.equal(kept.streak(kind, dayAt(device.browser.time)));
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
    for (const { later } of this.devices) expect(later.lost, 'of a later version').to.deep.equal([]);
  }

  pageOf(device: Device): GameOnPage['page'] {
    return this.seats.find((seat) => seat.device === device)!.page.page;
  }
}
