/** The share that a face-down card shows, of what a face-up card does. */
const TUCKED = 0.45;

/** How far a card of a fan, or the place of the next one, lies from the first, in steps from one face-up card to the next. */
export const stepsTo = (index: number, faceDown: number): number =>
  Math.min(index, faceDown) * TUCKED + Math.max(0, index - faceDown);
