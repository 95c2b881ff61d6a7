// Plays one storm in a browser, and throws where something is wrong.
import { movesOf, recordFromText, verify } from '../../../src/engine.ts';
import { EXAMPLES as PLAYED } from '../../examples/games.ts';
import { LOST, WON } from '../../support/games-played.ts';
import { EXAMPLES } from '../engine/games.ts';

/** The longest task of a page, in milliseconds of its processor. */
const LONGEST = 200;

/** Games that are won or lost, and by how many moves. */
const ENDS = [
  ...Object.values(WON),
  ...LOST.map(({ text }) => text),
  ...PLAYED.flatMap(({ won, lost }) => [...won, ...lost]),
].map((text) => {
  const record = recordFromText(text);
  return { record, moveCount: movesOf(record, { variants: EXAMPLES }).length };
});

/** Random seeds and numbers are the same each time. */
function makeRandom(seed) {
  let state = seed + 1;
  const next = () => (state = (state * 48_271) % (2 ** 31 - 1));
  Math.random = () => next() / 2 ** 31;
  crypto.getRandomValues = (numbers) => numbers.map(next);
}

/** The record leads to the state, by the engine. */
function problemsOf({ state, record }) {
  if (!state) return [];
  const verified = verify(record, { variants: EXAMPLES });
  if (!verified.ok) return [`${state.game}: the record is refused: ${verified.error}`];
  const same = JSON.stringify(verified.state) === JSON.stringify(state);
  return same ? [] : [`${state.game}: the record leads to another state`];
}

/** The longest task on the main threads of pages in a trace, in milliseconds of the processor. */
function longestTask(trace) {
  const { traceEvents: events } = JSON.parse(Buffer.from(trace).toString());
  const name = ({ pid, tid }) => `${pid} ${tid}`;
  const isMain = ({ name: what, args }) => what === 'thread_name' && args?.name === 'CrRendererMain';
  const main = new Set(events.filter(isMain).map(name));
  const tasks = events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && main.has(name(event)));
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Has a method for what a reader and a browser do. What a page does with its boards, that is asked itself. */
export class Storm {
  #visitor;
  #seed;
  #tabs = [];
  /** The one in front: its page, and whether a button is held there, or a finger is on it. */
  #tab;

  constructor(visitor, { seed, boards }, heard) {
    this.#visitor = visitor;
    this.#seed = seed;
    this.boards = boards;
    this.heard = heard;
  }

  async begin() {
    await this.tab({ which: 0 });
    await this.#tab.page.tracing.start({ categories: ['toplevel'] });
  }

  async end() {
    await this.rest();
    const longest = longestTask(await this.#tabs[0].page.tracing.stop());
    this.heard.longest = Math.max(this.heard.longest, longest);
    if (longest > LONGEST) throw new Error(`a task of ${Math.round(longest)} ms`);
  }

  async tab({ which }) {
    const isNew = !this.#tabs[which];
    if (isNew) {
      const page = await this.#visitor.openTab();
      this.#tabs[which] = { page, cdp: await page.createCDPSession(), isHeld: false, isTouched: false };
    }
    this.#tab = this.#tabs[which];
    const { page } = this.#tab;
    await page.bringToFront();
    if (!isNew) return;
    await this.resize({ width: 1000, height: 800 });
    await page.evaluateOnNewDocument(makeRandom, this.#seed);
    await this.#load();
  }

  async #load() {
    await this.#tab.page.goto(this.#visitor.address);
    await this.ask('start', { wanted: this.boards, games: ENDS });
  }

  /** What a function of the page in front returns. */
  ask(name, given) {
    return this.#tab.page.evaluate((what, each) => window.storm[what](each), name, given);
  }

  /** A button or a finger goes down, moves or leaves; nothing where it is not there, or there already. */
  async #point(by, what, at) {
    const { page, cdp } = this.#tab;
    const pressed = by === 'mouse' ? 'isHeld' : 'isTouched';
    if (by === 'mouse' && at) await page.mouse.move(at.x, at.y);
    if ((what === 'down') === this.#tab[pressed] || (by === 'mouse' && what === 'move')) return;
    this.#tab[pressed] = what === 'down' || what === 'move';
    if (by === 'mouse') return page.mouse[what]();
    const type = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' }[what];
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at && what !== 'up' ? [at] : [] });
  }

  async drag({ by, drop, ...given }) {
    const way = await this.ask('way', given);
    if (!way) return;
    const [from, to] = way;
    await this.#point(by, 'down', from);
    await this.#point(by, 'move', { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
    await this.#point(by, 'move', to);
    if (drop) await this.#point(by, 'up');
  }

  async taps({ times, ...given }) {
    for (let i = 0; i < times; i++) {
      const at = await this.ask('spot', given);
      if (!at) return;
      await this.#point('mouse', 'down', at);
      await this.#point('mouse', 'up');
    }
  }

  press(given) {
    return this.taps({ ...given, times: 1 });
  }

  async point({ by, what, ...given }) {
    if (what === 'off') return this.#tab.page.mouse.move(-10, -10);
    const at = await this.ask('spot', given);
    if (!at && what !== 'up') return;
    await this.#point(by, what === 'tap' ? 'down' : what, at);
    if (what === 'tap') await this.#point(by, 'up');
  }

  async drop() {
    await this.#point('mouse', 'up');
    await this.#point('touch', 'cancel');
  }

  key({ key }) {
    return this.#tab.page.keyboard.press(key);
  }

  resize(size) {
    return this.#tab.page.setViewport({ ...size, hasTouch: true });
  }

  media(feature) {
    return this.#tab.page.emulateMediaFeatures([feature]);
  }

  /** Begun games are there again. Of a board whose game another board or tab may have kept as well, nobody can tell. */
  async reload(_, { changed }) {
    await this.rest();
    const { games } = await this.ask('rest');
    await this.#load();
    const { games: again } = await this.ask('rest');
    const { boards } = this;
    const problems = boards.flatMap(({ tag, attributes: { storage = 'local' } }, i) => {
      const { state } = games[i];
      const isTold =
        this.#tabs.length === 1 && !changed.has(i) && boards.every((each, j) => i === j || each.tag !== tag);
      const isKept = storage === 'local' && state?.moveCount > 0 && state.status !== 'won';
      const isSame = JSON.stringify(again[i].state) === JSON.stringify(state);
      return isTold && isKept && !isSame ? [`${tag}: its game is lost by a reload`] : [];
    });
    this.#visitor.check(problems);
    changed.clear();
  }

  /** Lets go of everything, waits for rest, and throws what is wrong. */
  async rest() {
    // What is still pressed is let go of: a table that is dragged on is not at rest.
    await this.drop();
    const { problems, games } = await this.ask('rest');
    this.#visitor.check([...problems, ...games.flatMap(problemsOf)]);
  }
}
