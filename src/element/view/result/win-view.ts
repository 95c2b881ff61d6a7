import { html, nothing, type TemplateResult } from 'lit';
import { suitPath } from '../../../cards/suits.js';
import { type WinFacts, winFigures, winNote, winTitle } from '../../../describe/win.js';
import type { Texts } from '../../../locales/en.js';
import type { Parts } from '../../parts.js';
import { linesView } from '../panels/panel.js';
import { again } from '../../controls/again.js';
import type { SlotOf } from '../../controls/slots.js';
import { dayOffers } from './day-ending.js';
import type { Ending } from './result-view.js';

const figuresView = (facts: WinFacts, texts: Texts): TemplateResult =>
  linesView(
    winFigures(facts, texts).map(({ name, value, isBest }) => [
      isBest ? html`<b .textContent=${name}></b>` : name || nothing,
      value,
    ]),
    'tiles',
  );

/**
 * What is told and offered after a win. What is found out later stands below the figures: the line for it is there before.
 *
 * @param isSought whether it is found out how many moves would have won.
 */
export function winEnding(
  facts: WinFacts,
  parts: Pick<Parts, 'stage' | 'daily' | 'dealer' | 'language'>,
  slotOf: SlotOf,
  isSought: boolean,
): Ending {
  const { stage, language } = parts;
  const { texts } = language;
  const { day } = facts.past;
  const watch = { ...again, press: () => stage.watch() };
  const note = winNote(facts, texts);
  return {
    title: winTitle(facts, texts),
    content: html`
      ${facts.isEarlier ? nothing : figuresView(facts, texts)}
      ${note || isSought ? html`<p class="note" .textContent=${note}></p>` : nothing}
    `,
    ...(day ? dayOffers(day, parts, slotOf, watch) : { offers: [slotOf('new'), slotOf('share'), watch], texts }),
  };
}

/** The four suits in a row. */
export const suitsView = (): TemplateResult =>
  html`<svg class="suits" viewBox="0 0 76 16" aria-hidden="true">
    <path d=${[0, 1, 2, 3].map((suit) => suitPath(suit, 8 + 20 * suit, 8, 16)).join('')}></path>
  </svg>`;
