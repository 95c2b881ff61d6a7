// What readers do, done to the pages and to the model.
import { expect } from 'chai';
import fc from 'fast-check';
import { bringIn } from '../../src/play/transfer/bring-in.js';
import { statisticsFile } from '../../src/play/transfer/statistics-file.js';
import { GOES_HOME } from '../element/decks.js';
import { statisticsOf } from './acts.js';
import { settled } from './browser.js';
import { type Asked, type Life, REST, type Seat } from './kept-life.js';
import { ADDED, playEarlier } from './kept-later.js';
import { DAY_LENGTH, dayAt, dayText, Kept } from './kept-model.js';
import { quickGame } from './quick-game.js';

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

const acts = (minLength: number) => fc.array(fc.tuple(seat, begun, which), { minLength, maxLength: 8 });

/** What a router asks for, besides yesterday's game. */
const ASKED: readonly Omit<Asked, 'kind'>[] = [{ daily: true }, {}, { seed: '1' }, { seed: '2' }, { deck: GOES_HOME }];

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
    // Whoever waits already doesn't ask again, and is given nothing that the other one leaves only after the move. A new game is in a place
    // of its own.
    const isWaiting = !!left.waiting;
    const isRightWaiting = !!right.waiting;
    const first = act(left, how, move);
    if (isWaiting) first?.();
    right.isLate = isRightWaiting && !right.waiting && how2 !== 'new' && its.holders.get(right.slot) !== right;
    its.browser.time++;
    const second = act(right, how2, move2);
    if (!isWaiting) first?.();
    second?.();
    right.isLate = false;
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
    player.leaveTable();
    await player.page.play_.dealer.playDay(day, 'player');
    player.goTo(day, false);
  }),
  event('route', [seat, fc.constantFrom('a', 'b'), fc.nat(ASKED.length)], async ({ seats }, on, kind, what) => {
    const player = seats[on]!;
    const yesterday = dayText(dayAt(player.device.browser.time) - 1);
    await player.route({ kind, ...(ASKED[what] ?? { daily: yesterday }) });
  }),
  event('back', [seat], ({ seats }, on) => seats[on]!.back()),
  event('reload', [seat, fc.constantFrom('a', 'b'), fc.boolean()], async ({ seats }, on, kind, daily) => {
    await seats[on]!.close();
    await seats[on]!.open(daily ? { kind, daily } : { kind });
  }),
  event('no room', [acts(1)], async (life, played) => {
    const { devices, seats } = life;
    // A game that was begun before the reader cleared the storage is taken for one that has left the log.
    if (devices.some(({ isCleared }) => isCleared)) return;
    for (const each of devices) each.fill();
    for (const [on, how, move] of played) {
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
    const { device: its, table, slot, day, asked, kind } = player;
    const { kept, browser } = its;
    const isShared = seats.some(
      (each) => each !== player && each.slot === slot && each.device === its && each.isPlayed,
    );
    if (
      player.isWon ||
      isShared ||
      kept.won.includes(slot) ||
      kept.saved.get(slot) !== table ||
      kind !== asked.kind ||
      (asked.daily ? !day : slot !== `${kind} ${player.name}`) ||
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
    const key = `${kind} ${day}`;
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
  event('clear', [device], async ({ devices }, on) => {
    const its = devices[on]!;
    const { browser } = its;
    browser.local.clear();
    for (const tab of browser.tabs) for (const callback of tab.listeners) callback(null);
    its.forget();
    await its.reopenWaiting();
  }),
  event('forget', [seat, fc.boolean(), fc.constantFrom('never', 'at once', 'later'), acts(0)], async (life, ...how) => {
    const [on, everything, restored, played] = how;
    const { seats } = life;
    const { device: its, page } = seats[on]!;
    const { kept, later, browser } = its;
    const [before, laterBefore] = [kept.copy(), later.copy()];
    const had = Object.keys(browser.local);
    const { restore } = page.play_.forget('player', { everything });
    its.forget(everything ? '' : quickGame.id);
    // All pages of a test are in one process, as the elements of one tab.
    for (const each of seats) each.left = undefined;
    await its.reopenWaiting();
    if (restored === 'never') return;
    if (restored === 'later')
      for (const [player, begins, move] of played) {
        act(seats[player]!, begins, move)?.();
        for (const each of life.devices) await each.browser.pass(REST);
      }
    expect(restore()).to.equal(true);
    kept.restore(before, (kind) => had.some((key) => key.endsWith(`/${quickGame.id}/${kind}`)));
    later.restore(laterBefore);
    for (const each of seats) each.left = undefined;
  }),
  event('later', [device, fc.constantFrom(...ADDED), fc.nat(20)], ({ devices }, on, what, which) => {
    devices[on]!.later.add(what, which, devices[on]!.isOpen);
  }),
  event('earlier', [device, fc.constantFrom('a', 'b'), fc.boolean()], (life, on, kind, isWon) => {
    const its = life.devices[on]!;
    const { browser, kept, seats } = its;
    const seed = isWon ? `earlier-${life.events}` : '1';
    const slot = `${kind} ${seed}`;
    if (kept.saved.has(slot) || seats.some((each) => each.slot === slot || each.left?.slot === slot)) return;
    browser.time += 4 - (browser.time % 4);
    const at = kept.begin(browser.time, kind, '');
    const line = playEarlier(browser, kind, seed, at, isWon);
    const win = { moves: line.length, elapsed: 1000, record: [kind, seed, ...line].join() };
    if (isWon) kept.win(at, kind, '', win, browser.time);
    else kept.saved.set(slot, { seed, line, at });
  }),
];

/** Histories of so many events at most. */
export const histories = (
  maxCommands: number,
  replayPath?: string,
): ReturnType<typeof fc.commands<object, Life, true>> =>
  fc.commands<object, Life, true>(EVENTS as never, {
    maxCommands,
    size: 'max',
    ...(replayPath && { replayPath }),
  }) as never;
