import type { ReactiveElement } from 'lit';
import type { Action } from '../../engine/model/action.js';
import type { Game } from '../../engine/play/game.js';
import type { Move } from '../../engine/model/move.js';
import type { Position } from '../../engine/model/position.js';
import { Clock } from './clock.js';
import type { By, SolitaireDetail, SolitaireEventMap, SolitaireEventName } from '../events.js';
import { wayHome } from './auto-finish.js';

/** What is known of a game besides its moves. */
export interface Past {
  /** Milliseconds it has taken so far. */
  readonly elapsed: number;
  /** Whether a solution was shown in it. */
  readonly assisted: boolean;
  /** Whether the statistics have counted it as played. */
  readonly counted: boolean;
}

const NO_PAST: Past = { elapsed: 0, assisted: false, counted: false };

/** A game that was played before. */
export interface PlayedGame extends Past {
  readonly game: Game;
}

/** A move that was made, taken back or played again, and the position before that. */
export interface Change {
  readonly type: 'move' | 'undo' | 'redo';
  readonly move: Move;
  readonly before: Position;
}

/** The game on the table: it is changed only here, and every change is timed, shown and told to the page. */
export class GameSession {
  game: Game | undefined;
  /** A game left behind by another deal, to be brought back; `null` as long as there was none, `undefined` once it was. */
  left: PlayedGame | undefined | null = null;
  /** Whether a solution was shown in the game on the table. */
  assisted = false;
  /** Whether the statistics have counted it as played. */
  counted = false;
  readonly clock = new Clock();

  readonly #host: ReactiveElement;
  readonly #changed: (by: By, change?: Change) => void;
  #wasConnected = false;

  /** @param changed is called whenever the game or its position has become another one. */
  constructor(host: ReactiveElement, changed: (by: By, change?: Change) => void) {
    this.#host = host;
    this.#changed = changed;
  }

  /** What is known of the game on the table besides its moves. */
  get past(): Past {
    const { assisted, counted, clock } = this;
    return { elapsed: clock.elapsed, assisted, counted };
  }

  /** Puts a game on the table. The one that lay there is kept, so that no slip of a finger loses it. */
  begin(game: Game, by: By, past: Past = NO_PAST): Promise<void> {
    const before = this.game;
    if (game === this.left?.game) this.left = undefined;
    if (before && before.moveCount > 0 && before.status !== 'won') {
      this.left = { game: before, ...this.past };
    }
    this.game = game;
    this.clock.elapsed = past.elapsed;
    this.assisted = past.assisted;
    this.counted = past.counted;
    this.keepTime();
    this.#changed(by);
    return this.#tell('deal', by, { state: game.state });
  }

  play(move: Move, by: By): boolean {
    return this.#change('move', by, (game) => game.play(move));
  }

  /** Plays a legal action. */
  act(action: Action, by: By): boolean {
    return this.#change('move', by, (game) => game.act(action));
  }

  /** Takes the last move back, or plays again what was taken back last. */
  step(type: 'undo' | 'redo', by: By): boolean {
    return this.#change(type, by, (game) => game[type]());
  }

  /** Plays home every card that can never be missed, each a move of its own; returns how many. */
  finish(): number {
    if (this.game?.status !== 'playing') return 0;
    const { actions } = wayHome(this.game.deal, this.game.position);
    for (const action of actions) this.act(action, 'finish');
    return actions.length;
  }

  /** Tells that the game cannot be won any more. */
  tellUnwinnable(): void {
    void this.#tell('unwinnable', 'script', { state: this.game!.state });
  }

  /** The clock runs from the first move on, while the game is on and can be seen. */
  keepTime(): void {
    const { game, clock } = this;
    const { isConnected } = this.#host;
    this.#wasConnected ||= isConnected;
    const begun = game && (game.moveCount > 0 || game.canRedo || clock.elapsed > 0);
    clock.running = !!begun && game.status === 'playing' && isConnected && !document.hidden;
  }

  #change(type: Change['type'], by: By, change: (game: Game) => boolean): boolean {
    const { game } = this;
    if (!game) return false;
    const { position: before, lastMove } = game;
    if (!change(game)) return false;
    const move = (type === 'undo' ? lastMove : game.lastMove)!;
    if (by === 'solution') this.assisted = true;
    this.keepTime();
    this.#changed(by, { type, move, before });
    void this.#tell(type, by, { move, state: game.state });
    const { status, reason } = game.result;
    if (type === 'undo') return true;
    if (status === 'won') void this.#tell('win', by, { record: game.record, assisted: this.assisted });
    if (status === 'lost') void this.#tell('loss', by, { record: game.record, reason: reason! });
    return true;
  }

  /** Fires an event once the change it tells of can be seen. */
  async #tell<Name extends SolitaireEventName>(
    type: Name,
    by: By,
    more: Omit<SolitaireEventMap[Name]['detail'], keyof SolitaireDetail>,
  ): Promise<void> {
    const host = this.#host;
    const { deal, moveCount } = this.game!;
    const { elapsed } = this.clock;
    const detail = { game: deal.rules.id, seed: deal.seed, moveCount, elapsed, by, ...more };
    host.requestUpdate();
    // What was never in a document renders nothing, and its update would never complete.
    await (this.#wasConnected && host.updateComplete);
    host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
