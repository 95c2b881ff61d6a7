import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Deal } from '../engine/deal.js';
import type { Game } from '../engine/game.js';
import type { Texts } from '../locales/en.js';
import type { Told } from './insight.js';
import { sayMove } from './say-move.js';

/** Which deal it is. */
export const sayDeal = ({ seed, deck }: Deal, texts: Texts): string =>
  deck === undefined ? texts.deal(seed) : texts.ownDeal;

/** What is told of a game: how it ended, what the solver says, or else which deal it is. */
function message(game: Game, told: Told | undefined, texts: Texts): string {
  const { deal, moveCount, position, standing } = game;
  if (!told) {
    if (standing.status === 'won') return texts.won(texts.moves(moveCount));
    return standing.reason ? texts[standing.reason] : sayDeal(deal, texts);
  }
  switch (told.about) {
    case 'hint':
      return told.move ? sayMove(told.move, deal, position, texts) : texts.noHint;
    case 'lesson':
      return texts.threwAway(sayMove(told.move, deal, position, texts));
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

/** The line under the table: which deal it is, what the solver says, or how it ended. Always there, so that nothing jumps. */
export const statusView = (
  game: Game | undefined,
  told: Told | undefined,
  elapsed: number | undefined,
  texts: Texts,
): TemplateResult => {
  const tells = told ? 'hint' : (game?.status ?? 'playing');
  // Which deal it is, is said when it is dealt, not whenever there is nothing else to tell.
  return html`
    <div class="status">
      <span
        class="message"
        part="message"
        role="status"
        aria-live=${tells === 'playing' ? 'off' : nothing}
        data-tells=${tells}
        >${game ? message(game, told, texts) : texts.dealing}</span
      >
      <span class="moves">${game ? texts.moves(game.moveCount) : ''}</span>
      ${elapsed === undefined ? nothing : html`<span class="moves" role="timer">${inMinutes(elapsed)}</span>`}
    </div>
  `;
};
