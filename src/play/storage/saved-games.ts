import type { ReactiveController } from 'lit';
import { documentOf, PageListener, windowOf } from '../../board/layout/window.js';
import type { Position } from '../../engine/model/position.js';
import { Game } from '../../engine/play/game.js';
import { readRecord } from '../../engine/record/verify.js';
import type { Variant } from '../../games/variant/variant.js';
import { type Host, onceGone } from '../../element/host.js';
import type { GameSession, SessionUpdate } from '../session/game-session.js';
import { assumedPast, isBegun, type Past, type PlayedGame } from '../session/played-game.js';
import { throwSurplus } from './old-games.js';
import { KEYS, type SavedGame, SaveSlot } from './save-slot.js';
import { type Store, withDefaults } from './store.js';

/** What the keys of the won games of days begin with. */
const WON = 'won/';

interface Parts {
  readonly variant: Variant;
  readonly store: Store;
  readonly session: GameSession;
  readonly dealer: {
    /** The page is seen again. */
    seenAgain(): void;
    /** The page is seen again, nobody has played here, and meanwhile this game was kept elsewhere. */
    resumeNewer(played: PlayedGame): void;
  };
  readonly language: { readonly texts: { readonly unkept: string } };
  readonly advisor: {
    /** The reader is told something. */
    showMessage(text: string): void;
  };
}

/**
 * Keeps the game of a session for another visit. An unplayed game never overwrites a saved one; the game played last
 * does. An element that is merely shown, here or in another tab, takes no slot from others.
 */
export class SavedGames implements ReactiveController {
  readonly #host: Host;
  readonly #parts: Parts;
  #name: string | undefined;
  #slot: SaveSlot | undefined;
  /** The position that was read: it is kept already. */
  #read: Position | undefined;
  /** Whether there was something to keep since the slot was opened. */
  #isPlayed = false;
  /** When the game in the slot was kept, as the page was hidden. `undefined` while the page is seen. */
  #keptAtWhenHidden: number | undefined;
  /** The game that was to be kept last. Another may be in play by now. */
  #toKeep: Game | undefined;
  /** The game of which the reader was told last that it cannot be kept. */
  #unkept: Game | undefined;

  constructor(host: Host, parts: Parts) {
    this.#host = host;
    this.#parts = parts;
    new PageListener(host, documentOf, 'visibilitychange', this.#onVisibilityChange);
    new PageListener(host, windowOf, 'pagehide', this.#onPageHide);
  }

  hostConnected(): void {
    this.open();
  }

  /** Moves of one update are written once. What the reader is told of that is rendered and said with them. */
  hostUpdate(): void {
    this.#slot?.writeInTime();
  }

  hostDisconnected(): void {
    this.#keepElapsed();
    onceGone(this.#host, () => this.close());
  }

  /**
   * Games are kept under this name from now on; without one, under the last. An element that has left opens no slot.
   */
  open(name = this.#name): void {
    if (name === undefined || (this.#slot && name === this.#name)) return;
    this.close();
    this.#name = name;
    if (!this.#host.isConnected) return;
    const { store, variant } = this.#parts;
    this.#slot = new SaveSlot(store.area, variant.id, name, this.#onFailed);
    void this.#slot.look();
    this.#isPlayed = false;
    this.#keptAtWhenHidden = this.#host.ownerDocument.hidden ? this.#slot.keptAt : undefined;
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

  /** The unfinished game under a name, whoever holds its slot; `undefined` where there is none that can be read. */
  read(name: string): PlayedGame | undefined {
    return this.#readAt(KEYS + name, false);
  }

  /** The won game of a day under its name; `undefined` where there is none that can be read. */
  readWon(name: string): PlayedGame | undefined {
    return this.#readAt(WON + name, true);
  }

  #readAt(key: string, isWon: boolean): PlayedGame | undefined {
    try {
      const saved = this.#parts.store.read(key) as SavedGame;
      const { deal, line, result } = readRecord(saved.record, [this.#parts.variant]);
      if ((result.status === 'won') !== isWon) return undefined;
      const game = new Game(deal, line);
      this.#read = game.position;
      return { game, ...withDefaults(saved, assumedPast(game)) };
    } catch {
      return undefined;
    }
  }

  #onVisibilityChange = (): void => {
    const before = this.#keptAtWhenHidden;
    const now = this.#slot?.keptAt;
    const { hidden } = this.#host.ownerDocument;
    this.#keptAtWhenHidden = hidden ? now : undefined;
    if (hidden) return this.#keepElapsed();
    const newer = before !== undefined && before !== now && !this.#isPlayed ? this.read(this.#name!) : undefined;
    if (newer) this.#parts.dealer.resumeNewer(newer);
    this.#parts.dealer.seenAgain();
  };

  /** The browser may keep the page for the way back. Meanwhile the slot is free for others, and what they play goes before. */
  #onPageHide = (): void => {
    this.#keepElapsed();
    this.close();
    this.open();
  };

  /** Keeps a game after each change of it. */
  follow({ game, past }: SessionUpdate): void {
    if (!this.#isPlayed && game.position === this.#read) return;
    if (!isBegun(game)) return;
    this.#isPlayed = true;
    this.#slot?.take();
    this.#put(game, past);
    if (game.status !== 'won') return;
    // A win was counted already: it must not be won again.
    this.#slot?.write();
    if (past.day) this.#keepWon(game, past);
  }

  /** A day stays won, whoever holds its slot, and whatever is played there again. */
  #keepWon(game: Game, past: Past): void {
    const { store } = this.#parts;
    store.write(WON + this.#name, { record: game.record, ...past, at: Date.now() });
    throwSurplus(store, WON, () => true);
  }

  /** Writes what is not written yet, and the time up to now. */
  #keepElapsed(): void {
    const { game, past } = this.#parts.session;
    if (this.#slot?.isHeld && isBegun(game)) this.#put(game, past);
    this.#slot?.write();
  }

  /** A won game is unfinished no longer. */
  #put(game: Game, past: Past): void {
    this.#toKeep = game;
    this.#slot?.put(() => (game.status === 'won' ? undefined : { record: game.record, ...past, at: Date.now() }));
  }

  /** The reader hears it once in a game. */
  #onFailed = (): void => {
    const { language, advisor } = this.#parts;
    if (this.#toKeep === this.#unkept) return;
    this.#unkept = this.#toKeep;
    advisor.showMessage(language.texts.unkept);
  };
}
