import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { keepMove } from '../../../board/layout/surroundings.js';
import { plain } from '../../../locales/plain.js';
import type { Panel } from '../../../show/panels/panels.js';
import type { Wording } from '../../../show/parts.js';
import type { Said } from '../../../show/speech/announcer.js';
import { closeView } from '../widgets/buttons.js';
import { keepInSight } from '../widgets/keep-in-sight.js';
import { saidView, textView } from '../widgets/text.js';
import { blocksView } from './blocks-view.js';

/** A press outside closes it, but only one that began while it was open: not the end of a long press that opened it. */
const closeByAny = ({ currentTarget }: Event): void => (currentTarget as Element).setAttribute('closedby', 'any');

/**
 * A wheel scrolls a sheet, also from beside it, and never the page behind. Where nothing scrolls, only Chromium keeps that page
 * still by itself.
 */
function scrollSheet(event: WheelEvent): void {
  keepMove(event);
  const sheet = event.currentTarget as HTMLElement;
  const scrollsItself = event.target !== sheet && sheet.scrollHeight > sheet.clientHeight;
  // With Ctrl it zooms.
  if (scrollsItself || event.ctrlKey) return;
  event.preventDefault();
  sheet.scrollTop += event.deltaY;
}

const close = ({ currentTarget }: Event): void => (currentTarget as Element).closest('dialog')!.close();

/**
 * The panel over the page: a dialog of the browser's own, which keeps the focus and gives it back when it closes. The focus comes to its
 * heading. A line stands before that: Orca 43.1 takes whatever is first for the focus when the page below goes, and then does not say it.
 */
export class PanelView {
  readonly #host: ReactiveElement;
  #panel: Panel | undefined;
  /** The last opening that was seen. A panel that was closed stays closed while it goes. */
  #opening = 0;
  /** The last one that was opened. */
  #kept: HTMLDialogElement | undefined;
  /** What had the focus in the panel before this update. */
  #focused: Element | null | undefined;

  constructor(host: ReactiveElement) {
    this.#host = host;
  }

  update(): void {
    this.#focused = this.#dialog?.querySelector(':focus');
  }

  render(panel: Panel | undefined, said: Said, { texts, lang }: Wording): TemplateResult | typeof nothing {
    this.#panel = panel;
    if (!panel) return nothing;
    const { above, title, about, blocks } = panel;
    // English texts read from the left, on any page.
    return html`
      <dialog
        class="panel"
        part="panel"
        aria-label=${plain(title)}
        aria-describedby=${about ? 'about' : nothing}
        dir=${lang ? 'ltr' : nothing}
        closedby="closerequest"
        @pointerdown=${closeByAny}
        @pointermove=${keepMove}
        @mousemove=${keepMove}
        @touchmove=${keepMove}
        @wheel=${scrollSheet}
        @close=${this.#closed}
      >
        <header role="none">
          <p .textContent=${above}></p>
          <h2 id="title" tabindex="-1">${textView(plain(title))}</h2>
          ${closeView(texts, close)}
        </header>
        ${about && html`<p id="about" .textContent=${about}></p>`} ${blocksView(blocks, texts)}
        ${saidView(said, !!this.#dialog?.open)}
      </dialog>
    `;
  }

  updated(): void {
    const dialog = this.#dialog;
    const { opening = 0 } = this.#panel ?? {};
    if (dialog && opening !== this.#opening) {
      // A dialog that was moved in the page is still open, but no longer modal.
      dialog.close();
      // In a frame of another origin, the console complains about an element that comes with this attribute.
      dialog.querySelector('h2')!.autofocus = true;
      dialog.showModal();
      dialog.scrollTop = 0;
      if (dialog !== this.#kept) keepInSight((this.#kept = dialog));
    }
    this.#opening = opening;
    // A list that has become shorter keeps the focus, as long as there is anything in it.
    if (dialog?.open && this.#focused?.isConnected === false) {
      [...dialog.querySelectorAll<HTMLElement>('h2, ol button')].at(-1)!.focus();
    }
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  /** Takes a panel away once it has been seen to go, unless another one has come instead. */
  readonly #closed = ({ currentTarget }: Event): void => {
    const dialog = currentTarget as HTMLDialogElement;
    const isGone = Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    void isGone.then(() => {
      if (dialog === this.#dialog && !dialog.open) this.#panel?.closed();
    });
  };
}
