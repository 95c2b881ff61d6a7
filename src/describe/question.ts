import { cardName, pileName } from './names.js';
import { type Card, codeOf, type CardCode, SUITS } from '../engine/model/card.js';
import { faceDownIn } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';

/** By which letters a rank is asked for, beside its digit. */
const RANKS: Readonly<Record<string, number>> = { a: 1, t: 10, j: 11, q: 12, k: 13 };

/** Where is a card? It is named by two keys: its rank, then its suit. */
export class Question {
  readonly #game: Game;
  readonly #variant: Variant;
  readonly #texts: Texts;
  #rank: number | undefined;
  /** Whether both keys were pressed. */
  isAnswered = false;
  /** The card that was found, and the id of its pile; `undefined` where it is out of sight. */
  found: { readonly card: CardCode; readonly pile: string } | undefined;

  constructor(game: Game, variant: Variant, texts: Texts) {
    this.#game = game;
    this.#variant = variant;
    this.#texts = texts;
  }

  /** The answer to the next key: the next question, or where the card is. A key that is neither rank nor suit changes nothing. */
  answer(character: string, digit: number | undefined): string {
    const { speech, ranks } = this.#texts;
    const suit = character ? SUITS.indexOf(character.toUpperCase()) : -1;
    if (this.#rank === undefined) this.#rank = digit === 0 ? 10 : (digit ?? RANKS[character]);
    else if (suit >= 0) return this.#find(suit * 13 + this.#rank - 1);
    return this.#rank === undefined ? speech.askRank : speech.askSuit(ranks[this.#rank - 1]!);
  }

  #find(card: Card): string {
    this.isAnswered = true;
    const texts = this.#texts;
    const name = cardName(card, texts);
    const { position } = this.#game;
    const { all, stock } = this.#variant.piles;
    const pile = position.piles.findIndex((cards) => cards.includes(card));
    const cards = position.piles[pile] ?? [];
    const index = cards.indexOf(card);
    if (pile < 0 || pile === stock || index < faceDownIn(position, pile)) return texts.speech.unseen(name);
    this.found = { card: codeOf(card), pile: all[pile]!.id };
    const at = texts.at(name, pileName(this.#variant, pile, texts));
    const above = cards.length - 1 - index;
    return above > 0 ? texts.covered(at, above) : at;
  }
}
