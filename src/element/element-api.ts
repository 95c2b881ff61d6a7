import { LitElement } from 'lit';
import type { DayResult } from '../days/day-result.js';
import type { Move } from '../engine/model/move.js';
import type { GameRecord } from '../engine/play/game-record.js';
import type { Status } from '../engine/play/result.js';
import type { State } from '../engine/play/state.js';
import type { SolitaireEventMap } from '../play/events.js';
import type { LoadSettings, NewGame } from '../play/request/requested-deal.js';
import type { WatchSettings } from '../play/stage/stage.js';
import type { ForgetSettings } from '../play/storage/deletion.js';
import type { Difficulty } from '../solver/grade/grade.js';
import type { Verdict } from '../solver/search.js';
import type { ElementParts } from './parts.js';

/** The key of an element's parts: a symbol, so that pages can't reach them by name. */
export const PARTS = Symbol('parts');

type ElementEventMap = HTMLElementEventMap & SolitaireEventMap;

/* eslint-disable @typescript-eslint/no-unsafe-declaration-merging -- these are types of methods that every element has */
/** Events are typed on the element, not in the global map, because other elements can fire events of the same names. */
export interface ElementApi {
  addEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: this, event: ElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: this, event: ElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** What pages and scripts read of an element's game, and its methods. */
export abstract class ElementApi extends LitElement {
  protected abstract readonly [PARTS]: ElementParts;

  /**
   * The reader's daily results with the current options, newest first.
   *
   * There is one for each day that the reader started. At least the last 400 days are complete. Earlier days have 0 as `moves` and
   * `elapsed`. The results are saved in the storage that the `storage` attribute names.
   */
  get days(): DayResult[] {
    return this[PARTS].daily.results;
  }

  /** The game's name, in the element's language. */
  get label(): string {
    return this[PARTS].language.label;
  }

  /**
   * `'playing'`, `'won'` or `'lost'`.
   *
   * Before the first deal it is `'playing'`.
   */
  get status(): Status {
    return this[PARTS].session.game?.status ?? 'playing';
  }

  /**
   * The number of moves from the deal to the current position.
   *
   * Before the first deal it is 0.
   */
  get moveCount(): number {
    return this[PARTS].session.game?.moveCount ?? 0;
  }

  /**
   * Milliseconds since the first move, while the game is in sight.
   *
   * The clock stops while the page is hidden or scrolled away from the game, while the element is off the page, under a replay or
   * a panel other than the list of possible moves, and when the game is over.
   */
  get elapsed(): number {
    return this[PARTS].session.clock.elapsed;
  }

  /** A snapshot of the position; `null` before the first deal. */
  get state(): State | null {
    return this[PARTS].session.game?.state ?? null;
  }

  /** The game so far, for `load` and `verify`; `null` before the first deal. */
  get record(): GameRecord | null {
    return this[PARTS].session.game?.record ?? null;
  }

  /**
   * The legal moves, each listed once.
   *
   * The list is empty before the first deal, when the game is over, and after 10,000 moves.
   */
  get legalMoves(): Move[] {
    return this[PARTS].session.game?.legalMoves ?? [];
  }

  /**
   * Whether there is a move to undo.
   *
   * A won game cannot be undone.
   */
  get canUndo(): boolean {
    return this[PARTS].session.game?.canUndo ?? false;
  }

  /** Whether there is a move to redo. */
  get canRedo(): boolean {
    return this[PARTS].session.game?.canRedo ?? false;
  }

  /**
   * Deals a new game: a `{ seed }`, a `{ deck }`, or at random.
   *
   * Resolves when `deal` fires. A deck takes precedence over a seed. If another deal replaces it, the promise resolves with that
   * deal. It rejects with an `AbortError` if the element is removed first, and with a TypeError or RangeError that names what is
   * wrong with the seed or the deck. After a rejection, the game in play is unchanged.
   */
  newGame(request?: NewGame): Promise<void> {
    return this[PARTS].dealer.newGame('script', request);
  }

  /**
   * Deals the same game again, from its first position.
   *
   * Resolves when `deal` fires. Before the first deal, it deals what the attributes ask for, and rejects with an `AbortError` if the
   * element is removed first.
   */
  restart(): Promise<void> {
    return this[PARTS].dealer.restart('script');
  }

  /**
   * Puts a recorded game in play at its end, or after `{ at }` of its moves.
   *
   * Resolves when `deal` fires. `at` is a whole number from 0 to the number of moves. The moves after it can be redone. The promise
   * rejects with a TypeError or RangeError that names what is wrong with the record or the settings: the record must be of this game
   * and keep its rules. After a rejection, the game in play is unchanged.
   */
  load(record: GameRecord, settings?: LoadSettings): Promise<void> {
    return this[PARTS].dealer.load(record, settings);
  }

  /**
   * Replays a recorded game, or the game in play, move by move.
   *
   * Resolves at the end, or when the reader leaves the replay, which has buttons to go through it. `{ pace }` is the time for each
   * move in milliseconds, 0 to 60,000. By default it is 450, or less if the replay would take over 20 seconds. The end is shown for
   * three seconds. A replay fires no events, and afterwards the game in play is back as it was. If the reader takes over at a move,
   * `deal` fires, and that position becomes the game in play. It counts for nothing in the statistics, unless it continues the
   * reader's own unfinished game. The promise rejects with a TypeError or RangeError that names what is wrong with the record or the
   * pace.
   */
  watch(record?: GameRecord | null, settings?: WatchSettings): Promise<void> {
    return this[PARTS].stage.watch(record, settings);
  }

  /**
   * Plays a legal move. For anything else, returns `false`.
   *
   * Then nothing changes. A game has at most 10,000 moves. Further moves are refused until one is undone.
   */
  play(move: Move): boolean {
    return this[PARTS].session.play(move, 'script');
  }

  /** Undoes the last move. Returns whether there was one. */
  undo(): boolean {
    return this[PARTS].session.step('undo', 'script');
  }

  /** Redoes the last undone move. Returns whether there was one. */
  redo(): boolean {
    return this[PARTS].session.step('redo', 'script');
  }

  /**
   * Plays all cards to the foundations that no other card can still need. Returns their number.
   *
   * It is 0 in games without foundations.
   */
  finish(): number {
    return this[PARTS].session.finish();
  }

  /**
   * Resolves with a good move, or `null` if there is none.
   *
   * It is the first move of a win or, if none is found, a move towards progress. If you follow the hints, you win every game for
   * which a win is found, even if it is reloaded in between. The promise also resolves with `null` if the position changes first.
   */
  hint(): Promise<Move | null> {
    return this[PARTS].hint();
  }

  /**
   * Resolves with the deal's difficulty, or `null` if it has none.
   *
   * It is `'easy'`, `'medium'` or `'hard'`: a third of the winnable deals each. It is found while the page is idle, and is `null`
   * before the first deal, for a game or options without difficulties, and if another deal comes first. Whether the deal is winnable
   * isn't checked.
   */
  grade(): Promise<Difficulty | null> {
    return this[PARTS].dealer.grader.grade();
  }

  /**
   * Resolves with `'winnable'`, `'unwinnable'` (proved) or `'unknown'`.
   *
   * It also resolves with `'unknown'` if the position changes first.
   */
  winnable(): Promise<Verdict> {
    return this[PARTS].answers.winnable();
  }

  /**
   * Resolves with the moves that win from here; `null` if none are found.
   *
   * It also resolves with `null` if the position changes first.
   */
  solution(): Promise<Move[] | null> {
    return this[PARTS].solution();
  }

  /**
   * Deletes what is saved of this game: unfinished games, statistics, days, prepared deals.
   *
   * With `{ everything: true }`, deletes everything of all games, with the settings. Resolves when `forget` fires. The game in play
   * goes on, and is saved again with its next move. The element needn't be on the page, so
   * `document.createElement('bakers-dozen').forget()` works as well. The promise rejects with a TypeError if the settings are no
   * object.
   */
  async forget(settings?: ForgetSettings): Promise<void> {
    await this[PARTS].forget('script', settings).fired;
  }
}
