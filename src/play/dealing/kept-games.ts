import { plusDays, today } from '../../days/day.js';
import type { Page } from '../page.js';
import { dayOf, isDealtDay, type RequestedDeal, slotName } from '../request/requested-deal.js';
import type { GameSession } from '../session/game-session.js';
import { isBegun, type PlayedGame } from '../session/played-game.js';
import type { SavedGames } from '../storage/saved-games.js';
import type { Situation } from './decide.js';

/** Finds the saved game for a request, and its name. */
export class KeptGames {
  readonly #page: Page;
  readonly #saved: SavedGames;

  constructor(page: Page, saved: SavedGames) {
    this.#page = page;
    this.#saved = saved;
  }

  /** The reader's own date, such as `2026-11-20`. */
  get today(): string {
    return today(this.#page.time);
  }

  /** The day whose deal is asked for; empty for any other deal. */
  dayOf(request: RequestedDeal): string {
    return dayOf(request, this.today);
  }

  /** The name under which the game of a request is kept. */
  nameOf(request: RequestedDeal): string {
    return slotName(request, this.#page, this.today);
  }

  /**
   * The name under which the game of a day is kept, or a random one. If the clock was set back, the day on the table may be one to come,
   * and has a name of its own.
   */
  nameOfDay(request: RequestedDeal, daily: string | false): string {
    return slotName({ ...request, seed: undefined, deck: undefined, daily }, this.#page, daily || this.today);
  }

  /** The game that is kept for a request. A day that was won stays won. */
  find(request: RequestedDeal): PlayedGame | undefined {
    const name = this.nameOf(request);
    return this.#saved.readWon(name) ?? this.#saved.read(name);
  }

  /** The unfinished games that a daily may bring back: that of the day if it was won before, that of yesterday, a random one. */
  left(request: RequestedDeal): PlayedGame[] {
    const day = this.dayOf(request);
    if (!day || isDealtDay(request.daily, this.today)) return [];
    const own = this.nameOfDay(request, day);
    const names = [
      ...(this.#saved.readWon(own) ? [own] : []),
      this.nameOfDay(request, plusDays(day, -1)),
      this.nameOfDay(request, false),
    ];
    return names.flatMap((name) => this.#saved.read(name) ?? []);
  }

  /** What it depends on which deal comes into play. */
  situation(request: RequestedDeal, { game, past }: GameSession): Situation {
    const find = () => this.find(request);
    return {
      request,
      inPlay: game && { deal: game.deal, day: past.day, isBegun: isBegun(game) },
      get kept() {
        return find();
      },
      today: this.today,
    };
  }
}
