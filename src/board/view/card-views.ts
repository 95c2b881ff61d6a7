import { html, type TemplateResult } from 'lit';
import { type Back, backPath } from '../../cards/back.js';
import { faceOf } from '../../cards/face.js';
import type { Tones } from '../../cards/path.js';
import { codeOf, suit, SUITS } from '../../engine/model/card.js';
import { boxOf, cornerAt, type Point, spreadOf } from '../layout/geometry.js';
import { coveringCards, hiddenIn } from '../layout/visibility.js';
import { cardName, pileName } from '../../describe/names.js';
import type { Attributes, CardLook } from './table-elements.js';
import type { TableState } from './table-state.js';

/** One card: how it looks, and where it lies. The board puts it there by script. */
export interface CardView extends CardLook {
  readonly at: Point;
  readonly isFaceDown: boolean;
}

/** The same object for the same back, so that it is not drawn again. */
const backOf = (back: Back): Tones => (backs[back] ??= { ink: backPath(back), gold: '' });
const backs: Partial<Record<Back, Tones>> = {};

/** What the back of a card shows. */
export const backView = (back: Back): TemplateResult =>
  html`<svg viewBox="0 0 50 70" aria-hidden="true"><path d=${backPath(back)}></path></svg>`;

/** Which way a hint moves the top of a pile, as an arrow; `undefined` if it does not. */
function wayOf({ hint, geometry }: TableState, pile: number): string | undefined {
  if (hint?.type !== 'move' || hint.from !== pile) return undefined;
  const from = boxOf(geometry, pile);
  const to = boxOf(geometry, hint.to);
  const [across, down] = [to.x + to.width - from.x - from.width, to.y + to.height - from.y - from.height];
  return '→↓←↑'[Math.round(Math.atan2(down, across) / (Math.PI / 2)) & 3];
}

/** The cards of a pile, from the lowest. */
export function cardViews(table: TableState, pile: number): CardView[] {
  const { game, variant, geometry, texts, settings, held, targets, isLifting, highlighted, runs } = table;
  const { id, kind } = variant.piles.all[pile]!;
  const cards = game.position.piles[pile]!;
  const hidden = hiddenIn(game.position, variant.piles, pile);
  const where = pileName(variant, pile, texts);
  const spread = spreadOf(geometry, pile);
  const covering = coveringCards(game.position, variant.piles, geometry.layout, pile);
  const goes = wayOf(table, pile);
  return cards.map((card, index) => {
    const count = cards.length - index;
    const isTop = count === 1;
    const isFaceDown = index < hidden;
    /** How many cards of its pile, or of the pyramid, lie on it. */
    const above = count - 1 + covering;
    // Only a card that is face up and can be seen has a name, and the keyboard goes there.
    const isSeen = index >= spread.squared && !isFaceDown;
    const isHeld = held?.pile === pile && count <= held.count;
    const isPicked = isHeld && count === held.count;
    const at = texts.at(cardName(card, texts), where);
    const name = isPicked ? texts.speech.inHand(at) : at;
    const isTarget = isLifting ? kind === 'tableau' && !isTop : isTop && targets.has(pile);
    // Under so many cards its shadow would only darken theirs.
    const isDeep = index < spread.squared - 1;
    const face = isFaceDown ? backOf(settings.back) : faceOf(card, spread.face, texts.letters);
    // Between two cards on its lower half, slices of what is drawn there would show.
    const half = covering > 1 ? faceOf(card, spread.face, texts.letters, true) : undefined;
    const attributes: Attributes = {
      class: isFaceDown ? 'card back' : 'card',
      part: 'card',
      role: isSeen ? 'button' : 'presentation',
      tabindex: isSeen ? -1 : undefined,
      'aria-label': isSeen ? (above > 0 ? texts.covered(name, above) : name) : undefined,
      'aria-roledescription': isSeen ? texts.cardRole : undefined,
      'data-card': isFaceDown ? undefined : codeOf(card),
      'data-suit': isFaceDown ? undefined : SUITS[suit(card)],
      'data-pile': id,
      'data-above': above,
      'data-deep': isDeep,
      'data-covered': covering > 0,
      'data-draggable': !!runs.get(pile)?.has(count),
      'data-held': isHeld,
      'data-picked': isPicked,
      'data-target': isTarget,
      'data-highlighted': highlighted.has(codeOf(card)),
      'data-goes': isTop ? goes : undefined,
    };
    return { card, attributes, face, half, at: cornerAt(spread, index), isFaceDown };
  });
}
