import type { HTMLAttributes } from 'preact';
import type { Handlers, PropsByTag, ElementsByTag, SolitaireTag } from './props.js';

/** What a tag takes in JSX. Its events are `onwin` and so on. */
export type SolitaireTagProps<Tag extends SolitaireTag> = HTMLAttributes<ElementsByTag[Tag]> &
  PropsByTag[Tag] &
  Handlers<ElementsByTag[Tag]>;

type Tags = { [Tag in SolitaireTag]: SolitaireTagProps<Tag> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
