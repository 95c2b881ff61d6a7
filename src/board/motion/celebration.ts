import { upTo } from '../../engine/input/own.js';
import type { Point } from '../layout/geometry.js';
import { ghostOf, showGhost } from './ghost.js';
import { pixels, placementOf } from './placement.js';

/** When it begins and ends, in milliseconds. */
const BEGIN = 200;
const END = 2300;

/** How many cards leap, and how many copies trail behind each. */
const LEAPING = 20;
const TRAIL = 3;

/** A browser that takes longer for a frame drops some, in milliseconds. */
const SLOW = 25;

/** A thrown body falls and rises like this. */
const FALL = 'cubic-bezier(.33, 0, .67, .33)';
const RISE = 'cubic-bezier(.33, .67, .67, 1)';

/** When a body that keeps half its height when it bounces is on the ground and in the air in turn, and how deep it has fallen then. */
const BOUNCES = [
  [0, 0],
  [0.24, 1],
  [0.41, 0.5],
  [0.58, 1],
  [0.7, 0.75],
  [0.83, 1],
  [0.91, 0.88],
  [1, 1],
] as const;

/** Celebrates a win for about two seconds: foundations cascade, other cards fan out into arcs. Skipped, all cards are back. */
export function celebrate(table: HTMLElement, cards: readonly HTMLElement[], pace: number): Animation[] {
  const home = cards.filter(({ dataset }) => dataset['pile']!.startsWith('foundation') && dataset['above'] !== '0');
  return home.length > 0 ? cascade(table, home, pace) : fan(table, cards, pace);
}

/**
 * Copies of the upper cards of the foundations, except the top ones, which stay in sight, fall out from behind them, bounce along the lower
 * edge and leave the felt at its sides.
 *
 * @param home all cards of the foundations, except the top ones.
 */
function cascade(table: HTMLElement, home: readonly HTMLElement[], pace: number): Animation[] {
  const { clientWidth: width, clientHeight: height } = table;
  // Measured once, because measuring after an animation has begun would lay out the page each time.
  const { offsetWidth: cardWidth, offsetHeight: cardHeight } = home[0]!;
  const leaping = home.toSorted((a, b) => Number(a.dataset['above']) - Number(b.dataset['above'])).slice(0, LEAPING);
  const trails: Animation[][] = upTo(TRAIL + 1).map(() => []);
  leaping.forEach((card, i) => {
    const { at } = placementOf(card)!;
    const delay = BEGIN + i * 55;
    const fall = height - cardHeight - at.y;
    const out: Point = { x: i % 2 > 0 ? -2 * cardWidth : width + cardWidth, y: at.y };
    const bounces = BOUNCES.map(([offset, deep], k) => ({
      offset,
      transform: `translateY(${deep * fall}px)`,
      easing: k % 2 > 0 ? RISE : FALL,
    }));
    // Read once for the card and its trail: browsers take long over it.
    const course = new KeyframeEffect(null, [{ scale: 1 }, ...bounces, { scale: 1, translate: pixels(out) }]);
    trails.toReversed().forEach((trail, k) => {
      const behind = TRAIL - k;
      const ghost = ghostOf(card);
      // Its opacity is constant, so its size hides it until it leaves.
      ghost.style.opacity = String(1 - 0.2 * behind);
      ghost.style.scale = '0';
      const timing = { delay: (delay + 30 * behind) * pace, duration: (750 + (i % 3) * 70) * pace };
      trail.push(showGhost(table, ghost, at, course, timing));
    });
  });
  table.querySelector<HTMLElement>('.ghosts')!.style.zIndex = '0';
  thinOut(trails);
  return trails.flat();
}

/** Each time the browser drops a frame, all cards that have yet to leave lose their last copy. */
function thinOut(trails: Animation[][]): void {
  let before = Infinity;
  const look = (now: number): void => {
    if (now - before > SLOW) {
      for (const copy of trails.pop()!) if (copy.effect!.getComputedTiming().progress === null) copy.cancel();
    }
    before = now;
    if (trails.length > 1 && trails[0]!.some(({ playState }) => playState === 'running')) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The cards lie in arcs for a while, in as many as show two fifths of each card. A ripple runs through them. */
function fan(table: HTMLElement, cards: readonly HTMLElement[], pace: number): Animation[] {
  const { clientWidth: width, clientHeight: height } = table;
  const { offsetWidth: cardWidth, offsetHeight: cardHeight } = cards[0]!;
  const half = (width - 1.3 * cardWidth) / 2;
  const rows = Math.ceil((cards.length * 0.4 * cardWidth) / (2 * half));
  const room = Math.max(0, height - 1.2 * cardHeight);
  const sag = Math.min(half / 3, room / 2);
  const step = Math.min(1.1 * cardHeight, (room - sag) / Math.max(1, rows - 1));
  const top = (height - cardHeight - sag - step * (rows - 1)) / 2;
  return cards.map((card, i) => {
    const place = ((i + 0.5) * rows) / cards.length;
    const row = Math.floor(place);
    const u = 2 * (place - row) - 1;
    const to: Point = { x: (width - cardWidth) / 2 + u * half, y: top + row * step + sag * u * u };
    const laid = { translate: pixels(to), rotate: `${Math.atan((2 * sag * u) / half)}rad`, transform: 'none' };
    return card.animate(
      [
        { easing: 'cubic-bezier(.22, 1, .36, 1)' },
        { ...laid, offset: 0.3 },
        { ...laid, offset: 0.42 },
        { ...laid, transform: 'translateY(-30%)', offset: 0.5 },
        { ...laid, offset: 0.58 },
        { ...laid, offset: 0.7, easing: 'cubic-bezier(.6, 0, .3, 1)' },
        {},
      ],
      { delay: (BEGIN + (i / cards.length) * 500) * pace, duration: (END - 500 - BEGIN) * pace },
    );
  });
}
