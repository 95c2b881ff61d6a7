import { html, type TemplateResult } from 'lit';

/** How long a figure counts up, in milliseconds. */
const COUNTING = 400;

/** A figure that counts up when it is first seen. Its text is the final figure all the while. */
export const figureView = (value: number, write: (value: number) => string): TemplateResult =>
  html`<span class="figure" .write=${(share: number) => write(Math.round(value * share))}>${write(value)}</span>`;

/** @param pace how much slower than usual the figures count; 0: not at all. */
export function countUp(sheet: Element, pace: number): void {
  if (pace === 0) return;
  const figures = [...sheet.querySelectorAll<HTMLElement & { write: (share: number) => string }>('.figure')];
  const began = performance.now();
  const go = () => {
    const share = (performance.now() - began) / (COUNTING * pace);
    for (const { dataset, write } of figures) {
      if (share < 1) dataset['now'] = write(share);
      else delete dataset['now'];
    }
    if (share < 1) requestAnimationFrame(go);
  };
  if (figures.length > 0) go();
}
