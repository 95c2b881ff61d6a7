import type { Position } from '../../engine/model/position.js';
import { Game } from '../../engine/play/game.js';
import { readRecord } from '../../engine/record/verify.js';
import type { Variant } from '../../games/variant/variant.js';
import { type Page, whenRemoved } from '../page.js';
import type { GameSession, SessionUpdate } from '../session/game-session.js';
import { assumedFacts, isBegun, type GameFacts, type PlayedGame, type Unkept } from '../session/played-game.js';
import { throwSurplus, WON } from './old-games.js';
import { KEYS, type SavedGame, SaveSlot } from './save-slot.js';
import { type Store, withDefaults } from './store.js';

interface SavedGamesParts {
  readonly variant: Variant;
  readonly store: Store;
  readonly session: GameSession;
}

/**
 * Keeps the game of a session for another visit. An unplayed game never overwrites a saved one; the game played last
 * does. An element that is merely shown, here or in another tab, takes no slot from others.
 */
export class SavedGames {
  readonly #page: Page;
  readonly #parts: SavedGamesParts;
  readonly #failed: (why: Unkept) => void;
  #name: string | undefined;
  #slot: SaveSlot | undefined;
  /** The position that was read: it is kept already. */
  #read: Position | undefined;
  /** What was kept of each game that was read: a later version may have added fields that this one doesn't know. */
  readonly #readAs = new WeakMap<Game, object>();
  /** Whether there was something to keep since the slot was opened. */
  #isPlayed = false;
  /** When the game in the slot was kept, as the page was hidden. `undefined` while the page is seen. */
  #keptAtWhenHidden: number | undefined;
  /** The last game to be saved. Another might be in play by now. */
  #toKeep: Game | undefined;
  /** The last game that the reader heard can't be saved. */
  #unkept: Game | undefined;

  /** @param failed is called once in a game with the reason why it can't be kept, though there is a storage. */
  constructor(page: Page, parts: SavedGamesParts, failed: (why: Unkept) => void) {
    this.#page = page;
    this.#parts = parts;
    this.#failed = failed;
  }

  /** Writes the moves of one update once. A message about it is rendered and announced together with them. */
  update(): void {
    this.#slot?.writeInTime();
  }

  disconnected(): void {
    this.#keepElapsed();
    whenRemoved(this.#page, () => this.close());
  }

  /**
   * Games are kept under this name from now on; without one, under the last. An element that has left opens no slot.
   */
  open(name = this.#name): void {
    if (name === undefined || (this.#slot && name === this.#name)) return;
    this.#keepElapsed();
    this.close();
    this.#name = name;
    if (!this.#page.isConnected) return;
    const { store, variant } = this.#parts;
    this.#slot = new SaveSlot(this.#page, store.area, variant.id, name, this.#onChanged);
    void this.#slot.look();
    this.#isPlayed = false;
    this.#keptAtWhenHidden = this.#page.isVisible ? undefined : this.#slot.keptAt;
  }

  /** Whether a slot was opened, which is open again when the element is back. */
  get isOpen(): boolean {
    return this.#name !== undefined;
  }

  /** Leaves the slot to others. */
  close(): void {
    this.#slot?.leave();
    this.#slot = undefined;
  }

  /** Why the game in play isn't kept, as long as that is so. Games of pages that want nothing kept have no reason. */
  get unkept(): Unkept | undefined {
    const { store, session } = this.#parts;
    if (!this.#isPlayed || session.game!.status === 'won' || store.area === 'none') return undefined;
    return store.isThere ? this.#slot?.unkept : 'storageRefused';
  }

  /** The unfinished game under a name, whichever tab holds its slot; `undefined` if none can be read. */
  read(name: string): PlayedGame | undefined {
    if (name === this.#name) this.#slot?.write();
    return this.#readAt(KEYS + name, false);
  }

  /** The won game of a day under its name; `undefined` where there is none that can be read. */
  readWon(name: string): PlayedGame | undefined {
    return this.#readAt(WON + name, true);
  }

  #readAt(key: string, isWon: boolean): PlayedGame | undefined {
    const saved = this.#parts.store.read(key) as SavedGame | undefined;
    if (!saved) return undefined;
    try {
      const { deal, line, result } = readRecord(saved.record, [this.#parts.variant]);
      if ((result.status === 'won') !== isWon) return undefined;
      const game = new Game(deal, line);
      this.#read = game.position;
      this.#readAs.set(game, saved);
      return { game, ...withDefaults(saved, assumedFacts(game)) };
    } catch {
      return undefined;
    }
  }

  /** The storage was cleared. The next move saves the game in play again. */
  forget(): void {
    this.#slot?.forget();
  }

  /** The reader can't see the page any more. */
  hidden(): void {
    this.#keptAtWhenHidden ??= this.#slot?.keptAt;
    this.#keepElapsed();
  }

  /** The reader sees the page again. Returns the game that was kept elsewhere meanwhile, if nothing was played here. */
  shown(): PlayedGame | undefined {
    const before = this.#keptAtWhenHidden;
    this.#keptAtWhenHidden = undefined;
    const isNewer = before !== undefined && before !== this.#slot?.keptAt && !this.#isPlayed;
    return isNewer ? this.read(this.#name!) : undefined;
  }

  /** The reader leaves the page. The browser may keep it for the way back: till then the slot is free, and what others play goes first. */
  leave(): void {
    this.#keepElapsed();
    this.close();
    this.open();
  }

  /** Keeps a game after each change of it. */
  follow({ game, past }: SessionUpdate): void {
    if (!this.#isPlayed && game.position === this.#read) return this.#slot?.resumed();
    if (!isBegun(game)) return;
    this.#isPlayed = true;
    this.#slot?.take();
    this.#put(game, past);
    if (game.status !== 'won') return;
    // The browser may end the page between two writes, so the win of a day is kept before its unfinished game is removed.
    if (past.day) this.#keepWon(game, past);
    // A win was counted already: it must not be won again.
    this.#slot?.write();
  }

  /**
   * Keeps the won game of a day, even if another tab holds its slot or the day is played again. If two tabs win it, the later win
   * stays.
   */
  #keepWon(game: Game, past: GameFacts): void {
    const { store } = this.#parts;
    const { time } = this.#page;
    const won = this.#savedOf(game, past);
    store.update(WON + this.#name, (kept) => (withDefaults(kept, { at: 0 }).at >= time ? kept : won));
    throwSurplus(store, time, WON, () => true);
  }

  /** Writes what is not written yet, and the time up to now. */
  #keepElapsed(): void {
    const { game, past } = this.#parts.session;
    // A game that was deleted isn't saved again without a move.
    const { isKept, isHeld } = this.#slot ?? {};
    if (isHeld && isKept && isBegun(game) && game.status !== 'won') this.#put(game, past);
    this.#slot?.write();
  }

  /** A won game is unfinished no longer. */
  #put(game: Game, past: GameFacts): void {
    this.#toKeep = game;
    this.#slot?.put(() => (game.status === 'won' ? undefined : this.#savedOf(game, past)));
  }

  #savedOf = (game: Game, past: GameFacts): SavedGame => ({
    ...this.#readAs.get(game),
    record: game.record,
    ...past,
    at: this.#page.time,
  });

  #onChanged = (): void => {
    const { unkept } = this;
    if (unkept && this.#toKeep !== this.#unkept) {
      this.#unkept = this.#toKeep;
      this.#failed(unkept);
    }
    this.#page.changed();
  };
}
