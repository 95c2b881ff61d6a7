import type { Action } from '../../engine/model/action.js';
import type { Deal } from '../../engine/model/deal.js';
import { perform } from '../../engine/model/perform.js';
import { keptKeyOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import type { Search, Verdict } from '../../solver/search.js';
import { solve } from '../../solver/solve.js';
import { hasRedeal, type Loss } from '../stage/message.js';
import { Outlook } from './outlook.js';

/** How many positions are searched for one verdict: some seconds at most, on a slow phone. */
const POSITIONS = 200_000;

/** Whether a position can be won, and then by which actions. */
export interface Prospect {
  readonly verdict: Verdict;
  readonly actions: readonly Action[];
}

/** What was found out about the games on the table. A player goes back and forth on the same line. */
export class VerdictCache {
  readonly #search: Search;
  readonly #known = new WeakMap<Deal, Map<string, Prospect>>();

  constructor(search: Search) {
    this.#search = search;
  }

  /**
   * Whether a game can be won after some of its moves. Default: from where it stands.
   *
   * @throws the signal's reason when it is aborted.
   */
  async of({ deal, line, moveCount }: Game, signal: AbortSignal, moves = moveCount): Promise<Prospect> {
    const known = this.#known.get(deal) ?? new Map<string, Prospect>();
    this.#known.set(deal, known);
    const keys = line.slice(0, moves + 1).map(keptKeyOf);
    const found = known.get(keys[moves]!);
    if (found) return found;
    // No move makes a lost game winnable again.
    if (keys.some((key) => known.get(key)?.verdict === 'unwinnable')) return { verdict: 'unwinnable', actions: [] };
    const limits = { positions: POSITIONS, signal };
    const { verdict, actions = [] } = await solve(this.#search, deal, line.slice(0, moves + 1), limits);
    let position = line[moves]!;
    known.set(keptKeyOf(position), { verdict, actions });
    // The win goes on from every position on its line.
    actions.forEach((action, index) => {
      position = perform(deal, position, action);
      known.set(keptKeyOf(position), { verdict, actions: actions.slice(index + 1) });
    });
    return { verdict, actions };
  }

  /** Whether a game can be won after some of its moves, as far as that was found out. */
  known({ deal, line }: Game, moves: number): Prospect | undefined {
    return this.#known.get(deal)?.get(keptKeyOf(line[moves]!));
  }

  /**
   * After how many moves a lost game could last be won, as far as that is found out. `isSure`: the next move is known to have lost it.
   * Otherwise there are undecided positions after it, or a redeal was still to come. `undefined` if no win is found.
   */
  async lastWinnable(game: Game, signal: AbortSignal): Promise<{ after: number; isSure: boolean } | undefined> {
    const outlook = new Outlook(game);
    await outlook.find(this, signal);
    const { winnable: after, lost } = outlook;
    return after < 0 ? undefined : { after, isSure: after + 1 === lost && !hasRedeal(game.line[lost]!) };
  }

  /**
   * How a lost game was lost.
   *
   * @throws the signal's reason when it is aborted.
   */
  async loss(game: Game, signal: AbortSignal): Promise<Loss> {
    const { verdict } = await this.of(game, signal, 0);
    return verdict === 'unwinnable' ? 'never' : ((await this.lastWinnable(game, signal)) ?? 'unknown');
  }
}
