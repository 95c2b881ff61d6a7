import { svg, type TemplateResult } from 'lit';
import { type IconName, ICONS } from '../../cards/icons.js';

/** A line drawing in a box of 24 by 24, in the colour of the text around it. */
export const icon = (name: IconName): TemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${ICONS[name]}></path></svg>`;
