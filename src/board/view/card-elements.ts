import type { Tones } from '../../cards/path.js';
import type { Card } from '../../engine/model/card.js';

const SVG = 'http://www.w3.org/2000/svg';

/** `true` is an attribute without a value; `undefined` and `false` are none. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** How a card is shown. */
export interface CardLook {
  readonly card: Card;
  readonly attributes: Attributes;
  readonly face: Tones;
  /** What is drawn on its upper half, where only that is shown. */
  readonly half: Tones | undefined;
}

/** A card on the table, and how it looks now. */
interface CardElement {
  readonly element: HTMLElement;
  look: CardLook | undefined;
}

/** A drawing on a card: its ink, over gold where it has any. */
function drawing({ ink, gold }: Tones, className?: string): Element {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 50 70');
  drawing.setAttribute('aria-hidden', 'true');
  if (className) drawing.setAttribute('class', className);
  if (gold) drawing.append(path(gold, 'gold'));
  drawing.append(path(ink));
  return drawing;
}

function path(data: string, className?: string): Element {
  const path = document.createElementNS(SVG, 'path');
  if (className) path.setAttribute('class', className);
  path.setAttribute('d', data);
  return path;
}

function change({ element, look }: CardElement, { attributes, face, half }: CardLook): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === look?.attributes[name]) continue;
    if (value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  if (face === look?.face && half === look.half) return;
  element.replaceChildren(...(half ? [drawing(half, 'half')] : []), drawing(face));
}

/**
 * The elements of the cards. They are made and changed here, without a template: it would keep a part for each of the 16 attributes of each
 * card, and four nodes that mark where something may come.
 */
export class CardElements {
  readonly #all = new Map<Card, CardElement>();

  /**
   * Shows the cards of a pile, from the lowest, after the place of the pile. A card that changes piles takes its element along, so that it
   * can travel. Moved in the document, the element loses only the focus, which the cursor gives back.
   */
  show(looks: readonly CardLook[], place: Element): void {
    let before = place;
    for (const look of looks) {
      const card = this.#of(look.card);
      change(card, look);
      card.look = look;
      if (before.nextElementSibling !== card.element) before.after(card.element);
      before = card.element;
    }
  }

  #of(card: Card): CardElement {
    let known = this.#all.get(card);
    if (!known) this.#all.set(card, (known = { element: document.createElement('div'), look: undefined }));
    return known;
  }
}
