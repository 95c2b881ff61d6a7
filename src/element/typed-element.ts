import { LitElement } from 'lit';
import type { SolitaireEventMap } from '../play/events.js';

type ElementEventMap = HTMLElementEventMap & SolitaireEventMap;

/* eslint-disable @typescript-eslint/no-unsafe-declaration-merging -- these are types of methods that every element has */
/** Events are typed on the element, not in the global map, because other elements can fire events of the same names. */
export interface TypedElement {
  addEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: this, event: ElementEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof ElementEventMap>(
    type: Name,
    listener: (this: this, event: ElementEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** A Lit element with typed events. */
export class TypedElement extends LitElement {}
