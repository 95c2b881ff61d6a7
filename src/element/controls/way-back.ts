import type { Control } from './control.js';

/** Brings back the game that New or Restart left. */
export const back: Control = {
  name: 'back',
  beside: 'new',
  press: ({ session: { leftGame }, dealer }) => leftGame && (() => dealer.bringBack(leftGame)),
};

const bringBackOther: Control['press'] = ({ session: { otherLine }, dealer }) =>
  otherLine && (() => dealer.bringBack(otherLine));

/** Bring back the other line of the game in play: the end that was left, or another try. */
export const end: Control = { name: 'end', icon: 'toEnd', press: bringBackOther };
export const branch: Control = { name: 'branch', icon: 'back', press: bringBackOther };
