import type { Action } from '../../engine/model/action.js';
import type { Game } from '../../engine/play/game.js';
import { MAX_MOVES } from '../../engine/play/game-record.js';
import { ProgressSearch } from '../../engine/search/progress-search.js';
import { searchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Search, Verdict } from '../../solver/search.js';
import { TimeSlice } from '../../solver/time-slice.js';
import type { Page } from '../page.js';
import type { GameSession } from '../session/game-session.js';
import { hasRedeal, type Loss, type Message } from '../stage/message.js';
import { shortestWin } from './shortest-win.js';
import { VerdictCache } from './verdict-cache.js';

export type Find<T> = (game: Game, signal: AbortSignal) => Promise<T>;

/** How many positions are searched: half a second's work. */
const POSITIONS = 50_000;

/**
 * A sensible action where no winning line is known: the first on a shortest way to progress. Each such action makes the
 * way shorter, so hints never go round in a circle. Without a way, cards are removed, since these never come back; else
 * the stock is turned, redealt or lifted. Redeals and lifts are kept for when nothing else is left.
 *
 * @throws the signal's reason when it is aborted.
 */
async function sensibleAction({ deal, position, actions }: Game, signal: AbortSignal): Promise<Action | undefined> {
  const slice = new TimeSlice();
  const steps = new ProgressSearch(deal, ['redeal', 'lift'], POSITIONS).steps(position);
  let step = steps.next();
  while (!step.done) {
    if (slice.isOver) await slice.next();
    signal.throwIfAborted();
    step = steps.next();
  }
  return (
    step.value?.[0] ?? actions.find(({ type }) => type === 'remove') ?? actions.find(({ type }) => type !== 'move')
  );
}

/** Answers questions about the game in play. Every search ends when the position changes. */
export class Answers {
  readonly verdicts: VerdictCache;
  readonly #page: Page;
  readonly #session: GameSession;
  readonly #search: Search;
  #control = new AbortController();

  constructor(page: Page, { variant, session }: { readonly variant: Variant; readonly session: GameSession }) {
    this.#page = page;
    this.#session = session;
    this.#search = searchOf(variant);
    this.verdicts = new VerdictCache(this.#search);
  }

  /** A good action; `null` if there is none, or the position changes before one is found. */
  hint(): Promise<Action | null> {
    return this.ask(null, async (game, signal) => {
      if (!game.canPlay) return null;
      const { actions } = await this.verdicts.of(game, signal);
      return actions[0] ?? (await sensibleAction(game, signal)) ?? null;
    });
  }

  /** Whether the game can still be won. */
  winnable(): Promise<Verdict> {
    return this.ask('unknown', async (...now) => (await this.verdicts.of(...now)).verdict);
  }

  /** Whether the deal on the table can be won, as far as that was found out. */
  get deal(): Verdict | undefined {
    const { game } = this.#session;
    return game && this.verdicts.known(game, 0)?.verdict;
  }

  /** Finds out whether the deal on the table can be won. */
  async askOfDeal(): Promise<void> {
    await this.ask(undefined, (...now) => this.verdicts.of(...now, 0));
    this.#page.changed();
  }

  /** The actions that win from here, or `null`. */
  solution(): Promise<readonly Action[] | null> {
    return this.ask(null, async (game, signal) => {
      const { verdict, actions } = await this.verdicts.of(game, signal);
      const hasRoom = game.moveCount + actions.length <= MAX_MOVES;
      return verdict === 'winnable' && hasRoom ? actions : null;
    });
  }

  /** Whether and until when a lost game could be won; `undefined` where the position changes before that is found out. */
  loss(): Promise<Loss | undefined> {
    return this.ask(undefined, (...now) => this.verdicts.loss(...now));
  }

  /** How many moves would have won a game that was won; `undefined` where it goes before that is found out. */
  shortestWin(): Promise<number | undefined> {
    return this.ask(undefined, (...now) => shortestWin(this.#search, ...now));
  }

  /** The verdict on a game, as a message. */
  readonly prognosisOf = async (game: Game, signal: AbortSignal): Promise<Message & { about: 'verdict' }> => {
    const { verdict } = await this.verdicts.of(game, signal);
    if (verdict !== 'unwinnable') return { about: 'verdict', prognosis: verdict };
    const { verdict: dealt } = await this.verdicts.of(game, signal, 0);
    const lost = hasRedeal(game.position) ? 'open' : 'lost';
    return { about: 'verdict', prognosis: dealt === 'unwinnable' ? 'never' : lost };
  };

  /** Aborted when the present position goes. */
  get signal(): AbortSignal {
    return this.#control.signal;
  }

  /** Ends every search: the position that it is about has gone. */
  abort(): void {
    this.#control.abort();
    this.#control = new AbortController();
  }

  /** What is found out about the present position; `otherwise` where that changes meanwhile, or there is none. */
  async ask<T, None>(otherwise: None, find: Find<T>): Promise<T | None> {
    const { signal } = this;
    const { game } = this.#session;
    if (!game) return otherwise;
    try {
      const found = await find(game, signal);
      return signal.aborted ? otherwise : found;
    } catch (error) {
      if (signal.aborted) return otherwise;
      throw error;
    }
  }
}
