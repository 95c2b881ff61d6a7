import { cardName, pileName, runName } from '../../../board/hand/names.js';
import { runLength } from '../../../engine/model/action.js';
import { type Card, cardOf } from '../../../engine/model/card.js';
import type { Move } from '../../../engine/model/move.js';
import { indexOfPile, pilesOn } from '../../../engine/model/piles.js';
import { faceDownIn, type Position, topOf } from '../../../engine/model/position.js';
import { isFree } from '../../../engine/model/pyramid.js';
import type { Game } from '../../../engine/play/game.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Texts } from '../../../locales/en.js';
import { begun } from '../../../locales/words.js';
import type { Change } from '../../session/game-session.js';
import { inSentences } from './sentences.js';

/** How many cards that came to another pile are named one by one. After a redeal nobody wants to hear them all. */
const NAMED = 4;

/**
 * What has just happened to a game, for the ear: what went where; where every other card now lies that came to a pile or was turned up; and
 * what has become free by it.
 *
 * @param heard the id of a pile whose top the reader hears next in any case: a move is told without it.
 */
export function describeChange(change: Change, game: Game, texts: Texts, variant: Variant, heard?: string): string {
  const { type, move, before } = change;
  const { position: after, canPlay } = game;
  const isMove = type === 'move';
  const isHeard = (pile: number) => isMove && variant.piles.all[pile]!.id === heard;
  const moved = isMove ? cardsOf(move, before, variant) : [];
  const others = variant.piles.all.flatMap((_, pile) => {
    if (pile === variant.piles.stock || isHeard(pile)) return [];
    const were = before.piles[pile]!;
    const wereUp = were.slice(faceDownIn(before, pile));
    const areUp = after.piles[pile]!.slice(faceDownIn(after, pile));
    return areUp
      .filter((card) => !wereUp.includes(card) && !moved.includes(card))
      .map((card) => {
        const what = !isMove ? 'at' : were.includes(card) ? 'turnedUp' : 'comes';
        return { pile, text: texts[what](cardName(card, texts), pileName(variant, pile, texts)) };
      });
  });
  const named = others.length > NAMED ? [] : others;
  const told = new Set(named.map(({ pile }) => pile));
  const { waste } = variant.piles;
  const isWasteTold = !isMove && waste >= 0 && !told.has(waste) && before.piles[waste] !== after.piles[waste];
  return inSentences([
    isMove ? reportOf(move, before, after, texts, variant) : texts[type],
    ...named.map(({ text }) => text),
    ...(isWasteTold ? [describeTop(after, waste, texts, variant)] : []),
    ...(isMove && canPlay ? freedBy(move, after, variant) : [])
      .filter((pile) => !told.has(pile) && !isHeard(pile))
      .map((pile) => describeTop(after, pile, texts, variant)),
  ]);
}

/** The cards a move names itself. */
function cardsOf(move: Move, { piles }: Position, variant: Variant): readonly Card[] {
  if (move.type === 'remove') return move.cards.map((code) => cardOf(code)!);
  return move.type === 'move' ? piles[indexOfPile(variant.piles, move.from)]!.slice(-runLength(move)) : [];
}

/** A move that was made. */
function reportOf(move: Move, before: Position, after: Position, texts: Texts, variant: Variant): string {
  const { speech } = texts;
  switch (move.type) {
    case 'move': {
      const card = runName(cardOf(move.card)!, runLength(move), texts);
      const to = indexOfPile(variant.piles, move.to);
      if (variant.piles.foundations.includes(to)) return speech.wentHome(card);
      const onto = topOf(before.piles[to]!);
      return speech.went(card, pileName(variant, to, texts), onto === undefined ? undefined : cardName(onto, texts));
    }
    case 'remove': {
      const [card = '', other] = move.cards.map((code) => cardName(cardOf(code)!, texts));
      return speech.removed(card, other);
    }
    case 'lift':
      return speech.lifted(cardName(cardOf(move.card)!, texts));
    case 'redeal':
      return `${speech.redealt}. ${texts.turnsLeft(after.counters?.redeals ?? 0)}`;
    default:
      return texts[move.type];
  }
}

/** The piles that a move has taken cards from, as far as their new tops are of interest, and those of a pyramid that it has freed. */
function freedBy(move: Move, after: Position, variant: Variant): readonly number[] {
  if (move.type !== 'move' && move.type !== 'remove') return [];
  const { all, pyramid } = variant.piles;
  const piles = [move.from].flat().flatMap((id) => {
    const pile = indexOfPile(variant.piles, id);
    const { kind } = all[pile]!;
    if (kind === 'pyramid') {
      return pyramid.filter(
        (other) => pilesOn(variant.piles, other).includes(pile) && isFree(variant.piles, after, other),
      );
    }
    return kind === 'foundation' || kind === 'cell' ? [] : [pile];
  });
  return [...new Set(piles)];
}

/** The top card of a pile, or that it is empty. */
function describeTop({ piles }: Position, pile: number, texts: Texts, variant: Variant): string {
  const top = topOf(piles[pile]!);
  const name = pileName(variant, pile, texts);
  return begun(top === undefined ? texts.empty(name) : texts.holds(name, cardName(top, texts)));
}
