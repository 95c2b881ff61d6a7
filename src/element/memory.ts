import { Game } from '../engine/game.js';
import type { Options } from '../engine/options.js';
import { readRecord } from '../engine/verify.js';
import type { Variant } from '../engine/variant.js';
import type { By } from './events.js';
import type { Play, TimedGame } from './play.js';
import { same } from './request.js';
import { Slot } from './slot.js';
import { countBegun, countWon } from './statistics.js';
import type { Store } from './store.js';

/** Keeps the game on the table for another visit, and counts what is played. */
export class Memory {
  readonly #play: Play;
  readonly #variant: Variant;
  readonly #store: Store;
  /** Games that count as begun. */
  readonly #begun = new WeakSet<Game>();
  #name: string | undefined;
  #slot: Slot | undefined;

  constructor(play: Play, variant: Variant, store: Store) {
    this.#play = play;
    this.#variant = variant;
    this.#store = store;
  }

  /** Games are kept under this name from now on; without one, under the last again. */
  open(name = this.#name): void {
    if (name === undefined || (this.#slot && name === this.#name)) return;
    this.leave();
    this.#name = name;
    this.#slot = new Slot(this.#store, name, () => this.keep());
  }

  /** Leaves the place where games are kept to others. */
  leave(): void {
    this.#slot?.leave();
    this.#slot = undefined;
  }

  /** The unfinished game that was kept, if it is one with these options. */
  resumed(options: Options): TimedGame | undefined {
    try {
      const { record, elapsed } = this.#slot!.read()!;
      const { deal, line, standing } = readRecord(record, [this.#variant]);
      if (standing.status === 'won' || !same(deal.options, options)) return undefined;
      const game = new Game(deal, line);
      if (game.moveCount > 0) this.#begun.add(game);
      return { game, elapsed: elapsed > 0 ? elapsed : 0 };
    } catch {
      // Nothing was kept, or what was is not a game.
      return undefined;
    }
  }

  /** The game, or its position, has become another one. */
  changed(by: By): void {
    const game = this.#play.game!;
    const { options } = game.deal;
    if (by === 'player' && game.moveCount > 0 && !this.#begun.has(game)) {
      this.#begun.add(game);
      countBegun(this.#store, options);
    }
    if (game.status === 'won' && this.#begun.delete(game) && !this.#play.assisted) {
      countWon(this.#store, options, this.#play.clock.elapsed, game.moveCount);
    }
    void this.#slot?.claim();
    this.keep();
  }

  /** Keeps the game as it stands: none once it is won. One that nobody has played takes the place of no other. */
  keep(): void {
    const { game, clock } = this.#play;
    if (!game || !(game.moveCount > 0 || game.canRedo)) return;
    const { record, status } = game;
    const { elapsed } = clock;
    this.#slot?.write(status === 'won' ? undefined : { record, elapsed, at: Date.now() });
  }
}
