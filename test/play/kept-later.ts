// Other versions that write beside this one: what a later one adds, and the model's note of what must outlive our writes.
import { movesFrom } from '../../src/engine/model/move.js';
import { readDeal } from '../../src/engine/model/deal.js';
import { Game } from '../../src/engine/play/game.js';
import type { Browser } from './browser.js';
import { quickGame } from './quick-game.js';

const ROOT = 'solitaire-elements/1/';
const OWN = `${ROOT}${quickGame.id}/`;

type Fields = { [name: string]: unknown };

interface Logged {
  readonly at: number;
  readonly options: { readonly kind: string };
  readonly stars?: number;
}

/** What a later version may add. */
export const ADDED = ['settings', 'weeks', 'medals', 'form', 'elsewhere', 'marks', 'stars', 'flags', 'mood'] as const;

/** What is added as a field of a value, or as a key of its own: its key, the name of the field, and whether `forget` leaves it alone. */
const FIELDS: Readonly<Record<string, readonly [key: string, field: string, stays?: boolean]>> = {
  settings: [`${OWN}settings`, 'animation', true],
  weeks: [`${OWN}statistics`, 'weeks'],
  medals: [`${OWN}medals/game/7`, 'gold'],
  form: [`${OWN}game/["a","later"]`, 'version'],
  elsewhere: [`${ROOT}golf-dozen/days`, 'since', true],
  marks: [`${OWN}days`, 'marks'],
};

/** What a later version has added to what one device keeps. */
export class Later {
  readonly #browser: Browser;
  /** By their names in {@link FIELDS}. */
  #fields = new Set<string>();
  /** Games of the log that have a field more, by options and `at`, and unfinished games by key, with the `begunAt` of each. */
  #stars = new Set<string>();
  #moods = new Map<string, unknown>();
  /** The higher flags of days by options and day. */
  #flags = new Map<string, number>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** @param isOpen whether a tab has what is kept under a key on its table. Such a tab would write its own game over it. */
  add(what: (typeof ADDED)[number], which: number, isOpen: (key: string) => boolean): void {
    const [key, field] = FIELDS[what] ?? [];
    if (key) {
      this.#fields.add(what);
      return this.#write(key, { ...this.#read(key), [field!]: 2 });
    }
    if (what === 'stars') {
      const { log = [], ...others } = this.#read(`${OWN}statistics`) as { log?: Logged[] };
      const game = log[which % log.length];
      if (!game) return;
      this.#stars.add(nameOf(game));
      const starred = log.map((each) => (each === game ? { ...each, stars: 3 } : each));
      return this.#write(`${OWN}statistics`, { ...others, log: starred });
    }
    if (what === 'flags') {
      const days = this.#read(`${OWN}days`) as Record<string, Record<string, number[]>>;
      const all = Object.entries(days).flatMap(([options, rows]) => Object.keys(Object(rows)).map((d) => [options, d]));
      const [options = '', day = ''] = all.filter(([, each]) => each!.startsWith('20'))[which % all.length] ?? [];
      if (!day) return;
      const flag = 8 << (which % 4);
      const [moves, elapsed, flags, ...more] = days[options]![day]!;
      this.#flag(`${options} ${day}`, flag);
      const row = [moves, elapsed, flags! | flag, ...more];
      return this.#write(`${OWN}days`, { ...days, [options]: { ...days[options], [day]: row } });
    }
    const games = Object.keys(this.#browser.local).filter((name) => /\/quick-dozen\/(game|won)\//.test(name));
    const free = games.filter((name) => !name.endsWith('"later"]') && !isOpen(name));
    const slot = free[which % free.length];
    if (!slot) return;
    const game = this.#read(slot);
    this.#moods.set(slot, game['begunAt']);
    this.#write(slot, { ...game, mood: 'calm' });
  }

  /** A game that its reader brings back is the one of this version again. */
  overwrite(key: string): void {
    this.#moods.delete(key);
  }

  /** @param folder what `forget` deletes; empty: everything. */
  forget(folder: string): void {
    for (const name of this.#fields) if (!folder || !FIELDS[name]![2]) this.#fields.delete(name);
    for (const each of [this.#stars, this.#moods, this.#flags]) each.clear();
  }

  copy(): Later {
    const copy = new Later(this.#browser);
    copy.#fields = new Set(this.#fields);
    copy.#stars = new Set(this.#stars);
    copy.#moods = new Map(this.#moods);
    copy.#flags = new Map(this.#flags);
    return copy;
  }

  /** What was deleted is brought back, with what is there by now. */
  restore(before: Later): void {
    for (const name of before.#fields) this.#fields.add(name);
    this.#stars = before.#stars;
    this.#flags = before.#flags;
    this.#moods = before.#moods;
  }

  /** What is lost by now. */
  get lost(): string[] {
    const fields = [...this.#fields].filter((name) => {
      const [key, field] = FIELDS[name]!;
      return this.#read(key)[field] !== 2;
    });
    const { log = [] } = this.#read(`${OWN}statistics`) as { log?: Logged[] };
    const stars = log.filter((game) => this.#stars.has(nameOf(game)) && !game.stars).map(nameOf);
    const moods = [...this.#moods].filter(([key, begunAt]) => {
      const game = this.#read(key);
      return game['begunAt'] === begunAt && game['mood'] !== 'calm';
    });
    const days = this.#read(`${OWN}days`) as Record<string, Record<string, number[]>>;
    const flags = [...this.#flags].filter(([name, flag]) => {
      const [options = '', day = ''] = name.split(' ');
      const row = days[options]?.[day];
      return row && (row[2]! & flag) !== flag;
    });
    return [...fields, ...stars, ...moods.map(([key]) => key), ...flags.map(([name]) => `flags of ${name}`)];
  }

  #flag(name: string, flag: number): void {
    this.#flags.set(name, (this.#flags.get(name) ?? 0) | flag);
  }

  #read(key: string): Fields {
    return Object(JSON.parse(this.#browser.local.getItem(key) ?? '{}')) as Fields;
  }

  #write(key: string, value: unknown): void {
    write(this.#browser, key, value);
  }
}

const nameOf = ({ at, options }: Logged): string => `${options.kind} ${at}`;

/** Another tab writes, and all others hear of it. */
function write({ local, tabs }: Browser, key: string, value: unknown): void {
  local.setItem(key, JSON.stringify(value));
  for (const tab of tabs) for (const callback of tab.listeners) callback(key);
}

/**
 * An earlier version, which knows neither grades nor marks, begins a game in another tab.
 *
 * @param isWon whether it is won, too. Otherwise it is kept under its seed.
 * @returns the moves, as text.
 */
export function playEarlier(browser: Browser, kind: string, seed: string, at: number, isWon: boolean): string[] {
  const game = new Game(readDeal(quickGame, { seed, kind }));
  const line: string[] = [];
  for (let count = isWon ? 9 : 1; count > 0 && game.status === 'playing'; count--) {
    const action = game.actions[0]!;
    line.push(JSON.stringify(movesFrom(game.deal, game.position, [action])[0]));
    game.act(action);
  }
  const key = `${OWN}statistics`;
  const { log = [], ...others } = JSON.parse(browser.local.getItem(key) ?? '{"since":0}') as { log?: unknown[] };
  const { record, moveCount: moves } = game;
  const logged = { at, options: { kind }, ...(isWon && { win: { moves, elapsed: 1000, record } }) };
  write(browser, key, { ...others, log: [...log, logged] });
  const facts = { elapsed: 0, assisted: false, counted: true, begunAt: at, day: '', at };
  if (!isWon) write(browser, `${OWN}game/${JSON.stringify([{ kind }, seed])}`, { record, ...facts });
  return line;
}
