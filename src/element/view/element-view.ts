import { html, nothing, type TemplateResult } from 'lit';
import { Board } from '../../board/board.js';
import type { GameParts } from '../../show/parts.js';
import { Show, type Shown } from '../../show/show.js';
import type { Follower } from '../../play/play.js';
import type { Host } from '../attributes.js';
import type { ElementScreen } from '../element-screen.js';
import { lessonView, lossView, winView } from './ending/ending-views.js';
import { ResultFocus } from './ending/result-focus.js';
import { leadByArrow } from './line/arrows.js';
import { lineTime, lineView } from './line/line-view.js';
import { isAtLowerEdge, ToolbarView } from './line/toolbar-view.js';
import { PanelView } from './panels/panel-view.js';
import { saidView } from './widgets/text.js';

const onKey = (event: KeyboardEvent): void => {
  // Enter that is held down presses a button once, as any key does on the table.
  if (event.repeat && event.key === 'Enter') event.preventDefault();
  leadByArrow(event);
};

/** Draws what is shown: the board, the line above it, the controls and a panel. */
export class ElementView {
  readonly #host: Host;
  readonly #parts: GameParts;
  readonly show: Show;
  readonly #board: Board;
  readonly #toolbar = new ToolbarView();
  readonly #panel: PanelView;
  readonly #result: ResultFocus;
  readonly #showTime: () => void;
  /** What is around the table, as it was drawn last. */
  #shown: Shown | undefined;

  constructor(host: Host, parts: GameParts, screen: ElementScreen) {
    this.#host = host;
    this.#parts = parts;
    let board!: Board;
    this.show = new Show(parts, screen, (listener) => (board = new Board(host, parts.variant, listener)));
    this.#board = board;
    this.#panel = new PanelView(host);
    this.#result = new ResultFocus(host, () => board.focus());
    this.#showTime = lineTime(
      () => host.renderRoot,
      () => this.show.time,
    );
    // The board comes first. The sheet takes the focus from it.
    host.addController(this);
  }

  /** Gives the focus to the table. */
  focus(): void {
    this.#board.focus();
  }

  readonly follow: Follower = (update, win) => this.show.follow(update, win, this.#host.hasUpdated);

  hostUpdate(): void {
    this.show.update();
    this.#panel.update();
    this.#result.update();
  }

  hostUpdated(): void {
    this.#panel.updated();
    this.#result.updated(!!this.#shown?.win?.next);
    this.#showTime();
  }

  hostDisconnected(): void {
    // The browser closes a modal dialog that leaves the page.
    this.show.disconnected();
    this.#result.disconnected();
  }

  render(): TemplateResult {
    const { settings, language } = this.#parts;
    const { lang } = language;
    const { table } = this.show;
    // The board finds out where the controls have room, and whether a card can still be lifted.
    const board = this.#board.render(table);
    const shown = (this.#shown = this.show.around);
    const { line, bar } = shown;
    const toolbar = this.#toolbar.render(bar, this.#board.isDrawn || table.isHeightGiven);
    const hasRail = this.#board.isLow && !!shown.bar;
    // Whoever goes through the element comes to the bar where it is seen: before the table, or after it.
    const isStripLast = !hasRail && table.isHeightGiven && isAtLowerEdge(this.#host);
    const isBarLast = hasRail || isStripLast;
    const strip = this.#stripView(shown);
    // No white space around the frame: it would be a line of text where a page's rules keep white space.
    return html`<div
      class="frame"
      part="frame"
      lang=${lang ?? nothing}
      data-felt=${settings.settings.felt}
      ?data-rail=${hasRail}
      .style=${this.#board.style}
      @mousedown=${this.#onMouseDown}
      @click=${this.#onClick}
      @keydown=${onKey}
    >
      ${isStripLast ? nothing : strip} ${isBarLast ? nothing : toolbar} ${lineView(line)} ${board}
      ${this.#sheetView(shown)} ${saidView(shown.said)} ${isStripLast ? strip : nothing}
      ${isBarLast ? toolbar : nothing} ${this.#panel.render(shown.panel, shown.said, language)}
    </div>`;
  }

  #stripView({ loss, lesson }: Shown): unknown {
    const { language } = this.#parts;
    return loss ? lossView(loss, this.#onResultKey, language) : lesson ? lessonView(lesson, language) : nothing;
  }

  #sheetView({ win }: Shown): unknown {
    if (!win) return nothing;
    const { variant, language } = this.#parts;
    const lowest = this.#board.lowestIn(variant.piles.foundations);
    return html`<div class="over" .style=${`--_lowest:${lowest}px`}>${winView(win, this.#onResultKey, language)}</div>`;
  }

  /** Keys of the table, unless they are meant for what the page has put on a sheet. */
  readonly #onResultKey = (event: KeyboardEvent): void => {
    if (this.#isOurs(event.target as Element)) this.#board.keyboard.handleEvent(event);
  };

  /** Keeps the browser from following a link around the element. A press on a form field or a summary keeps its own default action. */
  readonly #onClick = {
    capture: true,
    handleEvent: (event: MouseEvent): void => {
      this.show.narrator.isByKey = event.isTrusted && event.detail === 0;
      const target = event.target as Element;
      if (this.#isOurs(target) && !target.closest('label, input, summary')) event.preventDefault();
    },
  };

  /** Whether an element is part of the game, and not content that the page has put on a sheet. */
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
