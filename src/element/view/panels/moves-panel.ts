import { html, type TemplateResult } from 'lit';
import { distinctActions } from '../../../board/hand/targets.js';
import type { Action } from '../../../engine/model/action.js';
import type { Parts } from '../../parts.js';
import { plain } from '../../../locales/plain.js';
import { describeAdvice } from '../../../describe/advice.js';
import { actionSigns } from '../../../describe/signs.js';
import { describeEnd } from '../../../describe/end.js';
import { seenView } from '../status/status-view.js';

/**
 * All possible moves, a button each, for readers who go from one stop to the next by switch, swipe or voice.
 *
 * @param play makes a move. The list is then shown again.
 */
export function movesView(
  { variant, session, language: { texts } }: Pick<Parts, 'variant' | 'session' | 'language'>,
  play: (action: Action) => void,
): TemplateResult {
  const game = session.game!;
  const { position } = game;
  const actions = distinctActions(game);
  if (actions.length === 0) return html`<p .textContent=${describeEnd(game, texts)}></p>`;
  const nameOf = (action: Action) => plain(describeAdvice(action, position, texts, variant));
  return html`<ol class="more">
    ${actions.map(
      (action) =>
        html`<li>
          <button class="tool" part="button" type="button" @click=${() => play(action)}>
            ${seenView(plain(actionSigns(action, position, texts, variant)), nameOf(action))}
          </button>
        </li>`,
    )}
  </ol>`;
}
