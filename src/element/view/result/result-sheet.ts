import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Board } from '../../../board/board.js';
import { untilTomorrow } from '../../../days/day.js';
import { describeLoss } from '../../../describe/loss.js';
import type { WinFacts } from '../../../describe/win.js';
import type { Game } from '../../../engine/play/game.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import type { SessionUpdate } from '../../../play/session/game-session.js';
import type { Counted } from '../../../play/storage/statistics.js';
import type { Loss } from '../../../play/stage/message.js';
import type { ControlSlot } from '../../controls/control.js';
import type { SlotOf } from '../../controls/slots.js';
import { lossEnding } from './loss-view.js';
import { resultView } from './result-view.js';
import { suitsView, winEnding } from './win-view.js';

type ResultParts = Pick<
  Parts,
  'variant' | 'session' | 'stage' | 'answers' | 'advisor' | 'dealer' | 'daily' | 'language' | 'view'
>;

/** In milliseconds. */
const MINUTE = 60_000;

/**
 * The sheet over the table that tells how a game has just ended, and what may come next. It takes nothing away from the page, and goes at
 * once when the game goes on, or is played again.
 */
export class ResultSheet implements ReactiveController {
  readonly #host: Host;
  readonly #parts: ResultParts;
  readonly #board: Board;
  #isOpen = false;
  /** Whether it tells of a win on an earlier visit. */
  #isEarlier = false;
  #minute = 0;
  #win: Counted | undefined;
  /** Whether it is found out how many moves would have won, or how the game was lost; and the answer, once it is there. */
  #isSought = false;
  #shortest: number | undefined;
  #loss: Loss | undefined;
  /** What was shown last, and whether table or sheet had the focus before this update. */
  #shown: Element | null = null;
  #hadFocus = false;

  constructor(host: Host, parts: ResultParts, board: Board) {
    this.#host = host;
    this.#parts = parts;
    this.#board = board;
  }

  /**
   * A day's game that was won before is back as it was left: with its sheet.
   *
   * @param win what the win of the game has changed in the statistics, if it is counted.
   */
  follow({ game, past, change }: SessionUpdate, win: Counted | undefined): void {
    this.#isEarlier = !change && !!past.day && game.status === 'won';
    this.#isOpen = this.#isEarlier;
    this.#isSought = false;
    this.#win = win;
    this.#shortest = this.#loss = undefined;
  }

  /**
   * All cards lie where the last move has brought them: the sheet comes, or comes again.
   *
   * @param wanted the controls of the page. The sheet tells no more than these would.
   */
  open(wanted: ReadonlySet<string>): void {
    const { session } = this.#parts;
    const isWon = session.game?.status === 'won';
    this.#isOpen = true;
    this.#isSought = wanted.has(isWon ? 'solution' : 'verdict') && !(isWon && session.past.assisted);
    if (this.#isSought) void this.#seek();
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
      if (sheet) sheet.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
      else this.#board.focus();
    }
    this.#shown = sheet;
    clearTimeout(this.#minute);
    // It tells how many minutes there are to the next deal.
    if (sheet && this.#parts.session.past.day) {
      this.#minute = window.setTimeout(() => this.#host.requestUpdate(), untilTomorrow() % MINUTE);
    }
  }

  hostDisconnected(): void {
    clearTimeout(this.#minute);
  }

  /** Nothing, where the page shows no controls, or lets nobody play. */
  render(slots: readonly ControlSlot[], showsTime: boolean): TemplateResult | typeof nothing {
    const { session, stage, language } = this.#parts;
    const { game } = session;
    const isOver = game && game === stage.game && game.status !== 'playing';
    if (!isOver || !this.#isOpen || this.#host.disabled || slots.length === 0) return nothing;
    const slotOf: SlotOf = (wanted) => slots.find(({ name, press }) => name === wanted && press);
    const isWon = game.status === 'won';
    const ending = isWon
      ? winEnding(this.#winFacts(game, showsTime), this.#parts, slotOf, this.#isSought)
      : lossEnding(game, this.#parts, slotOf, this.#isSought, this.#loss);
    const { all, foundations } = game.deal.rules.piles;
    const seen = isWon ? foundations : [...all.keys()];
    // English texts read from the left, on any page.
    return html`<div
      class="over"
      dir=${language.lang ? 'ltr' : nothing}
      ?data-lost=${!isWon}
      .style=${`--_lowest:${this.#board.lowestIn(seen)}px`}
      @keydown=${this.#board.keyboard}
    >
      ${resultView(ending, isWon ? suitsView() : undefined, this.close)}
    </div>`;
  }

  #winFacts(game: Game, showsTime: boolean): WinFacts {
    const { session, daily } = this.#parts;
    const { past } = session;
    const streak = past.day ? daily.streak : 0;
    return { game, past, win: this.#win, streak, showsTime, isEarlier: this.#isEarlier, shortest: this.#shortest };
  }

  /** Finds out what the sheet tells later. It is said once, if it is about a loss. */
  async #seek(): Promise<void> {
    const { session, answers, language, view } = this.#parts;
    const game = session.game!;
    if (game.status === 'won') {
      this.#shortest = await answers.shortestWin();
    } else {
      const loss = await answers.loss();
      if (!loss || !this.#isOpen) return;
      this.#loss = loss;
      const text = describeLoss(game, loss, language.texts).join('. ');
      if (loss !== 'unknown') view?.notify({ about: 'text', text }, false);
    }
    this.#host.requestUpdate();
  }
}
