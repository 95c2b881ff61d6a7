import { Game } from '../../engine/play/game.js';
import { decode } from '../../engine/play/notation.js';
import type { Host } from '../host.js';

/** Milliseconds between two moves, and at most for all of them. */
const PACE = 450;
const AT_MOST = 20_000;

/** Plays a game again from its deal. It is a copy that is played, so nothing changes but what is seen. */
export class Replay {
  readonly #host: Host;
  #game: Game | undefined;
  #timer = 0;

  constructor(host: Host) {
    this.#host = host;
  }

  /** The game as far as it is played again; `undefined` while none is. */
  get game(): Game | undefined {
    return this.#game;
  }

  start({ deal, record, moveCount }: Game): void {
    const game = (this.#game = new Game(deal));
    const actions = decode(record.moves);
    const pace = Math.min(PACE, AT_MOST / moveCount);
    // It ends with its last position, and stays there until it is stopped.
    const next = (): void => {
      const step = actions.next();
      if (step.done || !step.value) return;
      game.act(step.value);
      this.#host.requestUpdate();
      this.#timer = window.setTimeout(next, pace);
    };
    this.#timer = window.setTimeout(next, PACE);
    this.#host.requestUpdate();
  }

  /** Returns whether a game was being played. */
  stop(): boolean {
    if (!this.#game) return false;
    clearTimeout(this.#timer);
    this.#game = undefined;
    this.#host.requestUpdate();
    return true;
  }
}
