import { cardName, pileName, runName, inSentences } from './names.js';
import { type Action, runLength, sourcesOf } from '../engine/model/action.js';
import type { Card } from '../engine/model/card.js';
import { pilesOn } from '../engine/model/piles.js';
import { faceDownIn, type Position, topOf } from '../engine/model/position.js';
import { isFree } from '../engine/model/pyramid.js';
import type { Game } from '../engine/play/game.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import { begun } from '../locales/words.js';
import type { Change } from '../play/session/change.js';
import { describeTurns } from './state.js';

/** The most cards that a report names one by one. After a redeal, a full list would be too long to listen to. */
const NAMED = 4;

/**
 * What has just happened to a game, for the ear: what went where; where every other card now lies that came to a pile or was turned up; and
 * what has become free by it.
 *
 * @param heard the id of a pile whose top card is read next in any case, so the report of a move omits it.
 */
export function describeChange(change: Change, game: Game, texts: Texts, variant: Variant, heard?: string): string {
  const { type, action, before } = change;
  const { position: after, canPlay } = game;
  const isMove = type === 'move';
  const isHeard = (pile: number) => isMove && variant.piles.all[pile]!.id === heard;
  const moved = isMove ? cardsOf(action, before) : [];
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
    isMove ? reportOf(action, before, after, texts, variant) : texts[type],
    ...named.map(({ text }) => text),
    ...(isWasteTold ? [describeTop(after, waste, texts, variant)] : []),
    ...(isMove && canPlay ? freedBy(action, after, variant) : [])
      .filter((pile) => !told.has(pile) && !isHeard(pile))
      .map((pile) => describeTop(after, pile, texts, variant)),
  ]);
}

/** The cards that the report of an action names itself. */
const cardsOf = (action: Action, { piles }: Position): readonly Card[] =>
  sourcesOf(action).flatMap((pile) => piles[pile]!.slice(-runLength(action)));

/** An action that was played. */
function reportOf(action: Action, before: Position, after: Position, texts: Texts, variant: Variant): string {
  const { speech } = texts;
  const [first, second] = cardsOf(action, before);
  switch (action.type) {
    case 'move': {
      const { to } = action;
      const card = runName(first!, runLength(action), texts);
      if (variant.piles.foundations.includes(to)) return speech.wentHome(card);
      const onto = topOf(before.piles[to]!);
      return speech.went(card, pileName(variant, to, texts), onto === undefined ? undefined : cardName(onto, texts));
    }
    case 'remove':
      return speech.removed(cardName(first!, texts), second === undefined ? undefined : cardName(second, texts));
    case 'lift':
      return speech.lifted(cardName(before.piles[action.from]![action.index]!, texts));
    case 'redeal':
      return `${speech.redealt}. ${describeTurns(after, 'redeals', texts)}`;
    default:
      return texts[action.type];
  }
}

/** The piles whose new tops are of interest: those an action has taken cards from, and those of a pyramid that it has freed. */
function freedBy(action: Action, after: Position, { piles }: Variant): readonly number[] {
  const freed = sourcesOf(action).flatMap((pile) => {
    const { kind } = piles.all[pile]!;
    if (kind === 'pyramid') {
      return piles.pyramid.filter((other) => pilesOn(piles, other).includes(pile) && isFree(piles, after, other));
    }
    return kind === 'foundation' || kind === 'cell' ? [] : [pile];
  });
  return [...new Set(freed)];
}

/** The top card of a pile, or that it is empty. */
function describeTop({ piles }: Position, pile: number, texts: Texts, variant: Variant): string {
  const top = topOf(piles[pile]!);
  const name = pileName(variant, pile, texts);
  return begun(top === undefined ? texts.empty(name) : texts.holds(name, cardName(top, texts)));
}
