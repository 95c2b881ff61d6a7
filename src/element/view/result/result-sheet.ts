import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Board } from '../../../board/board.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import type { Counted } from '../../storage/statistics.js';
import type { Place } from '../toolbar/controls.js';
import { resultView } from './result-view.js';

/**
 * The sheet over the table that tells how a game has just ended, and what may come next. It takes nothing away from the page, and goes at
 * once when the game goes on, or is played again.
 */
export class ResultSheet implements ReactiveController {
  readonly #host: Host;
  readonly #parts: Parts;
  readonly #board: Board;
  #isOpen = false;
  #win: Counted | undefined;
  /** What was shown last, and whether table or sheet had the focus before this update. */
  #shown: Element | null = null;
  #hadFocus = false;

  constructor(host: Host, parts: Parts, board: Board) {
    this.#host = host;
    this.#parts = parts;
    this.#board = board;
  }

  /** @param win what the win of the game has changed in the statistics, if it is counted. */
  follow(win: Counted | undefined): void {
    this.#isOpen = false;
    this.#win = win;
  }

  /** All cards lie where the last move has brought them: the sheet comes, or comes again. */
  open(): void {
    this.#isOpen = true;
    this.#host.requestUpdate();
  }

  /** Takes the sheet away. Returns whether there was one. */
  readonly close = (): boolean => {
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    this.#host.requestUpdate();
    return wasOpen;
  };

  hostUpdate(): void {
    this.#hadFocus = !!(this.#host.renderRoot as ShadowRoot).activeElement?.closest('.table, .over, .transport');
  }

  /** Whoever plays by keys goes on at the first button, and from there back to the table. Nothing else loses the focus. */
  hostUpdated(): void {
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    const sheet = this.#host.renderRoot.querySelector('.result');
    if (this.#hadFocus && (sheet !== this.#shown || !activeElement)) {
      if (sheet) sheet.querySelector<HTMLElement>('.tool')?.focus({ preventScroll: true });
      else this.#board.focus();
    }
    this.#shown = sheet;
  }

  /** Nothing, where the page shows no controls, or lets nobody play. */
  render(places: readonly Place[], showsTime: boolean): TemplateResult | typeof nothing {
    const { session, table, language } = this.#parts;
    const { game } = session;
    const isOver = game && game === table.game && game.status !== 'playing';
    if (!isOver || !this.#isOpen || this.#host.disabled || places.length === 0) return nothing;
    // English texts read from the left, on any page.
    return html`<div class="over" dir=${language.lang ? 'ltr' : nothing} @keydown=${this.#board.keyboard}>
      ${resultView(game, this.#parts, this.#win, places, showsTime, this.close)}
    </div>`;
  }
}
