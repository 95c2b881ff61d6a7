import { readNamed } from '../../engine/input/arguments.js';
import { type Deal, readDeck, readSeed } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { Game } from '../../engine/play/game.js';
import type { GameRecord } from '../../engine/play/game-record.js';
import { readRecord } from '../../engine/record/verify.js';
import type { Variant } from '../../games/variant/variant.js';
import type { By } from '../events.js';
import { type Page, reportUnlessAborted, whenRemoved } from '../page.js';
import { type AttributeReader, type SeedValue, seedText } from '../request/attribute-reader.js';
import {
  type LoadSettings,
  type NewGame,
  type RequestedDeal,
  same,
  sameRequest,
  wantsWinnable,
} from '../request/requested-deal.js';
import type { GameSession, SessionUpdate } from '../session/game-session.js';
import { NO_FACTS, type PlayedGame } from '../session/played-game.js';
import type { Stage } from '../stage/stage.js';
import type { SavedGames } from '../storage/saved-games.js';
import type { Store } from '../storage/store.js';
import { Dealing } from './dealing.js';
import { attributesRead, isAnswer, seedOf, seedSet, seenAgain, upgraded } from './dealing-state.js';
import { decide } from './decide.js';
import { Grader } from './grader.js';
import type { HouseRules } from './house-rules.js';
import { KeptGames } from './kept-games.js';
import { NextDeal } from './next-deal.js';
import { type Preview, previewOf } from './preview.js';

interface DealerParts {
  readonly variant: Variant;
  readonly attributes: AttributeReader;
  readonly houseRules: HouseRules;
  readonly savedGames: SavedGames;
  readonly store: Store;
  readonly session: GameSession;
  readonly stage: Stage;
}

/** Deals what the attributes ask for in the update after they change, and what methods and buttons ask for at once. */
export class Dealer {
  readonly grader: Grader;
  readonly #page: Page;
  readonly #parts: DealerParts;
  readonly #kept: KeptGames;
  readonly #next: NextDeal;
  readonly #dealing: Dealing;

  constructor(page: Page, parts: DealerParts) {
    this.#page = page;
    this.#parts = parts;
    this.#kept = new KeptGames(page, parts.savedGames);
    this.#next = new NextDeal(page, parts);
    this.grader = new Grader(page, parts);
    this.#dealing = new Dealing(parts, this.#kept, this.#next, this.grader);
  }

  /** What is asked for, until it is dealt; then the seed in play. */
  get seed(): string | null {
    return seedOf(this.#dealing.state, this.#inPlay);
  }

  /** Asks for a seed, as a page sets the property. Returns whether an update must look at it. */
  askForSeed(value: SeedValue): boolean {
    const { state } = this.#dealing;
    this.#dealing.step(seedSet, seedText(value), this.#inPlay);
    return this.#dealing.state !== state;
  }

  /** The options of the game in play, or of the one that is asked for. */
  get options(): Options {
    const { attributes, session } = this.#parts;
    return session.game?.deal.options ?? attributes.options();
  }

  /** Whether the attributes ask for the deal of a day. */
  get isDaily(): boolean {
    return !!this.#kept.dayOf(this.#request);
  }

  /** Fulfilled when what was asked for last is in play, or could not be dealt. */
  get done(): Promise<unknown> | undefined {
    return this.#dealing.done?.catch(() => {});
  }

  /** What a closed element will show. */
  get preview(): Preview {
    const { savedGames, variant } = this.#parts;
    const request = this.#asked();
    return previewOf(request, variant, savedGames.read(this.#kept.nameOf(request))?.game, this.#kept.today);
  }

  /**
   * Called before the first update. Only then an element hands over the properties that were set before its class was there. A game
   * that a method has begun meanwhile goes before what these ask for.
   */
  beforeFirstUpdate(): void {
    this.#dealing.step(upgraded, this.#asked(), this.#inPlay);
  }

  disconnected(): void {
    whenRemoved(this.#page, () => {
      this.#dealing.giveUp();
      this.#next.stop();
      this.grader.stop();
    });
  }

  /** Sets the options that the reader chose once, if any. Called before the first update, unless a method has begun a game. */
  applyHouseRules(): void {
    if (!this.#dealing.state.request) this.#parts.houseRules.apply();
  }

  update(): void {
    const { savedGames, session, stage } = this.#parts;
    // A closed element deals nothing.
    if (!stage.isOpen) return;
    const { state } = this.#dealing;
    const request = this.#asked();
    if (!state.request) for (const left of this.#kept.left(request)) session.leave(left);
    const decision = decide(state, this.#kept.situation(request, session));
    const isDone = decision.is === 'stay' || decision.is === 'wait';
    this.#read(request, !isDone || !savedGames.isOpen);
    if (!savedGames.isOpen) this.#dealing.openSlot();
    if (decision.is === 'stay') this.#dealing.settle();
    else if (decision.is === 'resume') this.#dealing.resume(decision.played);
    else if (decision.is === 'deal') this.reportFailure(this.#dealing.deal(request, 'script', true));
  }

  /**
   * Deals another game with the options of the attributes. If yet another one comes before it is found, the promise is fulfilled by
   * that one. Rejects with an `AbortError` if the element leaves before, with a TypeError or RangeError naming what is wrong with the
   * request.
   *
   * @param choice goes before what the attributes say, for this deal.
   */
  async newGame(by: By, wanted: NewGame = {}, choice: Partial<RequestedDeal> = {}): Promise<void> {
    const { seed, deck } = readNamed(wanted, 'request for a deal', "{ seed: '42' }");
    const own = { seed: readSeed(seed), deck: readDeck(deck), daily: false };
    await this.#dealing.deal({ ...this.#readNow(), ...own, ...choice }, by);
  }

  /** Reports why a deal failed that a button has asked for, unless the element has only left. */
  reportFailure(deal: Promise<void>): void {
    deal.catch(reportUnlessAborted(this.#page));
  }

  /** Goes on with the game of a day, or deals it. What the attributes ask for stays as it is. */
  async playDay(day: string, by: By): Promise<void> {
    const request = { ...this.#readNow(), deck: undefined, daily: day };
    const kept = this.#kept.find(request);
    await (kept ? this.#dealing.begin(kept, by) : this.#dealing.deal(request, by));
  }

  /** Deals the same game again; before there is one, what the attributes ask for. */
  async restart(by: By): Promise<void> {
    const { game, past } = this.#parts.session;
    const { day, entered, difficulty } = past;
    await (game
      ? this.#dealing.begin({ ...NO_FACTS, game: new Game(game.deal), day, entered, difficulty }, by)
      : this.#dealing.deal(this.#readNow(), by, true));
  }

  /**
   * Puts a recorded game in play, as it stood after `at` of its moves. Rejects with a TypeError or RangeError naming what is
   * wrong with the record or with `at`.
   */
  async load(record: GameRecord, settings?: LoadSettings): Promise<void> {
    const { deal, line } = readRecord(record, [this.#parts.variant]);
    const game = new Game(deal, line);
    const { at = game.length } = readNamed(settings ?? {}, 'settings', '{ at: 10 }');
    game.goTo(at);
    this.#readNow();
    await this.#dealing.begin({ ...NO_FACTS, game }, 'script');
  }

  /** Puts a game that was played before in play again, with further lines of it. */
  bringBack(played: PlayedGame, others?: readonly PlayedGame[]): void {
    void this.#dealing.begin(played, 'player', { others });
  }

  /** Resumes a game that was kept elsewhere, unless a method has put another one in play, or other options are asked for. */
  resumeNewer(played: PlayedGame): void {
    const { state } = this.#dealing;
    const isOfMethod = this.#inPlay && !isAnswer(state, this.#inPlay);
    if (!isOfMethod && same(played.game.deal.options, this.#request.options)) this.#dealing.resume(played);
  }

  /** The reader has come back. */
  seenAgain(): void {
    this.#dealing.step(seenAgain);
    this.#page.changed();
  }

  /** What was prepared is deleted, and nothing else is prepared before the next move. */
  forget(): void {
    this.#next.forget();
  }

  /** Prepares a random deal: a reader who plays may want another game next, or gets one on the next visit. */
  follow({ game, by, change }: SessionUpdate): void {
    const request = this.#request;
    const { seed, deck, daily, options, difficulty } = request;
    const isWanted = change
      ? by === 'player' && game.moveCount > 0
      : (seed ?? deck) === undefined && !daily && this.#parts.store.isThere;
    if (!isWanted || !this.#page.isConnected) return;
    const random = { ...request, seed: undefined, deck: undefined, daily: false };
    if (wantsWinnable(random, this.#parts.variant)) this.#next.prepare(options, difficulty);
  }

  get #inPlay(): Deal | undefined {
    return this.#parts.session.game?.deal;
  }

  /** What the attributes asked for when they were read last. */
  get #request(): RequestedDeal {
    return this.#dealing.state.request!;
  }

  /** What the attributes ask for now. */
  #asked(): RequestedDeal {
    return this.#parts.attributes.request(this.#dealing.state.seed);
  }

  /** @param isNew whether the games of the request may be kept under another name, though it is the same. */
  #read(request: RequestedDeal, isNew = false): void {
    const { state } = this.#dealing;
    const isSame = !isNew && sameRequest(state.request, request);
    this.#dealing.step(attributesRead, request, isSame ? state.slot : this.#kept.nameOf(request));
  }

  /** Reads the attributes for a method or a button, which goes before what they ask for. */
  #readNow(): RequestedDeal {
    const request = this.#asked();
    this.#read(request);
    return request;
  }
}
