import { html, nothing, type TemplateResult } from 'lit';
import type { Texts } from '../../../locales/en.js';
import type { ControlSlot } from '../../controls/control.js';
import { closeView, textView } from '../panels/panel.js';
import { toolView } from '../toolbar/toolbar.js';

/** The messages and buttons after a game. */
export interface Ending {
  /** What stands above the title. */
  readonly above?: unknown;
  readonly title: string;
  readonly content: unknown;
  /** `undefined`: a free slot. */
  readonly offers: readonly (ControlSlot | undefined)[];
  /** With the captions of what is offered. */
  readonly texts: Texts;
}

/**
 * What is seen after a game: a sheet over the table, or a strip above it. The button that closes it is the last by Tab.
 *
 * @param slot the slot for the page's own words.
 * @param lang the language, if it isn't the page's: English, which is read from the left on any page.
 */
export const resultView = (
  { above, title, content, offers, texts }: Ending,
  look: 'panel' | 'strip',
  slot: 'won' | 'lost',
  close: () => void,
  onKey: unknown,
  lang: string | undefined,
): TemplateResult => html`
  <div
    class="result ${look}"
    part="result"
    role="toolbar"
    aria-labelledby="result"
    dir=${lang ? 'ltr' : nothing}
    @keydown=${onKey}
  >
    ${above || nothing}
    <h2 id="result">${textView(title)}</h2>
    ${content}
    <slot name=${slot}></slot>
    <div class="offers">${offers.map((slot) => (slot ? toolView(slot, texts) : html`<span class="tool"></span>`))}</div>
    ${closeView(texts, close)}
  </div>
`;
