import { html, type TemplateResult } from 'lit';
import type { Said } from '../../../show/speech/announcer.js';

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

/**
 * The live region, in which a screen reader hears what is added later alone. Its attributes never change: some readers keep those they
 * saw first. An open panel has its own, because what is below it isn't heard.
 *
 * @param isHeard whether it is this region that a reader hears now.
 */
export function saidView(said: Said, isHeard = true): TemplateResult {
  const parts = said.map((text) => html`<span .textContent=${isHeard ? text : ''}></span>`);
  return html`<div class="said" role="status" aria-live="polite" aria-atomic="false">${parts}</div>`;
}
