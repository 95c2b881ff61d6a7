import type { Action } from '../../engine/model/action.js';
import { type Card, type CardCode, codeOf } from '../../engine/model/card.js';
import type { Game } from '../../engine/play/game.js';
import { topOf } from '../../engine/model/position.js';
import { type Targets, bestOf, loneRemoval, sources, targetsOf } from './targets.js';

/** A card that was picked up, by tapping or dragging, and the pile it is the top card of. */
interface Held {
  readonly pile: number;
  readonly card: Card;
}

const NO_TARGETS: Targets = new Map();

/** What the player has picked up, and what a tap or a drop means therefore. */
export class Hand {
  /** Whether a buried card is being chosen to be lifted. */
  picking = false;

  #game: Game | undefined;
  #held: Held | undefined;

  /** The game that is played. A card picked up that has moved since, by a script or an undo, is no longer held. */
  set game(game: Game | undefined) {
    this.#game = game;
    if (!game) return;
    const gone = this.#held && topOf(game.position.piles[this.#held.pile]!) !== this.#held.card;
    if (gone || this.targets.size === 0) this.#held = undefined;
    if (!game.actions.some(({ type }) => type === 'lift')) this.picking = false;
  }

  /** The pile whose top card is held. */
  get pile(): number | undefined {
    return this.#held?.pile;
  }

  get card(): Card | undefined {
    return this.#held?.card;
  }

  /** Where the held card may go. */
  get targets(): Targets {
    return this.#held && this.#game ? targetsOf(this.#game, this.#held.pile) : NO_TARGETS;
  }

  pickUp(pile: number): void {
    const card = topOf(this.#game!.position.piles[pile]!);
    this.#held = card === undefined ? undefined : { pile, card };
    this.picking = false;
  }

  release(): void {
    this.#held = undefined;
    this.picking = false;
  }

  /** Begins or ends choosing a card to be lifted. */
  pick(): void {
    this.#held = undefined;
    this.picking = !this.picking;
  }

  /**
   * A tap on a pile picks up, puts down, or, the second time on a card, plays it where it does best: then that is returned.
   *
   * @param atOnce whether the first tap on a card plays it already.
   */
  tap(pile: number, atOnce: boolean): Action | undefined {
    const game = this.#game!;
    const again = this.pile === pile || (atOnce && this.pile === undefined);
    const action = again ? bestOf(game, pile) : (this.targets.get(pile) ?? loneRemoval(game, pile));
    if (!action && sources(game).includes(pile)) this.pickUp(pile);
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
