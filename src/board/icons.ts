import { svg } from 'lit';
import type { TemplateResult } from 'lit';

/** A line drawing in a box of 24 by 24, in the colour of the text around it. */
export const icon = (path: string): TemplateResult => svg`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>
`;

export const UNDO = 'M9 14L4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3';
export const REDO = 'M15 14l5-5-5-5M20 9h-9a6 6 0 0 0 0 12h3';
export const RESTART = 'M5 4v6h6M5.6 10A8 8 0 1 1 4 14';
export const NEW = 'M12 5v14M5 12h14';
export const BACK = 'M4 5v5h5M4.6 10A8 8 0 1 1 6 17M12 8v4l3 2';
export const FINISH = 'M5 13l4 4L19 7';
export const RECYCLE = 'M18 4v5h-5M17.4 9A7 7 0 1 0 19 13.5';
export const LIFT = 'M12 20V5M5 12l7-7 7 7';
