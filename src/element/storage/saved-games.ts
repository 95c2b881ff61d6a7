import { Game } from '../../engine/play/game.js';
import type { Options } from '../../engine/model/options.js';
import type { Position } from '../../engine/model/position.js';
import { readRecord } from '../../engine/record/verify.js';
import type { Variant } from '../../games/variant/variant.js';
import type { GameSession, PlayedGame } from '../session/game-session.js';
import { same } from '../dealing/request.js';
import { SaveSlot } from './save-slot.js';
import { type Store, like } from './store.js';

/**
 * Keeps the game on the table for another visit. An unplayed game never overwrites a saved one. The game played last does, even where
 * it was begun before the saved one was played elsewhere; so that this happens to nobody by accident, an element that nobody has
 * played shows the newer game when its page is seen again.
 */
export class SavedGames {
  readonly #play: GameSession;
  readonly #variant: Variant;
  readonly #store: Store;
  #name: string | undefined;
  #slot: SaveSlot | undefined;
  /** The position that was resumed: it is kept already. */
  #resumed: Position | undefined;
  /** Whether there was something to keep since the slot was opened. */
  #isPlayed = false;
  /** When the game in the slot was kept that was there as the page was hidden; `undefined` while the page is seen. */
  #keptAt: number | undefined;

  constructor(play: GameSession, variant: Variant, store: Store) {
    this.#play = play;
    this.#variant = variant;
    this.#store = store;
  }

  /** Games are kept under this name from now on; without one, under the last again. */
  open(name = this.#name): void {
    if (name === undefined || (this.#slot && name === this.#name)) return;
    this.leave();
    this.#name = name;
    this.#slot = new SaveSlot(this.#store, name);
    this.#isPlayed = false;
    this.#keptAt = document.hidden ? this.#slot.keptAt : undefined;
  }

  /** Leaves the slot to others. */
  leave(): void {
    this.#slot?.leave();
    this.#slot = undefined;
  }

  /** The unfinished game that was kept, if it is one with these options. */
  resume(options: Options): PlayedGame | undefined {
    try {
      const saved = this.#slot!.read()!;
      const { deal, line, result: standing } = readRecord(saved.record, [this.#variant]);
      if (standing.status === 'won' || !same(deal.options, options)) return undefined;
      const game = new Game(deal, line);
      this.#resumed = game.position;
      return { game, ...like(saved, { elapsed: 0, assisted: false, counted: game.moveCount > 0 }) };
    } catch {
      // Nothing was kept, or what was is not a game.
      return undefined;
    }
  }

  /** The page was hidden, or is seen again. Returns the game that was kept elsewhere meanwhile, where nobody has played here. */
  pageTurned(options: Options): PlayedGame | undefined {
    const before = this.#keptAt;
    const now = this.#slot?.keptAt;
    this.#keptAt = document.hidden ? now : undefined;
    const isNewer = !document.hidden && before !== undefined && before !== now;
    return isNewer && !this.#isPlayed ? this.resume(options) : undefined;
  }

  /** The game, or its position, has become another one. */
  changed(): void {
    const { game } = this.#play;
    if (!this.#isPlayed && game!.position === this.#resumed) return;
    if (!isBegun(game)) return;
    this.#isPlayed = true;
    this.#save(game);
  }

  /** Brings the time that is kept up to date. */
  keep(): void {
    const { game } = this.#play;
    if (this.#slot?.isHeld && isBegun(game)) this.#save(game);
  }

  /** A won game is kept no longer. */
  #save({ record, status }: Game): void {
    this.#slot?.save(status === 'won' ? undefined : { record, ...this.#play.past, at: Date.now() });
  }
}

const isBegun = (game: Game | undefined): game is Game => !!game && (game.moveCount > 0 || game.canRedo);
