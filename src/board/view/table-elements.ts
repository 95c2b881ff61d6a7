import type { Tones } from '../../cards/path.js';
import type { Card } from '../../engine/model/card.js';
import type { Point } from '../layout/geometry.js';
import { pixels } from '../motion/placement.js';

const SVG = 'http://www.w3.org/2000/svg';

/** `true` is an attribute without a value; `undefined` and `false` remove it. */
export type LookAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** How a card, or the place of a pile, is shown. */
export interface Look {
  readonly attributes: LookAttributes;
  readonly face?: Tones | undefined;
  /** What is drawn on its upper half, where only that is shown. */
  readonly half?: Tones | undefined;
}

export interface CardLook extends Look {
  readonly card: Card;
}

/** One card: how it looks, and where it lies. The board puts it there by script. */
export interface CardView extends CardLook {
  readonly at: Point;
  readonly isFaceDown: boolean;
}

/** The place of a pile. */
export interface PlaceLook extends Look {
  readonly id: string;
  readonly at: Point;
}

/** A pile: its place, and its cards from the lowest. */
export interface PileLook<C extends CardLook = CardLook> {
  readonly place: PlaceLook;
  readonly cards: readonly C[];
}

/** The attributes for the focus, and for what the reader hears there. */
const HEARD = ['role', 'tabindex', 'aria-label', 'aria-roledescription'];

/** The element of a card or a place, and its present look. */
interface TableElement {
  readonly element: HTMLElement;
  look: Look | undefined;
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

function change({ element, look }: TableElement, { attributes, face, half }: Look): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === look?.attributes[name]) continue;
    if (value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  if (face === look?.face && half === look?.half) return;
  element.replaceChildren(...(half ? [drawing(half, 'half')] : []), ...(face ? [drawing(face)] : []));
}

/** Moves an element without a new layout of what it contains, in browsers that can. Chromium 150 would scroll a focused one into view. */
function putAfter(before: Element, element: Element): void {
  const table = before.parentElement as Element & { moveBefore?: typeof Element.prototype.insertBefore };
  const isKept = element.parentElement === table && !element.matches(':focus');
  if (table.moveBefore && isKept) table.moveBefore(element, before.nextSibling);
  else before.after(element);
}

/**
 * The elements of cards and places. They are made and changed here, without a template, which would keep a part for each of the 16
 * attributes of each card, and up to four marker nodes.
 */
export class TableElements {
  readonly #all = new Map<Card | string, TableElement>();

  /**
   * Shows piles. A card that changes piles takes its element along, so that it can travel.
   *
   * @param kept an element that keeps the focus. If its new look has no spot, it keeps the attributes that the reader hears.
   */
  show(piles: readonly PileLook[], kept?: Element): void {
    for (const { place, cards } of piles) {
      this.#change(place.id, place).style.translate = pixels(place.at);
      for (const look of cards) {
        const isKept = kept === this.of(look.card) && look.attributes['tabindex'] === undefined;
        this.#change(look.card, isKept ? this.#heardAsBefore(look) : look);
      }
    }
  }

  /**
   * Sorts the elements of a table in reading order, each place before its cards. An element that is moved in the document loses only the
   * focus, which the cursor restores.
   *
   * @param kept an element that stays where it is.
   */
  sort(piles: readonly PileLook[], table: HTMLElement, kept?: Element): void {
    if (piles.some(({ place }) => this.#of(place.id).element.parentElement !== table)) this.#lay(piles, table);
    for (const { place, cards } of piles) {
      let before = this.#of(place.id).element;
      for (const { card } of cards) {
        const element = this.of(card);
        const isThere = before.nextElementSibling === element;
        if (element === kept && !isThere) continue;
        if (!isThere) putAfter(before, element);
        before = element;
      }
    }
  }

  /** The element of a card. */
  of(card: Card): HTMLElement {
    return this.#of(card).element;
  }

  /** Puts the places on the table. The button of the stock follows the stock. */
  #lay(piles: readonly PileLook[], table: HTMLElement): void {
    const button = table.querySelector('.draw')!;
    const stock = piles.findIndex(({ place }) => place.id === 'stock');
    const places = piles.map(({ place }) => this.#of(place.id).element);
    button.before(...places.slice(0, stock + 1));
    button.after(...places.slice(stock + 1));
  }

  #change(key: Card | string, look: Look): HTMLElement {
    const shown = this.#of(key);
    change(shown, look);
    shown.look = look;
    return shown.element;
  }

  #heardAsBefore(look: CardLook): CardLook {
    const before = this.#of(look.card).look!.attributes;
    return {
      ...look,
      attributes: { ...look.attributes, ...Object.fromEntries(HEARD.map((each) => [each, before[each]])) },
    };
  }

  #of(key: Card | string): TableElement {
    let known = this.#all.get(key);
    if (!known) this.#all.set(key, (known = { element: document.createElement('div'), look: undefined }));
    return known;
  }
}
