import { ownFields } from '../engine/input/own.js';
import type { DayResult } from '../days/day-result.js';
import type { Move } from '../engine/model/move.js';
import type { GameRecord } from '../engine/play/game-record.js';
import type { Status } from '../engine/play/result.js';
import type { State } from '../engine/play/state.js';
import type { Variant } from '../games/variant/variant.js';
import type { LoadSettings, NewGame } from '../play/dealing/dealer.js';
import { isAbsent } from '../play/request/attribute-reader.js';
import type { WatchSettings } from '../play/stage/stage.js';
import type { Verdict } from '../solver/search.js';
import { type Attributes, attributes } from './attributes.js';
import { addProperties } from './define/properties.js';
import { Parts } from './parts.js';
import { TypedElement } from './typed-element.js';

/** The key of an element's parts. No name leads a page to them. */
export const PARTS = Symbol('parts');

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the class adds them
export interface GameElement extends Attributes {}

/** What a page knows of a game in play: properties and methods. What is seen of it is added by `SolitaireElement`. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- as above
export class GameElement extends TypedElement {
  static {
    this.createProperty('seed', { noAccessor: true });
    addProperties(this, attributes);
  }

  /**
   * The deal, as text of at most 256 characters or as a number. A seed always gives the same deal. The element never
   * writes the attribute. The property reads the seed in play. Default: a random deal.
   *
   * Until the deal is made, the property reads what was asked for. Null, the empty text and `false` ask for a random
   * deal.
   *
   * @attr
   */
  get seed(): string | null {
    return this[PARTS].dealer.seed;
  }

  set seed(value: string | number | null | undefined) {
    const before = this.seed;
    const isRandom = isAbsent(value) || value === '';
    // An object is no text, and cannot always be written as one: it gets the warning of a bad value.
    const text = typeof value === 'object' ? value : String(value);
    if (this[PARTS].dealer.askForSeed(isRandom ? null : text)) this.requestUpdate('seed', before);
  }

  /**
   * What the reader has done with the deals of days, with the game's options that are in force: newest first, one for each day
   * that was begun.
   *
   * The last 400 days or more are kept in full, in the storage that the `storage` attribute names. Earlier days have 0 as `moves` and `elapsed`.
   */
  get days(): DayResult[] {
    return this[PARTS].daily.results;
  }

  /** The name of the game, in the language of the element. */
  get label(): string {
    return this[PARTS].language.label;
  }

  /**
   * `'playing'`, `'won'` or `'lost'`.
   *
   * It is `'playing'` also before the first deal.
   */
  get status(): Status {
    return this[PARTS].session.game?.status ?? 'playing';
  }

  /** The number of moves from the deal to the present position. */
  get moveCount(): number {
    return this[PARTS].session.game?.moveCount ?? 0;
  }

  /**
   * Milliseconds since the first move. Stops while the page is hidden, the element is away, or the game is over.
   */
  get elapsed(): number {
    return this[PARTS].session.clock.elapsed;
  }

  /** A snapshot of the position as plain JSON; `null` before the first deal. */
  get state(): State | null {
    return this[PARTS].session.game?.state ?? null;
  }

  /** The whole game as plain JSON that `load` and `verify` read; `null` before the first deal. */
  get record(): GameRecord | null {
    return this[PARTS].session.game?.record ?? null;
  }

  /** The moves that may be played now, each once. */
  get legalMoves(): Move[] {
    return this[PARTS].session.game?.legalMoves ?? [];
  }

  /** Whether there is a move to undo. A won game cannot be undone. */
  get canUndo(): boolean {
    return this[PARTS].session.game?.canUndo ?? false;
  }

  /** Whether there is a move to redo. */
  get canRedo(): boolean {
    return this[PARTS].session.game?.canRedo ?? false;
  }

  /**
   * Deals another game, of a `{ seed }` or a `{ deck }`, or at random. A promise, fulfilled with the `deal` event, rejected
   * if the seed or the deck is bad.
   *
   * If another deal replaces it, it is fulfilled with that deal. If the element leaves first, it is rejected with an
   * `AbortError`. Where it rejects, the game is untouched, and a TypeError or RangeError names what is wrong.
   */
  newGame(request?: NewGame): Promise<void> {
    return this[PARTS].dealer.newGame('script', request);
  }

  /** Deals the same game again. A promise, fulfilled with the `deal` event. */
  restart(): Promise<void> {
    return this[PARTS].dealer.restart('script');
  }

  /**
   * Shows a recorded game at its end, or after `{ at }` of its moves. A promise, rejected if the record breaks the rules.
   *
   * The moves after that can be redone. Where it rejects, the game is untouched, and a TypeError or RangeError names what is
   * wrong.
   */
  load(record: GameRecord, settings?: LoadSettings): Promise<void> {
    return this[PARTS].dealer.load(record, settings);
  }

  /**
   * Shows a recorded game move by move, or the game in play, with controls to go through it. A promise, fulfilled when it has
   * ended or the reader has left it, rejected if the record breaks the rules.
   *
   * `{ pace }` is in milliseconds for each move. The end is seen for three seconds. No event is fired, and the game in play is
   * back afterwards as it was. If the reader plays on from a move, a `deal` is fired: that is the game in play now. It counts for
   * nothing, unless it is the reader's own unfinished game.
   */
  watch(record?: GameRecord | null, settings?: WatchSettings): Promise<void> {
    return this[PARTS].stage.watch(record, settings);
  }

  /**
   * Plays a legal move. Returns `false`, and changes nothing, for anything else.
   *
   * A game has at most 10,000 moves. The next one is refused, until a move is undone.
   */
  play(move: Move): boolean {
    return this[PARTS].session.play(move, 'script');
  }

  /** Undoes the last move. Returns whether there was one. */
  undo(): boolean {
    return this[PARTS].session.step('undo', 'script');
  }

  /** Plays again what was undone last. Returns whether there was something. */
  redo(): boolean {
    return this[PARTS].session.step('redo', 'script');
  }

  /**
   * Plays every card to its foundation that no other card can still need. Returns how many.
   *
   * It is 0 in games without foundations.
   */
  finish(): number {
    return this[PARTS].session.finish();
  }

  /**
   * A promise of a good move: the first move of a win, or else a move towards progress; `null` if there is none. If you follow
   * hints, you win a game for which wins are found, even if it is reloaded meanwhile.
   *
   * It is `null` also if the position changes before a move is found.
   */
  hint(): Promise<Move | null> {
    return this[PARTS].hint();
  }

  /**
   * A promise of `'winnable'`, `'unwinnable'` (proved) or `'unknown'`.
   *
   * It is `'unknown'` also if the position changes first.
   */
  winnable(): Promise<Verdict> {
    return this[PARTS].answers.winnable();
  }

  /**
   * A promise of the moves that win from here, or `null`.
   *
   * It is `null` also if the position changes first.
   */
  solution(): Promise<Move[] | null> {
    return this[PARTS].solution();
  }

  protected readonly [PARTS]: Parts = new Parts(
    this,
    ownFields((this.constructor as unknown as { readonly variant: Variant }).variant),
  );
}
