/** How long a card shakes, in milliseconds. */
export const SHAKING = 220;

/** Says no: five pixels to each side, thrice. */
export function shake(cards: readonly HTMLElement[], pace: number): void {
  const frames = ['0', '-5px', '5px', '-5px', '5px', '-5px', '5px', '0'].map((x) => ({ transform: `translate(${x})` }));
  if (pace > 0) for (const card of cards) card.animate(frames, SHAKING * pace);
}
