import type { Action } from '../../engine/model/action.js';
import { type Move, moveOf } from '../../engine/model/move.js';
import type { Game } from '../../engine/play/game.js';
import { type Difficulty, gradeNamed } from '../../solver/grade/grade.js';
import type { By, DealDetail, SolitaireEventName } from '../events.js';
import type { CommonDetail, EventDetail, Page } from '../page.js';
import { safeMoves } from './cards-home.js';
import type { Change } from './change.js';
import { Clock } from './clock.js';
import { type Mark, withMark } from './marks.js';
import { isBegun, NO_FACTS, type GameFacts, type PlayedGame } from './played-game.js';

/** What has happened to the game in play. */
export interface SessionUpdate {
  readonly game: Game;
  readonly by: By;
  /** What is known of the game besides its moves. */
  readonly past: GameFacts;
  /** `undefined`: another game is in play. */
  readonly change: Change | undefined;
  /** Whether this is the first move the player makes in this game. */
  readonly isFirstMove: boolean;
}

/** What keeps the reader from a game: a replay in its place, a panel over it, or that the page was scrolled away from it. */
export type Pause = 'replay' | 'panel' | 'scroll';

/** The game in play. It makes each change, times it, announces it once, and fires its event when it is rendered. */
export class GameSession {
  readonly clock: Clock;
  readonly #page: Page;
  readonly #follow: (update: SessionUpdate) => void;
  readonly #name: () => number;
  #game: Game | undefined;
  #leftGame: PlayedGame | null | undefined = null;
  /** What is known of the game besides its moves and its time. */
  #facts: Omit<GameFacts, 'elapsed'> = NO_FACTS;
  /** The last one is the next to be brought back. */
  #others: readonly PlayedGame[] = [];
  /** Whether the reader looks back from the end of the game. */
  #looksBack = false;
  readonly #pauses = new Set<Pause>();

  /**
   * @param follow is called with each change at once. The event follows once the change is shown.
   * @param name returns a name for a game that the player begins now: a time that no other game has.
   */
  constructor(page: Page, follow: (update: SessionUpdate) => void, name: () => number) {
    this.#page = page;
    this.#follow = follow;
    this.#name = name;
    this.clock = new Clock(page);
  }

  /** `undefined` before the first deal. */
  get game(): Game | undefined {
    return this.#game;
  }

  /** The game that was left for another deal. `null`: none was left yet; `undefined`: it was brought back. */
  get leftGame(): PlayedGame | null | undefined {
    return this.#leftGame;
  }

  /** The line of the game that can be brought back, if it has any other than the one in play. */
  get otherLine(): PlayedGame | undefined {
    return this.#others.at(-1);
  }

  /** A game of an earlier visit was left, and may be brought back. */
  leave(played: PlayedGame): void {
    this.#leftGame ??= played;
  }

  /** What was left is deleted. Other lines of the game in play stay. */
  forget(): void {
    this.#leftGame = undefined;
  }

  /** What is known of the game in play besides its moves. */
  get past(): GameFacts {
    return { ...this.#facts, elapsed: this.clock.elapsed };
  }

  /** Begins or ends something that keeps the reader from the game. Meanwhile its time stands still. */
  pause(by: Pause, isPaused: boolean): void {
    if (isPaused === this.#pauses.has(by)) return;
    this.#pauses[isPaused ? 'add' : 'delete'](by);
    this.runClock();
  }

  /**
   * Puts a game in play. A game that was being played is kept, to be brought back. Fulfilled once `deal` was fired.
   *
   * @param others further lines of the game. One that is brought back has the others, and the one that was in play.
   * @param isGraded whether a grade was asked for, and `deal` gives it.
   */
  begin(
    game: Game,
    by: By,
    past: GameFacts = NO_FACTS,
    others: readonly PlayedGame[] = [],
    isGraded = false,
  ): Promise<void> {
    const before = this.#game && { game: this.#game, ...this.past };
    const rest = this.#others.filter((line) => line.game !== game);
    if (before && rest.length < this.#others.length) {
      others = [before, ...rest];
      // Time and help are the game's, whichever line they went into. It is won once.
      if (game.status !== 'won') {
        past = { ...before, day: past.day, assisted: before.assisted || before.game.status === 'won' };
      }
    }
    const left = this.#leftGame;
    if (left && (game === left.game || (past.begunAt && past.begunAt === left.begunAt))) this.#leftGame = undefined;
    const isLeft = before && !others.some((line) => line.game === before.game);
    if (isLeft && before.game.moveCount > 0 && before.game.status !== 'won') this.#leftGame = before;
    const { elapsed, assisted, counted, begunAt, day, entered, difficulty, marks } = past;
    this.#others = others;
    this.#looksBack = false;
    this.#game = game;
    this.clock.elapsed = elapsed;
    this.#facts = { assisted, counted, begunAt, day, entered, difficulty, marks };
    this.runClock();
    this.#follow({ game, by, past: this.past, change: undefined, isFirstMove: false });
    return this.fire('deal', by, { ...this.#dealDetail, ...(!isGraded && { difficulty: null }) });
  }

  /** The reader looks back from the end of the game. If a move leads away from there, that end is kept. */
  lookBack(): void {
    this.#looksBack = true;
  }

  /** Plays a legal move; false for anything else. */
  play(move: Move, by: By): boolean {
    return this.#change('move', by, (game) => game.play(move));
  }

  /** Plays a legal action; false for any other. */
  act(action: Action, by: By): boolean {
    return this.#change('move', by, (game) => game.act(action));
  }

  /** Takes the last move back, or plays again what was taken back last; false where there is nothing. */
  step(type: 'undo' | 'redo', by: By): boolean {
    return this.#change(type, by, (game) => game[type]());
  }

  /** Plays every card home that the tableau can spare, each as a move of its own. Returns how many. */
  finish(): number {
    if (this.#game?.status !== 'playing') return 0;
    const { actions } = safeMoves(this.#game.deal, this.#game.position);
    return actions.filter((action) => this.act(action, 'finish')).length;
  }

  /** The player has undone a move, or had a hint. A result that is shared tells it. */
  mark(kind: Mark): void {
    if (this.#game) this.#facts = { ...this.#facts, marks: withMark(this.#facts.marks, kind, this.#game) };
  }

  /** The grade of its deal was found. */
  graded(difficulty: Difficulty): void {
    this.#facts = { ...this.#facts, difficulty };
    this.#page.changed();
  }

  /** Fires that the game cannot be won any more. */
  fireUnwinnable(): void {
    void this.fire('unwinnable', 'script', this.#dealDetail);
  }

  get #dealDetail(): Pick<DealDetail, 'state' | 'difficulty'> {
    return { state: this.#game!.state, difficulty: gradeNamed(this.#facts.difficulty) };
  }

  #change(type: Change['type'], by: By, apply: (game: Game) => boolean): boolean {
    const game = this.#game;
    if (!game) return false;
    const { position: before, lastAction } = game;
    const end = this.#looksBack && type === 'move' && game.canRedo ? game.copy(game.length) : undefined;
    if (!apply(game)) return false;
    if (end) this.#others = [...this.#others, { game: end, ...this.past }];
    if (type === 'move') this.#looksBack = false;
    const action = (type === 'undo' ? lastAction : game.lastAction)!;
    const isFirstMove = by === 'player' && type === 'move' && !this.#facts.counted;
    if (isFirstMove) this.#facts = { ...this.#facts, counted: true, begunAt: this.#name() };
    if (by === 'solution') this.#facts = { ...this.#facts, assisted: true };
    if (type === 'undo' && by === 'player') this.mark('undo');
    this.runClock();
    this.#follow({ game, by, past: this.past, change: { type, action, before }, isFirstMove });
    const from = type === 'undo' ? game.position : before;
    void this.fire(type, by, { move: moveOf(game.deal.rules.piles, from, action), state: game.state });
    const { status, reason } = game.result;
    if (type === 'undo') return true;
    if (status === 'won') void this.fire('win', by, { record: game.record, assisted: this.#facts.assisted });
    if (status === 'lost') void this.fire('loss', by, { record: game.record, reason: reason! });
    return true;
  }

  /** Runs the clock, or stops it: it runs from the first move on, while the game is on and can be seen. */
  runClock(): void {
    const { clock } = this;
    const game = this.#game;
    const isTimed = isBegun(game) || clock.elapsed > 0;
    const { isConnected, isVisible } = this.#page;
    clock.running = isTimed && game?.status === 'playing' && isConnected && isVisible && this.#pauses.size === 0;
    this.#page.changed();
  }

  /** Fires an event once the change it tells of is shown. Its detail is of now. Before the first deal, `more` names the game. */
  fire<Name extends SolitaireEventName>(
    type: Name,
    by: By,
    more: Omit<EventDetail<Name>, CommonDetail> & { readonly game?: string },
  ): Promise<void> {
    const { deal, moveCount = 0 }: Partial<Game> = this.#game ?? {};
    const { elapsed } = this.clock;
    const detail = { game: deal?.rules.id, seed: deal?.seed ?? '', moveCount, elapsed, by, ...more };
    return this.#page.fire(type, detail as unknown as EventDetail<Name>);
  }
}
