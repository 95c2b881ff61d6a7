import type { ReactiveController, ReactiveElement } from 'lit';
import type { Game } from '../engine/game.js';
import type { Action } from '../engine/action.js';
import type { Move } from '../engine/move.js';
import { moveOf, movesOf } from '../engine/move.js';
import type { Verdict } from '../engine/search.js';
import type { By } from './events.js';
import type { Prospect } from './foresight.js';
import { Foresight } from './foresight.js';
import { sensibleAction } from './hint.js';
import type { Play } from './play.js';

/** How a game stands, in four honest wordings: it can be won, no longer, it never could, or it could not be decided. */
export type Standing = 'winnable' | 'lost' | 'never' | 'unknown';

/** What the reader is told by the solver, until the position changes. */
export type Told =
  | { readonly about: 'thinking' | 'showing' }
  | { readonly about: 'hint'; readonly move: Move | null }
  | { readonly about: 'verdict'; readonly standing: Standing }
  | { readonly about: 'lesson'; readonly move: Move };

/** Between two moves of a solution that is shown, in milliseconds. */
const PACE = 450;

/** Everything about the game on the table that the solver knows to say. Whatever is being found out ends when the position changes. */
export class Insight implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #play: Play;
  readonly #foresight = new Foresight();
  #looking = new AbortController();
  #told: Told | undefined;
  #assists = false;
  #provedAfter = Infinity;
  #lookedAt: Game | undefined;
  #pace = 0;

  constructor(host: ReactiveElement, play: Play) {
    this.#host = host;
    this.#play = play;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#stopLooking();
    this.stop();
  }

  /** What the reader is told now. */
  get told(): Told | undefined {
    return this.#told;
  }

  /** Whether a solution is being played on the table. */
  get showing(): boolean {
    return this.#told?.about === 'showing';
  }

  /** Whether it is known that the game cannot be won any more, though it may have been once. */
  get isLost(): boolean {
    const { game } = this.#play;
    if (!game || game.moveCount === 0) return false;
    const told = this.#told?.about === 'verdict' && this.#told.standing === 'lost';
    return told || game.status === 'lost' || game.moveCount >= this.#provedAfter;
  }

  /** Whether each position is looked at as soon as it is reached. */
  set assists(assists: boolean) {
    if (assists === this.#assists) return;
    this.#assists = assists;
    if (assists) void this.#assist();
  }

  /** The position, or the game, has become another one: what was found out, or was about to be, is of the past. */
  positionChanged(by: By): void {
    const { game } = this.#play;
    this.#stopLooking();
    if (by !== 'solution') this.stop();
    if (game !== this.#lookedAt || game!.moveCount < this.#provedAfter) this.#provedAfter = Infinity;
    this.#lookedAt = game;
    if (this.#assists && by !== 'solution') void this.#assist();
  }

  hint(): Promise<Move | null> {
    return this.#ask<Move | null>(null, async (game, signal) => {
      const { deal, position } = game;
      const { actions } = await this.#foresight.now(game, signal);
      const action = actions[0] ?? sensibleAction(game);
      return action ? moveOf(deal.variant.piles, position, action) : null;
    });
  }

  winnable(): Promise<Verdict> {
    return this.#ask<Verdict>('unknown', async (game, signal) => (await this.#foresight.now(game, signal)).verdict);
  }

  solution(): Promise<Move[] | null> {
    return this.#ask<Move[] | null>(null, async (game, signal) => {
      const { deal, position } = game;
      const { verdict, actions } = await this.#foresight.now(game, signal);
      return verdict === 'winnable' ? movesOf(deal, position, actions) : null;
    });
  }

  showHint(): Promise<void> {
    return this.#tell(async () => ({ about: 'hint', move: await this.hint() }));
  }

  showVerdict(): Promise<void> {
    return this.#tell(async (game, signal) => ({ about: 'verdict', standing: await this.#standing(game, signal) }));
  }

  /** Plays a win on the table, move by move, until it is stopped; without one, says how the game stands. */
  async showSolution(): Promise<void> {
    const prospect: { found?: Prospect } = {};
    await this.#tell(async (game, signal) => {
      prospect.found = await this.#foresight.now(game, signal);
      if (prospect.found.verdict === 'winnable') return { about: 'showing' };
      return { about: 'verdict', standing: await this.#standing(game, signal) };
    });
    if (this.showing) this.#step(prospect.found!.actions);
  }

  /** Takes the game back to where it could still be won, and points out the move that threw it away. */
  async showLesson(): Promise<void> {
    let after: number | undefined;
    await this.#tell(async (game, signal) => {
      after = await this.#foresight.lastWinnable(game, signal);
      return { about: 'verdict', standing: await this.#standing(game, signal) };
    });
    const { game } = this.#play;
    if (after === undefined || this.#told?.about !== 'verdict' || !game) return;
    let move: Move | undefined;
    while (game.moveCount > after) {
      move = game.lastMove;
      this.#play.undo('player');
    }
    this.#told = { about: 'lesson', move: move! };
    this.#host.requestUpdate();
  }

  /** Ends what is being shown; the reader takes over. */
  stop(): void {
    clearTimeout(this.#pace);
    if (this.#told) this.#host.requestUpdate();
    this.#told = undefined;
  }

  #step([next, ...rest]: readonly Action[]): void {
    if (!next) return this.stop();
    this.#pace = window.setTimeout(() => {
      if (!this.showing) return;
      this.#play.act(next, 'solution');
      this.#step(rest);
    }, PACE);
  }

  async #standing(game: Game, signal: AbortSignal): Promise<Standing> {
    const { verdict } = await this.#foresight.now(game, signal);
    if (verdict !== 'unwinnable') return verdict;
    const { verdict: before } = await this.#foresight.atDeal(game, signal);
    return before === 'unwinnable' ? 'never' : 'lost';
  }

  async #assist(): Promise<void> {
    const { game } = this.#play;
    if (game?.status !== 'playing') return;
    const { signal } = this.#looking;
    const standing = await this.#ask<Standing | undefined>(undefined, () => this.#standing(game, signal));
    if (standing === undefined) return;
    this.#told ??= { about: 'verdict', standing };
    this.#host.requestUpdate();
    if (standing !== 'lost' && standing !== 'never') return;
    if (this.#provedAfter === Infinity) this.#play.tellUnwinnable();
    this.#provedAfter = Math.min(this.#provedAfter, game.moveCount);
  }

  /** Tells the reader what is found out, and meanwhile that it is being found out. */
  async #tell(find: (game: Game, signal: AbortSignal) => Promise<Told>): Promise<void> {
    this.stop();
    const thinking: Told = (this.#told = { about: 'thinking' });
    this.#host.requestUpdate();
    const told = await this.#ask<Told | undefined>(undefined, find);
    if (this.#told === thinking) this.#told = told;
    this.#host.requestUpdate();
  }

  /** What is found out of the present position, or the answer for when that has changed meanwhile. */
  async #ask<T>(otherwise: T, find: (game: Game, signal: AbortSignal) => Promise<T>): Promise<T> {
    const { signal } = this.#looking;
    const { game } = this.#play;
    if (!game) return otherwise;
    try {
      const found = await find(game, signal);
      return signal.aborted ? otherwise : found;
    } catch (error) {
      if (signal.aborted) return otherwise;
      throw error;
    }
  }

  #stopLooking(): void {
    this.#looking.abort();
    this.#looking = new AbortController();
  }
}
