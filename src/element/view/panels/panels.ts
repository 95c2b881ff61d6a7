import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Board } from '../../../board/board.js';
import type { Action } from '../../../engine/model/action.js';
import { linkTo } from '../../../engine/record/link-text.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import type { Announcer } from '../speech/announcer.js';
import type { ControlSlot, PanelName } from '../../controls/control.js';
import { act } from '../../controls/transport.js';
import { Exchange } from './exchange.js';
import { panelView } from './panel-views.js';
import { pageAddress, share } from './share.js';
import { keepInSight } from '../keep-in-sight.js';
import { sharedText } from '../../../describe/shared-text.js';

/** The panel that is open over the game, if any. */
export class Panels implements ReactiveController {
  readonly #host: Host;
  readonly #parts: Parts;
  readonly #board: Board;
  readonly #announcer: Announcer;
  readonly #exchange: Exchange;
  #panel: PanelName | undefined;
  /** Whether the panel is still to be opened. A closed one stays closed while it goes. */
  #isNew = false;
  /** The last one that was opened. */
  #kept: HTMLDialogElement | undefined;
  /** The address that a shared link is made of. */
  #address: string | undefined;
  /** What had the focus in the panel before this update. */
  #focused: Element | null | undefined;

  constructor(host: Host, parts: Parts, board: Board, announcer: Announcer) {
    this.#host = host;
    this.#parts = parts;
    this.#board = board;
    this.#announcer = announcer;
    this.#exchange = new Exchange(host, parts);
  }

  /** Opens a panel; `undefined` closes the one that is open. */
  open(panel: PanelName | undefined): void {
    this.#panel = panel;
    this.#exchange.reset();
    this.#isNew = !!panel;
    // The list of moves is another way to play.
    this.#parts.session.pause('panel', !!panel && panel !== 'legal-moves');
    if (panel) this.#announcer.clear();
    // The rules say of this deal whether it can be won.
    if (panel === 'rules') void this.#parts.answers.askOfDeal();
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    this.#focused = this.#dialog?.querySelector(':focus');
    this.#address = this.#parts.attributes.address('share-url', this.#host.shareUrl, this.#host.baseURI);
    // A panel is a modal dialog, which only a page can show.
    if (this.#panel && (this.#host.disabled || !this.#host.isConnected)) this.open(undefined);
    // What can't be seen doesn't go on.
    if (this.#panel !== 'statistics') this.#exchange.stop();
  }

  hostUpdated(): void {
    const dialog = this.#dialog;
    if (this.#isNew && dialog) {
      // A dialog that was moved in the page is still open, but no longer modal.
      dialog.close();
      // In a frame of another origin, the console complains about an element that comes with this attribute.
      dialog.querySelector('h2')!.autofocus = true;
      dialog.showModal();
      dialog.scrollTop = 0;
      if (dialog !== this.#kept) keepInSight((this.#kept = dialog));
    }
    this.#isNew = false;
    // A list that has become shorter keeps the focus, as long as there is anything in it.
    if (dialog?.open && this.#focused?.isConnected === false) {
      [...dialog.querySelectorAll<HTMLElement>('h2, ol button')].at(-1)!.focus();
    }
  }

  hostDisconnected(): void {
    // The browser closes a modal dialog that leaves the page.
    this.open(undefined);
  }

  render(slots: readonly ControlSlot[]): TemplateResult | typeof nothing {
    if (!this.#panel) return nothing;
    const context = {
      parts: this.#parts,
      layout: this.#board.layout,
      share: (hasMoves: boolean) => void this.#share(hasMoves),
      slots,
      choose: this.#choose,
      exchange: this.#exchange,
      play: this.#play,
    };
    return panelView(this.#panel, context, this.#announcer.render(!!this.#dialog?.open), this.#closed);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog');
  }

  /** Takes a panel away once it has been seen to go, unless another one has come instead. */
  readonly #closed = ({ currentTarget }: Event): void => {
    const dialog = currentTarget as HTMLDialogElement;
    const isGone = Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished));
    void isGone.then(() => {
      if (dialog === this.#dialog && !dialog.open) this.open(undefined);
    });
  };

  /** Does what was chosen once the list is closed: it may open another panel. */
  readonly #choose = (press: () => void): void => {
    this.#dialog!.close();
    press();
  };

  /** Makes a move. The last one closes the panel and focuses the table, which shows the end. */
  readonly #play = (action: Action): void => {
    act(this.#parts, action);
    if (this.#parts.session.game!.status !== 'playing') this.#choose(() => this.#board.focus());
  };

  async #share(hasMoves: boolean): Promise<void> {
    const { session, advisor, language, daily, settings } = this.#parts;
    const { texts, label } = language;
    const { copied, notCopied } = texts;
    // Its closing gives the focus back.
    this.#dialog?.close();
    const { game, past } = session;
    if (!game) return;
    const { record } = game;
    const shared = hasMoves ? record : { ...record, moves: '', status: 'playing' as const };
    try {
      const { streak } = daily;
      const text = sharedText({ game, past, label, streak, showsTime: settings.settings.timer }, texts, hasMoves);
      const link = linkTo(shared, this.#address ?? pageAddress(this.#host));
      if (await share(this.#host.ownerDocument, text, link)) advisor.showMessage(copied);
    } catch {
      advisor.showMessage(notCopied);
    }
  }
}
