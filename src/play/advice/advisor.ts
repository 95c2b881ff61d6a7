import { type Action, runLength, sourcesOf } from '../../engine/model/action.js';
import { REASONS, type Unkept } from '../session/played-game.js';
import type { Card } from '../../engine/model/card.js';
import type { Position } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import { type Page, whenRemoved } from '../page.js';
import type { GameSession, SessionUpdate } from '../session/game-session.js';
import { hasRedeal, type Message, type Prognosis } from '../stage/message.js';
import { exampleOf, lessonOf, solutionOf } from '../stage/shown-line.js';
import type { Stage, StageListener } from '../stage/stage.js';
import type { Answers, Find } from './answers.js';
import { LineOutlook } from './line-outlook.js';

/** After so many milliseconds, the message says that an answer is being searched for. */
const SLOW = 500;

interface AdvisorParts {
  readonly answers: Answers;
  readonly session: GameSession;
  readonly stage: Stage;
}

/** The cards that an action is about. For a run, only its bottom card. */
const movedBy = (action: Action, { piles }: Position): readonly (Card | undefined)[] =>
  action.type === 'lift'
    ? [piles[action.from]![action.index]]
    : sourcesOf(action).map((pile) => piles[pile]!.at(-runLength(action)));

/** Tells the reader what is found out about the game in play, until its position changes. */
export class Advisor {
  readonly #page: Page;
  readonly #parts: AdvisorParts;
  readonly #listener: () => StageListener | undefined;
  /** What is found out of a line that is gone along. */
  readonly outlook: LineOutlook;
  #message: Message | undefined;
  /** Whether the page asks for a verdict after each move. */
  #isAssisting = false;
  /** The game that was on the table last, and after how many of its moves it was first proved lost. */
  #game: Game | undefined;
  #lostAfter = Infinity;

  /** @param listener finds what announces messages. There is none before the table is shown. */
  constructor(page: Page, parts: AdvisorParts, listener: () => StageListener | undefined) {
    this.#page = page;
    this.#parts = parts;
    this.#listener = listener;
    this.outlook = new LineOutlook(page, parts.answers.verdicts);
  }

  /** The message shown now. */
  get message(): Message | undefined {
    return this.#message;
  }

  /** What the reader knows of how the game can end. */
  get prognosis(): Prognosis | undefined {
    if (this.isLost) return 'lost';
    return this.#message?.about === 'verdict' ? this.#message.prognosis : undefined;
  }

  /** Whether the reader knows that the game can no longer be won, though it may have been winnable once. */
  get isLost(): boolean {
    const message = this.#message;
    const { game } = this.#parts.session;
    const { moveCount = 0, status } = game ?? {};
    const isTold = message?.about === 'verdict' && message.prognosis === 'lost';
    const isProved = moveCount >= this.#lostAfter && !hasRedeal(game!.position);
    return moveCount > 0 && (isTold || status === 'lost' || isProved);
  }

  connected(): void {
    void this.#assist();
  }

  disconnected(): void {
    whenRemoved(this.#page, () => {
      this.#parts.answers.abort();
      this.outlook.stop();
      this.#show(undefined);
    });
  }

  /** @param isAssisting whether the page asks for a verdict after each move. */
  update(isAssisting: boolean): void {
    const wasAssisting = this.#isAssisting;
    this.#isAssisting = isAssisting;
    if (isAssisting && !wasAssisting) void this.#assist();
    const prognosis = this.outlook.news(this.#parts.stage.line);
    if (prognosis) this.#listener()?.notify({ about: 'verdict', prognosis });
  }

  /** Tells the reader something of any kind. */
  showMessage(text: string): void {
    this.#show({ about: 'text', text });
  }

  /** Tells the reader why the game can't be kept. */
  showUnkept(about: Unkept): void {
    this.#show({ about });
  }

  /** Removes the message. */
  clear(): void {
    this.#show(undefined);
  }

  /** Removes a message that only this visit needs. Findings stay. */
  clearMessage(): void {
    const { about } = this.#message ?? {};
    if (about === 'text' || REASONS.some((why) => why === about)) this.#show(undefined);
  }

  /** The action that the reader is advised to play, if any. */
  get advice(): Action | undefined {
    return this.#message?.about === 'hint' ? (this.#message.action ?? undefined) : undefined;
  }

  /** A card was picked up: advice about others is no longer of interest. */
  pickedUp(card: Card): void {
    const { advice } = this;
    const { game } = this.#parts.session;
    if (advice && game && !movedBy(advice, game.position).includes(card)) this.#show(undefined);
  }

  /**
   * Plays a good move as an example and takes it back, then points it out.
   *
   * @param begins is called first with the move.
   * @param isWanted whether it still is to be pointed out then.
   */
  async showExample(begins: (action: Action) => void, isWanted: () => boolean): Promise<void> {
    const { answers, stage, session } = this.#parts;
    const action = await answers.hint();
    if (!action) return;
    begins(action);
    await stage.show(exampleOf(session.game!, action), true);
    if (isWanted()) this.#show({ about: 'hint', action });
  }

  showHint(): Promise<boolean> {
    const { answers, session } = this.#parts;
    return this.#showFound(async () => {
      const action = await answers.hint();
      if (action) session.mark('hint');
      // That no action helps is said only of a game that is lost.
      const isOpen = !action && (await answers.winnable()) === 'unknown';
      return isOpen ? { about: 'verdict', prognosis: 'unknown' } : { about: 'hint', action };
    });
  }

  showVerdict(): Promise<boolean> {
    return this.#showFound(this.#parts.answers.prognosisOf);
  }

  /** Plays a win on the table, move by move; without one, says how the game stands. */
  async showSolution(): Promise<void> {
    const { answers, stage, session } = this.#parts;
    let solution: readonly Action[] = [];
    const isWanted = await this.#showFound(async (...now) => {
      solution = (await answers.verdicts.of(...now)).actions;
      return solution.length > 0 ? undefined : answers.prognosisOf(...now);
    });
    if (isWanted && solution.length > 0) void stage.show(solutionOf(session, solution), true);
  }

  /** Takes the game back to where it could last be won. Names the move that lost it, if known, and one that doesn't. */
  async showLesson(): Promise<void> {
    const { answers, stage, session } = this.#parts;
    let found: { after: number; isSure: boolean } | undefined;
    await this.#showFound(async (...now) => {
      found = await answers.verdicts.lastWinnable(...now);
      return answers.prognosisOf(...now);
    });
    if (!found || this.#message?.about !== 'verdict') return;
    const { after, isSure } = found;
    const action = this.#undoTo(after);
    const better = answers.verdicts.known(session.game!, after)?.actions[0];
    void stage.show(lessonOf(session, isSure ? action : undefined, better), false);
    if (!isSure) this.#show({ about: 'verdict', prognosis: 'winnable' });
  }

  /** Takes the game back to where it can be won, after so many of its moves, and says so. A lesson tells more there. */
  goBack(after: number): void {
    this.#undoTo(after);
    if (!this.#parts.stage.line) this.#show({ about: 'verdict', prognosis: 'winnable' });
  }

  /** Every search ends with the position it is about. So does the message, except while a solution goes on. */
  follow({ game, by }: SessionUpdate): void {
    this.#parts.answers.abort();
    if (by !== 'solution') this.#show(undefined);
    if (game !== this.#game || game.moveCount < this.#lostAfter) this.#lostAfter = Infinity;
    this.#game = game;
    if (by !== 'solution') void this.#assist();
  }

  /** Returns the action that was undone last. */
  #undoTo(after: number): Action | undefined {
    const { session } = this.#parts;
    session.lookBack();
    let action: Action | undefined;
    while (session.game!.moveCount > after) {
      action = session.game!.lastAction;
      session.step('undo', 'player');
    }
    return action;
  }

  /** With `assist`: finds out whether the game can still be won, and fires when it is lost. */
  async #assist(): Promise<void> {
    const { answers, session, stage } = this.#parts;
    const { game } = session;
    if (!this.#isAssisting || game?.status !== 'playing') return;
    const { signal } = answers;
    const found = await answers.ask(undefined, async (...now) => {
      const verdict = await answers.prognosisOf(...now);
      await stage.uncovered;
      return verdict;
    });
    // A move may come just after it is found.
    if (!found || signal.aborted || !this.#isAssisting) return;
    this.#show(this.#message ?? found, false);
    if (found.prognosis === 'winnable' || found.prognosis === 'unknown') return;
    if (this.#lostAfter === Infinity) session.fireUnwinnable();
    this.#lostAfter = Math.min(this.#lostAfter, game.moveCount);
  }

  #show(message: Message | undefined, isAsked = true): void {
    if (message === this.#message) return;
    if (message && message.about !== 'thinking') this.#listener()?.notify(message, isAsked);
    this.#message = message;
    this.#page.changed();
  }

  /** Shows what is found out, and meanwhile that it is being found out. Returns whether that was still wanted. */
  async #showFound(find: Find<Message | undefined>): Promise<boolean> {
    const thinking: Message = { about: 'thinking' };
    this.#parts.stage.stop();
    this.#show(thinking);
    const stopTimer = this.#page.after(SLOW, () => {
      if (this.#message === thinking) this.#listener()?.notify(thinking);
    });
    const found = await this.#parts.answers.ask(undefined, find);
    stopTimer();
    const isWanted = this.#message === thinking;
    if (isWanted) this.#show(found);
    return isWanted;
  }
}
