/** What a player can do, by pile indices. The public form, with ids and card codes, is a `Move`. */
export type Action =
  | { readonly type: 'move'; readonly from: number; readonly to: number }
  | { readonly type: 'remove'; readonly from: readonly [number] | readonly [number, number] }
  | { readonly type: 'draw' | 'recycle' | 'redeal' }
  | { readonly type: 'lift'; readonly from: number; readonly index: number };
