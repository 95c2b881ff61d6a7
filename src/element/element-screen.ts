import { builtIn, windowOf } from '../board/layout/window.js';
import type { Host } from './attributes.js';
import type { GameSounds } from './sound/game-sounds.js';
import type { Status } from '../engine/play/result.js';
import { untracked } from '../engine/record/link-text.js';
import type { Variant } from '../games/variant/variant.js';
import type { Screen, Sound } from '../show/screen.js';

/** Copies also where scripts get no clipboard: on a page without HTTPS, or in a frame whose page doesn't allow it. */
function copyByCommand(document: Document, text: string): boolean {
  const give = (event: ClipboardEvent): void => {
    event.clipboardData!.setData('text/plain', text);
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('copy', give, true);
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', give, true);
  return isCopied;
}

/**
 * Hands a text and a link to what the reader's system shares with, or else copies them.
 *
 * @param page the document that has the focus, because nothing can be copied in others.
 * @returns whether it was copied: not if it was shared, or if the reader canceled.
 * @throws an error of any kind, by rejecting, if it can be neither shared nor copied.
 */
export async function share(page: Document, text: string, url: string): Promise<boolean> {
  const { navigator } = builtIn(page, 'defaultView')!;
  const data = { title: builtIn(document, 'title'), text, url };
  try {
    // Where a frame may not share, the console reports each attempt.
    if (navigator.share && navigator.canShare?.(data) !== false) {
      await navigator.share(data);
      return false;
    }
  } catch (error) {
    if ((error as Error).name === 'AbortError') return false;
    // Sharing is not allowed here, but copying may be.
  }
  const both = `${text}\n${url}`;
  if (!copyByCommand(page, both)) await navigator.clipboard.writeText(both);
  return true;
}

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
