import type { Action } from '../../engine/model/action.js';
import { type Card, type CardCode, codeOf } from '../../engine/model/card.js';
import type { Game } from '../../engine/play/game.js';
import type { Position } from '../../engine/model/position.js';
import type { Layout } from '../../games/variant/layout.js';
import { bestOf, loneRemoval, type Run, type Runs, runsIn, type Targets, targetsOf } from './targets.js';

/** A run that was picked up, by tapping or dragging. */
export interface Held extends Run {
  /** Its bottom card. */
  readonly card: Card;
}

/** How a tap is meant. */
export interface Tap {
  /** What the first one plays already. Default: what needs no target. */
  readonly first?: ((game: Game, run: Run) => Action | undefined) | undefined;
  /** Whether it also picks up what can go nowhere. */
  readonly takesAll: boolean;
  /** What the second one plays. Default: what does best. */
  readonly second?: Action | undefined;
}

const NO_TARGETS: Targets = new Map();
const NO_RUNS: Runs = new Map();

/** What the player has picked up, and what a tap or a drop therefore means. */
export class Hand {
  /** Whether the player is choosing a covered card to lift. */
  isLifting = false;

  #game: Game | undefined;
  #layout: Layout | undefined;
  #held: Held | undefined;
  /** What can be picked up in the position that was asked for last. */
  #runs: { readonly position: Position; readonly all: Runs } | undefined;

  /** Takes the game in play, and how it lies on the table. What has changed since it was picked up, by a script or an undo, is no longer held. */
  show(game: Game | undefined, layout: Layout | undefined): void {
    this.#game = game;
    this.#layout = layout;
    if (!game) return;
    const held = this.#held;
    if (held && (game.position.piles[held.pile]!.at(-held.count) !== held.card || !this.canTake(held))) {
      this.#held = undefined;
    }
    if (!game.actions.some(({ type }) => type === 'lift')) this.isLifting = false;
  }

  get held(): Held | undefined {
    return this.#held;
  }

  /** Where the held run may go. */
  get targets(): Targets {
    return this.#held && this.#game ? targetsOf(this.#game, this.#held) : NO_TARGETS;
  }

  /** What can be picked up now. */
  get runs(): Runs {
    const [game, layout] = [this.#game, this.#layout];
    if (!game || !layout) return NO_RUNS;
    const { position } = game;
    if (this.#runs?.position !== position) this.#runs = { position, all: runsIn(game, layout) };
    return this.#runs.all;
  }

  canTake({ pile, count }: Run): boolean {
    return !!this.runs.get(pile)?.has(count);
  }

  /** Whether a run may go anywhere. */
  canMove(run: Run): boolean {
    return !!this.#game && targetsOf(this.#game, run).size > 0;
  }

  pickUp({ pile, count }: Run): void {
    const card = this.#game!.position.piles[pile]!.at(-count);
    this.#held = card === undefined ? undefined : { pile, count, card };
    this.isLifting = false;
  }

  release(): void {
    this.#held = undefined;
    this.isLifting = false;
  }

  /** Begins or ends choosing a card to be lifted. */
  toggleLift(): void {
    this.#held = undefined;
    this.isLifting = !this.isLifting;
  }

  /**
   * A tap picks up or puts down. The second tap on the same run plays it where it does best; that action is returned.
   */
  tap(run: Run, { first = loneRemoval, takesAll, second }: Tap): Action | undefined {
    const game = this.#game!;
    const held = this.#held;
    const isAgain = held?.pile === run.pile && held.count === run.count;
    const action = isAgain
      ? (second ?? bestOf(game, run))
      : held
        ? (this.targets.get(run.pile) ?? loneRemoval(game, run))
        : first(game, run);
    if (!action && (this.canMove(run) || (takesAll && !held && this.canTake(run)))) this.pickUp(run);
    else this.release();
    return action;
  }

  /** What a tap on a card means while one is being chosen to be lifted. */
  liftAt(pile: number, code: CardCode | undefined): Action | undefined {
    const index = this.#game!.position.piles[pile]!.findIndex((card) => codeOf(card) === code);
    this.release();
    return this.#game!.actions.find((each) => each.type === 'lift' && each.from === pile && each.index === index);
  }
}
