import type { ReactiveElement } from 'lit';
import { quote } from '../../engine/input/quote.js';
import { PageListener, windowOf } from './window.js';

/**
 * The unit of a plain number, a property that computes other values and also takes negative ones, and the factor from that property's unit.
 */
const KINDS = {
  length: ['px', 'scrollMarginTop', 1],
  time: ['ms', 'transitionDelay', 1000],
} as const;

/**
 * Reads lengths and times from custom properties of a page, which hold text. What isn't a plain number is computed by the browser, on an
 * element of the shadow tree. Registering the properties would change the page.
 */
export class PageNumbers {
  readonly #host: ReactiveElement;
  readonly #warned = new Set<string>();
  /** Created if a page sets anything but plain numbers. */
  #probe: HTMLElement | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  /** The value in pixels or milliseconds. If it is wrong, the default, with one warning on the console. */
  get(name: string, initial: number, kind: keyof typeof KINDS): number {
    const host = this.#host;
    const text = getComputedStyle(host).getPropertyValue(name).trim() || String(initial);
    let value = Number(text);
    if (!Number.isFinite(value)) {
      const probe = (this.#probe ??= this.#makeProbe());
      const [unit, property, factor] = KINDS[kind];
      // A wrong value makes the sum 0.
      probe.style[property] = `calc(1${unit} + var(${name}))`;
      value = parseFloat(getComputedStyle(probe)[property]) * factor - 1;
    }
    if (value >= 0) return value;
    const warning = `<${host.localName}> ${name}=${quote(text)} is not allowed; allowed: a ${kind} or a number`;
    if (!this.#warned.has(warning)) console.warn(warning);
    this.#warned.add(warning);
    return initial;
  }

  /** Its units may depend on the window. */
  #makeProbe(): HTMLElement {
    const host = this.#host;
    const probe = host.ownerDocument.createElement('i');
    probe.hidden = true;
    host.renderRoot.append(probe);
    new PageListener(host, windowOf, 'resize', () => host.requestUpdate());
    return probe;
  }
}
