/* eslint-disable lit-a11y/role-has-required-aria-attrs -- A box that is a switch tells by itself whether it is ticked. */
import { html, svg, type TemplateResult } from 'lit';
import { type Back, backPath } from '../../../cards/back.js';
import { plain } from '../../../locales/plain.js';
import type { Choice, Entry, Select, Switch } from '../../../show/panels/blocks.js';
import { textView } from './text.js';

/** `Enter` sends a form away, and the page with it. */
const preventDefault = (event: Event): void => event.preventDefault();

/** A line of a form: a name, and what it names. */
const rowView = (name: string, field: TemplateResult): TemplateResult =>
  html`<label class="row">${textView(plain(name))} ${field}</label>`;

export const switchView = ({ name, isOn, set }: Switch): TemplateResult =>
  rowView(
    name,
    html`<input
      type="checkbox"
      role="switch"
      .checked=${isOn}
      @change=${({ target }: Event) => set((target as HTMLInputElement).checked)}
    />`,
  );

const SAMPLES: Readonly<Record<Choice['of'], (word: string) => TemplateResult>> = {
  felt: (felt) => html`<span class="swatch" data-felt=${felt}></span>`,
  back: (back) => svg`
    <svg class="swatch drawn back" viewBox="0 0 50 70" aria-hidden="true"><path d=${backPath(back as Back)}></path></svg>
  `,
};

/** Each word with its name and sample. Chromium 156 never frees radio buttons that were outside a form. */
export const choiceView = ({ of, name, words, chosen, choose }: Choice): TemplateResult => html`
  <div class="row" role="radiogroup" aria-label=${plain(name)}>
    ${textView(plain(name))}
    <form class="choices" @submit=${preventDefault}>
      ${Object.entries(words).map(
        ([word, text]) => html`
          <label title=${text}>
            <input
              type="radio"
              name=${name}
              aria-label=${text}
              .checked=${word === chosen}
              @change=${() => (choose as (word: string) => void)(word)}
            />
            ${SAMPLES[of](word)}
          </label>
        `,
      )}
    </form>
  </div>
`;

export const selectView = ({ name, options, chosen, choose }: Select): TemplateResult =>
  rowView(
    name,
    html`<select @change=${({ target }: Event) => choose((target as HTMLSelectElement).value)}>
      ${options.map(
        ([value, text]) => html`<option value=${value} ?selected=${value === chosen} .textContent=${text}></option>`,
      )}
    </select>`,
  );

/** The heading of the panel names it. A field of one line would join lines that are pasted. */
export const entryView = ({ write }: Entry): TemplateResult =>
  html`<textarea
    aria-labelledby="title"
    placeholder="11982, QH 10D 4C …"
    dir="auto"
    spellcheck="false"
    @input=${write}
  ></textarea>`;
