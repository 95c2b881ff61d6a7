import { svg, type TemplateResult } from 'lit';

/** A line drawing in a box of 24 by 24, in the colour of the text around it. */
export const icon = (path: string): TemplateResult => svg`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>
`;

export const UNDO = 'M9 14L4 9l5-5M4 9h9a6 6 0 0 1 0 12h-3';
export const REDO = 'M15 14l5-5-5-5M20 9h-9a6 6 0 0 0 0 12h3';
export const RESTART = 'M5 4v6h6M5.6 10A8 8 0 1 1 4 14';
export const NEW = 'M12 5v14M5 12h14';
export const BACK = RESTART + 'M12 13v3l3 1';
export const FINISH = 'M5 13l4 4L19 7';
export const RECYCLE = 'M19 4v6h-6M18.4 10A8 8 0 1 0 20 14';
export const LIFT = 'M12 20V5M5 12l7-7 7 7';
export const HINT = 'M10 21h4M9 17c0-3-3-4-3-7a6 6 0 0 1 12 0c0 3-3 4-3 7z';
export const VERDICT = 'M9 9a3 3 0 1 1 3 4M12 17v.01M12 3a9 9 0 0 0 0 18 9 9 0 0 0 0-18';
export const LESSON = 'M12 21v-7L6 7l6 7 6-7M6 12V7h5M18 12V7h-5';
export const SHOW = 'M7 5l12 7-12 7z';
export const STOP = 'M7 7h10v10H7z';
export const RULES = 'M12 6v14c-3-2-6-2-9-1V5c3-1 6-1 9 1 3-2 6-2 9-1v14c-3-1-6-1-9 1';
export const SETTINGS = 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4v6M8 14v6';
export const STATISTICS = 'M5 20v-7M12 20V4M19 20v-11';
export const SHARE = 'M12 15V4M7 9l5-5 5 5M5 12v8h14v-8';
