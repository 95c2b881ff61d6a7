import { readNamed } from '../../engine/input/arguments.js';
import { quote } from '../../engine/input/quote.js';
import { Game } from '../../engine/play/game.js';
import type { GameRecord } from '../../engine/play/game-record.js';
import { readRecord } from '../../engine/record/verify.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Message } from './message.js';
import { type Page, whenRemoved } from '../page.js';
import type { Change } from '../session/change.js';
import type { GameSession, SessionUpdate } from '../session/game-session.js';
import { UNCOUNTED } from '../session/played-game.js';
import { replayOf, type ShownLine } from './shown-line.js';

/** Milliseconds between two moves, at most for a whole game unless `watch` asks for more, and the most that it may ask for. */
const PACE = 450;
const AT_MOST = 20_000;
const SLOWEST = 60_000;

/** How many times as fast the reader may want it. */
const SPEEDS = [0.5, 1, 2, 4];

/** How long the end is seen, in milliseconds. A win celebrates meanwhile. */
const END = 3000;

/** The settings of `watch`. */
export interface WatchSettings {
  /** The time for each move, in milliseconds, 0 to 60,000. Default: 450, or less if the replay would take over 20 seconds. */
  pace?: number;
}

/** What announces what is shown. */
export interface StageListener {
  /**
   * Shows or announces a message.
   *
   * @param isAsked whether the reader has asked for it. Default: true.
   */
  notify(message: Message, isAsked?: boolean): void;
  /** Whether the reader presses buttons by key, and may be listening. */
  readonly isByKey: boolean;
  /** The reader went one step along a replay. */
  stepped(change: Change, game: Game): void;
  /** The reader has changed how fast moves come. */
  paced(): void;
}

/**
 * What lies on the table: the game in play, or a line of moves that is gone along, step by step or by itself. Here is the
 * one clock for that.
 */
export class Stage {
  /** Whether the table is shown. A closed element shows a poster until a game begins or is shown. */
  isOpen = false;
  readonly #page: Page;
  readonly #variant: Variant;
  readonly #session: GameSession;
  readonly #listener: () => StageListener | undefined;
  #line: ShownLine | undefined;
  #isRunning = false;
  #pace = PACE;
  /** Chosen by the reader, for every line. */
  #speed = SPEEDS.indexOf(1);
  #stopTimer = (): void => {};
  /** Whether a change of the game in play is a step along the line. */
  #isStepping = false;
  #wasDisabled = true;
  /** The game in play, as of the last update. */
  #covered: Game | undefined;
  /** Fulfilled when the line is left. */
  #end: { readonly promise: Promise<void>; readonly fulfil: () => void } | undefined;

  /** @param listener finds what announces it. There is none before the table is shown. */
  constructor(
    page: Page,
    { variant, session }: { readonly variant: Variant; readonly session: GameSession },
    listener: () => StageListener | undefined,
  ) {
    this.#page = page;
    this.#variant = variant;
    this.#session = session;
    this.#listener = listener;
  }

  /** The game that the board shows; `undefined` before the first deal. */
  get game(): Game | undefined {
    return this.#line?.game ?? this.#session.game;
  }

  /** The line that is gone along, if any. */
  get line(): ShownLine | undefined {
    return this.#line;
  }

  /** Whether the moves of the line come by themselves. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** How many times as fast as usual the moves come. */
  get speed(): number {
    return SPEEDS[this.#speed]!;
  }

  /** Whether a solution or a replay is shown. The reader ends it by playing. */
  get isShowing(): boolean {
    return !!this.#line && this.#line.about !== 'lesson';
  }

  /** Whether a copy lies there in place of the game in play. */
  get isReplay(): boolean {
    return this.#line?.about === 'replay';
  }

  /** Fulfilled when the game in play is seen again. */
  get uncovered(): Promise<void> | undefined {
    return this.isReplay ? this.#end?.promise : undefined;
  }

  /** A table that takes no input any more shows the game in play. What a method began before it was first shown goes on. */
  update(isDisabled: boolean): void {
    if (isDisabled && !this.#wasDisabled) this.stop();
    this.#wasDisabled = isDisabled;
  }

  disconnected(): void {
    whenRemoved(this.#page, () => this.stop());
  }

  /**
   * Shows a recorded game from its deal to its end, or the game in play. Fulfilled when it has ended or was left. Rejects with
   * a TypeError or RangeError naming what is wrong with the record or the pace.
   */
  async watch(record?: GameRecord | null, settings?: WatchSettings | null): Promise<void> {
    const { pace } = readNamed(settings ?? {}, 'settings', '{ pace: 450 }');
    if (pace !== undefined && !(typeof pace === 'number' && pace >= 0 && pace <= SLOWEST)) {
      throw new RangeError(`pace is ${quote(pace)}; allowed: 0 to ${SLOWEST} milliseconds`);
    }
    const read = record === undefined || record === null ? undefined : readRecord(record, [this.#variant]);
    const game = read ? new Game(read.deal, read.line) : this.#session.game;
    if (!game) return;
    const line = replayOf({ game, ...(read ? UNCOUNTED : this.#session.past) }, (change, copy) => {
      if (!this.#isRunning) this.#listener()?.stepped(change, copy);
    });
    await this.show(line, true, pace ?? Math.min(PACE, AT_MOST / line.last));
  }

  /** Shows a line, from where it stands. Fulfilled when it has ended or was left. */
  show(line: ShownLine, isRunning: boolean, pace = PACE): Promise<void> {
    this.stop();
    let fulfil = () => {};
    const promise = new Promise<void>((resolve) => (fulfil = resolve));
    this.#end = { promise, fulfil };
    this.#line = line;
    this.#pace = pace;
    this.isOpen = true;
    this.#session.pause('replay', this.isReplay);
    if (line.message) this.#listener()?.notify(line.message);
    // Readers who use a screen reader play each move by a key.
    this.#run(isRunning && !(line.about === 'solution' && this.#listener()?.isByKey));
    return promise;
  }

  /** Goes to a step of the line, and stays there. */
  goTo(step: number): void {
    this.#run(false);
    this.#go(step);
  }

  /** Goes one move on or back, or stays there. */
  step(by: 1 | 0 | -1): void {
    if (this.#line) this.goTo(this.#line.game.moveCount + by);
  }

  /** Plays or pauses the moves. At the end, it starts again. */
  toggle(): void {
    const line = this.#line;
    if (line && line.game.moveCount === line.last) this.#go(line.first);
    this.#run(!this.#isRunning);
  }

  /** Lets the moves come faster or slower. After the fastest comes the slowest. */
  changeSpeed(by: 1 | -1): void {
    this.#speed = (this.#speed + by + SPEEDS.length) % SPEEDS.length;
    this.#run(this.#isRunning);
    this.#listener()?.paced();
  }

  /** Shows the end of the line, which then ends as if all moves had come by themselves. */
  toEnd(): void {
    if (!this.#line) return;
    this.#go(this.#line.last);
    this.#run(true);
  }

  /** Puts the game in play on the table again. */
  stop(): void {
    this.#stopTimer();
    if (!this.#line) return;
    this.#line = undefined;
    this.#isRunning = false;
    this.#session.pause('replay', false);
    this.#page.changed();
    this.#end?.fulfil();
  }

  /**
   * Any change of the game in play ends the line, except steps along it. Undo and redo are steps along a lesson. The first
   * deal changes nothing that a replay has covered.
   */
  follow({ game, change }: SessionUpdate): void {
    if (!change) this.isOpen = true;
    const isStep = this.#line?.about === 'lesson' && this.#line.game === game && change && change.type !== 'move';
    const isFirstDeal = this.isReplay && !this.#covered;
    this.#covered = game;
    if (!this.#isStepping && !isStep && !isFirstDeal) this.stop();
  }

  #go(step: number): void {
    const line = this.#line;
    if (!line) return;
    const to = Math.min(Math.max(step, line.first), line.last);
    this.#isStepping = true;
    const { game } = line;
    while (this.#line === line && game.moveCount < to && line.stepOn());
    while (this.#line === line && game.moveCount > to && line.stepBack());
    this.#isStepping = false;
    this.#page.changed();
    // A solution has won by its last move. There is nothing to go back to.
    if (game.moveCount === line.last && line.about === 'solution') this.stop();
  }

  #run(isRunning: boolean): void {
    this.#stopTimer();
    this.#isRunning = isRunning && !!this.#line;
    this.#page.changed();
    if (!this.#isRunning) return;
    const { game, last, seen = END } = this.#line!;
    const isAtEnd = game.moveCount === last;
    const goOn = () => {
      if (isAtEnd) return this.stop();
      this.#go(game.moveCount + 1);
      this.#run(true);
    };
    this.#stopTimer = this.#page.after(isAtEnd ? seen : this.#pace / this.speed, goOn);
  }
}
