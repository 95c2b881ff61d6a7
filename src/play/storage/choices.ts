import { BACKS } from '../../cards/back.js';

/** The values of each setting, the default first. The settings panel shows the switches in this order. */
export const CHOICES = {
  /** `undefined`: as suits the pointer, a finger or a mouse. */
  tap: [undefined, false, true],
  mirror: [false, true],
  /** Whether the time is shown. */
  timer: [true, false],
  sound: [false, true],
  // For readers who see little, listen, or use few keys.
  large: [false, true],
  colours: [false, true],
  /** Whether screen readers get fewer words. */
  brief: [false, true],
  /** Whether letters, digits and punctuation work as keys without a modifier. */
  singleKeys: [true, false],
  /** The first is the page's own: `--solitaire-felt`, or green. */
  felt: ['green', 'blue', 'burgundy', 'slate'],
  back: BACKS,
  /** How fast cards move. The first is the page's own: `--solitaire-speed`. */
  motion: ['usual', 'slow', 'fast', 'none'],
} as const;
