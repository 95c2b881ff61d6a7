import { actionSigns } from '../../describe/signs.js';
import { describeStatus } from '../../describe/message.js';
import { inMinutes } from '../../describe/time.js';
import type { Message } from '../../play/stage/message.js';
import { gradeNamed } from '../../solver/grade/grade.js';
import type { Control, ControlSlot } from '../controls/control.js';
import { type Button, buttonOf, type Controls, inBar } from '../controls/controls.js';
import { branch, end } from '../controls/line-controls.js';
import { back } from '../controls/table.js';
import { isLocked, type Parts } from '../parts.js';
import { messageOf } from '../table.js';
import { type Transport, transportOf } from './transport.js';

/** The line above the table. It is always there, so that nothing jumps. */
export interface MessageLine {
  /** The name of the game. */
  readonly name: string;
  /** Whether a move was made. */
  readonly isBegun: boolean;
  /** What the message is about: `line` for a replay or solution, `hint` for any other message. */
  readonly tells: 'line' | 'hint' | 'playing' | 'won' | 'lost';
  /** The message: for the eye, and for the ear. */
  readonly seen: string;
  readonly spoken: string;
  readonly buttons: readonly Button[];
  /** In place of the buttons, during a replay, solution or lesson. */
  readonly transport?: Transport;
  readonly moves: string;
  readonly hasTime: boolean;
  /** A sign that the game can't be saved. A press shows why. */
  readonly sign?: Button;
}

type LineParts = Pick<
  Parts,
  | 'variant'
  | 'session'
  | 'stage'
  | 'savedGames'
  | 'advisor'
  | 'daily'
  | 'attributes'
  | 'settings'
  | 'language'
  | 'table'
>;

/** The time in the line, and the milliseconds until it changes. */
export interface Time {
  readonly text: string;
  /** `undefined` while the clock is stopped. */
  readonly next: number | undefined;
}

export function timeOf({ session: { past, clock } }: Pick<Parts, 'session'>): Time {
  return { text: inMinutes(past.elapsed), next: clock.running ? 1000 - (clock.elapsed % 1000) : undefined };
}

/** Which button leads to the other line of the game, if there is one. */
function otherLine({ session }: LineParts, slots: readonly ControlSlot[]): Control | undefined {
  if (!session.otherLine || slots.length === 0) return undefined;
  return session.otherLine.game.status === 'playing' ? branch : end;
}

/** The game that New or Restart left is offered until the first move, or where no list has it. */
function leftGame({ session }: LineParts, controls: Controls, slots: readonly ControlSlot[]): Control | undefined {
  const isPast = session.game?.moveCount && slots.some(({ name }) => name === 'back');
  return !isPast && controls.isOffered(back) ? back : undefined;
}

/** The button that sends all cards home, unless the bar has it; and a way back, which goes once it is used. */
function offers(
  parts: LineParts,
  controls: Controls,
  slots: readonly ControlSlot[],
  focus: () => void,
): readonly ControlSlot[] {
  // After the win, it stays for the focus that it may have.
  const isWon = parts.session.game?.status === 'won';
  const home = slots.filter((slot) => slot.name === 'finish' && (slot.press || isWon) && !inBar(slots).includes(slot));
  const control = otherLine(parts, slots) ?? (home[0]?.press ? undefined : leftGame(parts, controls, slots));
  const way = control && controls.slotOf(control, focus);
  return way?.press ? [...home, way] : home;
}

/** What the message says, for the eye and for the ear, and what it is about. */
function messageIn(
  { variant, session, stage, daily, language: { texts } }: LineParts,
  message: Message | undefined,
): Pick<MessageLine, 'tells' | 'seen' | 'spoken'> {
  const { game } = stage;
  const { day, entered, difficulty } = session.past;
  const grade = texts.difficulties[gradeNamed(difficulty)!] ?? '';
  const facts = { game, message, day, entered, streak: day ? daily.streak : 0, grade };
  const isLine = message?.about === 'showing' || message?.about === 'replaying';
  const isFull = game?.status === 'playing' && !game.canPlay;
  return {
    tells: isLine ? 'line' : message || isFull ? 'hint' : (game?.status ?? 'playing'),
    seen: describeStatus(facts, texts, variant, actionSigns),
    spoken: describeStatus(facts, texts, variant),
  };
}

/** The line as it is now. */
export function lineOf(parts: LineParts, controls: Controls, slots: readonly ControlSlot[]): MessageLine {
  const { stage, savedGames, advisor, language, table } = parts;
  const { texts } = language;
  const { game } = stage;
  const focus = () => table.focus();
  const lift: Message | undefined = table.isLifting ? { about: 'text', text: texts.liftHint } : undefined;
  const message = messageOf(parts) ?? lift;
  const isLine = stage.line && stage.line.about !== 'example' && slots.length > 0 && !isLocked(parts);
  const shown = isLine ? [] : offers(parts, controls, slots, focus).filter(({ name }) => name !== 'back' || !message);
  const why = savedGames.unkept;
  return {
    name: language.label,
    isBegun: !!game?.moveCount,
    ...messageIn(parts, message),
    buttons: shown.map((slot) => buttonOf(slot, texts)),
    ...(isLine && { transport: transportOf(parts, controls, focus) }),
    moves: game ? texts.moves(game.moveCount) : '',
    hasTime: controls.showsTime,
    ...(why && { sign: buttonOf({ name: why, icon: 'unkept', press: () => advisor.showUnkept(why) }, texts, '') }),
  };
}
