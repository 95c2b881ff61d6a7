import { nameOf } from '../board/card-view.js';
import { cardOf, codeOf } from '../engine/card.js';
import type { CardCode } from '../engine/card.js';
import type { Game } from '../engine/game.js';
import type { Move } from '../engine/move.js';
import { topOf } from '../engine/position.js';
import type { Texts } from '../locales/en.js';

const nameOfCode = (code: CardCode, texts: Texts): string => nameOf(cardOf(code)!, texts);

/** A move that is possible now, in a few words. */
export function sayMove(move: Move, { deal, position }: Game, texts: Texts): string {
  switch (move.type) {
    case 'move': {
      const to = deal.variant.piles.all.findIndex(({ id }) => id === move.to);
      const onto = topOf(position.piles[to]!);
      const card = nameOfCode(move.card, texts);
      const home = deal.variant.piles.foundations.includes(to);
      return home || onto === undefined ? texts.home(card) : texts.onto(card, nameOf(onto, texts));
    }
    case 'remove': {
      const [first, second] = move.cards.map((code) => nameOfCode(code, texts));
      return texts.remove(second === undefined ? first! : texts.and(first!, second));
    }
    case 'lift':
      return texts.liftCard(nameOfCode(move.card, texts));
    default:
      return texts[`${move.type}Hint`];
  }
}

/** What on the table a move is about: codes of cards, ids of piles, and `turn` for the button of redeals and lifts. */
export function pointedAt(move: Move, { deal, position }: Game): ReadonlySet<string> {
  switch (move.type) {
    case 'move': {
      const to = deal.variant.piles.all.findIndex(({ id }) => id === move.to);
      const onto = topOf(position.piles[to]!);
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
