import { type Deal, readDeal } from '../../engine/model/deal.js';
import { Game } from '../../engine/play/game.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Difficulty } from '../../solver/grade/grade.js';
import { type GradedDeal, gradedDeal } from '../../solver/grade/graded-deal.js';
import type { By } from '../events.js';
import { type RequestedDeal, wantsWinnable } from '../request/requested-deal.js';
import type { GameSession } from '../session/game-session.js';
import { NO_FACTS, type PlayedGame } from '../session/played-game.js';
import type { SavedGames } from '../storage/saved-games.js';
import { type DealingState, elementLeft, searchBegun, settled, START } from './dealing-state.js';
import type { Grader } from './grader.js';
import type { KeptGames } from './kept-games.js';
import type { NextDeal } from './next-deal.js';

/** Why a search ends if another deal has taken its place. */
const REPLACED = {};

interface DealingParts {
  readonly variant: Variant;
  readonly session: GameSession;
  readonly savedGames: SavedGames;
}

/** How a game comes into play. */
interface Beginning {
  /** Whether the attributes ask for it. */
  readonly isAnswer?: boolean;
  /** Further lines of it. */
  readonly others?: readonly PlayedGame[] | undefined;
  /** The grade that was asked for. Default: that of the attributes. */
  readonly difficulty?: Difficulty | undefined;
}

/** Puts games in play: at once, or once a search has found their deal. If several are requested in a row, only the last is dealt. */
export class Dealing {
  /** Fulfilled when the last game is in play. */
  done: Promise<void> | undefined;
  readonly #parts: DealingParts;
  readonly #kept: KeptGames;
  readonly #next: NextDeal;
  readonly #grader: Grader;
  #state = START;
  /** Ends the search that is under way, if any. */
  #search = new AbortController();
  /** The names under which games are kept that were in play. One that is brought back is kept under its own. */
  readonly #slots = new WeakMap<Deal, string>();

  constructor(parts: DealingParts, kept: KeptGames, next: NextDeal, grader: Grader) {
    this.#grader = grader;
    this.#parts = parts;
    this.#kept = kept;
    this.#next = next;
  }

  get state(): DealingState {
    return this.#state;
  }

  /** Something has happened. */
  step<Event extends unknown[]>(change: (state: DealingState, ...event: Event) => DealingState, ...event: Event): void {
    this.#state = change(this.#state, ...event);
  }

  /**
   * Deals a game. Fulfilled when it is in play, or another one that has replaced it. Rejects with an `AbortError` if the element leaves
   * first.
   *
   * @param isForPage whether the attributes ask for the deal.
   */
  deal(request: RequestedDeal, by: By, isForPage = false): Promise<void> {
    this.#search.abort(REPLACED);
    this.#search = new AbortController();
    this.step(searchBegun, isForPage);
    return (this.done = this.#find(request, by, this.#search.signal, isForPage));
  }

  /** Puts a kept game in play that answers the attributes. */
  resume(played: PlayedGame): void {
    void this.begin(played, 'script', { isAnswer: true });
  }

  /** Puts a game in play. */
  begin(played: PlayedGame, by: By, { isAnswer, others, difficulty }: Beginning = {}): Promise<void> {
    const { game, ...past } = played;
    const isGraded = !!(difficulty ?? this.#state.request!.difficulty);
    // The page's storage isn't known before the first update.
    if (this.#parts.savedGames.isOpen) this.openSlot(game.deal, past.day);
    this.#search.abort(REPLACED);
    this.step(settled, isAnswer ? game.deal : undefined);
    return (this.done = this.#parts.session.begin(game, by, past, others, isGraded));
  }

  /** The game in play is what is asked for. */
  settle(): void {
    this.#search.abort();
    this.step(settled);
  }

  /** The element has left. What the attributes asked for is dealt when it is back. */
  giveUp(): void {
    this.#search.abort();
    this.step(elementLeft, this.#parts.session.game?.deal);
  }

  /**
   * Opens the slot of a game, which is by default the one in play, or else the one that is asked for. In a daily, the game of each day is
   * kept under its day, and no other game in their place.
   */
  openSlot(deal = this.#parts.session.game?.deal, day = this.#parts.session.past.day): void {
    const { request, slot } = this.#state;
    const isOfDay = deal && (day || this.#kept.dayOf(request!));
    const own = isOfDay ? this.#kept.nameOfDay({ ...request!, options: deal.options }, day || false) : slot;
    const name = (deal && this.#slots.get(deal)) ?? own;
    if (deal) this.#slots.set(deal, name);
    this.#parts.savedGames.open(name);
  }

  /** Begins the game before it returns, unless a winnable deal must be searched for. */
  async #find(request: RequestedDeal, by: By, signal: AbortSignal, isForPage: boolean): Promise<void> {
    const { variant } = this.#parts;
    const { options, difficulty, entered = false } = request;
    const day = this.#kept.dayOf(request);
    const seed = day || request.seed;
    let found: GradedDeal;
    try {
      found =
        this.#dealtAtOnce(request, seed) ??
        (await gradedDeal(variant, dealSearchOf(variant), options, seed, difficulty, signal));
      signal.throwIfAborted();
    } catch (error) {
      if (signal.reason === REPLACED) return this.done;
      if (!signal.aborted) this.step(settled);
      throw error;
    }
    const played = { ...NO_FACTS, game: new Game(found.deal), day, entered, difficulty: found.difficulty ?? '' };
    const begun = this.begin(played, by, { isAnswer: isForPage, difficulty });
    if (wantsWinnable(request, variant)) void this.#grader.grade();
    await begun;
  }

  /** The deal that is asked for, or that was prepared; `undefined` if it must be searched for. */
  #dealtAtOnce(request: RequestedDeal, seed: string | undefined): GradedDeal | undefined {
    const { variant } = this.#parts;
    const { options, deck, difficulty } = request;
    if (wantsWinnable(request, variant)) return seed === undefined ? this.#next.take(options, difficulty) : undefined;
    return { deal: readDeal(variant, { ...options, seed, deck }), difficulty: null };
  }
}
