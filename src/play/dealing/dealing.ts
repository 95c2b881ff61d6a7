import { type Deal, readDeal } from '../../engine/model/deal.js';
import { Game } from '../../engine/play/game.js';
import { dealSearchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import { type GradedDeal, gradedDeal } from '../../solver/grade/graded-deal.js';
import type { By } from '../events.js';
import { type RequestedDeal, wantsWinnable } from '../request/requested-deal.js';
import type { GameSession } from '../session/game-session.js';
import { NO_FACTS, type GameFacts, type PlayedGame } from '../session/played-game.js';
import type { SavedGames } from '../storage/saved-games.js';
import type { Grader } from './grader.js';
import type { KeptGames } from './kept-games.js';
import type { NextDeal } from './next-deal.js';

/** A deal that is searched for. The game before is still on the table. */
interface DealSearch {
  readonly control: AbortController;
  readonly isForAttributes: boolean;
  /** Fulfilled when the deal is in play that has replaced this one. */
  replacedBy?: Promise<void>;
}

interface DealingParts {
  readonly variant: Variant;
  readonly session: GameSession;
  readonly savedGames: SavedGames;
}

/** Puts games in play: at once, or once a search has found their deal. If several are requested in a row, only the last is dealt. */
export class Dealing {
  /** Whether the attributes still wait for their deal: at first, during its search, and if the element left before it was found. */
  isOwed = true;
  /** Fulfilled when the last game is in play. */
  done: Promise<void> | undefined;
  readonly #parts: DealingParts;
  readonly #kept: KeptGames;
  readonly #next: NextDeal;
  readonly #grader: Grader;
  readonly #asked: () => RequestedDeal;
  #search: DealSearch | undefined;
  /** The deal that answered the attributes last. */
  #answer: Deal | undefined;

  /** @param asked finds what the attributes ask for. */
  constructor(parts: DealingParts, kept: KeptGames, next: NextDeal, grader: Grader, asked: () => RequestedDeal) {
    this.#grader = grader;
    this.#parts = parts;
    this.#kept = kept;
    this.#next = next;
    this.#asked = asked;
  }

  get isSearching(): boolean {
    return !!this.#search;
  }

  /** Whether the game in play is what the attributes asked for, and not a method or a button. */
  get isAnswered(): boolean {
    return this.#parts.session.game?.deal === this.#answer;
  }

  /**
   * Deals a game. Fulfilled when it is in play, or another one that has replaced it. Rejects with an `AbortError` if the element leaves
   * first.
   *
   * @param isForAttributes whether the attributes ask for the deal.
   */
  deal(request: RequestedDeal, by: By, isForAttributes = false): Promise<void> {
    const search: DealSearch = { control: new AbortController(), isForAttributes };
    const replaced = this.#replaceBy(search);
    this.isOwed = isForAttributes;
    const done = this.#find(request, by, search);
    if (replaced) replaced.replacedBy = done;
    return (this.done = done);
  }

  /** Puts a kept game in play that answers the attributes. */
  resume(played: PlayedGame): void {
    this.#answer = played.game.deal;
    void this.begin(played.game, 'script', played);
  }

  /** Puts a game in play. In a daily, the game of each day is kept under its day, and no other game in their place. */
  begin(
    game: Game,
    by: By,
    past: GameFacts = NO_FACTS,
    others?: readonly PlayedGame[],
    wanted = this.#asked().difficulty,
  ): Promise<void> {
    const { day } = past;
    const request = { ...this.#asked(), options: game.deal.options };
    if (day || this.#kept.dayOf(request)) this.#parts.savedGames.open(this.#kept.nameOfDay(request, day || false));
    const replaced = this.settle();
    const done = this.#parts.session.begin(game, by, past, others, !!wanted);
    if (replaced) replaced.replacedBy = done;
    return (this.done = done);
  }

  /** The game in play is what is asked for. Returns the search that this ends. */
  settle(): DealSearch | undefined {
    this.isOwed = false;
    return this.#replaceBy(undefined);
  }

  /** The element has left. What the attributes asked for is dealt when it is back. */
  giveUp(): void {
    if (!this.#search) return;
    const { isForAttributes } = this.#search;
    this.isOwed = isForAttributes || !this.#parts.session.game;
    this.#replaceBy(undefined);
  }

  #replaceBy(search: DealSearch | undefined): DealSearch | undefined {
    const replaced = this.#search;
    this.#search = search;
    replaced?.control.abort();
    return replaced;
  }

  /** Begins the game before it returns, unless a winnable deal must be searched for. */
  async #find(request: RequestedDeal, by: By, search: DealSearch): Promise<void> {
    const { variant } = this.#parts;
    const { options, difficulty: wanted } = request;
    const { signal } = search.control;
    const day = this.#kept.dayOf(request);
    const seed = day || request.seed;
    let found: GradedDeal;
    try {
      found =
        this.#dealtAtOnce(request, seed) ??
        (await gradedDeal(variant, dealSearchOf(variant), options, seed, wanted, signal));
      signal.throwIfAborted();
    } catch (error) {
      if (search.replacedBy) return search.replacedBy;
      if (this.#search === search) this.settle();
      throw error;
    }
    const { deal, difficulty } = found;
    if (search.isForAttributes) this.#answer = deal;
    const begun = this.begin(new Game(deal), by, { ...NO_FACTS, day, difficulty: difficulty ?? '' }, undefined, wanted);
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
