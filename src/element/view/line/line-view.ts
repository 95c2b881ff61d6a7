import { html, nothing, type TemplateResult } from 'lit';
import { keepMove } from '../../../board/layout/surroundings.js';
import type { MessageLine, Time } from '../../../show/line/line.js';
import type { Track, Transport } from '../../../show/line/transport.js';
import { toolView } from '../widgets/buttons.js';
import { seenView } from '../widgets/text.js';

const trackView = ({ first, last, at, text, winnable, lost, goTo }: Track, label: string): TemplateResult =>
  html`<input
    type="range"
    aria-label=${label}
    aria-valuetext=${text}
    min=${first}
    max=${last}
    .value=${String(at)}
    .style=${`--_winnable:${winnable}%;--_lost:${lost}%`}
    draggable="true"
    @dragstart=${keepMove}
    @pointermove=${keepMove}
    @mousemove=${keepMove}
    @touchmove=${keepMove}
    @input=${({ target }: Event) => goTo(Number((target as HTMLInputElement).value))}
  />`;

function transportView({ label, ways, speed, ends, track, press }: Transport): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    if (press(event)) event.preventDefault();
  };
  return html`
    <div class="transport" role="group" dir="ltr" aria-label=${label} @keydown=${onKey}>
      ${ways.map(toolView)}
      <button
        class="tool"
        part="button"
        type="button"
        title=${speed.label!}
        aria-label=${speed.label!}
        @click=${speed.press}
        .textContent=${speed.caption}
      ></button>
      ${ends.map(toolView)} ${trackView(track, label)}
    </div>
  `;
}

/** Which deal it is, and what else is known of it: the last parts are left out whole where they don't fit. */
const partsView = (text: string): readonly TemplateResult[] =>
  text.split(/ (?=· )/).map((part) => html`<span .textContent=${part}></span> `);

const messageView = ({ tells, seen, spoken }: MessageLine): TemplateResult =>
  tells === 'playing' && seen.includes(' · ')
    ? html`<span class="message" part="message" data-tells=${tells}>${partsView(seen)}</span>`
    : seen === spoken
      ? html`<span class="message" part="message" data-tells=${tells} .textContent=${seen}></span>`
      : html`<span class="message" part="message" data-tells=${tells}>${seenView(seen, spoken)}</span>`;

/** The line above the table. Its time comes by `lineTime`. */
export const lineView = (line: MessageLine): TemplateResult => html`
  <div class="status" ?data-begun=${line.isBegun}>
    <b class="name" .textContent=${line.name}></b>
    ${messageView(line)} ${line.transport ? transportView(line.transport) : line.buttons.map(toolView)}
    <span class="moves" .textContent=${line.moves}></span>
    ${line.hasTime ? html`<span class="moves" role="timer"></span>` : nothing}
    ${line.sign ? toolView(line.sign) : nothing}
  </div>
`;

/** Makes what writes the time each second. An update of the whole element for it would cost a phone several frames. */
export function lineTime(root: () => ParentNode, timeNow: () => Time): () => void {
  let second = 0;
  return function show() {
    clearTimeout(second);
    const timer = root().querySelector('[role="timer"]');
    if (!timer) return;
    const { text, next } = timeNow();
    if (timer.textContent !== text) timer.textContent = text;
    if (next !== undefined) second = window.setTimeout(show, next);
  };
}
