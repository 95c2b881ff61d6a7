// Elements on the page, what is seen of them, and what they tell.
import { fixture, html } from '@open-wc/testing';
import '../../src/index.js';
import type { SolitaireElement } from '../../src/index.js';

export * from './heard.js';

export interface Attributes {
  readonly [name: string]: string;
}

/** Any of the five, with the options that one or another has. */
export type Table = SolitaireElement & { recycles: unknown; kings: unknown; draw: unknown };

/** An element that is nowhere yet, with cards that don't travel, and without memory: each test is the first visit. */
export function create(tag: string, attributes: Attributes = {}): Table {
  const element = document.createElement(tag) as Table;
  element.style.setProperty('--solitaire-speed', '0');
  element.setAttribute('storage', 'none');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** A box on the page, which is gone after the test. */
export const box = (): Promise<HTMLElement> => fixture<HTMLElement>(html`<div></div>`);

/** An element on the page, showing its cards. */
export async function table(tag: string, attributes: Attributes = {}): Promise<Table> {
  const element = create(tag, attributes);
  (await box()).append(element);
  return drawn(element);
}

/** Fulfilled when an element shows its cards, which it does once it knows its width and is near the window. */
export async function drawn(element: Table): Promise<Table> {
  await element.updateComplete;
  while (!element.shadowRoot?.querySelector('.card')) {
    element.scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
  return element;
}

/** Fulfilled when everything that was asked of an element is done and told. */
export async function settled(element: Table): Promise<void> {
  await element.updateComplete;
  await new Promise((resolve) => setTimeout(resolve));
}

/** The piles as they are seen, by what lies above what: the cards that lie face up, and how many in all lie face down. */
export function seen(element: Table): { [pile: string]: string[] | number } {
  const piles: { [pile: string]: string[] } = {};
  for (const card of element.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-card]')) {
    (piles[card.dataset['pile']!] ??= []).push(card.dataset['card']!);
  }
  return { ...piles, faceDown: element.shadowRoot!.querySelectorAll('.card.back').length };
}

/** Where a card of a drawing lies in it, and how much room is left to its right and below, in fiftieths of the card's width. */
export function drawnAt(card: Element): { x: number; y: number; right: number; below: number } {
  const [inner, outer] = [card, card.parentElement!].map((each) => each.getBoundingClientRect());
  const units = (pixels: number) => Math.round((50 * pixels) / inner!.width);
  return {
    x: units(inner!.x - outer!.x),
    y: units(inner!.y - outer!.y),
    right: units(outer!.right - inner!.right),
    below: units(outer!.bottom - inner!.bottom),
  };
}

/** What `seen` must be in the state of an element. */
export function stated({ state }: Pick<Table, 'state'>): { [pile: string]: string[] | number } {
  const faceUp = state!.piles.filter(({ kind, cards }) => kind !== 'stock' && cards.length > 0);
  const stock = state!.piles.find(({ kind }) => kind === 'stock');
  return { ...Object.fromEntries(faceUp.map(({ id, cards }) => [id, cards])), faceDown: stock?.cards.length ?? 0 };
}

export const textOf = (element: Table, selector: string): string =>
  element.shadowRoot!.querySelector(selector)?.textContent.trim() ?? '';

export const control = (element: Table, name: string): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>(`[data-control=${name}]`)!;

/** A control that is in sight. */
export const shownControl = (element: Table, name: string): HTMLElement | undefined =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(`[data-control=${name}]`)].find((each) =>
    each.checkVisibility(),
  );

/** Presses a control by script, in the bar or in the list of more. */
export async function pick(element: Table, name: string): Promise<void> {
  if (!shownControl(element, name)) {
    control(element, 'more').click();
    await element.updateComplete;
  }
  shownControl(element, name)!.click();
}
