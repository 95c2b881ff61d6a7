import { LitElement } from 'lit';
import type { SolitaireEventMap } from '../play/events.js';

type ElementEventMap = HTMLElementEventMap & SolitaireEventMap;

/* eslint-disable @typescript-eslint/no-unsafe-declaration-merging -- these are types of methods that every element has */
/** Its events are typed on the element and not in the global map: elsewhere their names may be anybody's. */
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

/** What a Lit element is, its events being typed. */
export class TypedElement extends LitElement {}
