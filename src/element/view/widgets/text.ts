import { html, type TemplateResult } from 'lit';
import type { Said } from '../../../show/speech/announcer.js';

/** Text beside something else, in an element of its own: translators replace text nodes, and Lit would no longer find them. */
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
 * The live region. Screen readers read only what is added to it. Its attributes never change, because some screen readers keep those that
 * they saw first. An open panel has a region of its own, because they read nothing below it.
 *
 * @param isHeard whether screen readers read this region now.
 */
export function saidView(said: Said, isHeard = true): TemplateResult {
  const parts = said.map((text) => html`<span .textContent=${isHeard ? text : ''}></span>`);
  return html`<div class="said" role="status" aria-live="polite" aria-atomic="false">${parts}</div>`;
}
