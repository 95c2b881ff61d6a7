import { ARROWS } from './characters.js';
import { aboveOf, type ArrowStep, cornerOf, minBy, nextInColumn, nextPile, spotsOf } from './spots.js';

export const HELP = 'help';

/**
 * After how many milliseconds the focus goes on after a move. A screen reader says a new place at once and announcements later, so the
 * report of the move would come second. Orca 43.1 begins within 200.
 */
const AFTER_REPORT = 250;

export function focusedIn(table: Element | null): HTMLElement | undefined {
  const focused = (table?.getRootNode() as ShadowRoot | undefined)?.activeElement as HTMLElement | null | undefined;
  return focused && table!.contains(focused) ? focused : undefined;
}

/**
 * The place of the keyboard on the table. One spot is the table's only tab stop. When cards come and go, it keeps its pile and its distance
 * from the top.
 */
export class Cursor {
  /** Whether the change of the table that comes next is one by key. */
  isByKey = false;
  /** The arrow that leads no further, once an announcement has said so. */
  edge = '';
  #spot: HTMLElement | undefined;
  #pile: string | undefined;
  #above = 0;
  #at = { x: 0, y: 0 };
  /** The only tab stop. */
  #stop: HTMLElement | undefined;
  /** The spot whose description lists the keys; `null` once the reader has heard them. */
  #helper: HTMLElement | null | undefined;
  /** The focus on its way: from where to where, and what is called then. */
  #going:
    | {
        readonly from: HTMLElement;
        readonly to: HTMLElement;
        readonly arrived: (() => void) | undefined;
        readonly timer: number;
      }
    | undefined;
  /** The spot that is called more than its name as long as the reader is there, what it is called then, and its name. */
  #called: { readonly spot: HTMLElement; readonly now: string; readonly name: string } | undefined;

  /** Whether the focus goes on later than the table changes. */
  get isLate(): boolean {
    return this.isByKey || this.#going !== undefined;
  }

  /** Looks where the focus is before the table changes, and whether it is there. A page behind another one gets no events of the focus. */
  look(table: HTMLElement | null): boolean {
    const spot = focusedIn(table);
    if (spot && spot !== this.#spot) this.remember(spot);
    return spot !== undefined;
  }

  /** The focus has come to a spot. */
  remember(spot: HTMLElement): void {
    this.#take(spot);
    this.#stopAt(spot);
  }

  /**
   * A pointer has pressed a spot. Returns whether the focus can move later, with the next update: it is on the table
   * already, where neither eye nor screen reader notices the delay.
   */
  press(spot: HTMLElement, table: HTMLElement): boolean {
    const from = focusedIn(table);
    if (!from?.matches(':focus:not(:focus-visible)') || from === spot || this.isLate) return false;
    this.#take(spot);
    return true;
  }

  #take(spot: HTMLElement): void {
    this.#spot = spot;
    this.#pile = spot.dataset['pile'];
    this.#above = aboveOf(spot);
    this.#at = cornerOf(spot);
  }

  /** Resets the state of one visit of the focus. By now the description of the keys has been read, if there was one. */
  leave = (): void => {
    this.edge = '';
    if (this.#helper) this.#help(null);
    const called = this.#called;
    this.#called = undefined;
    // The table may have renamed it meanwhile.
    if (called?.spot.getAttribute('aria-label') === called?.now) called?.spot.setAttribute('aria-label', called.name);
  };

  /**
   * Chooses the tab stop after a change of the table. If the table had the focus, the tab stop gets it: after a key, once the reader could
   * hear what has happened; else at once.
   *
   * @param arrived is called then.
   */
  update(table: HTMLElement, hadFocus: boolean, arrived: (() => void) | undefined): void {
    const from = focusedIn(table);
    // What lay on a card has left with it.
    const hasLeft = from !== undefined && this.#spot?.dataset['pile'] !== this.#pile;
    const spots = spotsOf(table).filter((spot) => !(hasLeft && spot === this.#spot));
    if (hasLeft) this.#above = 0;
    const here = spots.filter(({ dataset }) => dataset['pile'] === this.#pile);
    const near = (spot: HTMLElement): number =>
      Math.hypot(cornerOf(spot).x - this.#at.x, cornerOf(spot).y - this.#at.y);
    const stop =
      minBy(here, (spot) => Math.abs(aboveOf(spot) - this.#above)) ??
      (this.#pile ? minBy(spots, near) : spots.find((spot) => aboveOf(spot) === 0));
    this.#stopAt(stop);
    this.#help(hadFocus && this.#helper ? null : stop);
    const { isLate } = this;
    this.isByKey = false;
    if (isLate && stop && from?.matches('[tabindex]') && from !== stop) {
      if (this.#going?.to === stop) return;
      this.#stand();
      const timer = window.setTimeout(() => this.arrive(), AFTER_REPORT);
      this.#going = { from, to: stop, arrived, timer };
      return;
    }
    this.#stand();
    arrived?.();
    if (hadFocus && focusedIn(table) !== stop) stop?.focus({ preventScroll: true });
  }

  /** If the focus is on its way, it arrives. Returns the spot. */
  arrive(): HTMLElement | undefined {
    const { from, to, arrived } = this.#going ?? {};
    this.#stand();
    const isThere = from?.matches(':focus');
    if (isThere) to!.focus({ preventScroll: true });
    arrived?.();
    return isThere ? to : undefined;
  }

  /** If the focus is on its way, it stays. */
  stay(): void {
    const { from } = this.#going ?? {};
    this.#stand();
    if (from?.matches(':focus')) this.remember(from);
  }

  #stand(): void {
    clearTimeout(this.#going?.timer);
    this.#going = undefined;
  }

  /**
   * Goes to a spot.
   *
   * @param name what it is called as long as the reader is there. Default: as always.
   */
  goTo(spot: HTMLElement, name?: string): void {
    const usual = spot.getAttribute('aria-label');
    if (name !== undefined && usual !== null) {
      this.leave();
      spot.setAttribute('aria-label', name);
      spot.focus();
      this.#called = { spot, now: name, name: usual };
    } else spot.focus();
  }

  /** The usual name of a spot, whatever its temporary name. */
  nameOf(spot: HTMLElement): string {
    return (this.#called?.spot === spot ? this.#called.name : spot.getAttribute('aria-label')) ?? '';
  }

  /** Where an arrow leads from a spot; `undefined` for any other key. */
  next(key: string, table: HTMLElement, from: HTMLElement, isMirrored: boolean): ArrowStep | undefined {
    const by = ARROWS[key];
    if (!by) return undefined;
    return /Up|Down/.test(key) ? nextInColumn(table, from, by) : nextPile(table, from, isMirrored ? -by : by);
  }

  /** A spot that disappeared for a time has come back without the stop. */
  #stopAt(stop: HTMLElement | undefined): void {
    if (this.#stop !== stop && this.#stop?.hasAttribute('tabindex')) this.#stop.tabIndex = -1;
    if (stop?.getAttribute('tabindex') === '-1') stop.tabIndex = 0;
    this.#stop = stop;
  }

  #help(spot: HTMLElement | null | undefined): void {
    if (this.#helper === null || this.#helper === spot) return;
    this.#helper?.removeAttribute('aria-describedby');
    spot?.setAttribute('aria-describedby', HELP);
    this.#helper = spot;
  }
}
