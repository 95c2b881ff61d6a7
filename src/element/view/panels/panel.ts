/* eslint-disable lit-a11y/role-has-required-aria-attrs -- A box that is a switch tells by itself whether it is ticked. */
import { html, nothing, type TemplateResult } from 'lit';
import { keepMove } from '../../../board/layout/surroundings.js';
import { icon } from '../../../board/view/icons.js';
import type { Texts } from '../../../locales/en.js';
import { plain } from '../../../locales/plain.js';
import type { Parts } from '../../parts.js';

/** What stands at the head of a sheet. */
export interface SheetHead {
  /** A line above the title. */
  readonly above: string;
  readonly title: string;
  /** A sentence that is read with the title. */
  readonly about?: string | undefined;
}

/**
 * A sheet over the page: a dialog of the browser's own, which keeps the focus and gives it back when it closes. The
 * focus comes to its heading. A line stands before that: Orca 43.1 takes whatever is first for the focus when the page
 * below goes, and then does not say it. English texts read from the left, on any page.
 * A press outside closes it, but only one that began while it was open: not the end of a long press that opened it.
 */
export const sheetView = (
  { above, title, about }: SheetHead,
  { texts, lang }: Parts['language'],
  closed: (event: Event) => void,
  content: unknown,
): TemplateResult => html`
  <dialog
    class="panel"
    part="panel"
    aria-label=${plain(title)}
    aria-describedby=${about ? 'about' : nothing}
    dir=${lang ? 'ltr' : nothing}
    closedby="closerequest"
    @pointerdown=${closeByAny}
    @pointermove=${keepMove}
    @mousemove=${keepMove}
    @touchmove=${keepMove}
    @wheel=${scrollSheet}
    @close=${closed}
  >
    <header role="none">
      <p .textContent=${above}></p>
      <h2 tabindex="-1">${textView(plain(title))}</h2>
      ${closeView(texts, close)}
    </header>
    ${about && html`<p id="about" .textContent=${about}></p>`} ${content}
  </dialog>
`;

/** The button that closes what it stands in. */
export const closeView = (texts: Texts, close: (event: Event) => void): TemplateResult =>
  html`<button class="close" part="button" type="button" title=${texts.close} aria-label=${texts.close} @click=${close}>
    ${icon('close')}
  </button>`;

const closeByAny = ({ currentTarget }: Event): void => (currentTarget as Element).setAttribute('closedby', 'any');

/** A wheel scrolls a sheet, also from beside it, and never the page behind. Where nothing scrolls, only Chromium keeps that page still by itself. */
function scrollSheet(event: WheelEvent): void {
  keepMove(event);
  const sheet = event.currentTarget as HTMLElement;
  const scrollsItself = event.target !== sheet && sheet.scrollHeight > sheet.clientHeight;
  // With Ctrl it zooms.
  if (scrollsItself || event.ctrlKey) return;
  event.preventDefault();
  sheet.scrollTop += event.deltaY;
}

/** `Enter` sends a form away, and the page with it. */
const preventDefault = (event: Event): void => event.preventDefault();

const close = ({ currentTarget }: Event): void => (currentTarget as Element).closest('dialog')!.close();

/** Text beside something else, in an element of its own: a translator puts others in place of text nodes, and Lit would not find them. */
export const textView = (text: unknown): unknown =>
  typeof text === 'string' ? html`<span .textContent=${text}></span>` : text;

/** Names and what belongs to each: rows of text, or tiles with figures. */
export const linesView = (
  lines: readonly (readonly [name: unknown, value: unknown])[],
  look: 'rows' | 'tiles' = 'rows',
): TemplateResult => html`
  <dl class=${look}>
    ${lines.map(
      ([name, value]) => html`
        <div>
          <dt>${textView(name)}</dt>
          <dd>${textView(value)}</dd>
        </div>
      `,
    )}
  </dl>
`;

/** Buttons below each other. */
export const choicesView = (
  choices: readonly (readonly [icon: Parameters<typeof icon>[0], text: string, press: () => void])[],
): TemplateResult =>
  html`<div class="more">
    ${choices.map(
      ([name, text, press]) =>
        html`<button class="tool" part="button" type="button" @click=${press}>
          ${icon(name)} ${textView(plain(text))}
        </button>`,
    )}
  </div>`;

/** A line of a form: a name, and what it names. */
export const rowView = (name: string, field: TemplateResult): TemplateResult =>
  html`<label class="row">${textView(plain(name))} ${field}</label>`;

/** What is on or off. */
export const switchView = (name: string, on: boolean, set: (on: boolean) => void): TemplateResult =>
  rowView(
    name,
    html`<input
      type="checkbox"
      role="switch"
      .checked=${on}
      @change=${({ target }: Event) => set((target as HTMLInputElement).checked)}
    />`,
  );

/** A choice among some words, each with its name and sample. Chromium 156 never frees radio buttons that were outside a form. */
export const choiceView = <Word extends string>(
  name: string,
  words: Readonly<Record<Word, string>>,
  chosen: Word,
  sample: (word: Word) => TemplateResult,
  choose: (word: Word) => void,
): TemplateResult => html`
  <div class="row" role="radiogroup" aria-label=${plain(name)}>
    ${textView(plain(name))}
    <form class="choices" @submit=${preventDefault}>
      ${(Object.keys(words) as Word[]).map(
        (word) => html`
          <label title=${words[word]}>
            <input
              type="radio"
              name=${name}
              aria-label=${words[word]}
              .checked=${word === chosen}
              @change=${() => choose(word)}
            />
            ${sample(word)}
          </label>
        `,
      )}
    </form>
  </div>
`;
