import { html, nothing, type TemplateResult } from 'lit';
import * as icons from '../../board/view/icons.js';
import type { Texts } from '../../locales/en.js';
import type { Control, Presses } from './controls.js';

const ICONS: Readonly<Record<Control, string>> = {
  undo: icons.UNDO,
  redo: icons.REDO,
  restart: icons.RESTART,
  new: icons.NEW,
  back: icons.BACK,
  finish: icons.FINISH,
  hint: icons.HINT,
  verdict: icons.VERDICT,
  lesson: icons.LESSON,
  solution: icons.SHOW,
  stop: icons.STOP,
  rules: icons.RULES,
  settings: icons.SETTINGS,
  statistics: icons.STATISTICS,
  share: icons.SHARE,
};

// A button that can't be pressed keeps the focus it has, so none is ever really disabled. Without room for its label,
// the title names it.
const buttonView = (control: Control, press: (() => void) | undefined, texts: Texts): TemplateResult =>
  html`<button
    class="tool"
    part="button"
    type="button"
    data-control=${control}
    title=${texts[control]}
    aria-disabled=${!press}
    @click=${press ?? nothing}
  >
    ${icons.icon(ICONS[control])}<span class="label">${texts[control]}</span>
  </button>`;

/** The row of buttons under the table; nothing at all where the page wants none. */
export const toolbarView = (presses: Presses, texts: Texts): TemplateResult | typeof nothing =>
  presses.size === 0
    ? nothing
    : html`
        <div class="toolbar" part="toolbar" role="group" aria-label=${texts.toolbar}>
          ${[...presses].map(([control, press]) => (press === null ? nothing : buttonView(control, press, texts)))}
        </div>
      `;
