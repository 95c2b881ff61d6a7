import { now } from '../../engine/input/own.js';
import { type Geometry, type Point, spreadOf } from '../layout/geometry.js';
import { EASE_OUT, GATHERING, landIn, type Passage, SPARE, timeFor, TRAVELLING } from './passage.js';
import { pixels, placementOf, put, seenAt, visiblePoint, visibleScale } from './placement.js';
import { cover, onTheWay, travel } from './travel.js';

/** Moves a card from its last place. A new card is dealt from the deck, or appears in its place. */
export function place(card: HTMLElement, at: Point, z: number, passage: Passage): void {
  const { pace, deck, isDealt, side } = passage;
  const known = placementOf(card);
  const before = known ?? put(card, isDealt ? deck : at, z);
  const isThere = before.at.x === at.x && before.at.y === at.y && !side && !isDealt;
  if (isThere) {
    before.z = z;
    if (!before.by && !card.matches('[data-held]')) before.size = undefined;
  } else if (pace > 0 && !isDealt && !side && !before.by && before.pile === card.dataset['pile'])
    slide(card, at, z, passage);
  else if (pace === 0) put(card, at, z);
  else if (isDealt && known) gather(card, at, z, passage);
  else travel(card, at, z, passage);
}

/**
 * Moves a card to the deck, from which it is dealt. There it is hidden, because the shadows of all cards together would make a black frame.
 * Its flight begins only then, because all animations at once would be a long task after the press of a button.
 */
function gather(card: HTMLElement, to: Point, z: number, passage: Passage): void {
  const { pace, wait, deck, side } = passage;
  const [from, scale] = [visiblePoint(card), visibleScale(card)];
  const { z: lastZ } = placementOf(card)!;
  const placement = put(card, to, z);
  // Cards that lie squarely on each other cast no shadow, before and in the deck.
  Object.assign(card.style, { zIndex: TRAVELLING + lastZ, pointerEvents: 'none', boxShadow: 'var(--_edge)' });
  const last = GATHERING + SPARE / pace;
  const offset = GATHERING / last;
  const hidden = { translate: pixels(deck), scale: '1', opacity: 0 };
  const course = [
    { translate: pixels(from), scale, opacity: 1, easing: 'ease' },
    { opacity: 1, offset: 0.6 * offset },
    { ...hidden, offset },
    hidden,
  ];
  placement.covers = side ? [side] : [];
  placement.isShared = true;
  placement.travel = [
    onTheWay(card, card.animate(course, last * pace), passage.sort),
    ...(side ? [cover(card, side, GATHERING, last, pace)] : []),
  ];
  const due = now() + GATHERING * pace;
  const deal = (): void => {
    // If they were cancelled, the `finished` promises that a page waits for would be rejected.
    for (const each of placement.travel) each.finish();
    // On a slow phone this timer runs late, but the card still leaves on time if it can.
    const late = Math.min(wait, Math.max(0, now() - due) / pace);
    travel(card, to, z, { ...passage, wait: wait - late, last: passage.last - late, side: undefined });
  };
  placement.landing = window.setTimeout(deal, GATHERING * pace);
}

const sliding = (duration: number) => ({ duration, easing: EASE_OUT });

/** Slides the places along with their cards. A script does, because a place that is moved in the document starts no transition. */
export function slidePlaces(table: HTMLElement, before: Geometry, now: Geometry, pace: number): Animation[] {
  return [...table.querySelectorAll<HTMLElement>('.pile')].flatMap((place, pile) => {
    const [from, to] = [spreadOf(before, pile), spreadOf(now, pile)];
    if (from.x === to.x && from.y === to.y) return [];
    const start = place.getAnimations().length > 0 ? seenAt(place) : from;
    return place.animate({ translate: [pixels(start), pixels(to)] }, sliding(timeFor(from, to) * pace));
  });
}

/**
 * Moves a card with its pile. It can be pressed on its way. A pulled card comes out beside its pile, and goes back when the others have
 * closed up.
 */
export function slide(card: HTMLElement, to: Point, z: number, { pace, wait, deck, isPulled, sort }: Passage): void {
  const { z: lastZ } = placementOf(card)!;
  const from = visiblePoint(card);
  const placement = put(card, to, z);
  const out = isPulled ? { x: to.x + (to.x < deck.x ? 1 : -1) * card.offsetWidth, y: to.y } : to;
  const duration = (isPulled ? 2 : 1) * timeFor(from, out);
  const lies = (at: Point, zIndex: number, offset: number) => ({
    translate: pixels(at),
    zIndex: TRAVELLING + zIndex,
    offset,
  });
  const before = isPulled ? lastZ + Math.sign(lastZ - z) : z;
  const frames =
    isPulled === undefined
      ? { translate: [pixels(from), pixels(to)] }
      : [lies(from, before, 0), lies(out, before, 0.5), lies(out, z, 0.5), lies(to, z, 1)];
  placement.travel = [card.animate(frames, { ...sliding(duration * pace), delay: wait * pace, fill: 'backwards' })];
  landIn((wait + duration) * pace, card, sort);
}
