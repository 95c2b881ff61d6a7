/** What a player can do, by pile indices. The public form, with ids and card codes, is a `Move`. */
export type Action =
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'remove'; readonly from: readonly [number] | readonly [number, number] }
  | { readonly type: 'draw' | 'recycle' | 'redeal' }
  | { readonly type: 'lift'; readonly from: number; readonly index: number };

/** Whether two actions are the same, a pair's piles in the same order. */
export function sameAction(a: Action, b: Action): boolean {
  switch (a.type) {
    case 'move':
      return b.type === 'move' && a.from === b.from && a.to === b.to;
    case 'remove':
      return b.type === 'remove' && a.from[0] === b.from[0] && a.from[1] === b.from[1];
    case 'lift':
      return b.type === 'lift' && a.from === b.from && a.index === b.index;
    default:
      return a.type === b.type;
  }
}
