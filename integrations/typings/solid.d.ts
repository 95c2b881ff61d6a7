import type { JSX } from 'solid-js';
import type { CamelHandlers, Handlers, PropsByTag, ElementsByTag, SolitaireTag, Switch } from './props.js';

type Prefixed<Prefix extends string, Props> = {
  [Name in keyof Props & string as `${Prefix}:${Name}`]?: Props[Name];
};

/** The properties that are on or off. */
type Booleans<Props> = {
  [Name in keyof Props as Switch extends Props[Name] ? Name : never]?: boolean | undefined;
};

/** What a tag takes in JSX. Its events are `on:win`, `onWin` or `onwin`, and so on. */
export type SolitaireTagProps<Tag extends SolitaireTag> = JSX.HTMLAttributes<ElementsByTag[Tag]> &
  PropsByTag[Tag] &
  Prefixed<'prop' | 'attr', PropsByTag[Tag]> &
  Prefixed<'bool', Booleans<PropsByTag[Tag]>> &
  Handlers<ElementsByTag[Tag], 'on:' | 'on'> &
  CamelHandlers<ElementsByTag[Tag]>;

type Tags = { [Tag in SolitaireTag]: SolitaireTagProps<Tag> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
