import { cardName, pileName, runName } from '../../../board/hand/names.js';
import { runLength } from '../../../engine/model/action.js';
import { type Card, type CardCode, cardOf, codeOf } from '../../../engine/model/card.js';
import type { Move } from '../../../engine/model/move.js';
import { faceDownIn, type Position, topOf } from '../../../engine/model/position.js';
import type { Rules } from '../../../engine/model/rules.js';
import type { Game } from '../../../engine/play/game.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Texts } from '../../../locales/en.js';
import type { Change } from '../../session/game-session.js';

const nameOfCode = (code: CardCode, texts: Texts): string => cardName(cardOf(code)!, texts);

const indexOf = (id: string, { piles }: Rules): number => piles.all.findIndex((pile) => pile.id === id);

/** The card on top of the pile that a run moves to. */
const cardUnder = ({ to }: Move & { type: 'move' }, rules: Rules, { piles }: Position): Card | undefined =>
  topOf(piles[indexOf(to, rules)]!);

/** A move that is legal in a position, in a few words. */
export function describeMove(move: Move, position: Position, texts: Texts, variant: Variant): string {
  switch (move.type) {
    case 'move': {
      const pile = indexOf(move.to, variant);
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

/** How many cards that came to another pile are named one by one. After a redeal nobody wants to hear them all. */
const NAMED = 4;

/** The cards a move names itself. */
function cardsOf(move: Move, { piles }: Position, variant: Variant): readonly Card[] {
  if (move.type === 'remove') return move.cards.map((code) => cardOf(code)!);
  return move.type === 'move' ? piles[indexOf(move.from, variant)]!.slice(-runLength(move)) : [];
}

/** What has just happened to a game: the move, and where every other card now lies that came to a pile or was turned up. */
export function describeChange(change: Change, after: Position, texts: Texts, variant: Variant): string {
  const { type, move, before } = change;
  const isMove = type === 'move';
  const moved = isMove ? cardsOf(move, before, variant) : [];
  const others = variant.piles.all.flatMap((_, pile) => {
    if (pile === variant.piles.stock) return [];
    const where = pileName(variant, pile, texts);
    const were = before.piles[pile]!;
    const wereUp = were.slice(faceDownIn(before, pile));
    const areUp = after.piles[pile]!.slice(faceDownIn(after, pile));
    return areUp
      .filter((card) => !wereUp.includes(card) && !moved.includes(card))
      .map((card) => {
        const what = !isMove ? 'at' : were.includes(card) ? 'turnedUp' : 'comes';
        return texts[what](cardName(card, texts), where);
      });
  });
  const said = isMove ? describeMove(move, before, texts, variant) : texts[type];
  return [said, ...(others.length > NAMED ? [] : others)].join('. ');
}

/** The whole table, pile by pile, each from its lowest card that can be seen. */
export function describeTable({ position }: Pick<Game, 'position'>, texts: Texts, variant: Variant): string {
  const said = variant.piles.all.flatMap(({ kind }, pile) => {
    const cards = position.piles[pile]!;
    if (kind === 'stock') return [`${texts.left(cards.length)}.`];
    if (kind === 'pyramid' && cards.length === 0) return [];
    const name = pileName(variant, pile, texts);
    const hidden = faceDownIn(position, pile);
    const seen = kind === 'tableau' ? cards.slice(hidden) : cards.slice(-1);
    const names = [...(hidden > 0 ? [texts.faceDown(hidden)] : []), ...seen.map((card) => cardName(card, texts))];
    return [names.length === 0 ? `${texts.empty(name)}.` : texts.holds(name, names.join(texts.comma))];
  });
  return said.join(' ');
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
