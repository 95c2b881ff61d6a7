import { winOf } from './api.js';
import { clockText } from './clock-text.js';

const SPEEDS = [1, 2, 4, 8, 16];
/** Milliseconds before the first move, and between moves of which no times are known. */
const LEAD = 1000;
const PACE = 600;

const byId = (id) => document.getElementById(id);

/** A win, played again on an element of its own as it was played: each move at its time. */
class Replay {
  #element;
  #win;
  #moves;
  #times;
  /** Milliseconds of the game that have passed. */
  #clock = -LEAD;
  #before = performance.now();
  #frame = requestAnimationFrame((now) => this.#pass(now));
  #isPaused = false;
  #speed = SPEEDS[0];

  constructor(element, win, moves) {
    this.#element = element;
    this.#win = win;
    this.#moves = moves;
    this.#times = win.times ?? moves.map((_, i) => i * PACE);
    this.#show();
  }

  async restart() {
    await this.#element.load({ ...this.#win.record, moves: '', status: 'playing' });
    this.#clock = -LEAD;
    this.#isPaused = false;
    this.#show();
  }

  /** Goes on at once to the time of the next move. */
  skip() {
    this.#clock = Math.max(this.#clock, this.#times[this.#element.moveCount] ?? 0);
    this.#playDue();
  }

  toggle() {
    this.#isPaused = !this.#isPaused;
    this.#show();
  }

  /** After the highest speed comes the lowest. */
  speedUp() {
    this.#speed = SPEEDS[(SPEEDS.indexOf(this.#speed) + 1) % SPEEDS.length];
    this.#show();
  }

  end() {
    cancelAnimationFrame(this.#frame);
  }

  #pass(now) {
    const passed = now - this.#before;
    this.#before = now;
    if (!this.#isPaused && this.#element.status === 'playing') {
      this.#clock += passed * this.#speed;
      this.#playDue();
    }
    this.#frame = requestAnimationFrame((next) => this.#pass(next));
  }

  #playDue() {
    const { length } = this.#moves;
    for (let at = this.#element.moveCount; at < length && this.#times[at] <= this.#clock; at++) {
      this.#element.play(this.#moves[at]);
    }
    this.#show();
  }

  #show() {
    const { length } = this.#moves;
    const { moveCount } = this.#element;
    byId('progress').max = length;
    byId('progress').value = moveCount;
    const last = this.#times.at(-1);
    const clock = clockText(Math.min(Math.max(0, this.#clock), last));
    byId('position').textContent = `${moveCount} of ${length} moves, ${clock} of ${clockText(last)}`;
    byId('pause').textContent = this.#isPaused ? 'Play' : 'Pause';
    byId('speed').textContent = `Speed ${this.#speed}×`;
  }
}

let replay;

/** Opens the dialog in which a row is played again. */
export async function watch(row) {
  const { movesOf } = await import('./solitaire-elements/engine.js');
  const win = await winOf(row.id);
  const moves = movesOf(win.record);
  const element = document.createElement(win.record.game);
  for (const [name, value] of Object.entries({ buttons: 'none', storage: 'none', disabled: '' })) {
    element.setAttribute(name, value);
  }
  byId('watched').replaceChildren(element);
  byId('watch-title').textContent = `${win.name}: ${win.moves} moves`;
  byId('watch').showModal();
  await element.load({ ...win.record, moves: '', status: 'playing' });
  if (element.isConnected) replay = new Replay(element, win, moves);
}

byId('watch').addEventListener('close', () => {
  replay?.end();
  replay = undefined;
  byId('watched').replaceChildren();
});
byId('close').addEventListener('click', () => byId('watch').close());
byId('next').addEventListener('click', () => replay?.skip());
byId('again').addEventListener('click', () => replay?.restart());
byId('pause').addEventListener('click', () => replay?.toggle());
byId('speed').addEventListener('click', () => replay?.speedUp());
