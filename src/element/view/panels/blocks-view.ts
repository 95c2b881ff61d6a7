import { html, type TemplateResult } from 'lit';
import type { Texts } from '../../../locales/en.js';
import type { Block, FileBlock, Moves } from '../../../show/panels/blocks.js';
import { listView } from '../widgets/buttons.js';
import { choiceView, entryView, selectView, switchView } from '../widgets/fields.js';
import { barsView, chartView, figureView } from '../widgets/pictures.js';
import { linesView, noteView, seenView, textView } from '../widgets/text.js';

const movesView = ({ moves }: Moves): TemplateResult =>
  html`<ol class="more">
    ${moves.map(
      ({ seen, spoken, press }) =>
        html`<li>
          <button class="tool" part="button" type="button" @click=${press}>${seenView(seen, spoken)}</button>
        </li>`,
    )}
  </ol>`;

function fileView({ report, choices, label, isReading, chosen }: FileBlock): TemplateResult {
  const change = async ({ target }: Event): Promise<void> => {
    const input = target as HTMLInputElement;
    const [file] = input.files!;
    if (file) await chosen(file);
    // The same file may be chosen again.
    input.value = '';
  };
  return html`
    <div class="note" role="status">${report.map((line) => html`<p dir="auto" .textContent=${line}></p>`)}</div>
    ${listView(choices)}
    <input type="file" accept=".json" hidden aria-label=${label} @change=${change} />
    ${isReading ? html`<progress aria-label=${label}></progress>` : ''}
  `;
}

/** How each kind of block is drawn. The texts have the letters of drawn cards. */
const VIEWS: { readonly [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, texts: Texts) => unknown } = {
  text: ({ text }) => html`<p .textContent=${text}></p>`,
  note: ({ text }) => noteView(text),
  sent: ({ text }) => html`<p class="sent" .textContent=${text}></p>`,
  heading: ({ text }) => html`<h3>${textView(text)}</h3>`,
  points: ({ points }) =>
    html`<ul>
      ${points.map((point) => html`<li .textContent=${point}></li>`)}
    </ul>`,
  lines: ({ lines, look }) => linesView(lines, look),
  keys: ({ keys }) => linesView(keys.map(([key, meaning]) => [html`<kbd .textContent=${key}></kbd>`, meaning])),
  buttons: ({ buttons }) => listView(buttons),
  switch: switchView,
  choice: choiceView,
  select: selectView,
  figure: figureView,
  chart: chartView,
  bars: barsView,
  details: ({ isOpen, summary, blocks }, texts) =>
    html`<details ?open=${isOpen}>
      <summary .textContent=${summary}></summary>
      ${blocksView(blocks, texts)}
    </details>`,
  moves: movesView,
  entry: entryView,
  file: fileView,
};

export const blocksView = (blocks: readonly Block[], texts: Texts): unknown[] =>
  blocks.map((block) => (VIEWS[block.kind] as (block: Block, texts: Texts) => unknown)(block, texts));
