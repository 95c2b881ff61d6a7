import { BACKS } from '../../cards/back.js';

/** What a reader may set, and to what. The first is the default. What is on or off is shown in this order. */
export const CHOICES = {
  /** Neither: as the pointer is, a finger or a mouse. */
  tap: [undefined, false, true],
  mirror: [false, true],
  /** Whether the time is shown. */
  timer: [true, false],
  sound: [false, true],
  // For readers who see little, listen, or use few keys.
  large: [false, true],
  colours: [false, true],
  /** Whether the ear gets fewer words. */
  brief: [false, true],
  /** Whether letters, digits and marks alone do something as keys. */
  singleKeys: [true, false],
  /** The first is the page's own: `--solitaire-felt`, or green. */
  felt: ['green', 'blue', 'burgundy', 'slate'],
  back: BACKS,
} as const;
