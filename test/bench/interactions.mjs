// What a player does on a phone, one interaction after the other, and the processor's time of each until the next frame has been drawn.
/* global contender -- in the functions that run in the page */
import { setTimeout as pause } from 'node:timers/promises';
import { traced } from '../support/trace.mjs';
import { moves, record } from './contenders.mjs';

/** Panels by their controls. */
const PANELS = { rules: 'rules', settings: 'settings', statistics: 'statistics', 'legal-moves': 'possible moves' };

/** Runs on the page: marks in the trace when an input comes, and when the frame after it has been drawn. */
function markInputs() {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => performance.mark('painted');
  const mark = () => {
    performance.mark('input');
    requestAnimationFrame(() => port2.postMessage(null));
  };
  for (const type of ['pointerdown', 'pointerup', 'keydown', 'keyup']) addEventListener(type, mark, { capture: true });
}

/** Runs on the page: the middle of what a selector finds in the game, once it is shown. */
function middleOf(selector) {
  const { shadowRoot } = document.querySelector('bakers-dozen');
  const shown = [...shadowRoot.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!shown) return false;
  const { x, y, width, height } = shown.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Runs on the page: puts the game in play after so many moves, and the focus on its first card, as a key would, once all cards lie still. */
async function load(record, at) {
  const game = document.querySelector('bakers-dozen');
  await game.load(record, { at });
  await game.updateComplete;
  await Promise.allSettled(game.shadowRoot.getAnimations().map(({ finished }) => finished));
  game.shadowRoot.querySelector('[data-card][tabindex="0"]')?.focus();
}

class Player {
  /** What was done at each mark `step`. Nothing, if it only leads to something else. */
  steps = [];
  #page;
  #rest;

  constructor(page, rest) {
    this.#page = page;
    this.#rest = rest;
  }

  async #do(name, act) {
    this.steps.push(name);
    await this.#page.evaluate(() => performance.mark('step'));
    await act(this.#page.touchscreen);
    await pause(this.#rest);
  }

  /** Puts the game in play after so many moves. */
  async load(at) {
    await this.#page.evaluate(load, record, at);
    await pause(this.#rest);
  }

  /** The middles of both ends of a move. */
  ends = (move) => this.#page.evaluate((index) => contender.ends(index), move);

  key = (name, key) => this.#do(name, () => this.#page.keyboard.press(key));

  tapAt = (name, [x, y]) => this.#do(name, (finger) => finger.tap(x, y));

  async tap(name, selector) {
    const found = await this.#page.waitForFunction(middleOf, { polling: 50 }, selector);
    await this.tapAt(name, await found.jsonValue());
  }

  press = (name, control) => this.tap(name, `[data-control=${control}]`);

  /** A deal may be searched for, and would come into the next game. */
  async newGame(name) {
    await this.#page.evaluate(() => {
      globalThis.dealt = new Promise((dealt) => addEventListener('deal', dealt, { once: true }));
    });
    await this.press(name, 'new');
    await this.#page.evaluate(() => globalThis.dealt.then(() => {}));
  }

  async drag(name, [[x, y], [toX, toY]]) {
    await this.#do(undefined, async (finger) => {
      await finger.touchStart(x, y);
      for (let share = 0.2; share < 1.1; share += 0.2) {
        await finger.touchMove(x + (toX - x) * share, y + (toY - y) * share);
      }
    });
    await this.#do(name, (finger) => finger.touchEnd());
  }
}

/** Does everything once. */
async function playRound(player) {
  await player.load(0);
  await player.key('arrow key', 'ArrowRight');
  await player.key('Enter on a card', 'Enter');
  await player.key(undefined, 'Escape');
  const [from, to] = await player.ends(0);
  await player.tapAt('tap on a card', from);
  await player.tapAt('tap on its target', to);
  await player.press('undo', 'undo');
  await player.drag('drop of a drag', [from, to]);
  await player.press('hint', 'hint');
  for (const [control, panel] of Object.entries(PANELS)) {
    await player.press('open the More menu', 'more');
    await player.press(`open ${panel}`, control);
    await player.tap(`close ${panel}`, 'dialog .close');
  }
  await player.newGame('New');
  const last = moves.length - 1;
  await player.load(last);
  const [lastFrom, lastTo] = await player.ends(last);
  await player.tapAt(undefined, lastFrom);
  await player.tapAt('the last move, a win', lastTo);
}

/** The longest time of an input of each step, in milliseconds, by the steps' names. */
function timesOf(trace, steps) {
  const [begun, inputs, painted] = ['step', 'input', 'painted'].map((name) => trace.marks(name));
  const cpuOf = (input) =>
    trace.cpuBetween(
      input,
      painted.find((at) => at > input),
    );
  const times = {};
  for (const [index, name] of steps.entries()) {
    if (!name) continue;
    const own = inputs.filter((at) => at > begun[index] && at < (begun[index + 1] ?? Infinity));
    (times[name] ??= []).push(Math.max(...own.map(cpuOf)));
  }
  return times;
}

/**
 * Does everything some times over on the page of our board. The first time, nothing is compiled yet.
 *
 * @param slower by how much the processor is throttled
 * @param rest how long what an interaction leaves to do may take, in milliseconds. To look at the page meanwhile would be work for it.
 * @returns a list of times by the interactions' names, in milliseconds
 */
export async function interactionTimes(tab, url, { rounds, slower, rest }) {
  const { page, session } = tab;
  await page.setViewport({ width: 412, height: 915, hasTouch: true });
  await tab.open(url);
  await page.evaluate(markInputs);
  await page.emulateCPUThrottling(slower);
  const player = new Player(page, rest);
  const trace = await traced(session, async () => {
    // The strip of a first visit lies over the buttons.
    await player.tap(undefined, '.coach .close');
    for (let round = 0; round < rounds; round++) {
      await playRound(player);
      const won = await page.evaluate(() => document.querySelector('bakers-dozen').status);
      if (won !== 'won') throw new Error(`the game is ${won} after its last move`);
    }
  });
  return timesOf(trace, player.steps);
}
