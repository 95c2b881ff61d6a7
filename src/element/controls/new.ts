import type { Parts } from '../parts.js';
import { type Control, opens } from './control.js';

/** Whether deals have grades with the options in force. */
export const hasGrades = ({ variant, dealer }: Pick<Parts, 'variant' | 'dealer'>): boolean =>
  !!variant.grading?.limits(dealer.options);

/**
 * Deals another game. With `daily` it asks which: today's, yesterday's or a random one. In games with grades, a long press asks how
 * hard it shall be.
 */
export const newGame: Control = {
  name: 'new',
  short: 'newShort',
  key: 'n',
  press:
    ({ dealer, open }) =>
    () =>
      dealer.isDaily ? open('new') : dealer.reportFailure(dealer.newGame('player')),
  hold: (context) => (context.dealer.isDaily || hasGrades(context)) && 'new',
};

/** Asks how hard the next game shall be. In a daily, New itself asks. */
export const choose: Control = {
  name: 'choose',
  beside: 'new',
  press: (context) => !context.dealer.isDaily && hasGrades(context) && opens('new')(context),
};
