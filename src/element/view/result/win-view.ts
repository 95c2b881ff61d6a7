import { html, nothing, type TemplateResult } from 'lit';
import { suitPath } from '../../../cards/suits.js';
import type { Game } from '../../../engine/play/game.js';
import type { Parts } from '../../parts.js';
import { type Counted, isBest, isFirst } from '../../storage/statistics.js';
import { linesView } from '../panels/panel.js';
import { inMinutes } from '../speech/sentences.js';
import type { Control, Place } from '../toolbar/controls.js';
import { figureView } from './figure.js';
import type { Ending } from './result-view.js';

/** Time and moves of a win. One that counts is set beside the best so far, and lengthens the streak. */
function figuresView(
  { moveCount }: Game,
  { session, language }: Parts,
  win: Counted | undefined,
  showsTime: boolean,
): TemplateResult {
  const { texts } = language;
  const best = (name: 'fastest' | 'fewest', write: (value: number) => string) => {
    if (!win || isFirst(win)) return nothing;
    return isBest(win, name) ? html`<b>${texts.newBest}</b>` : `${texts[name]} ${write(win.after[name])}`;
  };
  return linesView(
    [
      ...(showsTime ? [[best('fastest', inMinutes), figureView(session.past.elapsed, inMinutes)] as const] : []),
      [best('fewest', texts.number), figureView(moveCount, texts.moves)],
      ...(win ? [[texts.streak, texts.number(win.after.streak)] as const] : []),
    ],
    'tiles',
  );
}

/**
 * What is told and offered after a win. How many moves would have done is told below the figures: the line for it is there before.
 *
 * @param isSought whether that is found out. `shortest` is absent until it is.
 */
export function winEnding(
  game: Game,
  parts: Parts,
  placeOf: (control: Control) => Place | undefined,
  win: Counted | undefined,
  showsTime: boolean,
  isSought: boolean,
  shortest: number | undefined,
): Ending {
  const { texts } = parts.language;
  const { assisted } = parts.session.past;
  const note = assisted
    ? texts.helped
    : shortest && shortest < game.moveCount
      ? texts.wouldDo(texts.moves(shortest))
      : '';
  return {
    title: win && isFirst(win) ? texts.firstWin : texts.victory,
    content: html`
      ${figuresView(game, parts, win, showsTime)} ${assisted || isSought ? html`<p class="note">${note}</p>` : nothing}
    `,
    offers: [placeOf('new'), placeOf('share'), { control: 'again', press: () => void parts.table.watch() }],
    texts,
  };
}

/** The four suits in a row. */
export const suitsView = (): TemplateResult =>
  html`<svg class="suits" viewBox="0 0 76 16" aria-hidden="true">
    <path d=${[0, 1, 2, 3].map((suit) => suitPath(suit, 8 + 20 * suit, 8, 16)).join('')}></path>
  </svg>`;
