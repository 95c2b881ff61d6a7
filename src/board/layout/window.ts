import type { ReactiveController, ReactiveElement } from 'lit';

export type PageWindow = Window & typeof globalThis;

/**
 * A property or method of a node as the browser has it. In a document and in a form, an element with that name stands in for it, such as
 * `<img name="head">`.
 */
export const builtIn = <Owner extends Node, Name extends keyof Owner>(node: Owner, name: Name): Owner[Name] =>
  Reflect.get(Object.getPrototypeOf(node), name, node);

/** The window that shows an element: not that of this script where a page has moved the element to a frame or a popup. */
export const windowOf = ({ ownerDocument }: Element): PageWindow => builtIn(ownerDocument, 'defaultView') ?? window;

/** Whether no element on the page around has the focus. */
export const isFocusFree = ({ ownerDocument }: Element): boolean =>
  builtIn(ownerDocument, 'activeElement') === builtIn(ownerDocument, 'body');

/** Listens to the window that shows an element, before what is in it, as long as the element is there. Events of the document come by. */
export class PageListener<E extends Event = Event> implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #targetOf: (host: Element) => EventTarget;
  readonly #type: string;
  readonly #listener: (event: E) => void;
  #target: EventTarget | undefined;

  constructor(
    host: ReactiveElement,
    targetOf: (host: Element) => EventTarget,
    type: string,
    listener: (event: E) => void,
  ) {
    this.#host = host;
    this.#targetOf = targetOf;
    this.#type = type;
    this.#listener = listener;
    host.addController(this);
  }

  hostConnected(): void {
    this.#target = this.#targetOf(this.#host);
    this.#target.addEventListener(this.#type, this.#listener as EventListener, true);
  }

  /** By now the element may be in another document already. */
  hostDisconnected(): void {
    this.#target?.removeEventListener(this.#type, this.#listener as EventListener, true);
  }
}
