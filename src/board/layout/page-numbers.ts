import type { ReactiveElement } from 'lit';
import { quote } from '../../engine/input/quote.js';
import { PageListener, windowOf } from './window.js';

/**
 * The numbers that a page gives in custom properties: their default, their least value, what is allowed, the unit of a plain number, and the
 * property that measures all others, in `factor` times its own unit. That one takes nothing but lengths or times, and negative ones as well.
 */
const NUMBERS = {
  'card-width': {
    initial: 96,
    least: 24,
    allowed: 'a length such as 4rem, or a number of pixels',
    unit: 'px',
    property: 'scrollMarginTop',
    factor: 1,
  },
  speed: {
    initial: 180,
    least: 0,
    allowed: 'a time such as 0.2s, or a number of milliseconds',
    unit: 'ms',
    property: 'transitionDelay',
    factor: 1000,
  },
} as const;

interface Reading {
  readonly text: string;
  /** The widths that it was measured for. A plain number has none. */
  readonly widths: string | undefined;
  readonly value: number;
}

/**
 * Reads lengths and times from custom properties, which hold text. What isn't a plain number is set on a hidden element and computed by the
 * browser, once for each text and width. To register the properties would change the page.
 */
export class PageNumbers {
  readonly #host: ReactiveElement;
  readonly #readings = new Map<string, Reading>();
  /** Whether the window is followed: units may depend on it. Few pages give anything but plain numbers. */
  #isFollowing = false;

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  /**
   * The value in pixels or milliseconds. A wrong one gives the default, with one warning on the console.
   *
   * @param width of the table. Its changes tell of those of containers, which units may depend on.
   */
  get(name: keyof typeof NUMBERS, width = 0): number {
    const host = this.#host;
    const { initial, least, allowed } = NUMBERS[name];
    const property = `--solitaire-${name}`;
    const text = getComputedStyle(host).getPropertyValue(property).trim();
    const before = this.#readings.get(name);
    const isPlain = Number.isFinite(Number(text));
    const widths = isPlain ? undefined : `${width} ${windowOf(host).innerWidth}`;
    if (text === before?.text && widths === before.widths) return before.value;
    const given = isPlain ? Number(text || initial) : this.#measure(name, text);
    const isGood = given >= 0;
    if (!isGood && text !== before?.text) {
      console.warn(`<${host.localName}> ${property}=${quote(text)} is not allowed; allowed: ${allowed}`);
    }
    const value = isGood ? Math.max(least, given) : initial;
    this.#readings.set(name, { text, widths, value });
    return value;
  }

  /** `NaN` of a wrong value. */
  #measure(name: keyof typeof NUMBERS, text: string): number {
    const host = this.#host;
    if (!this.#isFollowing) new PageListener(host, windowOf, 'resize', () => host.requestUpdate());
    this.#isFollowing = true;
    const { unit, property, factor } = NUMBERS[name];
    const probe = host.ownerDocument.createElement('i');
    probe.hidden = true;
    // Browsers ignore what isn't allowed. A calculation may give a plain number, too.
    probe.style[property] = `calc((${text}) * 1${unit})`;
    probe.style[property] = text;
    host.renderRoot.append(probe);
    const measured = probe.style[property] ? getComputedStyle(probe)[property] : 'wrong';
    probe.replaceWith();
    return Number(measured.replace(/(px|s)$/, '')) * factor;
  }
}
