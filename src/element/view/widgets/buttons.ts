import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../board/view/icons.js';
import type { Button } from '../../../show/controls/controls.js';
import type { Texts } from '../../../locales/en.js';
import { plain } from '../../../locales/plain.js';
import { textView } from './text.js';

/** The button of a control. One that can't be pressed keeps the focus that it has, so none is ever really disabled. */
export const toolView = ({ name, icon: drawing, label, caption, isWide = false, press }: Button): TemplateResult =>
  html`<button
    class="tool"
    part="button"
    type="button"
    data-control=${name!}
    ?data-wide=${isWide}
    title=${label!}
    aria-label=${label!}
    aria-disabled=${!press}
    @click=${press ?? nothing}
  >
    ${icon(drawing!)}<span class="label" .textContent=${caption}></span>
  </button>`;

/** Buttons below each other: controls, or what else may be chosen. */
export const listView = (buttons: readonly Button[]): TemplateResult =>
  html`<div class="more">
    ${buttons.map((each) =>
      each.name
        ? toolView(each)
        : html`<button class="tool" part="button" type="button" @click=${each.press}>
            ${icon(each.icon!)} ${textView(plain(each.caption))}
          </button>`,
    )}
  </div>`;

/** The button that closes what it stands in. */
export const closeView = ({ close: label }: Texts, close: (event: Event) => void): TemplateResult =>
  html`<button class="close" part="button" type="button" title=${label} aria-label=${label} @click=${close}>
    ${icon('close')}
  </button>`;
