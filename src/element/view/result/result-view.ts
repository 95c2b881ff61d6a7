import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../board/view/icons.js';
import type { Texts } from '../../../locales/en.js';
import type { ControlSlot } from '../../controls/control.js';
import { textView } from '../panels/panel.js';
import { toolView } from '../toolbar/toolbar.js';

/** What a sheet tells and offers after a game. */
export interface Ending {
  readonly title: string;
  readonly content: string | TemplateResult;
  /** `undefined`: a free slot. */
  readonly offers: readonly (ControlSlot | undefined)[];
  /** With the captions of what is offered. */
  readonly texts: Texts;
}

/** The sheet after a game. The button that closes it is the last by Tab. */
export const resultView = (
  { title, content, offers, texts }: Ending,
  above: TemplateResult | undefined,
  close: () => void,
): TemplateResult => html`
  <div class="panel result" part="result" role="toolbar" aria-labelledby="result">
    ${above ?? nothing}
    <h2 id="result">${textView(title)}</h2>
    ${typeof content === 'string' ? html`<p class="note" .textContent=${content}></p>` : content}
    <div class="offers">${offers.map((slot) => (slot ? toolView(slot, texts) : html`<span class="tool"></span>`))}</div>
    <button class="close" part="button" type="button" title=${texts.close} @click=${close}>${icon('close')}</button>
  </div>
`;
