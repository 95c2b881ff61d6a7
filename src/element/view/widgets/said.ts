import { html, type TemplateResult } from 'lit';
import type { Said } from '../../../show/speech/announcer.js';

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
