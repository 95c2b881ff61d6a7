import type { Point } from '../layout/geometry.js';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The weight of a pixel to the side against one ahead. */
const ASIDE = 3;

/** The middle of a spot on the table once it has stopped travelling. */
const centreOf = ({ style, offsetWidth, offsetHeight }: HTMLElement): Point => {
  const [x = 0, y = 0] = style.translate.split(' ').map(parseFloat);
  return { x: x + offsetWidth / 2, y: y + offsetHeight / 2 };
};

export const HELP = 'help';

const aboveOf = ({ dataset }: HTMLElement): number => Number(dataset['above'] ?? 0);

const minBy = <T>(all: readonly T[], measure: (each: T) => number): T | undefined => {
  const sizes = all.map(measure);
  const smallest = Math.min(...sizes);
  return smallest < Infinity ? all[sizes.indexOf(smallest)] : undefined;
};

export function focusedIn(table: Element | null): Element | undefined {
  const focused = (table?.getRootNode() as ShadowRoot | undefined)?.activeElement;
  return focused && table!.contains(focused) ? focused : undefined;
}

/**
 * The place of the keyboard on the table. Visible cards, empty piles and buttons are spots, elements with a `tabindex`.
 * One spot is the table's only tab stop. When cards come and go, it keeps its pile and its distance from the top.
 */
export class Cursor {
  #pile: string | undefined;
  #above = 0;
  #at: Point = { x: 0, y: 0 };
  /** The spot that tells the keys; `null` once the reader has heard them. */
  #helper: HTMLElement | null | undefined;

  remember(spot: HTMLElement): void {
    this.#pile = spot.dataset['pile'];
    this.#above = aboveOf(spot);
    this.#at = centreOf(spot);
  }

  /** Removes the description of the keys: the reader has heard it by now, if it was there. */
  leave = (): void => {
    if (this.#helper) this.#help(null);
  };

  /** Chooses the tab stop after a change of the table. If the table had the focus, the tab stop gets it. */
  update(table: HTMLElement, hadFocus: boolean): void {
    const spots = [...table.querySelectorAll<HTMLElement>('[tabindex]')];
    const here = spots.filter(({ dataset }) => dataset['pile'] === this.#pile);
    const near = (spot: HTMLElement): number =>
      Math.hypot(centreOf(spot).x - this.#at.x, centreOf(spot).y - this.#at.y);
    const stop =
      minBy(here, (spot) => Math.abs(aboveOf(spot) - this.#above)) ??
      (this.#pile ? minBy(spots, near) : spots.find((spot) => aboveOf(spot) === 0));
    for (const spot of spots) {
      const index = spot === stop ? 0 : -1;
      if (spot.tabIndex !== index) spot.tabIndex = index;
    }
    this.#help(hadFocus && this.#helper ? null : stop);
    if (hadFocus && focusedIn(table) !== stop) stop?.focus({ preventScroll: true });
  }

  #help(spot: HTMLElement | null | undefined): void {
    if (this.#helper === null || this.#helper === spot) return;
    this.#helper?.removeAttribute('aria-describedby');
    spot?.setAttribute('aria-describedby', HELP);
    this.#helper = spot;
  }

  /** Goes to the next spot in an arrow's direction. Whether the key is an arrow. */
  move(key: string, table: HTMLElement, from: HTMLElement): boolean {
    const direction = DIRECTIONS[key];
    if (!direction) return false;
    const [x, y] = direction;
    const start = centreOf(from);
    const spots = [...table.querySelectorAll<HTMLElement>('[tabindex]')];
    const next = minBy(spots, (spot) => {
      const centre = centreOf(spot);
      const [across, down] = [centre.x - start.x, centre.y - start.y];
      const ahead = across * x + down * y;
      return ahead > 1 ? ahead + ASIDE * Math.abs(across * y + down * x) : Infinity;
    });
    next?.focus();
    return true;
  }
}
