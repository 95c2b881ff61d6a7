import { noChange } from 'lit';
import type { ElementPart } from 'lit';
import { Directive, directive } from 'lit/directive.js';
import type { Point } from './geometry.js';
import { glide, putAt } from './glide.js';

/**
 * Puts an element at a point of the table, above what has a lower `z`, and lets it travel there in `speed` milliseconds if it lay
 * elsewhere before. Writes through the CSSOM, since a `style` attribute would violate a page's strict policy.
 */
class Place extends Directive {
  #at: Point | undefined;
  #z: number | undefined;

  override render(..._wanted: [at: Point, z: number, speed: number]) {
    return noChange;
  }

  override update({ element }: ElementPart, [at, z, speed]: [Point, number, number]) {
    const card = element as HTMLElement;
    const before = this.#at;
    if (!before) putAt(card, at);
    else if (before.x !== at.x || before.y !== at.y) glide(card, at, speed);
    if (this.#z !== z) card.style.zIndex = String(z);
    this.#at = at;
    this.#z = z;
    return noChange;
  }
}

export const place = directive(Place);
