import type { Game } from '../../engine/play/game.js';
import { afterOthers } from '../../solver/time-slice.js';
import { wholeOf } from '../session/whole-game.js';
import type { Prognosis } from '../table/message.js';
import type { ShownLine } from '../table/shown-line.js';
import type { VerdictCache } from './verdict-cache.js';

/**
 * What is found out of each position on a line of moves. Whoever can win after a move could win before it, and what is lost stays lost. So
 * two borders tell it all: up to the first one the game can be won, from the second one on it is lost, and between them it is not known.
 */
export class Outlook {
  readonly line: ShownLine;
  /** Aborted when nobody wants to know any more. */
  readonly control = new AbortController();
  /** The step of which the reader has heard last. */
  heard: number;
  readonly #whole: Game;
  #winnable = -1;
  #lost: number;
  /** The steps that no search can decide. */
  readonly #undecided = new Set<number>();

  constructor(line: ShownLine) {
    this.line = line;
    this.heard = line.game.moveCount;
    this.#whole = wholeOf(line.game);
    this.#lost = line.last + 1;
    const { status } = this.#whole;
    if (status === 'won' || line.about === 'solution') this.#winnable = line.last;
    if (status === 'lost') this.#lost = line.last;
  }

  /** How many per cent of the track are known to be winnable, and where on it the game is known to be lost. */
  get borders(): readonly [winnable: number, lost: number] {
    const { first, last } = this.line;
    const at = (steps: number) => (100 * (steps - first)) / (last - first + 1);
    return [at(this.#winnable + 1), at(this.#lost)];
  }

  /** `undefined`: it is not searched yet. */
  of(step: number): Prognosis | undefined {
    if (step <= this.#winnable) return 'winnable';
    if (step >= this.#lost) return this.#lost > 0 ? 'lost' : 'never';
    return this.#undecided.has(step) ? 'unknown' : undefined;
  }

  /**
   * Finds out the rest, each time in the middle of what is open: so a few searches decide most of it.
   *
   * @param found hears of each answer.
   */
  async find(verdicts: VerdictCache, found: () => void): Promise<void> {
    const { signal } = this.control;
    await afterOthers();
    while (!signal.aborted) {
      const open: number[] = [];
      for (let step = this.#winnable + 1; step < this.#lost; step++) if (!this.#undecided.has(step)) open.push(step);
      if (open.length === 0) return;
      const step = open[open.length >> 1]!;
      const { verdict } = await verdicts.of(this.#whole, signal, step);
      if (verdict === 'winnable') this.#winnable = step;
      else if (verdict === 'unwinnable') this.#lost = step;
      else this.#undecided.add(step);
      found();
    }
  }
}
