import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../../engine/play/game.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Texts } from '../../locales/en.js';
import type { Message } from '../table/message.js';
import type { Place } from './toolbar/controls.js';
import { toolView } from './toolbar/toolbar.js';
import { describeDeal, describeEnd, describeMessage, inMinutes, SEED_SHOWN } from './speech/sentences.js';

export interface StatusState {
  /** `undefined` before the first deal. */
  readonly game: Game | undefined;
  readonly variant: Variant;
  readonly message: Message | undefined;
  /** The day whose deal it is; empty where it is that of no day. */
  readonly day: string;
  /** How many days were won without a gap. */
  readonly streak: number;
  /** How hard the deal is, as a word; empty where that is not known. */
  readonly grade: string;
  /** In milliseconds; absent where the time is not shown. */
  readonly elapsed: number | undefined;
  /** What may be pressed in the line. */
  readonly offers: readonly Place[];
  /** What leads along the moves that are shown; absent where none are. */
  readonly transport: TemplateResult | undefined;
  /** The name of the game. */
  readonly label: string;
  readonly texts: Texts;
}

/**
 * The line above the table: the name of the game, and a message, how the game ended, or which deal it is. It is always there, so that
 * nothing jumps.
 */
export function statusView({
  game,
  variant,
  message,
  day,
  streak,
  grade,
  elapsed,
  offers,
  transport,
  label,
  texts,
}: StatusState): TemplateResult {
  const text = !game
    ? texts.dealing
    : message
      ? describeMessage(message, game, texts, variant)
      : (describeEnd(game, texts) ??
        [describeDeal(game.deal, day, texts, SEED_SHOWN), streak && texts.days(streak), grade]
          .filter(Boolean)
          .join(' · '));
  const isLine = message?.about === 'showing' || message?.about === 'replaying';
  const isFull = game?.status === 'playing' && !game.canPlay;
  const tells = isLine ? 'line' : message || isFull ? 'hint' : (game?.status ?? 'playing');
  return html`
    <div class="status" ?data-begun=${!!game?.moveCount}>
      <b class="name" .textContent=${label}></b>
      <span class="message" part="message" data-tells=${tells} .textContent=${text}></span>
      ${transport ?? offers.map((place) => (place.control !== 'back' || !message ? toolView(place, texts) : nothing))}
      <span class="moves" .textContent=${game ? texts.moves(game.moveCount) : ''}></span>
      ${elapsed === undefined ? nothing : html`<span class="moves" role="timer" .textContent=${inMinutes(elapsed)}></span>`}
    </div>
  `;
}
