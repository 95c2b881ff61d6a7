import { html, type TemplateResult } from 'lit';
import { type Back, backPath } from '../../cards/back.js';
import { faceOf } from '../../cards/face.js';
import type { Tones } from '../../cards/path.js';
import { type Card, codeOf, suit, SUITS } from '../../engine/model/card.js';
import type { Texts } from '../../locales/en.js';
import { boxOf, cornerAt, spreadOf } from '../layout/geometry.js';
import { coveringCards, hiddenIn } from '../layout/visibility.js';
import { canTake, heldTargets } from '../hand/hand.js';
import { cardName, pileName } from '../../describe/names.js';
import type { LaidBoard } from '../state.js';
import type { CardView, LookAttributes } from './table-elements.js';

/** The same object for the same back, so that it is not drawn again. */
const backOf = (back: Back): Tones => (backs[back] ??= { ink: backPath(back), gold: '' });
const backs: Partial<Record<Back, Tones>> = {};

/** What the back of a card shows. */
export const backView = (back: Back): TemplateResult =>
  html`<svg viewBox="0 0 50 70" aria-hidden="true"><path d=${backPath(back)}></path></svg>`;

/** The direction in which a hint moves the top of a pile, as an arrow; `undefined` if it doesn't move. */
function wayOf({ hint, geometry }: LaidBoard, pile: number): string | undefined {
  if (hint?.type !== 'move' || hint.from !== pile) return undefined;
  const from = boxOf(geometry, pile);
  const to = boxOf(geometry, hint.to);
  const [across, down] = [to.x + to.width - from.x - from.width, to.y + to.height - from.y - from.height];
  return '→↓←↑'[Math.round(Math.atan2(down, across) / (Math.PI / 2)) & 3];
}

/** The cards of a pile, from the lowest. */
export function cardViews(table: LaidBoard, pile: number): CardView[] {
  const { game, variant, geometry, texts, settings } = table;
  const { position } = game;
  const { piles } = variant;
  const cards = position.piles[pile]!;
  const hidden = hiddenIn(position, piles, pile);
  const where = pileName(variant, pile, texts);
  const spread = spreadOf(geometry, pile);
  const covering = coveringCards(position, piles, geometry.layout, pile);
  const goes = wayOf(table, pile);
  return cards.map((card, index) => {
    const count = cards.length - index;
    const isFaceDown = index < hidden;
    /** How many cards of its pile, or of the pyramid, lie on it. */
    const above = count - 1 + covering;
    const marks = marksOf(table, pile, card, count);
    const at = texts.at(cardName(card, texts), where);
    const name = marks['data-picked'] ? texts.speech.inHand(at) : at;
    const face = isFaceDown ? backOf(settings.back) : faceOf(card, spread.face, texts.letters);
    // The gap between two cards on its lower half would show slices of what is drawn there.
    const half = covering > 1 ? faceOf(card, spread.face, texts.letters, true) : undefined;
    const attributes = {
      class: isFaceDown ? 'card back' : 'card',
      part: 'card',
      ...(index < spread.squared || isFaceDown
        ? UNHEARD
        : heardOf(texts, above > 0 ? texts.covered(name, above) : name)),
      'data-card': isFaceDown ? undefined : codeOf(card),
      'data-suit': isFaceDown ? undefined : SUITS[suit(card)],
      'data-pile': piles.all[pile]!.id,
      'data-above': above,
      // Under so many cards its shadow would only darken theirs.
      'data-deep': index < spread.squared - 1,
      'data-covered': covering > 0,
      ...marks,
      'data-goes': count === 1 ? goes : undefined,
    };
    return { card, attributes, face, half, at: cornerAt(spread, index), isFaceDown };
  });
}

/** Only a card that is face up and can be seen has a name, and the keyboard goes there. */
const heardOf = (texts: Texts, name: string): LookAttributes => ({
  role: 'button',
  tabindex: -1,
  'aria-label': name,
  'aria-roledescription': texts.cardRole,
});

const UNHEARD: LookAttributes = {
  role: 'presentation',
  tabindex: undefined,
  'aria-label': undefined,
  'aria-roledescription': undefined,
};

/**
 * What the player does with a card, or can do.
 *
 * @param count how many cards a run from there has.
 */
function marksOf(table: LaidBoard, pile: number, card: Card, count: number): LookAttributes {
  const { variant, held, isLifting, highlighted, disabled } = table;
  const isTop = count === 1;
  const isHeld = held?.pile === pile && count <= held.count;
  return {
    'data-draggable': !disabled && canTake(table, { pile, count }),
    'data-held': isHeld,
    'data-picked': isHeld && count === held.count,
    'data-target': isLifting
      ? variant.piles.all[pile]!.kind === 'tableau' && !isTop
      : isTop && heldTargets(table).has(pile),
    'data-highlighted': highlighted.has(codeOf(card)),
  };
}
