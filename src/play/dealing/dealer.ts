import type { ReactiveController } from 'lit';
import { plusDays } from '../../days/day.js';
import { readNamed } from '../../engine/input/arguments.js';
import { type Deal, type DealRequest, readDeal, readDeck, readSeed } from '../../engine/model/deal.js';
import type { Options } from '../../engine/model/options.js';
import { Game } from '../../engine/play/game.js';
import type { GameRecord } from '../../engine/play/game-record.js';
import { readRecord } from '../../engine/record/verify.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import { gradedDeal } from '../../solver/grade/graded-deal.js';
import type { By } from '../events.js';
import { type Host, onceGone, reportUnlessAborted } from '../../element/host.js';
import type { GameSession, SessionUpdate } from '../session/game-session.js';
import { isBegun, NO_PAST, type Past, type PlayedGame } from '../session/played-game.js';
import type { SavedGames } from '../storage/saved-games.js';
import type { Store } from '../storage/store.js';
import type { AttributeReader } from './attribute-reader.js';
import type { HouseRules } from './house-rules.js';
import { NextDeal } from './next-deal.js';
import { type Preview, previewOf } from './preview.js';
import {
  asksFor,
  dayOf,
  isDealtDay,
  type RequestedDeal,
  same,
  sameRequest,
  slotName,
  wantsWinnable,
} from './request.js';

/** What `load` takes beside a record. */
export interface LoadSettings {
  /** After how many of its moves the game is shown. The others can be redone. Default: all of them. */
  at?: number;
}

/** What `newGame` takes. The deck goes before the seed; without either the deal is random. */
export type NewGame = Pick<DealRequest, 'seed' | 'deck'>;

interface Parts {
  readonly variant: Variant;
  readonly attributes: AttributeReader;
  readonly houseRules: HouseRules;
  readonly savedGames: SavedGames;
  readonly store: Store;
  readonly session: GameSession;
  /** Whether the element shows its table. */
  readonly isOpen: boolean;
}

/** A search for a deal. The game before is still on the table. */
interface DealSearch {
  readonly is: 'searching';
  readonly control: AbortController;
  /** Whether the attributes ask for the deal; else a method or a button does. */
  readonly isForAttributes: boolean;
  /** Fulfilled when its deal, or one that replaces it, is in play. */
  done?: Promise<void>;
  readonly ended?: undefined;
}

/** What is left when a search has ended: the promise of a deal that replaced it, or the search that found none. */
interface SearchEnd {
  done?: Promise<void>;
  readonly ended?: DealSearch;
}

/** How far the dealer is with what was asked for last. */
type Dealing =
  /** It is not dealt, and nothing is searched for. So at first, and where the element left during a search. */
  | ({ readonly is: 'idle' } & SearchEnd)
  | DealSearch
  /** It is in play, or could not be dealt. */
  | ({ readonly is: 'settled' } & SearchEnd);

/** Deals what the attributes ask for in the update after they change, and what methods and buttons ask for at once. */
export class Dealer implements ReactiveController {
  readonly #host: Host;
  readonly #parts: Parts;
  readonly #next: NextDeal;
  #dealing: Dealing = { is: 'idle' };
  /** The seed as the page asked for it, and whether it did so since the last update. */
  #seed: { readonly text: string | null; readonly isNew: boolean } = { text: null, isNew: false };
  /**
   * What the attributes asked for when they were read last. `overruled`: a method began a game that goes before what the
   * first update asks for.
   */
  #request: RequestedDeal | 'overruled' | undefined;
  /** The deal that answered the attributes last. */
  #answer: Deal | undefined;
  /** Whether the reader has come back since the last update. Meanwhile the day may have changed. */
  #isSeenAgain = false;

  constructor(host: Host, parts: Parts) {
    this.#host = host;
    this.#parts = parts;
    this.#next = new NextDeal(host, parts);
  }

  /** What is asked for, until it is dealt; then the seed in play. */
  get seed(): string | null {
    const { game } = this.#parts.session;
    return game && !this.#isAwaited && !this.#seed.isNew ? game.deal.seed : this.#seed.text;
  }

  /** Asks for a seed, `null` for a random deal. Returns whether an update must look at it. */
  askForSeed(text: string | null): boolean {
    // The seed in play may be another than the one that was asked for: random, or passed over for a winnable deal.
    const isInPlay = text === null || this.#parts.session.game?.deal === this.#answer;
    if (text === this.seed || (text === this.#seed.text && isInPlay)) return false;
    this.#seed = { text, isNew: true };
    return true;
  }

  /** The options of the game in play, or of the one that is asked for. */
  get options(): Options {
    const { attributes, session } = this.#parts;
    return session.game?.deal.options ?? attributes.options();
  }

  /** Whether the attributes ask for the deal of a day. */
  get isDaily(): boolean {
    return !!dayOf(this.#asked);
  }

  /** Fulfilled when what was asked for last is in play, or could not be dealt. */
  get done(): Promise<unknown> | undefined {
    return this.#dealing.done?.catch(() => {});
  }

  /** What a closed element will show. */
  get preview(): Preview {
    const request = this.#parts.attributes.request(this.#seed.text);
    return previewOf(request, slotName(request, this.#host), this.#parts);
  }

  /**
   * Called before the first update. Lit only then hands over the properties that were set before the upgrade. A game
   * that a method has begun meanwhile goes before what these ask for.
   */
  beforeFirstUpdate(): void {
    const { attributes, session } = this.#parts;
    const isBegun = session.game && !this.#seed.isNew;
    if (isBegun && sameRequest(this.#asked, attributes.request(this.#seed.text))) this.#request = 'overruled';
  }

  hostConnected(): void {
    this.seenAgain();
  }

  hostDisconnected(): void {
    onceGone(this.#host, () => {
      const dealing = this.#dealing;
      if (dealing.is === 'searching') {
        dealing.control.abort();
        this.#giveUp(dealing);
      }
      this.#next.stop();
    });
  }

  hostUpdate(): void {
    const { houseRules, savedGames, session, isOpen } = this.#parts;
    const before = this.#request;
    const { isNew } = this.#seed;
    if (!before && !this.#host.hasUpdated) houseRules.apply();
    if (!isOpen) return;
    const request = this.#readAttributes();
    const isOnTable = isNew && !!session.game && asksFor(request, session.game.deal);
    if (isOnTable && this.#isAwaited) this.#settle();
    const isAnswered =
      before === 'overruled' || (isNew ? isOnTable : sameRequest(before, request) && !this.#isOfYesterday(request));
    this.#isSeenAgain = false;
    const isDone = isAnswered && this.#dealing.is !== 'idle';
    // A game that a method has begun is kept under the same name.
    if (isDone && savedGames.isOpen) return;
    const name = slotName(request, this.#host);
    savedGames.open(name);
    if (isDone) return;
    if (!before) this.#findLeft(request);
    // A day's game goes on whenever that day is asked for.
    const saved = before && !dayOf(request) ? undefined : this.#kept(name);
    if (!saved || !this.#resume(saved)) this.#deal(request, 'script', true).catch(reportUnlessAborted);
  }

  /**
   * Deals another game with the options of the attributes. Where yet another one comes before it is found, the promise
   * is fulfilled by that one. Rejects with an `AbortError` where the element leaves before, with a TypeError or
   * RangeError naming what is wrong with the request.
   *
   * @param choice goes before what the attributes say, for this deal.
   */
  async newGame(by: By, wanted: NewGame = {}, choice: Partial<RequestedDeal> = {}): Promise<void> {
    const { seed, deck } = readNamed(wanted, 'request for a deal', "{ seed: '42' }");
    const own = { seed: readSeed(seed), deck: readDeck(deck), daily: false };
    await this.#deal({ ...this.#readAttributes(), ...own, ...choice }, by);
  }

  /** Goes on with the game of a day, or deals it. What the attributes ask for stays as it is. */
  async playDay(day: string, by: By): Promise<void> {
    const request = { ...this.#readAttributes(), deck: undefined, daily: day };
    const saved = this.#kept(slotName(request, this.#host));
    await (saved ? this.#begin(saved.game, by, saved) : this.#deal(request, by));
  }

  /** Deals the same game again; before there is one, what the attributes ask for. */
  async restart(by: By): Promise<void> {
    const { game, past } = this.#parts.session;
    await (game
      ? this.#begin(new Game(game.deal), by, { ...NO_PAST, day: past.day, difficulty: past.difficulty })
      : this.#deal(this.#readAttributes(), by, true));
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
    this.#readAttributes();
    await this.#begin(game, 'script');
  }

  /** Puts a game that was played before in play again, with further lines of it. */
  bringBack(played: PlayedGame, others?: readonly PlayedGame[]): void {
    void this.#begin(played.game, 'player', played, others);
  }

  /** Resumes a game that was kept elsewhere, unless a method has put another one in play. */
  resumeNewer(played: PlayedGame): void {
    if (this.#parts.session.game?.deal === this.#answer) this.#resume(played);
  }

  /** The reader has come back. */
  seenAgain(): void {
    this.#isSeenAgain = true;
    this.#host.requestUpdate();
  }

  /** Whoever plays may want another game next, and who is dealt one at random gets one on the next visit. */
  follow({ game, by, change }: SessionUpdate): void {
    const { seed, deck, daily } = this.#asked;
    const isWanted = change
      ? by === 'player' && game.moveCount > 0
      : (seed ?? deck) === undefined && !daily && this.#parts.store.isThere;
    if (!isWanted || !this.#host.isConnected) return;
    const random = { ...this.#asked, seed: undefined, deck: undefined, daily: false };
    if (wantsWinnable(random, this.#parts.variant)) this.#next.prepare(random.options, random.difficulty);
  }

  /** Once a game is in play, or searched for, the attributes were read. */
  get #asked(): RequestedDeal {
    return this.#request as RequestedDeal;
  }

  /** Whether what the attributes ask for is still to be dealt. */
  get #isAwaited(): boolean {
    const dealing = this.#dealing;
    return dealing.is === 'idle' || (dealing.is === 'searching' && dealing.isForAttributes);
  }

  #readAttributes(): RequestedDeal {
    this.#seed = { ...this.#seed, isNew: false };
    return (this.#request = this.#parts.attributes.request(this.#seed.text));
  }

  /** Whether a new day has come for a reader who has played nothing. Nothing changes before their eyes, only when they come back. */
  #isOfYesterday(request: RequestedDeal): boolean {
    const { game, past } = this.#parts.session;
    const isUnplayed = game === undefined || (game.deal === this.#answer && !isBegun(game));
    return this.#isSeenAgain && isUnplayed && !!past.day && !!request.daily && past.day !== dayOf(request);
  }

  /** What is kept under a name. A day that was won stays won. */
  #kept(name: string): PlayedGame | undefined {
    const { savedGames } = this.#parts;
    return savedGames.readWon(name) ?? savedGames.read(name);
  }

  /** In a daily, an unfinished game may be brought back: of a day that was won before, of yesterday, or a random one. */
  #findLeft(request: RequestedDeal): void {
    const { session, savedGames } = this.#parts;
    const day = dayOf(request);
    if (!day || isDealtDay(request.daily)) return;
    const own = this.#slotOf(request, day);
    const names = [
      savedGames.readWon(own) && own,
      this.#slotOf(request, plusDays(day, -1)),
      this.#slotOf(request, false),
    ];
    for (const name of names) {
      const played = name && savedGames.read(name);
      if (played) session.leave(played);
    }
  }

  /** The name under which the game of a day is kept, or a random one. */
  #slotOf(request: RequestedDeal, daily: string | false): string {
    return slotName({ ...request, seed: undefined, deck: undefined, daily }, this.#host);
  }

  /** Puts a kept game in play, if it has the options that are asked for. */
  #resume(played: PlayedGame): boolean {
    if (!same(played.game.deal.options, this.#asked.options)) return false;
    this.#answer = played.game.deal;
    void this.#begin(played.game, 'script', played);
    return true;
  }

  #deal(request: RequestedDeal, by: By, isForAttributes = false): Promise<void> {
    this.#abort();
    const search: DealSearch = { is: 'searching', control: new AbortController(), isForAttributes };
    this.#dealing = search;
    return (search.done = this.#find(request, by, search));
  }

  /** Begins the game before it returns, unless a winnable deal must be searched for. */
  async #find(request: RequestedDeal, by: By, search: DealSearch): Promise<void> {
    const { variant } = this.#parts;
    const { options, deck, difficulty: wanted } = request;
    const day = dayOf(request);
    const seed = day || request.seed;
    const { signal } = search.control;
    let game: Game | undefined;
    let difficulty = '';
    try {
      const prepared = () => (seed === undefined ? this.#next.take(options, wanted) : undefined);
      if (wantsWinnable(request, variant)) {
        const found = prepared() ?? (await gradedDeal(variant, dealSearchOf(variant), options, seed, wanted, signal));
        game = new Game(found.deal);
        difficulty = found.difficulty ?? '';
      } else {
        game = new Game(readDeal(variant, { ...options, seed, deck }));
      }
    } catch (error) {
      if (search === this.#dealing || search === this.#dealing.ended) {
        this.#giveUp(search);
        throw error;
      }
    }
    if (!game || search !== this.#dealing) return this.#dealing.done;
    if (search.isForAttributes) this.#answer = game.deal;
    await this.#begin(game, by, { ...NO_PAST, day, difficulty });
  }

  /** In a daily, the game of each day is kept under its day, and no other game in their place. */
  #begin(game: Game, by: By, past: Past = NO_PAST, others?: readonly PlayedGame[]): Promise<void> {
    const { day } = past;
    const request = { ...this.#asked, options: game.deal.options };
    if (day || dayOf(request)) this.#parts.savedGames.open(this.#slotOf(request, day || false));
    this.#seed = { ...this.#seed, isNew: false };
    return (this.#settle().done = this.#parts.session.begin(game, by, past, others));
  }

  /** The game in play is what is asked for. */
  #settle(): Dealing {
    this.#abort();
    return (this.#dealing = { is: 'settled' });
  }

  #abort(): void {
    if (this.#dealing.is === 'searching') this.#dealing.control.abort();
  }

  /** A search has ended without a deal. Where the element has only left, what it asked for is dealt when it is back. */
  #giveUp(ended: DealSearch): void {
    const isWanted = ended.isForAttributes || !this.#parts.session.game;
    this.#dealing = { is: ended.control.signal.aborted && isWanted ? 'idle' : 'settled', ended };
  }
}
