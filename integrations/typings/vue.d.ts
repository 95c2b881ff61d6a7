import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { SolitaireEventMap } from './define.js';
import type { CamelHandlers, PropsByTag, ElementsByTag, RoundHandler, SolitaireTag } from './props.js';

/** Templates give them in camel case. */
interface DataAttributes {
  [name: `data-${string}` | `data${Capitalize<string>}`]: unknown;
}

/** What a tag takes in a template. Its events are `@win` and so on. */
export type SolitaireTagProps<Tag extends SolitaireTag> = PublicProps &
  HTMLAttributes &
  DataAttributes &
  PropsByTag[Tag] &
  CamelHandlers<ElementsByTag[Tag]> &
  (Tag extends 'solitaire-round' ? { onRound?: RoundHandler } : unknown);

/** A tag as templates know it. */
export type SolitaireTagType<Tag extends SolitaireTag> = new () => ElementsByTag[Tag] & {
  /** @deprecated There is no such property: templates read types here. */
  $props: SolitaireTagProps<Tag>;
  /** @deprecated There is no such method: templates read types here. */
  $emit: EmitFn<{ [Name in keyof SolitaireEventMap]: (event: SolitaireEventMap[Name]) => void }>;
};

type Tags = { [Tag in SolitaireTag]: SolitaireTagType<Tag> };

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
