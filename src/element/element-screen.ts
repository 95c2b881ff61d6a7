import { windowOf } from '../board/layout/window.js';
import type { Host } from './attributes.js';
import { share } from './share.js';
import type { GameSounds } from './sound/game-sounds.js';
import type { Status } from '../engine/play/result.js';
import { untracked } from '../engine/record/link-text.js';
import type { Variant } from '../games/variant/variant.js';
import type { Screen, Sound } from '../show/screen.js';

/** The page of an element, as its show uses it. */
export class ElementScreen implements Screen {
  readonly #host: Host;
  readonly #sounds: GameSounds;
  readonly renderNow: () => void;

  /** @param renderNow renders the element without waiting for its turn. */
  constructor(host: Host, sounds: GameSounds, renderNow: () => void) {
    this.#host = host;
    this.#sounds = sounds;
    this.renderNow = renderNow;
  }

  get shareUrl(): string | null {
    return this.#host.shareUrl;
  }

  get baseURI(): string {
    return this.#host.baseURI;
  }

  /** A page without an address, such as a frame with `srcdoc`, has that of the page around it. */
  get address(): string {
    return untracked(location.protocol === 'about:' ? this.#host.baseURI : location.href);
  }

  get isCoarse(): boolean {
    return matchMedia('(pointer: coarse)').matches;
  }

  ownWords(status: Status): readonly string[] {
    const own = this.#host.querySelectorAll<HTMLElement>(`:scope > [slot=${status}]`);
    return [...own].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '));
  }

  sound(name: Sound): void {
    void this.#sounds.make(name);
  }

  reveal(what: string): void {
    this.#find(what === 'line' ? '.status' : `[data-card="${what}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  closePanel(): void {
    this.#find<HTMLDialogElement>('dialog')?.close();
  }

  focusChoice(): void {
    void this.#host.updateComplete.then(() => this.#find<HTMLElement>('dialog .more button:last-child')?.focus());
  }

  share(text: string, url: string): Promise<boolean> {
    return share(this.#host.ownerDocument, text, url);
  }

  save(name: string, text: string): boolean {
    const view = windowOf(this.#host);
    const href = URL.createObjectURL(new Blob([text]));
    Object.assign(document.createElement('a'), { href, download: name }).click();
    // By then the browser reads it.
    setTimeout(() => URL.revokeObjectURL(href), 9999);
    // A sandbox around a frame may forbid downloads, and no script in the frame finds out.
    return view !== view.top;
  }

  chooseFile(): void {
    this.#find<HTMLInputElement>('[type=file]')!.click();
  }

  readonly progressed = (value: number): void => {
    Object.assign(this.#find('progress') ?? {}, { value });
  };

  readonly variantOf = (id: string): Variant | undefined => {
    const { variant } = (customElements.get(id) ?? {}) as { variant?: Variant };
    return variant?.id === id ? variant : undefined;
  };

  resultsChanged(): void {
    // Calendars hear that days may have come or gone, as they do of other tabs.
    this.#host.dispatchEvent(new CustomEvent('storage', { composed: true }));
  }

  #find<Found extends Element>(selector: string): Found | null {
    return this.#host.renderRoot.querySelector<Found>(selector);
  }
}
