import type { ReactiveController } from 'lit';
import { readNamed } from '../../engine/input/arguments.js';
import { type Deal, type DealRequest, readDeal, readDeck, readSeed } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { Game } from '../../engine/play/game.js';
import type { GameRecord } from '../../engine/play/game-record.js';
import { readRecord } from '../../engine/record/verify.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import { winnableDeal } from '../../solver/winnable-deal.js';
import type { By } from '../events.js';
import { type Host, onceGone, reportUnlessAborted } from '../host.js';
import type { GameSession, SessionUpdate } from '../session/game-session.js';
import type { Past, PlayedGame } from '../session/played-game.js';
import type { SavedGames } from '../storage/saved-games.js';
import type { AttributeReader } from './attribute-reader.js';
import type { HouseRules } from './house-rules.js';
import { NextDeal } from './next-deal.js';
import { asksFor, type RequestedDeal, same, sameRequest, seedOf, slotName, wantsWinnable } from './request.js';

/** What `newGame` takes. The deck goes before the seed; without either the deal is random. */
export type NewGame = Pick<DealRequest, 'seed' | 'deck'>;

/** A search for a deal. */
interface DealSearch {
  readonly control: AbortController;
  /** Whether the attributes ask for the deal; else a method or a button does. */
  readonly isForAttributes: boolean;
}

/** Deals what the attributes ask for in the update after they change, and what methods and buttons ask for at once. */
export class Dealer implements ReactiveController {
  readonly #host: Host;
  readonly #variant: Variant;
  readonly #attributes: AttributeReader;
  readonly #houseRules: HouseRules;
  readonly #savedGames: SavedGames;
  readonly #session: GameSession;
  readonly #next: NextDeal;

  /**
   * - `idle`: what is asked for is not dealt, and nothing is searched for. So at first, and where the element left
   *   during a search.
   * - `searching`: for a deal. The game before is still on the table.
   * - `settled`: what was asked for last is on the table, or could not be dealt.
   */
  #state: 'idle' | 'searching' | 'settled' = 'idle';
  #search: DealSearch | undefined;
  /** Fulfilled when what was asked for last is on the table. */
  #latest: Promise<void> | undefined;
  /** The seed as the page asked for it. */
  #seed: string | null = null;
  /** Whether that was set since the last update. */
  #isSeedNew = false;
  /** What the attributes asked for when they were read last. */
  #request: RequestedDeal | undefined;
  /** The deal that answered the attributes last. */
  #answer: Deal | undefined;
  /** Whether a method began a game that goes before what the first update asks for. */
  #isOverruled = false;

  constructor(
    host: Host,
    variant: Variant,
    attributes: AttributeReader,
    houseRules: HouseRules,
    savedGames: SavedGames,
    session: GameSession,
  ) {
    this.#host = host;
    this.#variant = variant;
    this.#attributes = attributes;
    this.#houseRules = houseRules;
    this.#savedGames = savedGames;
    this.#session = session;
    this.#next = new NextDeal(variant);
    session.updates.subscribe((update) => this.#prepareNext(update));
    savedGames.newer.subscribe((played) => {
      if (session.game?.deal === this.#answer) this.#resume(played);
    });
    host.addController(this);
  }

  /** What is asked for, until it is dealt; then the seed in play. */
  get seed(): string | null {
    const { game } = this.#session;
    const isAwaited = this.#isSeedNew || this.#state === 'idle' || this.#search?.isForAttributes;
    return game && !isAwaited ? game.deal.seed : this.#seed;
  }

  /** Asks for a seed, `null` for a random deal. Returns whether an update must look at it. */
  askForSeed(seed: string | null): boolean {
    // The seed in play may be another than the one that was asked for: random, or passed over for a winnable deal.
    const isSameAgain = seed === this.#seed && (seed === null || this.#session.game?.deal === this.#answer);
    if (seed === this.seed || isSameAgain) return false;
    this.#seed = seed;
    return (this.#isSeedNew = true);
  }

  /** The options of the game on the table, or of the one that is searched for. */
  get options(): Options {
    return (this.#session.game?.deal ?? this.#request!).options;
  }

  /**
   * Called before the first update. Lit only then hands over the properties that were set before the upgrade. A game
   * that a method has begun meanwhile goes before what these ask for.
   */
  beforeFirstUpdate(): void {
    const isBegun = this.#session.game && !this.#isSeedNew;
    this.#isOverruled = !!isBegun && sameRequest(this.#request, this.#attributes.request(this.#seed));
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    onceGone(this.#host, () => {
      this.#search?.control.abort();
      if (this.#search) this.#giveUp(this.#search);
      this.#next.stop();
    });
  }

  hostUpdate(): void {
    const before = this.#request;
    const { game } = this.#session;
    if (!before) this.#houseRules.apply();
    const isSeedNew = this.#isSeedNew;
    const request = this.#readAttributes();
    const isOnTable = isSeedNew && !!game && asksFor(request, game.deal);
    if (isOnTable && (this.#state === 'idle' || this.#search?.isForAttributes)) this.#settle();
    const isAnswered = this.#isOverruled || (isSeedNew ? isOnTable : sameRequest(before, request));
    this.#isOverruled = false;
    if (isAnswered && this.#state !== 'idle') return;
    this.#savedGames.open(slotName(request, this.#host));
    const saved = before ? undefined : this.#savedGames.read();
    if (!saved || !this.#resume(saved)) this.#deal(request, 'script', true).catch(reportUnlessAborted);
  }

  /**
   * Deals another game with the options of the attributes. Where yet another one comes before it is found, the promise
   * is fulfilled by that one. Rejects with an `AbortError` where the element leaves before, with a TypeError or
   * RangeError naming what is wrong with the request.
   */
  async newGame(by: By, wanted: NewGame = {}): Promise<void> {
    const { seed, deck } = readNamed(wanted, 'request for a deal', "{ seed: '42' }");
    const own = { seed: readSeed(seed), deck: readDeck(deck), daily: false };
    await this.#deal({ ...this.#readAttributes(), ...own }, by);
  }

  /** Deals the same game again; before there is one, what the attributes ask for. */
  async restart(by: By): Promise<void> {
    const { game } = this.#session;
    await (game ? this.#begin(new Game(game.deal), by) : this.#deal(this.#readAttributes(), by, true));
  }

  /** Puts a recorded game on the table. Rejects with a TypeError or RangeError naming what is wrong with the record. */
  async load(record: GameRecord): Promise<void> {
    const { deal, line } = readRecord(record, [this.#variant]);
    this.#readAttributes();
    await this.#begin(new Game(deal, line), 'script');
  }

  /** Puts a game that was played before on the table again. */
  bringBack(played: PlayedGame): void {
    void this.#begin(played.game, 'player', played);
  }

  #readAttributes(): RequestedDeal {
    this.#isSeedNew = false;
    return (this.#request = this.#attributes.request(this.#seed));
  }

  /** Puts a kept game on the table, if it has the options that are asked for. */
  #resume(played: PlayedGame): boolean {
    if (!same(played.game.deal.options, this.#request!.options)) return false;
    this.#answer = played.game.deal;
    void this.#begin(played.game, 'script', played);
    return true;
  }

  #deal(request: RequestedDeal, by: By, isForAttributes = false): Promise<void> {
    this.#search?.control.abort();
    this.#search = { control: new AbortController(), isForAttributes };
    this.#state = 'searching';
    return (this.#latest = this.#find(request, by, this.#search));
  }

  /** Begins the game before it returns, unless a winnable deal must be searched for. */
  async #find(request: RequestedDeal, by: By, search: DealSearch): Promise<void> {
    const { options, deck } = request;
    const seed = seedOf(request);
    const { signal } = search.control;
    let game: Game | undefined;
    try {
      const variant = this.#variant;
      const prepared = () => (seed === undefined ? this.#next.take(options) : undefined);
      const deal = wantsWinnable(request, variant)
        ? (prepared() ?? (await winnableDeal(variant, dealSearchOf(variant), options, seed, signal)))
        : readDeal(variant, { ...options, seed, deck });
      game = new Game(deal);
    } catch (error) {
      if (search === this.#search) {
        this.#giveUp(search);
        this.#search = undefined;
        throw error;
      }
    }
    if (!game || search !== this.#search) return this.#latest;
    if (search.isForAttributes) this.#answer = game.deal;
    await this.#begin(game, by);
  }

  #begin(game: Game, by: By, past?: Past): Promise<void> {
    this.#settle();
    this.#isSeedNew = false;
    return (this.#latest = this.#session.begin(game, by, past));
  }

  /** The game on the table is what is asked for. */
  #settle(): void {
    this.#search?.control.abort();
    this.#search = this.#latest = undefined;
    this.#state = 'settled';
  }

  /** A search has ended without a deal. Where the element has only left, what it asked for is dealt when it is back. */
  #giveUp({ control, isForAttributes }: DealSearch): void {
    const isWanted = isForAttributes || !this.#session.game;
    this.#state = control.signal.aborted && isWanted ? 'idle' : 'settled';
  }

  /** Whoever plays may want another game next. */
  #prepareNext({ game, by }: SessionUpdate): void {
    const random = { ...this.#request!, seed: undefined, deck: undefined, daily: false };
    const isPlayed = by === 'player' && this.#host.isConnected && game.moveCount > 0;
    if (isPlayed && wantsWinnable(random, this.#variant)) this.#next.prepare(random.options);
  }
}
