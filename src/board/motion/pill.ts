import type { Point } from '../layout/geometry.js';

/** How long it is seen, in milliseconds. */
const SEEN = 1800;

/** How far it is above the point, and how far it may stick out of the table, in pixels. */
const ABOVE = 20;
const OUT = 10;

/**
 * Shows a few words above a point of a table and within its width, for a moment or until the next press. There is one at a time. No template
 * renders it, because nothing else depends on it. A screen reader says the same words by itself, and after a key they are in the message line.
 */
export function showPill(table: HTMLElement, text: string, { x, y }: Point, pace: number): void {
  table.querySelector('.pill')?.replaceWith();
  const pill = document.createElement('div');
  pill.className = 'pill';
  pill.ariaHidden = 'true';
  pill.textContent = text;
  const across = Math.min(1, Math.max(0, x / table.clientWidth));
  const down = Math.max(y - ABOVE, table.scrollTop + 24 - OUT);
  pill.style.translate = `calc(${across * table.clientWidth}px - ${across * 100}%) calc(${down}px - 100%)`;
  table.append(pill);
  if (pace > 0) pill.animate({ opacity: [0, 1, 1, 0], offset: [0, 0.1, 0.8, 1] }, SEEN);
  const end = () => pill.replaceWith();
  setTimeout(end, SEEN);
  table.addEventListener('pointerdown', end, { once: true });
}
