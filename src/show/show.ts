import type { BoardConfig } from '../board/config.js';
import type { SessionUpdate } from '../play/session/game-session.js';
import type { Counted } from '../play/storage/statistics.js';
import { Coach, type Lesson } from './coach.js';
import { type Bar, barOf, Controls } from './controls/controls.js';
import type { LossStrip, WinSheet } from './ending/ending.js';
import { ResultSheet } from './ending/result.js';
import { TableKeys } from './keys/table-keys.js';
import { type MessageLine, lineOf, type Time, timeOf } from './line/line.js';
import { type Panel, Panels } from './panels/panels.js';
import type { GameParts, Parts } from './parts.js';
import type { Screen, ShownTable } from './screen.js';
import { Announcer, type Said } from './speech/announcer.js';
import { Narrator } from './speech/narrator.js';
import { tableListener } from './table-listener.js';
import { boardConfig } from './table.js';

/** What the reader sees and hears now, around the table. */
export interface Shown {
  readonly line: MessageLine;
  /** Absent where the page wants no controls. */
  readonly bar: Bar | undefined;
  /** At most one of these three: the sheet after a win, the strip after a loss, and the strip for a first visitor. */
  readonly win: WinSheet | undefined;
  readonly loss: LossStrip | undefined;
  readonly lesson: Lesson | undefined;
  readonly panel: Panel | undefined;
  readonly said: Said;
}

/** Makes values of all that is shown and announced about a game in play, and answers what the reader does. It knows no document. */
export class Show {
  readonly narrator: Narrator;
  readonly keys: TableKeys;
  readonly result: ResultSheet;
  readonly #parts: Parts;
  readonly #controls: Controls;
  readonly #panels: Panels;
  readonly #coach: Coach;

  /** @param tableFor makes the table, which calls the listener. */
  constructor(game: GameParts, screen: Screen, tableFor: (listener: ReturnType<typeof tableListener>) => ShownTable) {
    const table = tableFor(tableListener(game, screen, this));
    const parts = Object.assign(game, { screen, table, announcer: new Announcer(game.page) });
    this.#parts = parts;
    this.narrator = new Narrator(parts);
    this.#panels = new Panels(parts);
    this.#controls = new Controls(parts, (panel) => this.#panels.open(panel));
    this.keys = new TableKeys(parts, this.#controls);
    this.result = new ResultSheet(parts, this.#controls);
    this.#coach = new Coach(parts);
  }

  /** What lies on the table. The rest depends on how the board draws it. */
  get table(): BoardConfig {
    return boardConfig(this.#parts);
  }

  /** What is around the table. Ask for it after the board has drawn the table. */
  get around(): Shown {
    const { slots } = this.#controls;
    const { win, loss } = this.result.shown(slots);
    return {
      line: lineOf(this.#parts, this.#controls, slots),
      bar: barOf(this.#controls, slots, this.#parts.language.texts),
      win,
      loss,
      lesson: loss ? undefined : this.#coach.lesson(slots),
      panel: this.#panels.shown(slots),
      said: this.#parts.announcer.said,
    };
  }

  get time(): Time {
    return timeOf(this.#parts);
  }

  /**
   * Follows a change of the game in play, in this order.
   *
   * @param win what the win of the game has changed in the statistics, if it counts.
   * @param isSeen whether the reader has seen the element before. What is there from the first is read, not announced.
   */
  follow(update: SessionUpdate, win: Counted | undefined, isSeen: boolean): void {
    this.result.follow(update, win);
    this.keys.close();
    if (update.change || isSeen) this.narrator.follow(update, win, this.#controls.showsTime);
  }

  /** Prepares for what is shown next, in this order: first the announcements so far. */
  update(): void {
    this.#parts.announcer.update();
    this.#panels.update();
    this.#controls.update();
  }

  /** The element has left its page. */
  disconnected(): void {
    this.#panels.open(undefined);
  }
}
