import { cardStyles } from '../../../board/view/card-styles.js';
import { markStyles } from '../../../board/view/mark-styles.js';
import { boardStyles } from '../../../board/view/styles.js';
import { motionStyles } from '../../../board/motion/styles.js';
import { elementStyles } from './frame-styles.js';
import { panelStyles } from './panel-styles.js';
import { posterStyles } from './poster-styles.js';
import { resultStyles } from './result-styles.js';
import { stripStyles } from './strip-styles.js';
import { toolbarStyles } from './toolbar-styles.js';
import { transportStyles } from './transport-styles.js';

/** The style sheets of an element. Later ones win. */
export const allStyles = [
  elementStyles,
  toolbarStyles,
  boardStyles,
  cardStyles,
  markStyles,
  motionStyles,
  panelStyles,
  resultStyles,
  stripStyles,
  transportStyles,
  posterStyles,
];
