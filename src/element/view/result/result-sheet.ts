import { html, nothing, type ReactiveController } from 'lit';
import type { Board } from '../../../board/board.js';
import { untilTomorrow } from '../../../days/day.js';
import { describeLoss } from '../../../describe/loss.js';
import { inSentences } from '../../../describe/sentences.js';
import type { WinFacts } from '../../../describe/win.js';
import type { Game } from '../../../engine/play/game.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import type { SessionUpdate } from '../../../play/session/game-session.js';
import type { Counted } from '../../../play/storage/statistics.js';
import type { Loss } from '../../../play/stage/message.js';
import type { ControlSlot } from '../../controls/control.js';
import type { SlotOf } from '../../controls/slots.js';
import { keepInSight } from '../keep-in-sight.js';
import { lossEnding } from './loss-view.js';
import { resultView } from './result-view.js';
import { winEnding } from './win-view.js';

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
    this.#isOpen = !change && !!past.day && game.status === 'won';
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
    if (isWon || !this.#isSought) this.#say('');
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
    this.#hadFocus = !!(this.#host.renderRoot as ShadowRoot).activeElement?.closest(
      '.table, .result, .strip, .transport',
    );
  }

  /** A reader who plays by keys continues at the first button, and from there back on the table. Nothing else loses the focus. */
  hostUpdated(): void {
    const { activeElement } = this.#host.renderRoot as ShadowRoot;
    const sheet = this.#host.renderRoot.querySelector<HTMLElement>('.result');
    if (this.#hadFocus && (sheet !== this.#shown || !activeElement)) {
      if (sheet) sheet.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
      else this.#board.focus();
    }
    if (sheet && sheet !== this.#shown) keepInSight(sheet);
    this.#shown = sheet;
    if (sheet?.matches('.strip')) sheet.parentElement!.style.setProperty('--_strip', `${sheet.offsetHeight}px`);
    clearTimeout(this.#minute);
    // It tells how many minutes there are to the next deal.
    if (sheet && this.#parts.session.past.day) {
      this.#minute = window.setTimeout(() => this.#host.requestUpdate(), untilTomorrow() % MINUTE);
    }
  }

  hostDisconnected(): void {
    clearTimeout(this.#minute);
  }

  /** The sheet over the table after a win, and the strip above it after a loss. Nothing if the page shows no controls or disables play. */
  render(slots: readonly ControlSlot[], showsTime: boolean): { readonly sheet: unknown; readonly strip: unknown } {
    const { session, stage, language } = this.#parts;
    const { game } = session;
    const isOver = game && game === stage.game && game.status !== 'playing';
    if (!isOver || !this.#isOpen || this.#host.disabled || slots.length === 0)
      return { sheet: nothing, strip: nothing };
    const slotOf: SlotOf = (wanted) => slots.find(({ name, press }) => name === wanted && press);
    if (game.status === 'lost') {
      const ending = lossEnding(game, this.#parts, slotOf, this.#isSought, this.#loss);
      return { sheet: nothing, strip: resultView(ending, 'strip', 'lost', this.close, this.#onKey, language.lang) };
    }
    const ending = winEnding(this.#winFacts(game, showsTime), this.#parts, slotOf);
    const lowest = this.#board.lowestIn(game.deal.rules.piles.foundations);
    const sheet = html`<div class="over" .style=${`--_lowest:${lowest}px`}>
      ${resultView(ending, 'panel', 'won', this.close, this.#onKey, language.lang)}
    </div>`;
    return { sheet, strip: nothing };
  }

  /** Keys of the table, unless they are meant for what the page has put there. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (!this.#host.contains(event.target as Node)) this.#board.keyboard.handleEvent(event);
  };

  #winFacts(game: Game, showsTime: boolean): WinFacts {
    const { session, daily } = this.#parts;
    const { past } = session;
    const streak = past.day ? daily.streak : 0;
    return { game, past, win: this.#win, streak, showsTime, shortest: this.#shortest };
  }

  /** Says something to the ear, and then what the page has put on the sheet. */
  #say(found: string): void {
    const { session, view } = this.#parts;
    const own = this.#host.querySelectorAll<HTMLElement>(`:scope > [slot=${session.game!.status}]`);
    const text = inSentences([found, ...[...own].map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '))]);
    if (text) view?.notify({ about: 'text', text }, false);
  }

  /** Finds out what the sheet adds later. A finding about a loss is announced once. */
  async #seek(): Promise<void> {
    const { session, answers, language } = this.#parts;
    const game = session.game!;
    if (game.status === 'won') {
      this.#shortest = await answers.shortestWin();
    } else {
      const loss = await answers.loss();
      if (!loss || !this.#isOpen) return;
      this.#loss = loss;
      this.#say(loss === 'unknown' ? '' : describeLoss(game, loss, language.texts).join('. '));
    }
    this.#host.requestUpdate();
  }
}
