import { nameOf, pileName } from '../../board/view/names.js';
import { cardOf, codeOf, type Card, type CardCode } from '../../engine/model/card.js';
import type { Deal } from '../../engine/model/deal.js';
import type { Game } from '../../engine/play/game.js';
import type { Move } from '../../engine/model/move.js';
import { type Position, topOf } from '../../engine/model/position.js';
import type { Texts } from '../../locales/en.js';
import type { Change } from '../session/game-session.js';

const nameOfCode = (code: CardCode, texts: Texts): string => nameOf(cardOf(code)!, texts);

/** The index of the pile a card moves to, and the card on top there. */
function goalOf({ to: id }: Move & { type: 'move' }, { rules }: Deal, { piles }: Position): [pile: number, top?: Card] {
  const pile = rules.piles.all.findIndex((each) => each.id === id);
  return [pile, topOf(piles[pile]!)];
}

/** A move that is possible in a position, in a few words. */
export function describeMove(move: Move, deal: Deal, position: Position, texts: Texts): string {
  switch (move.type) {
    case 'move': {
      const [to, onto] = goalOf(move, deal, position);
      const card = nameOfCode(move.card, texts);
      return deal.rules.piles.foundations.includes(to) || onto === undefined
        ? texts.home(card)
        : texts.onto(card, nameOf(onto, texts));
    }
    case 'remove':
      return texts.remove(move.cards.map((code) => nameOfCode(code, texts)).join(texts.comma));
    case 'lift':
      return texts.liftCard(nameOfCode(move.card, texts));
    default:
      return texts[move.type];
  }
}

/** How many cards that came to another pile are named one by one; after a redeal nobody wants to hear them all. */
const NAMED = 3;

/** What has just happened to a game: a move, or that one was taken back, and the other cards that came to another pile face up by it. */
export function describeChange({ type, move, before }: Change, { deal, position }: Game, texts: Texts): string {
  const { piles } = deal.rules;
  const told = type !== 'move' ? [] : 'cards' in move ? move.cards : 'card' in move ? [move.card] : [];
  const arrived = position.piles.flatMap((cards, pile) =>
    cards
      .filter((card) => pile !== piles.stock && !told.includes(codeOf(card)) && !before.piles[pile]!.includes(card))
      .map((card) => texts.comes(nameOf(card, texts), pileName(piles, pile, texts))),
  );
  const what = type === 'move' ? describeMove(move, deal, before, texts) : texts[type];
  return [what, ...(arrived.length > NAMED ? [] : arrived)].join('. ');
}

/** The whole table, pile by pile, each from its lowest card that can be seen. */
export function describeTable({ deal, position }: Game, texts: Texts): string {
  const { piles } = deal.rules;
  const said = piles.all.flatMap(({ kind }, pile) => {
    const cards = position.piles[pile]!;
    if (kind === 'stock') return [`${texts.left(cards.length)}.`];
    if (kind === 'pyramid' && cards.length === 0) return [];
    const seen = kind === 'tableau' ? cards : cards.slice(-1);
    const name = pileName(piles, pile, texts);
    return [
      seen.length === 0
        ? `${texts.empty(name)}.`
        : texts.holds(name, seen.map((card) => nameOf(card, texts)).join(texts.comma)),
    ];
  });
  return said.join(' ');
}

/** What on the table a move is about: codes of cards, ids of piles, and `turn` for the button of redeals and lifts. */
export function highlightedBy(move: Move, { deal, position }: Game): ReadonlySet<string> {
  switch (move.type) {
    case 'move': {
      const [, onto] = goalOf(move, deal, position);
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
