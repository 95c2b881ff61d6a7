import { html, type TemplateResult } from 'lit';

/** Text beside something else, in an element of its own: a translator puts others in place of text nodes, and Lit would not find them. */
export const textView = (text: unknown): unknown =>
  typeof text === 'string' ? html`<span .textContent=${text}></span>` : text;

/** A text for the eye, and what the ear gets in its place. */
export const seenView = (seen: string, spoken: string): TemplateResult =>
  html`<span aria-hidden="true" .textContent=${seen}></span><span class="heard" .textContent=${spoken}></span>`;

export const noteView = (text: string): TemplateResult => html`<p class="note" .textContent=${text}></p>`;

/** Names and the value of each: rows of text, or tiles with figures. */
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
