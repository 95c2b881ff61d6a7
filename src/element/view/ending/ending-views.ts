import { html, nothing, type TemplateResult } from 'lit';
import { suitPath } from '../../../cards/suits.js';
import type { Lesson } from '../../../show/coach.js';
import type { LossStrip, WinSheet } from '../../../show/ending/ending.js';
import type { Wording } from '../../../show/parts.js';
import { closeView, toolView } from '../widgets/buttons.js';
import { linesView, noteView, textView } from '../widgets/text.js';

/** The four suits in a row. */
const suitsView = (): TemplateResult =>
  html`<svg class="suits" viewBox="0 0 76 16" aria-hidden="true">
    <path d=${[0, 1, 2, 3].map((suit) => suitPath(suit, 8 + 20 * suit, 8, 16)).join('')}></path>
  </svg>`;

/** How far a game could be won, once that is known. */
const trackView = ({ known }: NonNullable<LossStrip['track']>): TemplateResult =>
  html`<div class="track" .style=${known ? `--_winnable:${known.winnable}%;--_lost:${known.lost}%` : ''}></div>`;

const marksView = (marks: readonly string[]): TemplateResult =>
  html`<ul class="marks">
    ${marks.map((mark) => html`<li>${textView(mark)}</li>`)}
  </ul>`;

/**
 * The sheet over the table or the strip above it after a game. The close button is the last stop of Tab. English is read from the left,
 * on any page.
 *
 * @param look `panel` or `strip`.
 * @param slot the slot for the page's own words.
 */
const resultView = (
  { title, offers, close }: WinSheet | LossStrip,
  above: unknown,
  content: unknown,
  look: string,
  slot: 'won' | 'lost',
  onKey: unknown,
  { texts, lang }: Wording,
): TemplateResult => html`
  <div
    class="result ${look}"
    part="result"
    role="toolbar"
    aria-labelledby="result"
    dir=${lang ? 'ltr' : nothing}
    @keydown=${onKey}
  >
    ${above}
    <div class="told">
      <h2 id="result">${textView(title)}</h2>
      ${content}
    </div>
    <slot name=${slot}></slot>
    <div class="offers">${offers.map((offer) => (offer ? toolView(offer) : html`<span class="tool"></span>`))}</div>
    ${closeView(texts, close)}
  </div>
`;

/** @param onKey answers keys as the table does. */
export function winView(win: WinSheet, onKey: unknown, wording: Wording): TemplateResult {
  const { day, hasSuits, next, figures, marks, note } = win;
  const above = day ? noteView(day) : hasSuits ? suitsView() : nothing;
  const content = html`
    ${next ? noteView(next) : nothing} ${linesView(figures, 'tiles')} ${marks.length > 0 ? marksView(marks) : nothing}
    ${note ? noteView(note) : nothing}
  `;
  return resultView(win, above, content, 'panel', 'won', onKey, wording);
}

export function lossView(loss: LossStrip, onKey: unknown, wording: Wording): TemplateResult {
  const { notes, track } = loss;
  const content = html`<p class="note">${notes.map(textView)}</p>`;
  return resultView(loss, track ? trackView(track) : nothing, content, 'strip', 'lost', onKey, wording);
}

/** The strip for a first visitor, in the place of bar and message line. */
export const lessonView = ({ name, text, offers, close }: Lesson, { texts, lang }: Wording): TemplateResult =>
  html`<div class="strip coach" role="note" dir=${lang ? 'ltr' : nothing}>
    <b .textContent=${name}></b>
    <p .textContent=${text}></p>
    <div>
      ${offers.map(
        (offer) =>
          html`<button class=${offer.name === 'hint' ? 'first' : ''} part="button" type="button" @click=${offer.press}>
            ${textView(offer.caption)}
          </button>`,
      )}
      ${closeView(texts, close)}
    </div>
  </div>`;
