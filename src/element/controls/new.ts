import type { Parts } from '../parts.js';
import { type Control, opens } from './control.js';

/** Whether deals have grades with the options in force. */
export const hasGrades = ({ variant, dealer }: Pick<Parts, 'variant' | 'dealer'>): boolean =>
  !!variant.grading?.limits(dealer.options);

/**
 * Deals a new game. With `daily`, offers today's, yesterday's or a random one. A long press offers difficulties, if the game has
 * them.
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

/** Offers the difficulties of the next game. With `daily`, New itself offers them. */
export const choose: Control = {
  name: 'choose',
  beside: 'new',
  press: (context) => !context.dealer.isDaily && hasGrades(context) && opens('new')(context),
};
