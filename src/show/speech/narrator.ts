import { announcementOf } from '../../describe/announcements.js';
import { speakMessage } from '../../describe/message.js';
import { describeChange } from '../../describe/report.js';
import { describeSpeed } from '../../describe/time.js';
import type { Game } from '../../engine/play/game.js';
import type { Change } from '../../play/session/change.js';
import type { SessionUpdate } from '../../play/session/game-session.js';
import type { Message } from '../../play/stage/message.js';
import type { StageListener } from '../../play/stage/stage.js';
import type { Counted } from '../../play/storage/statistics.js';
import type { Parts } from '../parts.js';

type NarratorParts = Pick<Parts, 'variant' | 'stage' | 'settings' | 'language' | 'table' | 'announcer'>;

/** Puts into words, for the ear, what happens to the game, and the messages. */
export class Narrator implements StageListener {
  /** Whether the last button was pressed by a key, or by a screen reader. */
  isByKey = false;
  readonly #parts: NarratorParts;

  constructor(parts: NarratorParts) {
    this.#parts = parts;
  }

  /**
   * @param win what the win of the game has changed in the statistics, if it counts.
   * @param showsTime whether the page shows the time.
   */
  follow(update: SessionUpdate, win: Counted | undefined, showsTime: boolean): void {
    const { variant, stage, language } = this.#parts;
    const known = { win, isRunning: stage.isRunning, showsTime, heard: this.#heard };
    const { event, comment } = announcementOf(update, language.spoken, variant, known);
    if (event) this.#parts.announcer.announce(event);
    if (comment) this.#parts.announcer.announceAfter(comment);
  }

  notify(message: Message, isAsked = true): void {
    const { variant, stage, language } = this.#parts;
    // There its moves have their keys.
    if (message.about === 'showing' && this.isByKey) this.#parts.table.focus();
    const text = speakMessage(message, stage.game!, language.spoken, variant, this.isByKey);
    if (isAsked) this.#parts.announcer.announceAfter(text);
    else this.#parts.announcer.add(text);
  }

  stepped(change: Change, game: Game): void {
    const { variant, language } = this.#parts;
    this.#parts.announcer.announce(describeChange(change, game, language.spoken, variant));
  }

  paced(): void {
    this.#parts.announcer.announce(describeSpeed(this.#parts.stage.speed, this.#parts.language.texts));
  }

  /** The pile to whose top the focus goes after a move. Short announcements repeat nothing. */
  get #heard(): string | undefined {
    const place = this.#parts.settings.settings.brief ? this.#parts.table.place : undefined;
    return place?.hasFocus ? place.pile : undefined;
  }
}
