import { cardName, pileName, runName } from '../../../board/hand/names.js';
import { runLength } from '../../../engine/model/action.js';
import { type Card, type CardCode, cardOf, codeOf } from '../../../engine/model/card.js';
import type { Move } from '../../../engine/model/move.js';
import { indexOfPile } from '../../../engine/model/piles.js';
import { type Position, topOf } from '../../../engine/model/position.js';
import type { Rules } from '../../../engine/model/rules.js';
import type { Game } from '../../../engine/play/game.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Texts } from '../../../locales/en.js';

const nameOfCode = (code: CardCode, texts: Texts): string => cardName(cardOf(code)!, texts);

/** The card on top of the pile that a run moves to. */
const cardUnder = ({ to }: Move & { type: 'move' }, rules: Rules, { piles }: Position): Card | undefined =>
  topOf(piles[indexOfPile(rules.piles, to)]!);

/** A move that is legal in a position, for the eye: in a few words, without the places that it shows. */
export function describeMove(move: Move, position: Position, texts: Texts, variant: Variant): string {
  switch (move.type) {
    case 'move': {
      const pile = indexOfPile(variant.piles, move.to);
      const onto = cardUnder(move, variant, position);
      const name = runName(cardOf(move.card)!, runLength(move), texts);
      if (variant.piles.foundations.includes(pile)) return texts.toFoundation(name);
      return onto === undefined
        ? texts.toPile(name, pileName(variant, pile, texts))
        : texts.onto(name, cardName(onto, texts));
    }
    case 'remove': {
      const [card = '', other] = move.cards.map((code) => nameOfCode(code, texts));
      return texts.remove(card, other);
    }
    case 'lift':
      return texts.liftCard(nameOfCode(move.card, texts));
    default:
      return texts[move.type];
  }
}

/** What on the table a move is about: codes of cards, ids of piles, and `turn` for the button of redeals and lifts. */
export function highlightedBy(move: Move, { deal, position }: Game): ReadonlySet<string> {
  switch (move.type) {
    case 'move': {
      const onto = cardUnder(move, deal.rules, position);
      return new Set([move.card, onto === undefined ? move.to : codeOf(onto)]);
    }
    case 'remove':
      return new Set(move.cards);
    case 'lift':
      return new Set([move.card, 'turn']);
    default:
      return new Set([move.type === 'redeal' ? 'turn' : 'stock']);
  }
}
