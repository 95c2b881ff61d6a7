import { html, type TemplateResult } from 'lit';
import type { Texts } from '../../../locales/en.js';
import type { Block, FileBlock, Lines, Moves } from '../../../show/panels/blocks.js';
import { listView } from '../widgets/buttons.js';
import { choiceView, selectView, switchView } from '../widgets/fields.js';
import { barsView, chartView, figureView } from '../widgets/pictures.js';
import { linesView, noteView, seenView, textView } from '../widgets/text.js';

const keysView = ({ lines }: Lines): TemplateResult =>
  linesView(lines.map(([key, meaning]) => [html`<kbd .textContent=${key}></kbd>`, meaning]));

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

/** @param texts have the letters of drawn cards. */
function blockView(block: Block, texts: Texts): TemplateResult {
  switch (block.kind) {
    case 'text':
      return html`<p .textContent=${block.text}></p>`;
    case 'note':
      return noteView(block.text);
    case 'heading':
      return html`<h3>${textView(block.text)}</h3>`;
    case 'points':
      return html`<ul>
        ${block.points.map((point) => html`<li .textContent=${point}></li>`)}
      </ul>`;
    case 'lines':
      return block.look === 'keys' ? keysView(block) : linesView(block.lines, block.look);
    case 'buttons':
      return listView(block.buttons);
    case 'switch':
      return switchView(block);
    case 'choice':
      return choiceView(block);
    case 'select':
      return selectView(block);
    case 'figure':
      return figureView(block, texts);
    case 'chart':
      return chartView(block);
    case 'bars':
      return barsView(block);
    case 'details':
      return html`<details ?open=${block.isOpen}>
        <summary .textContent=${block.summary}></summary>
        ${blocksView(block.blocks, texts)}
      </details>`;
    case 'moves':
      return movesView(block);
    case 'file':
      return fileView(block);
  }
}

export const blocksView = (blocks: readonly Block[], texts: Texts): TemplateResult[] =>
  blocks.map((block) => blockView(block, texts));
