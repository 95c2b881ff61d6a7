import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Game } from '../engine/game.js';
import type { Texts } from '../locales/en.js';
import type { Told } from './insight.js';
import { sayMove } from './say-move.js';

/** What the solver tells, in words. */
function toldInWords(told: Told, game: Game, texts: Texts): string {
  switch (told.about) {
    case 'hint':
      return told.move ? sayMove(told.move, game, texts) : texts.noHint;
    case 'lesson':
      return texts.threwAway(sayMove(told.move, game, texts));
    case 'verdict':
      return texts.prospects[told.standing];
    default:
      return texts[told.about];
  }
}

function message(game: Game, told: Told | 'lift' | undefined, texts: Texts): string {
  const { deal, moveCount, standing } = game;
  if (standing.status === 'won') return texts.won(moveCount);
  if (told === 'lift') return texts.liftHint;
  if (told) return toldInWords(told, game, texts);
  if (standing.reason) return texts[standing.reason];
  return deal.deck === undefined ? texts.deal(deal.seed) : texts.ownDeal;
}

/** The line under the table: which deal it is, what the solver says, or how it ended. Always there, so that nothing jumps. */
export const statusView = (
  game: Game | undefined,
  told: Told | 'lift' | undefined,
  texts: Texts,
): TemplateResult => html`
  <div class="status">
    <span class="message" part="message" role="status" data-tells=${told ? 'hint' : (game?.status ?? 'playing')}
      >${game ? message(game, told, texts) : texts.dealing}</span
    >
    <span class="moves">${game ? texts.moves(game.moveCount) : ''}</span>
  </div>
`;
