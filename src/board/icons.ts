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
export const HINT = 'M9 18h6M10 21h4M8 14.5A6 6 0 1 1 16 14.5c-.7.6-1 1.2-1 2H9c0-.8-.3-1.4-1-2z';
export const VERDICT =
  'M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17v.01M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';
export const LESSON = 'M12 21v-7M12 14L6 7M12 14l6-7M6 12V7h5M18 12V7h-5';
export const SHOW = 'M7 5l12 7-12 7z';
export const STOP = 'M7 7h10v10H7z';
