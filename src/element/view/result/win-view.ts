import { html, nothing, type TemplateResult } from 'lit';
import { suitPath } from '../../../cards/suits.js';
import { untilNext } from '../../../describe/next-deal.js';
import { type WinFacts, winFigures, winMarks, winNote, winTitle } from '../../../describe/win.js';
import type { Parts } from '../../parts.js';
import { linesView, textView } from '../panels/panel.js';
import { again } from '../../controls/again.js';
import type { SlotOf } from '../../controls/slots.js';
import { dayOffers } from './day-ending.js';
import type { Ending } from './result-view.js';

/** The four suits in a row. */
const suitsView = (): TemplateResult =>
  html`<svg class="suits" viewBox="0 0 76 16" aria-hidden="true">
    <path d=${[0, 1, 2, 3].map((suit) => suitPath(suit, 8 + 20 * suit, 8, 16)).join('')}></path>
  </svg>`;

const noteView = (text: string): TemplateResult => html`<p class="note" .textContent=${text}></p>`;

/** The messages and buttons after a win. Later findings make the sheet grow upwards, so that no button moves. */
export function winEnding(
  facts: WinFacts,
  parts: Pick<Parts, 'stage' | 'daily' | 'dealer' | 'language'>,
  slotOf: SlotOf,
): Ending {
  const { stage, language } = parts;
  const { texts } = language;
  const { day } = facts.past;
  const watch = { ...again, press: () => stage.watch() };
  const [next, note, marks] = [untilNext(day, texts), winNote(facts, texts), winMarks(facts, texts)];
  return {
    above: day ? noteView(texts.dailyDeal(day)) : facts.game.deal.rules.piles.foundations.length > 0 && suitsView(),
    title: winTitle(facts, texts),
    content: html`
      ${next ? noteView(next) : nothing} ${linesView(winFigures(facts, texts), 'tiles')}
      ${
        marks.length > 0
          ? html`<ul class="marks">
              ${marks.map((mark) => html`<li>${textView(mark)}</li>`)}
            </ul>`
          : nothing
      }
      ${note ? noteView(note) : nothing}
    `,
    ...(day ? dayOffers(day, parts, slotOf, watch) : { offers: [slotOf('new'), slotOf('share'), watch], texts }),
  };
}
