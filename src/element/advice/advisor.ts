import type { ReactiveController } from 'lit';
import type { Action } from '../../engine/model/action.js';
import { type Move, movesOf } from '../../engine/model/move.js';
import { Game } from '../../engine/play/game.js';
import { decode } from '../../engine/play/notation.js';
import type { Search, Verdict } from '../../solver/search.js';
import { type Host, onceGone } from '../host.js';
import { Emitter } from '../emitter.js';
import type { GameSession, SessionUpdate } from '../session/game-session.js';
import { sensibleAction } from './hint.js';
import type { Message } from './message.js';
import { VerdictCache } from './verdict-cache.js';

/** After how many milliseconds the reader hears that an answer is being searched for. */
const SLOW = 500;

/** Milliseconds between two moves that are played on the table, and at most for a game that is played again. */
const PACE = 450;
const AT_MOST = 20_000;

type Find<T> = (game: Game, signal: AbortSignal) => Promise<T>;

/** Answers questions about the game on the table. Every search ends when the position changes or the element leaves. */
export class Advisor implements ReactiveController {
  /** Hears of each message that the reader should hear. */
  readonly messages = new Emitter<Message>();
  readonly #host: Host;
  readonly #session: GameSession;
  readonly #verdicts: VerdictCache;
  #message: Message | undefined;
  #control = new AbortController();
  #wasAssisting = false;
  /** The game that was on the table last, and after how many of its moves it was first proved lost. */
  #game: Game | undefined;
  #lostAfter = Infinity;
  #timer = 0;

  constructor(host: Host, session: GameSession, search: Search) {
    this.#host = host;
    this.#session = session;
    this.#verdicts = new VerdictCache(search);
    session.updates.subscribe((update) => this.#onUpdate(update));
    host.addController(this);
  }

  /** What the reader is told now. */
  get message(): Message | undefined {
    return this.#message;
  }

  /** Whether a solution is being played on the table, or the game once more. */
  get isShowing(): boolean {
    return this.#message?.about === 'showing' || !!this.replayed;
  }

  /** The game that is played again, as far as it is; `undefined` while none is. */
  get replayed(): Game | undefined {
    return this.#message?.about === 'replaying' ? this.#message.game : undefined;
  }

  /** Whether the reader knows that the game can no longer be won, though it may have been winnable once. */
  get isLost(): boolean {
    const message = this.#message;
    const { moveCount = 0, status } = this.#session.game ?? {};
    const isTold = message?.about === 'verdict' && message.prognosis === 'lost';
    return moveCount > 0 && (isTold || status === 'lost' || moveCount >= this.#lostAfter);
  }

  hostConnected(): void {
    void this.#assist();
  }

  hostDisconnected(): void {
    onceGone(this.#host, () => this.#reset());
  }

  hostUpdate(): void {
    const { assist, disabled } = this.#host;
    if (assist && !this.#wasAssisting) void this.#assist();
    this.#wasAssisting = assist;
    if (disabled && this.isShowing) this.stop();
  }

  /** A good move; `null` where there is none, or the position changes before one is found. */
  hint(): Promise<Move | null> {
    return this.#ask(null, async (game, signal) => {
      const { actions } = await this.#verdicts.of(game, signal);
      const action = actions[0] ?? (await sensibleAction(game, signal));
      return action ? movesOf(game.deal, game.position, [action])[0]! : null;
    });
  }

  /** Whether the game can still be won. */
  winnable(): Promise<Verdict> {
    return this.#ask('unknown', async (...now) => (await this.#verdicts.of(...now)).verdict);
  }

  /** The moves that win from here, or `null`. */
  solution(): Promise<Move[] | null> {
    return this.#ask(null, async (game, signal) => {
      const { verdict, actions } = await this.#verdicts.of(game, signal);
      return verdict === 'winnable' ? movesOf(game.deal, game.position, actions) : null;
    });
  }

  /** Tells the reader something of any kind. */
  showMessage(text: string): void {
    this.stop();
    this.#show({ about: 'text', text });
  }

  /** Takes back what `showMessage` told. What the advisor has found out stays. */
  clearMessage(): void {
    if (this.#message?.about === 'text') this.stop();
  }

  showHint(): Promise<void> {
    return this.#showFound(async () => {
      const move = await this.hint();
      // That no move helps is said only of a game that is lost.
      const isOpen = !move && (await this.winnable()) === 'unknown';
      return isOpen ? { about: 'verdict', prognosis: 'unknown' } : { about: 'hint', move };
    });
  }

  showVerdict(): Promise<void> {
    return this.#showFound(this.#verdict);
  }

  /** Plays a win on the table, move by move, until it is stopped; without one, says how the game stands. */
  async showSolution(): Promise<void> {
    let solution: readonly Action[] = [];
    await this.#showFound(async (...now) => {
      solution = (await this.#verdicts.of(...now)).actions;
      return solution.length > 0 ? { about: 'showing' } : this.#verdict(...now);
    });
    const play = (action: Action) => this.#session.act(action, 'solution');
    if (this.isShowing) this.#playOn(solution, play, PACE);
  }

  /** Plays the game again from its deal. It is a copy that is played. */
  replay(): void {
    const { deal, record, moveCount } = this.#session.game!;
    const game = new Game(deal);
    const play = (action: Action) => {
      game.act(action);
      this.#host.requestUpdate();
    };
    this.stop();
    this.#show({ about: 'replaying', game });
    this.#playOn([...(decode(record.moves) as Generator<Action>)], play, Math.min(PACE, AT_MOST / moveCount));
  }

  /** Takes the game back to where it could last be won, and points out the move that lost it, where that is known. */
  async showLesson(): Promise<void> {
    let found: { after: number; isSure: boolean } | undefined;
    await this.#showFound(async (...now) => {
      found = await this.#verdicts.lastWinnable(...now);
      return this.#verdict(...now);
    });
    const { game } = this.#session;
    if (!found || this.#message?.about !== 'verdict' || !game) return;
    let move: Move | undefined;
    while (game.moveCount > found.after) {
      move = game.lastMove;
      this.#session.step('undo', 'player');
    }
    this.#show(found.isSure ? { about: 'lesson', move: move! } : { about: 'verdict', prognosis: 'winnable' });
  }

  /** Ends what is told or played on the table. */
  stop(): void {
    clearTimeout(this.#timer);
    if (this.#message) this.#show(undefined);
  }

  #onUpdate({ game, by }: SessionUpdate): void {
    if (by === 'solution') this.#abort();
    else this.#reset();
    if (game !== this.#game || game.moveCount < this.#lostAfter) this.#lostAfter = Infinity;
    this.#game = game;
    if (by !== 'solution') void this.#assist();
  }

  #abort(): void {
    this.#control.abort();
    this.#control = new AbortController();
  }

  #reset(): void {
    this.#abort();
    this.stop();
  }

  /** With `assist`: finds out whether the game can still be won, and fires when it is lost. */
  async #assist(): Promise<void> {
    const { game } = this.#session;
    if (!this.#host.assist || game?.status !== 'playing') return;
    const found = await this.#ask(undefined, this.#verdict);
    if (!found || !this.#host.assist) return;
    this.#show(this.#message ?? found);
    if (found.prognosis === 'winnable' || found.prognosis === 'unknown') return;
    if (this.#lostAfter === Infinity) this.#session.fireUnwinnable();
    this.#lostAfter = Math.min(this.#lostAfter, game.moveCount);
  }

  #verdict = async (game: Game, signal: AbortSignal): Promise<Message & { about: 'verdict' }> => {
    const { verdict } = await this.#verdicts.of(game, signal);
    if (verdict !== 'unwinnable') return { about: 'verdict', prognosis: verdict };
    const { verdict: dealt } = await this.#verdicts.of(game, signal, 0);
    return { about: 'verdict', prognosis: dealt === 'unwinnable' ? 'never' : 'lost' };
  };

  #show(message: Message | undefined): void {
    if (message && message !== this.#message && message.about !== 'thinking') this.messages.emit(message);
    this.#message = message;
    this.#host.requestUpdate();
  }

  /** Shows what is found out, and meanwhile that it is being found out. */
  async #showFound(find: Find<Message>): Promise<void> {
    const thinking: Message = { about: 'thinking' };
    this.stop();
    this.#show(thinking);
    const slow = setTimeout(() => this.#message === thinking && this.messages.emit(thinking), SLOW);
    const found = await this.#ask(undefined, find);
    clearTimeout(slow);
    if (this.#message === thinking) this.#show(found);
  }

  /** A game that was played again stays at its end until it is stopped. */
  #playOn([next, ...rest]: readonly Action[], play: (action: Action) => void, pace: number): void {
    if (!next) return this.replayed ? undefined : this.stop();
    this.#timer = window.setTimeout(() => {
      play(next);
      this.#playOn(rest, play, pace);
    }, pace);
  }

  /** What is found out about the present position; `otherwise` where that changes meanwhile, or there is none. */
  async #ask<T, None>(otherwise: None, find: Find<T>): Promise<T | None> {
    const { signal } = this.#control;
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
