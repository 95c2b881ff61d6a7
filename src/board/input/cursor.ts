import type { Point } from '../layout/geometry.js';

/** Which way an arrow key goes. */
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How much more a step to the side weighs than one ahead. */
const ASIDE = 3;

/** Where the middle of a spot lies on the table, or will when it has stopped travelling. */
const centreOf = ({ style, offsetWidth, offsetHeight }: HTMLElement): Point => {
  const [x = 0, y = 0] = style.translate.split(' ').map(parseFloat);
  return { x: x + offsetWidth / 2, y: y + offsetHeight / 2 };
};

/** The id of the text that tells how to move about. */
export const HELP = 'help';

const aboveOf = ({ dataset }: HTMLElement): number => Number(dataset['above'] ?? 0);

const least = <T>(all: readonly T[], measure: (each: T) => number): T | undefined => {
  const sizes = all.map(measure);
  const smallest = Math.min(...sizes);
  return smallest < Infinity ? all[sizes.indexOf(smallest)] : undefined;
};

/** What has the focus on the table. An element that stops being a spot loses it at once. */
export function focusedIn(table: Element | null): Element | undefined {
  const focused = (table?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  return focused && table!.contains(focused) ? focused : undefined;
}

/**
 * Where the keyboard is on the table. Every card that can be seen, every empty pile and every button there is a spot, an element with a
 * `tabindex`; one of them is the table's only tab stop. It stays where it is when cards come and go: on a pile, so far from its top.
 */
export class Cursor {
  #pile: string | undefined;
  #above = 0;
  #at: Point = { x: 0, y: 0 };
  #helped = false;

  /** The focus has come to a spot. */
  remember(spot: HTMLElement): void {
    this.#pile = spot.dataset['pile'];
    this.#above = aboveOf(spot);
    this.#at = centreOf(spot);
  }

  /** The focus has left a spot. Whoever came there has heard how to move about, and need not hear it again. */
  left(spot: HTMLElement): void {
    this.#helped = true;
    spot.removeAttribute('aria-describedby');
  }

  /** Makes one spot the tab stop; a focus that was on the table before it changed goes there with it. */
  settle(table: HTMLElement, hadFocus: boolean): void {
    const spots = [...table.querySelectorAll<HTMLElement>('[tabindex]')];
    const here = spots.filter(({ dataset }) => dataset['pile'] === this.#pile);
    const near = (spot: HTMLElement): number =>
      Math.hypot(centreOf(spot).x - this.#at.x, centreOf(spot).y - this.#at.y);
    const stop =
      least(here, (spot) => Math.abs(aboveOf(spot) - this.#above)) ??
      (this.#pile ? least(spots, near) : spots.find((spot) => aboveOf(spot) === 0));
    for (const spot of spots) {
      const index = spot === stop ? 0 : -1;
      if (spot.tabIndex !== index) spot.tabIndex = index;
      if (this.#helped) continue;
      if (spot === stop) spot.setAttribute('aria-describedby', HELP);
      else spot.removeAttribute('aria-describedby');
    }
    if (hadFocus && focusedIn(table) !== stop) stop?.focus({ preventScroll: true });
  }

  /** Goes to the next spot in an arrow's direction; whether the key is an arrow. */
  go(key: string, table: HTMLElement, from: HTMLElement): boolean {
    const way = WAYS[key];
    if (!way) return false;
    const [x, y] = way;
    const start = centreOf(from);
    const spots = [...table.querySelectorAll<HTMLElement>('[tabindex]')];
    const next = least(spots, (spot) => {
      const centre = centreOf(spot);
      const [across, down] = [centre.x - start.x, centre.y - start.y];
      const ahead = across * x + down * y;
      return ahead > 1 ? ahead + ASIDE * Math.abs(across * y + down * x) : Infinity;
    });
    next?.focus();
    return true;
  }
}
