import { describeLoss, type WinFacts } from '../../describe/endings.js';
import { inSentences } from '../../describe/names.js';
import type { Game } from '../../engine/play/game.js';
import type { SessionUpdate } from '../../play/session/game-session.js';
import type { Loss as Found } from '../../play/stage/message.js';
import type { Counted } from '../../play/storage/statistics.js';
import type { ControlSlot } from '../controls/control.js';
import type { Controls, SlotOf } from '../controls/controls.js';
import { isLocked, type Parts } from '../parts.js';
import type { LossStrip, WinSheet } from './ending.js';
import { lossOf } from './loss.js';
import { winOf } from './win.js';

type ResultParts = Pick<
  Parts,
  | 'page'
  | 'variant'
  | 'session'
  | 'stage'
  | 'answers'
  | 'advisor'
  | 'dealer'
  | 'daily'
  | 'attributes'
  | 'language'
  | 'screen'
  | 'announcer'
>;

/**
 * How a game has just ended, and what may come next. It takes nothing away from the page, and goes at once when the game goes on, or is
 * played again.
 */
export class ResultSheet {
  readonly #parts: ResultParts;
  readonly #controls: Controls;
  #isOpen = false;
  #win: Counted | undefined;
  /** Whether a search looks for the fewest moves of the win, or for how the game was lost; and its answer. */
  #isSought = false;
  #shortest: number | undefined;
  #found: Found | undefined;

  constructor(parts: ResultParts, controls: Controls) {
    this.#parts = parts;
    this.#controls = controls;
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
    this.#shortest = this.#found = undefined;
  }

  /**
   * All cards lie where the last move has brought them: the result comes, or comes again. It tells no more than the controls of the
   * page would.
   */
  open(): void {
    const { page, session } = this.#parts;
    const { wanted } = this.#controls;
    const isWon = session.game?.status === 'won';
    this.#isOpen = true;
    this.#isSought = wanted.has(isWon ? 'solution' : 'verdict') && !(isWon && session.past.assisted);
    if (this.#isSought) void this.#seek();
    if (isWon || !this.#isSought) this.#say('');
    page.changed();
  }

  /** Closes the sheet or strip. Returns whether there was one. */
  readonly close = (): boolean => {
    const wasOpen = this.#isOpen;
    this.#isOpen = false;
    this.#parts.page.changed();
    return wasOpen;
  };

  /**
   * The sheet after a win, or the strip after a loss, unless the line in its place has something to say, such as that the result was
   * copied. Nothing if the page shows no controls or disables play.
   */
  shown(slots: readonly ControlSlot[]): { readonly win?: WinSheet; readonly loss?: LossStrip } {
    const { session, stage, advisor } = this.#parts;
    const { game } = session;
    const isOver = game && game === stage.game && game.status !== 'playing';
    const isTold = game?.status === 'lost' && advisor.message?.about === 'text';
    if (!isOver || isTold || !this.#isOpen || isLocked(this.#parts) || slots.length === 0) return {};
    const slotOf: SlotOf = (wanted) => slots.find(({ name, press }) => name === wanted && press);
    return game.status === 'lost'
      ? { loss: lossOf(game, this.#parts, slotOf, this.#isSought, this.#found, this.close) }
      : { win: winOf(this.#winFacts(game), this.#parts, slotOf, this.close) };
  }

  #winFacts(game: Game): WinFacts {
    const { session, daily } = this.#parts;
    const { past } = session;
    const streak = past.day ? daily.streak : 0;
    const { showsTime } = this.#controls;
    return { game, past, win: this.#win, streak, showsTime, shortest: this.#shortest };
  }

  /** Announces something, and then the page's own words about the end. */
  #say(found: string): void {
    const text = inSentences([found, ...this.#parts.screen.ownWords(this.#parts.session.game!.status)]);
    if (text) this.#parts.announcer.add(text);
  }

  /** Finds out what the result adds later. A finding about a loss is announced once. */
  async #seek(): Promise<void> {
    const { page, session, answers, language } = this.#parts;
    const game = session.game!;
    if (game.status === 'won') {
      this.#shortest = await answers.shortestWin();
    } else {
      const found = await answers.loss();
      if (!found || !this.#isOpen) return;
      this.#found = found;
      this.#say(found === 'unknown' ? '' : describeLoss(game, found, language.texts).join('. '));
    }
    page.changed();
  }
}
