import { html, nothing, type TemplateResult } from 'lit';
import type { Deal } from '../../engine/model/deal.js';
import type { Game } from '../../engine/play/game.js';
import type { Texts } from '../../locales/en.js';
import type { Message } from '../advice/advisor.js';
import { describeMove } from './describe.js';

/** Which deal it is. */
export const describeDeal = ({ seed, deck }: Deal, texts: Texts): string =>
  deck === undefined ? texts.deal(seed) : texts.ownDeal;

/** How a game ended. */
export function describeEnd({ moveCount, result: standing }: Game, texts: Texts): string | undefined {
  if (standing.status === 'won') return texts.won(texts.moves(moveCount));
  return standing.reason && texts[standing.reason];
}

/** What the solver, or anybody else, tells of a game. */
export function describeMessage(told: Message, { deal, position }: Game, texts: Texts): string {
  switch (told.about) {
    case 'hint':
      return told.move ? describeMove(told.move, deal, position, texts) : texts.noHint;
    case 'lesson':
      return texts.threwAway(describeMove(told.move, deal, position, texts));
    case 'verdict':
      return texts.prospects[told.standing];
    case 'text':
      return told.text;
    default:
      return texts[told.about];
  }
}

/** A time in minutes and seconds. */
export function inMinutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * The line under the table: what is told, how the game ended, or else which deal it is. Always there, so that nothing jumps. What of it
 * is to be heard the {@link Voice} says.
 */
export const statusView = (
  game: Game | undefined,
  told: Message | undefined,
  elapsed: number | undefined,
  texts: Texts,
): TemplateResult => html`
  <div class="status">
    <span class="message" part="message" data-tells=${told ? 'hint' : (game?.status ?? 'playing')}
      >${!game ? texts.dealing : told ? describeMessage(told, game, texts) : (describeEnd(game, texts) ?? describeDeal(game.deal, texts))}</span
    >
    <span class="moves">${game ? texts.moves(game.moveCount) : ''}</span>
    ${elapsed === undefined ? nothing : html`<span class="moves" role="timer">${inMinutes(elapsed)}</span>`}
  </div>
`;
