import type { ReactiveElement } from 'lit';
import type { Game } from '../../engine/play/game.js';
import type { Action } from '../../engine/model/action.js';
import { type Move, movesOf } from '../../engine/model/move.js';
import type { Verdict } from '../../solver/search.js';
import type { By } from '../events.js';
import { VerdictCache } from './verdict-cache.js';
import { sensibleAction } from './hint.js';
import type { GameSession } from '../session/game-session.js';

/** How a game stands, in four honest wordings: it can be won, no longer, it never could, or it could not be decided. */
export type Prognosis = 'winnable' | 'lost' | 'never' | 'unknown';

/** What the reader is told by the solver, until the position changes. */
export type Message =
  | { readonly about: 'thinking' | 'showing' }
  | { readonly about: 'hint'; readonly move: Move | null }
  | { readonly about: 'verdict'; readonly standing: Prognosis }
  | { readonly about: 'lesson'; readonly move: Move }
  | { readonly about: 'text'; readonly text: string };

/** After how long, in milliseconds, a reader hears that an answer is being looked for. */
const SLOW = 500;

type Find<T> = (game: Game, signal: AbortSignal) => Promise<T>;

/** Between two moves of a solution that is shown, in milliseconds. */
const PACE = 450;

/** Everything about the game on the table that the solver knows to say. Whatever is being found out ends when the position changes. */
export class Advisor {
  /** What the reader is told now. */
  told: Message | undefined;

  readonly #host: ReactiveElement & { readonly assist: boolean };
  readonly #play: GameSession;
  readonly #tellReader: (told: Message) => void;
  readonly #foresight = new VerdictCache();
  #looking = new AbortController();
  #provedAfter = Infinity;
  #lookedAt: Game | undefined;
  #pace = 0;

  /** @param tell says to the reader what is told anew */
  constructor(host: ReactiveElement & { readonly assist: boolean }, play: GameSession, tell: (told: Message) => void) {
    this.#host = host;
    this.#play = play;
    this.#tellReader = tell;
  }

  /** Whether a solution is being played on the table. */
  get showing(): boolean {
    return this.told?.about === 'showing';
  }

  /** Whether it is known that the game cannot be won any more, though it may have been once. */
  get isLost(): boolean {
    const { told } = this;
    const { moveCount = 0, status } = this.#play.game ?? {};
    const isTold = told?.about === 'verdict' && told.standing === 'lost';
    return moveCount > 0 && (isTold || status === 'lost' || moveCount >= this.#provedAfter);
  }

  /** The position, or the game, has become another one: what was found out, or was about to be, is of the past. */
  positionChanged(by: By): void {
    const { game } = this.#play;
    const shown = by === 'solution';
    this.leave(shown);
    if (game !== this.#lookedAt || game!.moveCount < this.#provedAfter) this.#provedAfter = Infinity;
    this.#lookedAt = game;
    if (!shown) void this.assist();
  }

  /** Looks whether the game can still be won, where the page wants that of each position. */
  async assist(): Promise<void> {
    const { game } = this.#play;
    if (!this.#host.assist || game?.status !== 'playing') return;
    const found = await this.#ask(undefined, this.#verdict);
    // Not found, or no longer wanted.
    if (!found || !this.#host.assist) return;
    this.#show(this.told ?? found);
    if (found.standing === 'winnable' || found.standing === 'unknown') return;
    if (this.#provedAfter === Infinity) this.#play.tellUnwinnable();
    this.#provedAfter = Math.min(this.#provedAfter, game.moveCount);
  }

  /** Gives up whatever is being found out, and, but for a solution that goes on, what is told. */
  leave(showing = false): void {
    this.#looking.abort();
    this.#looking = new AbortController();
    if (!showing) this.stop();
  }

  hint(): Promise<Move | null> {
    return this.#ask(null, async (game, signal) => {
      const { actions } = await this.#foresight.of(game, signal);
      const action = actions[0] ?? (await sensibleAction(game, signal));
      return action ? movesOf(game.deal, game.position, [action])[0]! : null;
    });
  }

  winnable(): Promise<Verdict> {
    return this.#ask('unknown', async (...now) => (await this.#foresight.of(...now)).verdict);
  }

  solution(): Promise<Move[] | null> {
    return this.#ask(null, async (game, signal) => {
      const { verdict, actions } = await this.#foresight.of(game, signal);
      return verdict === 'winnable' ? movesOf(game.deal, game.position, actions) : null;
    });
  }

  /** Tells the reader something until the position changes. */
  tell(text: string): void {
    this.stop();
    this.#show({ about: 'text', text });
  }

  showHint(): Promise<void> {
    return this.#tell(async () => {
      const move = await this.hint();
      // That no move helps is said only of a game that is lost.
      const isOpen = !move && (await this.winnable()) === 'unknown';
      return isOpen ? { about: 'verdict', standing: 'unknown' } : { about: 'hint', move };
    });
  }

  showVerdict(): Promise<void> {
    return this.#tell(this.#verdict);
  }

  /** Plays a win on the table, move by move, until it is stopped; without one, says how the game stands. */
  async showSolution(): Promise<void> {
    let way: readonly Action[] = [];
    await this.#tell(async (...now) => {
      way = (await this.#foresight.of(...now)).actions;
      return way.length > 0 ? { about: 'showing' } : this.#verdict(...now);
    });
    if (this.showing) this.#step(way);
  }

  /** Takes the game back to where it could still be won, and points out the move that threw it away, where that is known. */
  async showLesson(): Promise<void> {
    let found: { after: number; isSure: boolean } | undefined;
    await this.#tell(async (...now) => {
      found = await this.#foresight.lastWinnable(...now);
      return this.#verdict(...now);
    });
    const { game } = this.#play;
    if (!found || this.told?.about !== 'verdict' || !game) return;
    let move: Move | undefined;
    while (game.moveCount > found.after) {
      move = game.lastMove;
      this.#play.step('undo', 'player');
    }
    this.#show(found.isSure ? { about: 'lesson', move: move! } : { about: 'verdict', standing: 'winnable' });
  }

  /** Forgets what it told, now that the reader does something else; but not what the solver says. */
  hush(): void {
    if (this.told?.about === 'text') this.stop();
  }

  /** Ends what is being shown; the reader takes over. */
  stop(): void {
    clearTimeout(this.#pace);
    if (this.told) this.#show(undefined);
  }

  #show(told: Message | undefined): void {
    if (told && told !== this.told && told.about !== 'thinking') this.#tellReader(told);
    this.told = told;
    this.#host.requestUpdate();
  }

  #step([next, ...rest]: readonly Action[]): void {
    if (!next) return this.stop();
    this.#pace = window.setTimeout(() => {
      this.#play.act(next, 'solution');
      this.#step(rest);
    }, PACE);
  }

  #verdict = async (game: Game, signal: AbortSignal): Promise<Message & { about: 'verdict' }> => {
    const { verdict } = await this.#foresight.of(game, signal);
    if (verdict !== 'unwinnable') return { about: 'verdict', standing: verdict };
    const { verdict: dealt } = await this.#foresight.of(game, signal, 0);
    return { about: 'verdict', standing: dealt === 'unwinnable' ? 'never' : 'lost' };
  };

  /** Tells the reader what is found out, and meanwhile that it is being found out. */
  async #tell(find: Find<Message>): Promise<void> {
    const thinking: Message = { about: 'thinking' };
    this.stop();
    this.#show(thinking);
    const slow = setTimeout(() => this.told === thinking && this.#tellReader(thinking), SLOW);
    const told = await this.#ask(undefined, find);
    clearTimeout(slow);
    if (this.told === thinking) this.#show(told);
  }

  /** What is found out of the present position, or the answer for when that has changed meanwhile. */
  async #ask<T, None>(otherwise: None, find: Find<T>): Promise<T | None> {
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
}
