import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Game } from '../engine/game.js';
import type { Texts } from '../locales/en.js';

function message({ deal, moveCount, standing }: Game, picking: boolean, texts: Texts): string {
  if (standing.status === 'won') return texts.won(moveCount);
  if (standing.reason) return texts[standing.reason];
  if (picking) return texts.liftHint;
  return deal.deck === undefined ? texts.deal(deal.seed) : texts.ownDeal;
}

/** The line under the table: which deal it is, or how it ended, and how many moves were made. Always there, so that nothing jumps. */
export const statusView = (game: Game, picking: boolean, texts: Texts): TemplateResult => html`
  <div class="status">
    <span class="message" part="message" role="status" data-tells=${picking ? 'hint' : game.status}
      >${message(game, picking, texts)}</span
    >
    <span class="moves">${texts.moves(game.moveCount)}</span>
  </div>
`;
