import { type Action, runLength } from '../model/action.js';

/**
 * The moves of a record as text, all of it safe in an address. Frozen as version 1: later versions must go on reading it.
 *
 * | text  | move                                                  | |-------|-------------------------------------------------------| | `.`
 * | draw                                                  | | `~`   | recycle                                               | | `-`   |
 * redeal                                                | | `XY`  | the top card of pile X to pile Y                      | | `__XYn` | the
 * top n cards of pile X to pile Y, n from 2 on    | | `_XY` | remove the top cards of X and Y; `_XX`: of X alone    | | `XXi` | lift the
 * i-th card of X, counted from the bottom      |
 *
 * X, Y and i are indices, piles in the game's own order, each written as one of 62 letters and digits.
 *
 * A line of play has one spelling only, so servers recognise a repeated record by comparing text.
 */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const TOKEN = /[.~-]|__[A-Za-z0-9]{2}[C-Za-z0-9]|_[A-Za-z0-9]{2}|([A-Za-z0-9])\1[A-Za-z0-9]|[A-Za-z0-9]{2}/y;

/** One action in notation. */
export function encode(action: Action): string {
  const digit = (index: number) => DIGITS[index]!;
  switch (action.type) {
    case 'draw':
      return '.';
    case 'recycle':
      return '~';
    case 'redeal':
      return '-';
    case 'move': {
      const pair = digit(action.from) + digit(action.to);
      return runLength(action) > 1 ? `__${pair}${digit(runLength(action))}` : pair;
    }
    case 'lift':
      return digit(action.from) + digit(action.from) + digit(action.index);
    case 'remove': {
      const [first, second = first] = action.from;
      return '_' + digit(first) + digit(second);
    }
  }
}

/** The action of a single move in notation. */
function read(token: string): Action {
  const index = (at: number) => DIGITS.indexOf(token[at]!);
  switch (token) {
    case '.':
      return { type: 'draw' };
    case '~':
      return { type: 'recycle' };
    case '-':
      return { type: 'redeal' };
  }
  if (token[1] === '_') return { type: 'move', from: index(2), to: index(3), count: index(4) };
  if (token[0] === '_') return { type: 'remove', from: token[1] === token[2] ? [index(1)] : [index(1), index(2)] };
  if (token.length === 3) return { type: 'lift', from: index(0), index: index(2) };
  return { type: 'move', from: index(0), to: index(1) };
}

/** The actions of a text, in order; ends with `undefined` where the rest is not notation. */
export function* decode(text: string): Generator<Action | undefined> {
  const pattern = new RegExp(TOKEN);
  while (pattern.lastIndex < text.length) {
    const token = pattern.exec(text)?.[0];
    yield token === undefined ? undefined : read(token);
    if (token === undefined) return;
  }
}
