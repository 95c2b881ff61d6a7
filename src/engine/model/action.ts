import { ownField } from '../input/own.js';
import type { Piles } from './piles.js';

/** What a player can do, by pile indices. Its public form, with ids and card codes, is a `Move`. */
export type Action =
  /** The top `count` cards of a pile go to another pile as one run. Default: 1. */
  | { readonly type: 'move'; readonly from: number; readonly to: number; readonly count?: number }
  /** One or two top cards go to the discard. */
  | { readonly type: 'remove'; readonly from: readonly [number] | readonly [number, number] }
  /** The stock gives one card to each of these piles, in this order. Default: one card to the waste. */
  | { readonly type: 'draw'; readonly to?: readonly number[] }
  | { readonly type: 'recycle' | 'redeal' }
  /** The card at an index of a pile goes to the top of that pile. */
  | { readonly type: 'lift'; readonly from: number; readonly index: number };

/** How many cards an action or a move takes off a pile as one run. */
export const runLength = (action: { readonly type: string; readonly count?: number }): number =>
  action.count === undefined || !Object.hasOwn(action, 'count') ? 1 : action.count;

/** The piles an action takes cards from; none for one that turns the stock, redeals or lifts. */
export const sourcesOf = (action: Action): readonly number[] =>
  action.type === 'move' ? [action.from] : action.type === 'remove' ? action.from : [];

/** The piles that get a card of the stock. */
export const drawnOnto = (action: Action & { readonly type: 'draw' }, { waste }: Piles): readonly number[] =>
  ownField(action, 'to') ?? [waste];

/** Whether two actions of one position are the same. The piles of a pair must stand in the same order. */
export function sameAction(a: Action, b: Action): boolean {
  switch (a.type) {
    case 'move':
      return b.type === 'move' && a.from === b.from && a.to === b.to && runLength(a) === runLength(b);
    case 'remove':
      return b.type === 'remove' && a.from[0] === b.from[0] && a.from[1] === b.from[1];
    case 'lift':
      return b.type === 'lift' && a.from === b.from && a.index === b.index;
    default:
      return a.type === b.type;
  }
}
