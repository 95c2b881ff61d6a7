import { type Action, runLength, sourcesOf } from '../../engine/model/action.js';
import type { Card } from '../../engine/model/card.js';
import type { Position } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import { MAX_MOVES } from '../../engine/play/game-record.js';
import { searchOf } from '../../games/variant/defaults.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Verdict } from '../../solver/search.js';
import { afterOthers } from '../../solver/time-slice.js';
import { type Page, reportUnlessAborted, whenRemoved } from '../page.js';
import type { GameSession, SessionUpdate } from '../session/game-session.js';
import type { Loss, Message, Prognosis } from '../stage/message.js';
import { lessonOf, type ShownLine, solutionOf } from '../stage/shown-line.js';
import type { Stage, StageListener } from '../stage/stage.js';
import { sensibleAction } from './sensible-action.js';
import { Outlook } from './outlook.js';
import { shortestWin } from './shortest-win.js';
import { VerdictCache } from './verdict-cache.js';

/** After how many milliseconds the reader hears that an answer is being searched for. */
const SLOW = 500;

type Find<T> = (game: Game, signal: AbortSignal) => Promise<T>;

interface AdvisorParts {
  readonly variant: Variant;
  readonly session: GameSession;
  readonly stage: Stage;
}

/** The cards that an action is about. Of a run it is the bottom one. */
const movedBy = (action: Action, { piles }: Position): readonly (Card | undefined)[] =>
  action.type === 'lift'
    ? [piles[action.from]![action.index]]
    : sourcesOf(action).map((pile) => piles[pile]!.at(-runLength(action)));

/** Answers questions about the game in play. Every search ends when the position changes or the element leaves. */
export class Advisor {
  readonly #page: Page;
  readonly #parts: AdvisorParts;
  readonly #listener: () => StageListener | undefined;
  readonly #verdicts: VerdictCache;
  #message: Message | undefined;
  #control = new AbortController();
  /** Whether the page asks for a verdict after each move. */
  #isAssisting = false;
  /** The line that is shown, what is found out of it, and the step of which the reader has heard last. */
  #shown:
    | { readonly line: ShownLine; readonly outlook: Outlook; readonly control: AbortController; heard: number }
    | undefined;
  /** The game that was on the table last, and after how many of its moves it was first proved lost. */
  #game: Game | undefined;
  #lostAfter = Infinity;

  /** @param listener finds what hears of messages. There is none before the table is shown. */
  constructor(page: Page, parts: AdvisorParts, listener: () => StageListener | undefined) {
    this.#page = page;
    this.#parts = parts;
    this.#listener = listener;
    this.#verdicts = new VerdictCache(searchOf(parts.variant));
  }

  /** What the reader is told now. */
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
    const { moveCount = 0, status } = this.#parts.session.game ?? {};
    const isTold = message?.about === 'verdict' && message.prognosis === 'lost';
    return moveCount > 0 && (isTold || status === 'lost' || moveCount >= this.#lostAfter);
  }

  connected(): void {
    void this.#assist();
  }

  disconnected(): void {
    whenRemoved(this.#page, () => {
      this.#abort();
      this.#shown?.control.abort();
      this.#show(undefined);
    });
  }

  /** @param isAssisting whether the page asks for a verdict after each move. */
  update(isAssisting: boolean): void {
    const wasAssisting = this.#isAssisting;
    this.#isAssisting = isAssisting;
    if (isAssisting && !wasAssisting) void this.#assist();
    this.#tellOutlook();
  }

  /** What is found out of a line on the table. That is searched for from when it is first asked for until the line is left. */
  outlook(line: ShownLine): Outlook {
    if (this.#shown?.line !== line) {
      const control = new AbortController();
      const outlook = new Outlook(line.game);
      // A solution has yet to make its moves. They win.
      if (line.about === 'solution') outlook.winnable = line.last;
      this.#shown = { line, outlook, control, heard: line.game.moveCount };
      const find = () => outlook.find(this.#verdicts, control.signal, () => this.#page.changed());
      afterOthers().then(find).catch(reportUnlessAborted(this.#page));
    }
    return this.#shown.outlook;
  }

  /** A good action; `null` if there is none, or the position changes before one is found. */
  hint(): Promise<Action | null> {
    return this.#ask(null, async (game, signal) => {
      if (!game.canPlay) return null;
      const { actions } = await this.#verdicts.of(game, signal);
      return actions[0] ?? (await sensibleAction(game, signal)) ?? null;
    });
  }

  /** Whether the game can still be won. */
  winnable(): Promise<Verdict> {
    return this.#ask('unknown', async (...now) => (await this.#verdicts.of(...now)).verdict);
  }

  /** Whether the deal on the table can be won, as far as that was found out. */
  get deal(): Verdict | undefined {
    const { game } = this.#parts.session;
    return game && this.#verdicts.known(game, 0)?.verdict;
  }

  /** Finds out whether the deal on the table can be won. */
  async askOfDeal(): Promise<void> {
    await this.#ask(undefined, (...now) => this.#verdicts.of(...now, 0));
    this.#page.changed();
  }

  /** The actions that win from here, or `null`. */
  solution(): Promise<readonly Action[] | null> {
    return this.#ask(null, async (game, signal) => {
      const { verdict, actions } = await this.#verdicts.of(game, signal);
      const hasRoom = game.moveCount + actions.length <= MAX_MOVES;
      return verdict === 'winnable' && hasRoom ? actions : null;
    });
  }

  /** Whether and until when a lost game could be won; `undefined` where the position changes before that is found out. */
  loss(): Promise<Loss | undefined> {
    return this.#ask(undefined, (...now) => this.#verdicts.loss(...now));
  }

  /** How many moves would have won a game that was won; `undefined` where it goes before that is found out. */
  shortestWin(): Promise<number | undefined> {
    return this.#ask(undefined, (...now) => shortestWin(searchOf(this.#parts.variant), ...now));
  }

  /** Tells the reader something of any kind. */
  showMessage(text: string): void {
    this.#show({ about: 'text', text });
  }

  /** Tells the reader that the game can't be kept. */
  showUnkept(): void {
    this.#show({ about: 'unkept' });
  }

  /** Takes back what only this visit was told. What the advisor has found out stays. */
  clearMessage(): void {
    const { about } = this.#message ?? {};
    if (about === 'text' || about === 'unkept') this.#show(undefined);
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

  showHint(): Promise<boolean> {
    return this.#showFound(async () => {
      const action = await this.hint();
      if (action) this.#parts.session.mark('hint');
      // That no action helps is said only of a game that is lost.
      const isOpen = !action && (await this.winnable()) === 'unknown';
      return isOpen ? { about: 'verdict', prognosis: 'unknown' } : { about: 'hint', action };
    });
  }

  showVerdict(): Promise<boolean> {
    return this.#showFound(this.#verdict);
  }

  /** Plays a win on the table, move by move; without one, says how the game stands. */
  async showSolution(): Promise<void> {
    const { stage, session } = this.#parts;
    let solution: readonly Action[] = [];
    const isWanted = await this.#showFound(async (...now) => {
      solution = (await this.#verdicts.of(...now)).actions;
      return solution.length > 0 ? undefined : this.#verdict(...now);
    });
    if (isWanted && solution.length > 0) void stage.show(solutionOf(session, solution), true);
  }

  /** Takes the game back to where it could last be won, and points out the move that lost it, where that is known. */
  async showLesson(): Promise<void> {
    const { stage, session } = this.#parts;
    let found: { after: number; isSure: boolean } | undefined;
    await this.#showFound(async (...now) => {
      found = await this.#verdicts.lastWinnable(...now);
      return this.#verdict(...now);
    });
    if (!found || this.#message?.about !== 'verdict') return;
    const { after, isSure } = found;
    const action = this.#undoTo(after);
    void stage.show(lessonOf(session, isSure ? action : undefined), false);
    if (!isSure) this.#show({ about: 'verdict', prognosis: 'winnable' });
  }

  /** Takes the game back to where it can be won, after so many of its moves, and says so. A lesson tells more there. */
  goBack(after: number): void {
    this.#undoTo(after);
    if (!this.#parts.stage.line) this.#show({ about: 'verdict', prognosis: 'winnable' });
  }

  /** Every search ends with the position it is about. What is told ends too, but for a solution that goes on. */
  follow({ game, by }: SessionUpdate): void {
    this.#abort();
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

  /** Says how the game stands where the reader comes to another part of the line. */
  #tellOutlook(): void {
    const shown = this.#shown;
    if (!shown) return;
    const { line, outlook, control, heard } = shown;
    if (line !== this.#parts.stage.line) {
      this.#shown = undefined;
      return control.abort();
    }
    const prognosis = outlook.of((shown.heard = line.game.moveCount));
    if (prognosis && prognosis !== outlook.of(heard)) this.#listener()?.told({ about: 'verdict', prognosis });
  }

  #abort(): void {
    this.#control.abort();
    this.#control = new AbortController();
  }

  /** With `assist`: finds out whether the game can still be won, and fires when it is lost. */
  async #assist(): Promise<void> {
    const { session, stage } = this.#parts;
    const { game } = session;
    if (!this.#isAssisting || game?.status !== 'playing') return;
    const found = await this.#ask(undefined, async (...now) => {
      const verdict = await this.#verdict(...now);
      await stage.uncovered;
      return verdict;
    });
    if (!found || !this.#isAssisting) return;
    this.#show(this.#message ?? found, false);
    if (found.prognosis === 'winnable' || found.prognosis === 'unknown') return;
    if (this.#lostAfter === Infinity) session.fireUnwinnable();
    this.#lostAfter = Math.min(this.#lostAfter, game.moveCount);
  }

  #verdict = async (game: Game, signal: AbortSignal): Promise<Message & { about: 'verdict' }> => {
    const { verdict } = await this.#verdicts.of(game, signal);
    if (verdict !== 'unwinnable') return { about: 'verdict', prognosis: verdict };
    const { verdict: dealt } = await this.#verdicts.of(game, signal, 0);
    return { about: 'verdict', prognosis: dealt === 'unwinnable' ? 'never' : 'lost' };
  };

  #show(message: Message | undefined, isAsked = true): void {
    if (message === this.#message) return;
    if (message && message.about !== 'thinking') this.#listener()?.told(message, isAsked);
    this.#message = message;
    this.#page.changed();
  }

  /** Shows what is found out, and meanwhile that it is being found out. Returns whether that was still wanted. */
  async #showFound(find: Find<Message | undefined>): Promise<boolean> {
    const thinking: Message = { about: 'thinking' };
    this.#parts.stage.stop();
    this.#show(thinking);
    const stopTimer = this.#page.after(SLOW, () => {
      if (this.#message === thinking) this.#listener()?.told(thinking);
    });
    const found = await this.#ask(undefined, find);
    stopTimer();
    const isWanted = this.#message === thinking;
    if (isWanted) this.#show(found);
    return isWanted;
  }

  /** What is found out about the present position; `otherwise` where that changes meanwhile, or there is none. */
  async #ask<T, None>(otherwise: None, find: Find<T>): Promise<T | None> {
    const { signal } = this.#control;
    const { game } = this.#parts.session;
    if (!game) return otherwise;
    try {
      const found = await find(game, signal);
      return signal.aborted ? otherwise : found;
    } catch (error) {
      if (signal.aborted) return otherwise;
      throw error;
    }
  }
}
