import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Game } from '../engine/game.js';
import type { Texts } from '../locales/en.js';
import type { Told } from './insight.js';
import { sayMove } from './say-move.js';

/** What is told of a game: how it ended, what the solver says, or else which deal it is. */
function message(game: Game, told: Told | undefined, texts: Texts): string {
  const { deal, moveCount, position, standing } = game;
  if (standing.status === 'won') return texts.won(texts.moves(moveCount));
  if (!told && standing.reason) return texts[standing.reason];
  if (!told) return deal.deck === undefined ? texts.deal(deal.seed) : texts.ownDeal;
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
): TemplateResult => html`
  <div class="status">
    <span class="message" part="message" role="status" data-tells=${told ? 'hint' : (game?.status ?? 'playing')}
      >${game ? message(game, told, texts) : texts.dealing}</span
    >
    <span class="moves">${game ? texts.moves(game.moveCount) : ''}</span>
    ${elapsed === undefined ? nothing : html`<span class="moves" role="timer">${inMinutes(elapsed)}</span>`}
  </div>
`;
