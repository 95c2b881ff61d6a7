import type { DealDetail, PyramidDozenElement } from 'solitaire-elements';

/** What the page of every app gives to its games at first. */
export const first = {
  seed: '7',
  assist: false,
  disabled: false,
  shown: true,
  kings: 'stay' as PyramidDozenElement['kings'],
  draw: false,
};

/** Lets the test give them more, by `give`. */
export const takes = (give: (more: Partial<typeof first>) => void): void => void Object.assign(globalThis, { give });

/** Keeps for the test what the app has heard. */
export const hears = ({ state }: DealDetail): void => void Object.assign(globalThis, { heard: state.options['kings'] });
