import { html, nothing, type TemplateResult } from 'lit';
import { actionSigns } from '../../../describe/signs.js';
import { describeStatus } from '../../../describe/status.js';
import type { Message } from '../../../play/stage/message.js';
import { gradeNamed } from '../../../solver/grade/grade.js';
import type { Parts } from '../../parts.js';

/** A text for the eye, and what the ear gets in its place. */
export const seenView = (seen: string, told: string): TemplateResult =>
  html`<span aria-hidden="true" .textContent=${seen}></span><span class="heard" .textContent=${told}></span>`;

/**
 * The line above the table: the name of the game, and a message, how the game ended, or which deal it is. It is always there, so that
 * nothing jumps. The time comes by script.
 *
 * @param buttons what may be pressed in the line.
 * @param sign that the game can't be kept.
 */
export function statusView(
  { variant, session, stage, daily, language }: Pick<Parts, 'variant' | 'session' | 'stage' | 'daily' | 'language'>,
  message: Message | undefined,
  buttons: unknown,
  showsTime: boolean,
  sign: unknown,
): TemplateResult {
  const { texts, label } = language;
  const { game } = stage;
  const { day, difficulty } = session.past;
  const grade = texts.difficulties[gradeNamed(difficulty)!] ?? '';
  const facts = { game, message, day, streak: day ? daily.streak : 0, grade };
  const [told, seen] = [undefined, actionSigns].map((describe) => describeStatus(facts, texts, variant, describe));
  const isLine = message?.about === 'showing' || message?.about === 'replaying';
  const isFull = game?.status === 'playing' && !game.canPlay;
  const tells = isLine ? 'line' : message || isFull ? 'hint' : (game?.status ?? 'playing');
  return html`
    <div class="status" ?data-begun=${!!game?.moveCount}>
      <b class="name" .textContent=${label}></b>
      ${
        seen === told
          ? html`<span class="message" part="message" data-tells=${tells} .textContent=${told}></span>`
          : html`<span class="message" part="message" data-tells=${tells}>${seenView(seen!, told!)}</span>`
      }
      ${buttons}
      <span class="moves" .textContent=${game ? texts.moves(game.moveCount) : ''}></span>
      ${showsTime ? html`<span class="moves" role="timer"></span>` : nothing} ${sign}
    </div>
  `;
}
