import { html, nothing, type TemplateResult } from 'lit';
import { suitPath } from '../../../cards/suits.js';
import type { Game } from '../../../engine/play/game.js';
import type { Parts } from '../../parts.js';
import { type Counted, isBest, isFirst } from '../../storage/statistics.js';
import { linesView } from '../panels/panel.js';
import { inMinutes } from '../speech/sentences.js';
import type { Control, Place } from '../toolbar/controls.js';
import { dayOffers, untilNext } from './day-ending.js';
import type { Ending } from './result-view.js';

/** What is known of a win. */
interface Win {
  /** What it has changed in the statistics, if it is counted. */
  readonly win: Counted | undefined;
  readonly showsTime: boolean;
  /** Whether it is a day's win on an earlier visit. */
  readonly isEarlier: boolean;
  /** Whether it is found out how many moves would have done. `shortest` is absent until it is. */
  readonly isSought: boolean;
  readonly shortest: number | undefined;
}

/** Time and moves of a win. One that counts is set beside the best so far, and lengthens the streak. */
function figuresView(
  { moveCount }: Game,
  { session, daily, language }: Parts,
  { win, showsTime }: Win,
): TemplateResult {
  const { texts } = language;
  const { elapsed, day } = session.past;
  const best = (name: 'fastest' | 'fewest', write: (value: number) => string) => {
    if (!win || isFirst(win)) return nothing;
    return isBest(win, name) ? html`<b .textContent=${texts.newBest}></b>` : `${texts[name]} ${write(win.after[name])}`;
  };
  return linesView(
    [
      ...(showsTime ? [[best('fastest', inMinutes), inMinutes(elapsed)] as const] : []),
      [best('fewest', texts.number), texts.moves(moveCount)],
      ...(win ? [[texts.streak, day ? texts.days(daily.streak) : texts.number(win.after.streak)] as const] : []),
    ],
    'tiles',
  );
}

/** What is told and offered after a win. What is found out later stands below the figures: the line for it is there before. */
export function winEnding(
  game: Game,
  parts: Parts,
  placeOf: (control: Control) => Place | undefined,
  known: Win,
): Ending {
  const { win, showsTime, isEarlier, isSought, shortest } = known;
  const { session, daily, table, language } = parts;
  const { texts } = language;
  const { assisted, elapsed, day } = session.past;
  const again: Place = { control: 'again', press: () => void table.watch() };
  const next = untilNext(day, texts);
  const help = assisted
    ? texts.helped
    : shortest && shortest < game.moveCount
      ? texts.wouldDo(texts.moves(shortest))
      : '';
  const note = [isEarlier && daily.streak && texts.days(daily.streak), help, next].filter(Boolean).join(' · ');
  const moves = texts.moves(game.moveCount);
  const title = win && isFirst(win) ? texts.firstWin : texts.victory;
  return {
    title: isEarlier ? texts.solved(showsTime ? moves + texts.comma + inMinutes(elapsed) : moves) : title,
    content: html`
      ${isEarlier ? nothing : figuresView(game, parts, known)}
      ${note || isSought ? html`<p class="note" .textContent=${note}></p>` : nothing}
    `,
    ...(day ? dayOffers(day, parts, placeOf, again) : { offers: [placeOf('new'), placeOf('share'), again], texts }),
  };
}

/** The four suits in a row. */
export const suitsView = (): TemplateResult =>
  html`<svg class="suits" viewBox="0 0 76 16" aria-hidden="true">
    <path d=${[0, 1, 2, 3].map((suit) => suitPath(suit, 8 + 20 * suit, 8, 16)).join('')}></path>
  </svg>`;
