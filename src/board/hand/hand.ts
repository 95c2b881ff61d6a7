import type { Action } from '../../engine/model/action.js';
import { type Card, type CardCode, codeOf } from '../../engine/model/card.js';
import type { Game } from '../../engine/play/game.js';
import { bestOf, loneRemoval, movableRuns, type Run, type Targets, targetsOf } from './targets.js';

/** A run that was picked up, by tapping or dragging. */
export interface Held extends Run {
  /** Its bottom card. */
  readonly card: Card;
}

const NO_TARGETS: Targets = new Map();

/** What the player has picked up, and what a tap or a drop therefore means. */
export class Hand {
  /** Whether the player is choosing a covered card to lift. */
  isLifting = false;

  #game: Game | undefined;
  #held: Held | undefined;

  /** The game in play. A card that has moved since it was picked up, by a script or an undo, is no longer held. */
  set game(game: Game | undefined) {
    this.#game = game;
    if (!game) return;
    const held = this.#held;
    if (held && (game.position.piles[held.pile]!.at(-held.count) !== held.card || this.targets.size === 0)) {
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
   *
   * @param atOnce whether the first tap plays already.
   */
  tap(run: Run, atOnce: boolean): Action | undefined {
    const game = this.#game!;
    const { pile, count } = run;
    const again = this.#held ? this.#held.pile === pile && this.#held.count === count : atOnce;
    const action = again ? bestOf(game, run) : (this.targets.get(pile) ?? loneRemoval(game, pile));
    if (!action && movableRuns(game).get(pile)?.has(count)) this.pickUp(run);
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
