import { html, nothing, type TemplateResult } from 'lit';
import { Board } from '../../board/board.js';
import type { ControlSlot } from '../controls/control.js';
import { Controls } from '../controls/controls.js';
import { more } from '../controls/more.js';
import type { Host } from '../host.js';
import type { Parts } from '../parts.js';
import { boardConfig, boardListener, type Heard } from './board-link.js';
import { Coach } from './coach/coach.js';
import { TableKeys } from './explore/table-keys.js';
import { Panels } from './panels/panels.js';
import { ResultSheet } from './result/result-sheet.js';
import { Narrator } from './speech/narrator.js';
import { StatusLine } from './status/status-line.js';
import { leadByArrow } from './toolbar/arrows.js';
import { Hold } from './toolbar/hold.js';
import { isAtLowerEdge, toolbarView } from './toolbar/toolbar.js';

const onKey = (event: KeyboardEvent): void => {
  // Enter that is held down presses a button once, as any key does on the table.
  if (event.repeat && event.key === 'Enter') event.preventDefault();
  leadByArrow(event);
};

type Head = readonly [status: unknown, toolbar: unknown];

/** What is seen of an element: the board, the line above it, the controls and a panel. */
export class ElementView implements Heard {
  readonly #host: Host;
  readonly #parts: Parts;
  readonly #board: Board;
  readonly controls: Controls;
  readonly narrator: Narrator;
  readonly #panels: Panels;
  readonly result: ResultSheet;
  readonly #coach: Coach;
  readonly #status: StatusLine;
  readonly keys: TableKeys;
  readonly #hold: Hold;
  /** The line and the bar, as they were rendered last. */
  #head: Head = [nothing, nothing];

  /** @param renderNow renders the element without waiting for its turn. */
  constructor(host: Host, parts: Parts, renderNow: () => void) {
    this.#host = host;
    this.#parts = parts;
    this.controls = new Controls(host, parts, (panel) => this.#panels.open(panel));
    this.#hold = new Hold(this.controls);
    this.#board = new Board(host, parts.variant, boardListener(parts, this, renderNow));
    this.narrator = new Narrator(host, parts, this.#board, this.controls, (update, win) => {
      this.result.follow(update, win);
      this.keys.close();
    });
    this.keys = new TableKeys(host, parts, this.#board, this.narrator, this.controls);
    this.#panels = new Panels(host, parts, this.#board, this.narrator);
    this.result = new ResultSheet(host, parts, this.#board);
    this.#coach = new Coach(host, parts);
    this.#status = new StatusLine(host, parts, this.#board, this.controls);
    // In this order they hear that the element is updated. The sheet takes the focus from the board.
    const inOrder = [this.narrator, this.#panels, this.result, this.controls, this.#status];
    for (const part of inOrder) host.addController(part);
  }

  /** Gives the focus to the table. */
  focus(): void {
    this.#board.focus();
  }

  render(): TemplateResult {
    const { settings, language, attributes } = this.#parts;
    const { slots } = this.controls;
    const isHeightGiven = attributes.one('fit', ['height']) === 'height';
    // It finds out where the controls have room.
    const board = this.#board.render(boardConfig(this.#host, this.#parts, isHeightGiven));
    const [status, toolbar] = this.#renderHead(slots, this.#board.isDrawn || isHeightGiven);
    const { sheet, strip } = this.result.render(slots, this.controls.showsTime);
    const hasRail = this.#board.isLow && slots.length > 0;
    // Whoever goes through the element comes to the bar where it is seen: before the table, or after it.
    const isStripLast = !hasRail && isHeightGiven && isAtLowerEdge(this.#host);
    const isBarLast = hasRail || isStripLast;
    const shown = strip === nothing ? this.#coach.render(slots) : strip;
    // No white space around the frame: it would be a line of text where a page's rules keep white space.
    return html`<div
      class="frame"
      part="frame"
      lang=${language.lang ?? nothing}
      data-felt=${settings.settings.felt}
      ?data-rail=${hasRail}
      .style=${this.#board.style}
      @mousedown=${this.#onMouseDown}
      @click=${this.#onClick}
      @keydown=${onKey}
    >
      ${isStripLast ? nothing : shown} ${isBarLast ? nothing : toolbar} ${status} ${board} ${sheet}
      ${this.narrator.render()} ${isStripLast ? shown : nothing} ${isBarLast ? toolbar : nothing}
      ${this.#panels.render(slots)}
    </div>`;
  }

  /** The line and the bar. At the end of a game they stay as they are until the last card has landed. */
  #renderHead(slots: readonly ControlSlot[], hasButtons: boolean): Head {
    if (!this.#board.isEnding) {
      const { texts } = this.#parts.language;
      const bar = toolbarView(slots, this.controls.slotOf(more), this.#hold, texts, hasButtons);
      this.#head = [this.#status.render(slots), bar];
    }
    return this.#head;
  }

  /** Keeps the browser from following a link around the element. A press on a form field or a summary keeps its own default action. */
  readonly #onClick = {
    capture: true,
    handleEvent: (event: MouseEvent): void => {
      this.narrator.isByKey = event.isTrusted && event.detail === 0;
      const target = event.target as Element;
      if (this.#isOurs(target) && !target.closest('label, input, summary')) event.preventDefault();
    },
  };

  /** Whether an element belongs to the game, and not to what the page has put on a sheet. */
  #isOurs(target: Element): boolean {
    return !this.#host.contains(target);
  }

  /** In a text that is edited, a press beside the cards would put the caret into the text, and keys would write there. */
  readonly #onMouseDown = (event: Event): void => {
    if (
      !this.#isOurs(event.target as Element) ||
      !this.#host.isContentEditable ||
      (event.target as Element).closest('button, [tabindex], dialog')
    )
      return;
    event.preventDefault();
    this.#board.focus();
  };
}
