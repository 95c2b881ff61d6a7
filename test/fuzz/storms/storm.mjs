// Plays one storm in a browser, and throws where something is wrong.
import { recordFromText, verify } from '../../../src/engine.ts';
import { EXAMPLES } from '../engine/dealing.ts';
import { EXAMPLES as PLAYED } from '../../examples/games.ts';
import { LOST, WON } from '../../support/games-played.ts';
import { longestTask } from './tasks.mjs';

/** The longest task of a page, in milliseconds of its processor. */
const LONGEST = 200;

const MOVE = /[.~-]|__..\w|_..|(\w)\1\w|\w\w/g;

/** Games one or two moves before they are won or lost. */
const ENDS = [
  ...Object.values(WON),
  ...LOST.map(({ text }) => text),
  ...PLAYED.flatMap(({ won, lost }) => [...won, ...lost]),
]
  .map((text) => recordFromText(text))
  .flatMap((record) => {
    const moves = record.moves.match(MOVE);
    return [1, 2].map((left) => ({ ...record, moves: moves.slice(0, -left).join(''), status: 'playing' }));
  });

/** How long a single action may take, in milliseconds. */
const PATIENCE = 90_000;

/** What the console may say: an attribute had a bad value. */
const isExpected = (text) => /^<[a-z-]+> [a-z-]+=.* is not allowed; allowed: /s.test(text);

/** Random seeds and numbers are the same each time. */
function makeRandom(seed) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  Math.random = () => next() / 2 ** 32;
  crypto.getRandomValues = (numbers) => numbers.map(next);
}

class Tab {
  complaints = [];
  #cdp;
  /** Whether a button is held, and whether a finger is on the page. */
  #isHeld = false;
  #isTouched = false;
  /** The boards that were asked for something else than at first. */
  #changed = new Set();
  /** Whether the storm has no other tab. */
  isAlone = true;

  constructor(page) {
    this.page = page;
    page.on('console', (message) => {
      if (!isExpected(message.text())) this.complaints.push(`the console says: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.complaints.push(`uncaught: ${error?.stack ?? error}`));
    page.on('dialog', (dialog) => void dialog.dismiss());
  }

  static async open(context, address, { seed, boards }) {
    const tab = new Tab(await context.newPage());
    await tab.page.setViewport({ width: 1000, height: 800, hasTouch: true });
    await tab.page.evaluateOnNewDocument(makeRandom, seed);
    tab.#cdp = await tab.page.createCDPSession();
    tab.address = address;
    tab.boards = boards;
    await tab.load();
    return tab;
  }

  async load() {
    await this.page.goto(this.address);
    await this.ask('start', this.boards, ENDS);
  }

  ask(name, ...given) {
    return this.page.evaluate((what, args) => window.storm[what](...args), name, given);
  }

  /** A finger that goes down, moves or leaves; nothing where it is not there, or there already. */
  async #touch(type, at) {
    if ((type === 'touchStart') === this.#isTouched) return;
    this.#isTouched = !!at;
    await this.#cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  }

  async #mouse(type) {
    if ((type === 'down') === this.#isHeld) return;
    this.#isHeld = type === 'down';
    await this.page.mouse[type]();
  }

  async act(action) {
    const { page } = this;
    const { mouse, keyboard } = page;
    switch (action.do) {
      case 'drag': {
        const way = await this.ask('move', action);
        if (!way) return;
        const [from, to] = way;
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        if (action.by === 'touch') {
          await this.#touch('touchStart', from);
          for (const at of [middle, to]) await this.#touch('touchMove', at);
          if (action.drop) await this.#touch('touchEnd');
        } else {
          await mouse.move(from.x, from.y);
          await this.#mouse('down');
          for (const at of [middle, to]) await mouse.move(at.x, at.y);
          if (action.drop) await this.#mouse('up');
        }
        return;
      }
      case 'taps':
      case 'press':
        // It may be a house rule, which goes with the game it is for.
        if (action.do === 'press') this.#changed.add(action.board % this.boards.length);
        for (let i = 0; i < (action.times ?? 1); i++) {
          const at = await this.ask('spot', action);
          if (!at) continue;
          await mouse.move(at.x, at.y);
          await this.#mouse('down');
          await this.#mouse('up');
        }
        return;
      case 'mouse': {
        if (action.what === 'off') return mouse.move(-10, -10);
        const at = await this.ask('spot', action);
        if (at) await mouse.move(at.x, at.y);
        if (action.what !== 'move') await this.#mouse(action.what);
        return;
      }
      case 'touch': {
        const at = await this.ask('spot', action);
        if (action.what === 'end') return this.#touch('touchEnd');
        if (!at) return;
        if (action.what === 'move') return this.#touch('touchMove', at);
        await this.#touch('touchStart', at);
        if (action.what === 'tap') await this.#touch('touchEnd');
        return;
      }
      case 'drop':
        await this.#mouse('up');
        return this.#touch('touchCancel');
      case 'key':
        return keyboard.press(action.key);
      case 'resize':
        return page.setViewport({ width: action.width, height: action.height, hasTouch: true });
      case 'media':
        return page.emulateMediaFeatures([{ name: action.name, value: action.value }]);
      case 'reload':
        return this.#reload();
      case 'frames':
        return page.evaluate(async (count) => {
          for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
        }, action.n);
      default:
        this.#note(action);
        return this.ask('act', action);
    }
  }

  /** A page may ask a board for another game, or for another storage, than it did at first. */
  #note({ do: what, board }) {
    if (what === 'attribute' || what === 'property') this.#changed.add(board % this.boards.length);
  }

  /** Begun games are there again. Of a board whose game another board or tab may have kept as well, nobody can tell. */
  async #reload() {
    await this.rest();
    const { games } = await this.ask('rest');
    await this.load();
    const { games: again } = await this.ask('rest');
    for (const [i, { tag, attributes }] of this.boards.entries()) {
      const { state } = games[i];
      const isTold =
        this.isAlone && !this.#changed.has(i) && this.boards.every((each, j) => i === j || each.tag !== tag);
      const isKept = (attributes.storage ?? 'local') === 'local' && state?.moveCount > 0 && state.status !== 'won';
      if (!isTold || !isKept || JSON.stringify(again[i].state) === JSON.stringify(state)) continue;
      this.complaints.push(`${tag}: its game is lost by a reload`);
    }
    this.#changed.clear();
  }

  /** Lets go of everything, waits for rest, and throws what is wrong. */
  async rest() {
    // What is still pressed is let go of: a table that is dragged on is not at rest.
    await this.act({ do: 'drop' });
    const { problems, games } = await this.ask('rest');
    const wrong = [...this.complaints.splice(0), ...problems, ...games.flatMap(problemsOf)];
    if (wrong.length > 0) throw new Error(wrong.join('\n'));
  }
}

/** The record leads to the state, by the engine. */
function problemsOf({ state, record }) {
  if (!state) return [];
  const verified = verify(record, { variants: EXAMPLES });
  if (!verified.ok) return [`${state.game}: the record is refused: ${verified.error}`];
  const same = JSON.stringify(verified.state) === JSON.stringify(state);
  return same ? [] : [`${state.game}: the record leads to another state`];
}

const inTime = (promise, what) => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`hangs: ${what}`)), PATIENCE);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};

export async function playStorm(browser, origin, storm, heard) {
  const context = await browser.createBrowserContext();
  const tabs = [];
  const openTab = async () => tabs.push(await Tab.open(context, `${origin}/test/fuzz/storms/page.html`, storm));
  try {
    await openTab();
    const { page } = tabs[0];
    await page.tracing.start({ categories: ['toplevel'] });
    let tab = tabs[0];
    for (const action of [...storm.actions, { do: 'rest' }]) {
      const text = JSON.stringify(action);
      if (action.do === 'tab') {
        if (!tabs[action.n]) await inTime(openTab(), text);
        tab = tabs[action.n];
        for (const each of tabs) each.isAlone = tabs.length === 1;
        await tab.page.bringToFront();
      } else {
        await inTime(action.do === 'rest' ? tab.rest() : tab.act(action), text);
      }
      heard.actions++;
    }
    const longest = longestTask(await page.tracing.stop());
    heard.longest = Math.max(heard.longest, longest);
    if (longest > LONGEST) throw new Error(`a task of ${Math.round(longest)} ms`);
  } finally {
    await context.close().catch(() => {});
  }
}
