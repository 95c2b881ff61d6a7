import { nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Board } from '../../../board/board.js';
import { inMinutes } from '../../../describe/time.js';
import type { Message } from '../../../play/stage/message.js';
import type { Control, ControlSlot } from '../../controls/control.js';
import type { Controls } from '../../controls/controls.js';
import { inBar } from '../../controls/slots.js';
import { back, branch, end } from '../../controls/way-back.js';
import type { Host } from '../../host.js';
import type { Parts } from '../../parts.js';
import { toolView } from '../toolbar/toolbar.js';
import { transportView } from '../transport/transport.js';
import { statusView } from './status-view.js';

type StatusParts = Pick<
  Parts,
  'variant' | 'session' | 'stage' | 'savedGames' | 'advisor' | 'daily' | 'settings' | 'language'
>;

/** The message to show now, about the game in play or about what the table shows. */
export const messageOf = ({ advisor, stage }: Pick<Parts, 'advisor' | 'stage'>): Message | undefined =>
  advisor.message ?? stage.line?.message;

/** The line above the table: the message, its buttons, and the time. */
export class StatusLine implements ReactiveController {
  readonly #host: Host;
  readonly #parts: StatusParts;
  readonly #board: Board;
  readonly #controls: Controls;
  #second = 0;

  constructor(host: Host, parts: StatusParts, board: Board, controls: Controls) {
    this.#host = host;
    this.#parts = parts;
    this.#board = board;
    this.#controls = controls;
  }

  hostUpdated(): void {
    this.#showTime();
  }

  /** Writes the time each second. An update of the whole element for it would cost a phone several frames. */
  readonly #showTime = (): void => {
    clearTimeout(this.#second);
    const timer = this.#host.renderRoot.querySelector('[role="timer"]');
    if (!timer) return;
    const { past, clock } = this.#parts.session;
    const time = inMinutes(past.elapsed);
    if (timer.textContent !== time) timer.textContent = time;
    if (clock.running) this.#second = window.setTimeout(this.#showTime, 1000 - (clock.elapsed % 1000));
  };

  render(slots: readonly ControlSlot[]): TemplateResult {
    const { stage, language } = this.#parts;
    const { texts } = language;
    // The board knows by now whether a card can still be lifted.
    const lift: Message | undefined = this.#board.isLifting ? { about: 'text', text: texts.liftHint } : undefined;
    const message = messageOf(this.#parts) ?? lift;
    const buttons =
      stage.line && stage.line.about !== 'example' && slots.length > 0 && !this.#host.disabled
        ? transportView(this.#parts, this.#controls, this.#focus)
        : this.#offers(slots).map((slot) => (slot.name !== 'back' || !message ? toolView(slot, texts) : nothing));
    return statusView(this.#parts, message, buttons, this.#controls.showsTime, this.#sign);
  }

  /** That the game can't be kept. A press shows why. */
  get #sign(): TemplateResult | typeof nothing {
    const { savedGames, advisor, language } = this.#parts;
    const why = savedGames.unkept;
    return why
      ? toolView({ name: why, icon: 'unkept', press: () => advisor.showUnkept(why) }, language.texts, '')
      : nothing;
  }

  /** To send all cards home, where the bar does not; and a way back, which goes once it is used. */
  #offers(slots: readonly ControlSlot[]): readonly ControlSlot[] {
    // After its win it keeps the focus that it has.
    const isWon = this.#parts.session.game?.status === 'won';
    const home = slots.filter(
      (slot) => slot.name === 'finish' && (slot.press || isWon) && !inBar(slots).includes(slot),
    );
    const control = this.#otherLine(slots) ?? (home[0]?.press ? undefined : this.#leftGame(slots));
    const way = control && this.#controls.slotOf(control, this.#focus);
    return way?.press ? [...home, way] : home;
  }

  #otherLine(slots: readonly ControlSlot[]): Control | undefined {
    const { otherLine } = this.#parts.session;
    if (!otherLine || slots.length === 0) return undefined;
    return otherLine.game.status === 'playing' ? branch : end;
  }

  /** Offered until the first move, or where no list has it. */
  #leftGame(slots: readonly ControlSlot[]): Control | undefined {
    const isPast = this.#parts.session.game?.moveCount && slots.some(({ name }) => name === 'back');
    return !isPast && this.#controls.isOffered(back) ? back : undefined;
  }

  readonly #focus = (): void => this.#board.focus();
}
