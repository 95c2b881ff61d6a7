import type { HTMLAttributes } from 'svelte/elements';
import type { Handlers, PropsByTag, ElementsByTag, SolitaireTag } from './props.js';

/** What a tag takes in markup. Its events are `onwin` and so on. */
export type SolitaireTagProps<Tag extends SolitaireTag> = HTMLAttributes<ElementsByTag[Tag]> &
  PropsByTag[Tag] &
  Handlers<ElementsByTag[Tag], 'on' | 'on:'>;

type Tags = { [Tag in SolitaireTag]: SolitaireTagProps<Tag> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
