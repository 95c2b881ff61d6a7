import type { ReactiveElement } from 'lit';
import { builtIn, PageListener, windowOf } from '../board/layout/window.js';
import { now } from '../engine/input/own.js';
import { untracked } from '../engine/record/link-text.js';
import type { SolitaireEventName } from '../play/events.js';
import type { Area, EventDetail, Page } from '../play/page.js';
import type { Play } from '../play/play.js';
import { whenIdle } from '../solver/time-slice.js';

/** The page of an element, as its game sees it: time, storage, visibility and events. */
export class ElementPage implements Page {
  readonly #host: ReactiveElement;
  /** Whether the browser has frozen the page, which it can also do to a frame that isn't hidden. */
  #isFrozen = false;
  #wasConnected = false;
  /** Made once a game's time runs. */
  #observer: IntersectionObserver | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  /** Notifies a game when the element is connected, disconnected, hidden, left or updated. */
  tell(play: Play): void {
    const host = this.#host;
    for (const type of ['visibilitychange', 'freeze', 'resume']) {
      new PageListener(host, windowOf, type, () => {
        this.#isFrozen = type === 'freeze';
        play.visibilityChanged();
      });
    }
    new PageListener(host, windowOf, 'pagehide', () => play.savedGames.leave());
    host.addController({
      hostConnected: () => {
        this.#wasConnected = true;
        // Perhaps it was taken out of a frame that is frozen.
        this.#isFrozen = false;
        play.connected();
      },
      hostDisconnected: () => {
        this.#observer?.disconnect();
        this.#observer = undefined;
        play.session.pause('scroll', false);
        play.disconnected();
      },
      hostUpdate: () => play.update(),
      hostUpdated: () => {
        if (play.session.clock.running) this.#follow(play);
      },
    });
  }

  /** Stops a game's time while nothing of it is in the window. The page may let the host itself take no box. */
  #follow({ session }: Play): void {
    const { IntersectionObserver } = windowOf(this.#host);
    const frame = this.#host.renderRoot.querySelector('.frame');
    if (this.#observer || !frame || !IntersectionObserver) return;
    this.#observer = new IntersectionObserver((entries) => session.pause('scroll', !entries.at(-1)!.isIntersecting));
    this.#observer.observe(frame);
  }

  get time(): number {
    return Date.now();
  }

  get now(): number {
    return now();
  }

  get place(): string {
    return placeOf(this.#host);
  }

  get isConnected(): boolean {
    return this.#host.isConnected;
  }

  get isVisible(): boolean {
    // An image named `hidden` is no answer.
    return (this.#host.ownerDocument.hidden as unknown) !== true && !this.#isFrozen;
  }

  get locks(): LockManager | undefined {
    return navigator.locks;
  }

  storage(area: Area): Storage | undefined {
    try {
      return area === 'none' ? undefined : window[`${area}Storage`];
    } catch {
      return undefined;
    }
  }

  whenChangedElsewhere(callback: (key: string | null) => void): () => void {
    const control = new AbortController();
    window.addEventListener('storage', ({ key }) => callback(key), control);
    return () => control.abort();
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  }

  idle(): Promise<void> {
    return whenIdle();
  }

  changed(): void {
    this.#host.requestUpdate();
  }

  async fire<Name extends SolitaireEventName>(type: Name, detail: EventDetail<Name>): Promise<void> {
    // An element that was never in a document renders nothing, and its update never completes.
    await (this.#wasConnected && this.#host.updateComplete);
    this.#host.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }

  report(error: unknown): void {
    reportError(error);
  }
}

/**
 * The place of an element, through all shadow roots and all frames without their own URL: its id, otherwise its index on the page, with
 * the path and query of the page.
 */
function placeOf(element: Element): string {
  let [place, page] = ['', ''];
  for (let each: Element | null | undefined = element; each;) {
    const root = each.getRootNode() as ParentNode & { readonly host?: Element; readonly defaultView?: Window } & Node;
    place = `#${each.id || [...builtIn(root, 'querySelectorAll').call(root, each.localName)].indexOf(each)}${place}`;
    each = builtIn(root, 'host');
    const view = builtIn(root, 'defaultView');
    if (view) {
      const { location, frameElement } = view;
      page = `${location.pathname}?${untracked(location.search)}`;
      if (!location.host) each = frameElement;
    }
  }
  return element.id ? place : page + place;
}
