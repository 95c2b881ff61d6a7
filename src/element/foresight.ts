import type { Action } from '../engine/action.js';
import type { Deal } from '../engine/deal.js';
import type { Game } from '../engine/game.js';
import { perform } from '../engine/perform.js';
import type { Position } from '../engine/position.js';
import { keyOf } from '../engine/position.js';
import type { Verdict } from '../engine/search.js';
import { solve } from '../solver/solve.js';

/** How many positions the element looks at for one verdict: some seconds at most, on a slow phone. */
const POSITIONS = 200_000;

/** What is known of a position: whether it can be won, and then by which actions. */
export interface Prospect {
  readonly verdict: Verdict;
  readonly actions: readonly Action[];
}

/** What the solver has found out about the game on the table. It remembers, since a player goes forth and back on the same line. */
export class Foresight {
  #deal: Deal | undefined;
  #known = new Map<string, Prospect>();

  /**
   * Whether a game can be won from where it stands.
   *
   * @throws the signal's reason when it is aborted.
   */
  async now(game: Game, signal: AbortSignal): Promise<Prospect> {
    return this.#at(game.deal, game.line, signal);
  }

  /** Whether a game could be won when it was dealt. */
  async atDeal(game: Game, signal: AbortSignal): Promise<Prospect> {
    return this.#at(game.deal, game.line.slice(0, 1), signal);
  }

  /**
   * After how many moves a game could still be won that cannot be won any more; `undefined` where no such position is found. The verdict
   * never turns for the better along a line, so each look halves what is left.
   */
  async lastWinnable(game: Game, signal: AbortSignal): Promise<number | undefined> {
    const { deal, line } = game;
    const winnableAfter = async (moves: number) =>
      (await this.#at(deal, line.slice(0, moves + 1), signal)).verdict === 'winnable';
    if (!(await winnableAfter(0))) return undefined;
    let [winnable, lost] = [0, line.length - 1];
    while (winnable + 1 < lost) {
      const middle = (winnable + lost) >> 1;
      if (await winnableAfter(middle)) winnable = middle;
      else lost = middle;
    }
    return winnable;
  }

  /** The prospect of the last of some positions, each of which leads to the next. */
  async #at(deal: Deal, line: readonly Position[], signal: AbortSignal): Promise<Prospect> {
    if (deal !== this.#deal) {
      this.#deal = deal;
      this.#known.clear();
    }
    const position = line[line.length - 1]!;
    const known = this.#known.get(keyOf(position));
    if (known) return known;
    if (line.some((each) => this.#known.get(keyOf(each))?.verdict === 'unwinnable')) return LOST;
    const { verdict, actions = [] } = await solve(deal.variant.search!, deal, position, {
      positions: POSITIONS,
      signal,
    });
    if (deal === this.#deal) this.#remember(deal, position, { verdict, actions });
    return { verdict, actions };
  }

  /** A win is known of every position on its line. */
  #remember(deal: Deal, from: Position, { verdict, actions }: Prospect): void {
    let position = from;
    this.#known.set(keyOf(position), { verdict, actions });
    actions.forEach((action, index) => {
      position = perform(deal, position, action);
      this.#known.set(keyOf(position), { verdict, actions: actions.slice(index + 1) });
    });
  }
}

const LOST: Prospect = { verdict: 'unwinnable', actions: [] };
