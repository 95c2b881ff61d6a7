import { type Geometry, type Point, spreadOf } from '../layout/geometry.js';
import { EASE_OUT, landIn, type Passage, timeFor, TRAVELLING } from './passage.js';
import { pixels, placementOf, put, seenAt, visiblePoint } from './placement.js';

const sliding = (duration: number) => ({ duration, easing: EASE_OUT });

/** Places slide as their cards do. By script, since one that is moved in the document starts no transition. */
export function slidePlaces(table: HTMLElement, before: Geometry, now: Geometry, pace: number): Animation[] {
  return [...table.querySelectorAll<HTMLElement>('.pile')].flatMap((place, pile) => {
    const [from, to] = [spreadOf(before, pile), spreadOf(now, pile)];
    if (from.x === to.x && from.y === to.y) return [];
    const start = place.getAnimations().length > 0 ? seenAt(place) : from;
    return place.animate({ translate: [pixels(start), pixels(to)] }, sliding(timeFor(from, to) * pace));
  });
}

/**
 * The card moves with its pile, and is pressed where it is seen. One that is pulled comes out beside its pile, and back when
 * the others have closed up.
 */
export function slide(card: HTMLElement, to: Point, z: number, { pace, wait, deck, isPulled, sort }: Passage): void {
  const { z: lastZ } = placementOf(card)!;
  const from = visiblePoint(card);
  const placement = put(card, to, z);
  placement.slides = true;
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
