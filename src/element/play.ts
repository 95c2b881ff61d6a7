import type { ReactiveController, ReactiveElement } from 'lit';
import type { Action } from '../engine/action.js';
import type { Game } from '../engine/game.js';
import type { Move } from '../engine/move.js';
import { moveOf } from '../engine/move.js';
import { Clock } from './clock.js';
import type { By, SolitaireDetail, SolitaireEventMap, SolitaireEventName } from './events.js';
import { nextHome } from './finish.js';
import { Outbox } from './outbox.js';

/** A game left behind by another deal, to be brought back. */
interface Left {
  readonly game: Game;
  readonly elapsed: number;
}

/** The game on the table: it is changed only here, and every change is timed, shown and told to the page. */
export class Play implements ReactiveController {
  game: Game | undefined;

  readonly #host: ReactiveElement;
  readonly #outbox: Outbox;
  readonly #clock = new Clock();
  readonly #changed: (by: By) => void;
  readonly #assisted = new WeakSet<Game>();
  #left: Left | undefined;

  /** @param changed is called whenever the game or its position has become another one. */
  constructor(host: ReactiveElement, changed: (by: By) => void) {
    this.#host = host;
    this.#changed = changed;
    this.#outbox = new Outbox(host);
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#keepTime);
    this.#keepTime();
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#keepTime);
    this.#keepTime();
  }

  /** Milliseconds since the first move. */
  get elapsed(): number {
    return this.#clock.elapsed;
  }

  /** Whether a game was left behind that can be brought back. */
  get hasLeft(): boolean {
    return this.#left !== undefined;
  }

  /** Puts a game on the table. The one that lay there is kept, so that no slip of a finger loses it. */
  begin(game: Game, by: By, elapsed = 0): Promise<void> {
    const before = this.game;
    if (before && before.moveCount > 0 && before.status !== 'won') this.#left = { game: before, elapsed: this.elapsed };
    this.game = game;
    this.#clock.elapsed = elapsed;
    this.#keepTime();
    this.#changed(by);
    return this.#tell('deal', by, { state: game.state });
  }

  /** Puts the game back on the table that was left behind last. */
  async bringBack(by: By): Promise<void> {
    const left = this.#left;
    this.#left = undefined;
    if (left) await this.begin(left.game, by, left.elapsed);
  }

  play(move: Move, by: By): boolean {
    if (!this.game?.play(move)) return false;
    this.#moved('move', by, this.game.lastMove!);
    return true;
  }

  /** Plays a legal action. */
  act(action: Action, by: By): void {
    const { deal, position } = this.game!;
    this.play(moveOf(deal.variant.piles, position, action), by);
  }

  undo(by: By): boolean {
    const move = this.game?.lastMove;
    if (!this.game?.undo()) return false;
    this.#moved('undo', by, move!);
    return true;
  }

  redo(by: By): boolean {
    if (!this.game?.redo()) return false;
    this.#moved('redo', by, this.game.lastMove!);
    return true;
  }

  /** Plays home every card that can never be missed, each a move of its own; returns how many. */
  finish(): number {
    let count = 0;
    for (let next = this.#nextHome(); next; next = this.#nextHome()) {
      this.act(next, 'finish');
      count++;
    }
    return count;
  }

  /** Tells that the game cannot be won any more. */
  tellUnwinnable(): void {
    void this.#tell('unwinnable', 'script', { state: this.game!.state });
  }

  #nextHome(): Action | undefined {
    return this.game?.status === 'playing' ? nextHome(this.game.deal, this.game.position) : undefined;
  }

  #moved(type: 'move' | 'undo' | 'redo', by: By, move: Move): void {
    const game = this.game!;
    if (by === 'solution') this.#assisted.add(game);
    const { status, reason } = game.standing;
    this.#keepTime();
    this.#changed(by);
    void this.#tell(type, by, { move, state: game.state });
    if (type === 'undo') return;
    if (status === 'won') void this.#tell('win', by, { record: game.record, assisted: this.#assisted.has(game) });
    if (status === 'lost') void this.#tell('loss', by, { record: game.record, reason: reason! });
  }

  /** Queues an event, to be fired once the change it tells of can be seen. */
  #tell<Name extends SolitaireEventName>(
    type: Name,
    by: By,
    more: Omit<SolitaireEventMap[Name]['detail'], keyof SolitaireDetail>,
  ): Promise<void> {
    const { deal, moveCount } = this.game!;
    this.#host.requestUpdate();
    const detail: SolitaireDetail = { game: deal.variant.id, seed: deal.seed, moveCount, elapsed: this.elapsed, by };
    return this.#outbox.post(type, { ...detail, ...more });
  }

  /** The clock runs from the first move on, while the game is on and can be seen. */
  #keepTime = (): void => {
    const { game } = this;
    const begun = game !== undefined && (game.moveCount > 0 || game.canRedo || this.elapsed > 0);
    if (begun && game.status === 'playing' && this.#host.isConnected && !document.hidden) this.#clock.start();
    else this.#clock.stop();
  };
}
