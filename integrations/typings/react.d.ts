import type { ForwardRefExoticComponent, HTMLAttributes, PropsWithoutRef, RefAttributes } from 'react';
import type { CamelHandlers, Handlers, PropsByTag, ElementsByTag, SolitaireStyles, SolitaireTag } from './props.js';

/** What a tag takes in JSX. Its events are `onwin` and so on. */
export type SolitaireTagProps<Tag extends SolitaireTag> = HTMLAttributes<ElementsByTag[Tag]> &
  RefAttributes<ElementsByTag[Tag]> &
  PropsByTag[Tag] &
  Handlers<ElementsByTag[Tag]>;

/** What a component takes. Its events are `onWin` and so on. */
export type SolitaireComponentProps<Tag extends SolitaireTag> = HTMLAttributes<ElementsByTag[Tag]> &
  PropsByTag[Tag] &
  CamelHandlers<ElementsByTag[Tag]>;

/** A component that is one of the elements. It works after server rendering, too. */
export type SolitaireComponent<Tag extends SolitaireTag> = ForwardRefExoticComponent<
  PropsWithoutRef<SolitaireComponentProps<Tag>> & RefAttributes<ElementsByTag[Tag]>
>;

export declare const TrustyTwelve: SolitaireComponent<'trusty-twelve'>;
export declare const PyramidDozen: SolitaireComponent<'pyramid-dozen'>;
export declare const TrefoilSolitaire: SolitaireComponent<'trefoil-solitaire'>;
export declare const LuckyThirteen: SolitaireComponent<'lucky-thirteen'>;
export declare const BakersDozen: SolitaireComponent<'bakers-dozen'>;

type Tags = { [Tag in SolitaireTag]: SolitaireTagProps<Tag> };

declare module 'react' {
  interface CSSProperties extends SolitaireStyles {}

  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
