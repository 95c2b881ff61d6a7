import type { Board } from '../../../board/board.js';
import { announcementOf } from '../../../describe/announcements.js';
import { speakMessage } from '../../../describe/message.js';
import { describeChange } from '../../../describe/report.js';
import type { Game } from '../../../engine/play/game.js';
import type { Change } from '../../../play/session/change.js';
import type { SessionUpdate } from '../../../play/session/game-session.js';
import type { Message } from '../../../play/stage/message.js';
import type { Counted } from '../../../play/storage/statistics.js';
import type { Controls } from '../../controls/controls.js';
import type { Host } from '../../host.js';
import type { Parts, View } from '../../parts.js';
import { speedOf } from '../transport/line-keys.js';
import { Announcer } from './announcer.js';

type NarratorParts = Pick<Parts, 'variant' | 'stage' | 'settings' | 'language'>;

/** Announces what happens to the game, and the messages. */
export class Narrator extends Announcer implements View {
  /** Whether the last button was pressed by a key, or by a screen reader. */
  isByKey = false;
  readonly #parts: NarratorParts;
  readonly #board: Board;
  readonly #controls: Controls;
  readonly #changed: View['follow'];

  /** @param changed is called with a change of the game before its announcement. */
  constructor(host: Host, parts: NarratorParts, board: Board, controls: Controls, changed: View['follow']) {
    super(host);
    this.#parts = parts;
    this.#board = board;
    this.#controls = controls;
    this.#changed = changed;
  }

  follow(update: SessionUpdate, win: Counted | undefined): void {
    this.#changed(update, win);
    // The reader reads what is there from the first, so it isn't announced.
    if (!update.change && !this.host.hasUpdated) return;
    const { variant, stage, language } = this.#parts;
    const { showsTime } = this.#controls;
    const known = { win, isRunning: stage.isRunning, showsTime, heard: this.#heard };
    const { event, comment } = announcementOf(update, language.spoken, variant, known);
    if (event) this.announce(event);
    if (comment) this.announceAfter(comment);
  }

  notify(message: Message, isAsked = true): void {
    const { variant, stage, language } = this.#parts;
    // There its moves have their keys.
    if (message.about === 'showing' && this.isByKey) this.#board.focus();
    const text = speakMessage(message, stage.game!, language.spoken, variant, this.isByKey);
    if (isAsked) this.announceAfter(text);
    else this.add(text);
  }

  stepped(change: Change, game: Game): void {
    this.announce(describeChange(change, game, this.#parts.language.spoken, this.#parts.variant));
  }

  paced(): void {
    this.announce(speedOf(this.#parts.stage, this.#parts.language.texts));
  }

  /** The pile to whose top the focus goes after a move. Short announcements repeat nothing. */
  get #heard(): string | undefined {
    const place = this.#parts.settings.settings.brief ? this.#board.place : undefined;
    return place?.hasFocus ? place.pile : undefined;
  }
}
