import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { BACK, FINISH, HINT, icon, LESSON, NEW, REDO, RESTART, SHOW, STOP, UNDO, VERDICT } from '../board/icons.js';
import type { Texts } from '../locales/en.js';

/** The controls that the `controls` attribute names, in the order they are shown. */
export const CONTROLS = ['undo', 'redo', 'restart', 'new', 'hint', 'verdict', 'solution', 'finish'] as const;

export type Control = (typeof CONTROLS)[number] | 'back' | 'lesson' | 'stop';

const ICONS: Readonly<Record<Control, string>> = {
  undo: UNDO,
  redo: REDO,
  restart: RESTART,
  new: NEW,
  back: BACK,
  finish: FINISH,
  hint: HINT,
  verdict: VERDICT,
  lesson: LESSON,
  solution: SHOW,
  stop: STOP,
};

/** A control, and what pressing it does; without that it is shown as not available. One left out altogether is not shown. */
export type Presses = ReadonlyMap<Control, (() => void) | undefined>;

// A button that cannot be pressed keeps the focus it has, so none is ever really disabled.
const buttonView = (control: Control, press: (() => void) | undefined, texts: Texts): TemplateResult => html`
  <button
    class="tool"
    part="button"
    type="button"
    data-control=${control}
    title=${texts[control]}
    aria-label=${texts[control]}
    aria-disabled=${!press}
    @click=${press ?? nothing}
  >
    ${icon(ICONS[control])}<span class="label" aria-hidden="true">${texts[control]}</span>
  </button>
`;

/** The row of buttons under the table; nothing at all where the page wants none. */
export const toolbarView = (presses: Presses, texts: Texts): TemplateResult | typeof nothing =>
  presses.size === 0
    ? nothing
    : html`
        <div class="toolbar" part="toolbar" role="group" aria-label=${texts.toolbar}>
          ${[...presses].map(([control, press]) => buttonView(control, press, texts))}
        </div>
      `;
