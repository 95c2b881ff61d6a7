import type { Control, ControlSlot } from './control.js';
import { inOrder } from './index.js';

/** Finds where a control stands that can be pressed now. */
export type SlotOf = (name: Control['name']) => ControlSlot | undefined;

/** The number of controls that a bar of any width has room for. */
const ROOM = 5;

/** Whether there are more controls than a bar has room for. */
export const hasMore = (slots: readonly ControlSlot[]): boolean => slots.length > ROOM;

/** What stands in the bar at any width: all of a few controls, or the first ones of more. */
export const inBar = (slots: readonly ControlSlot[]): readonly ControlSlot[] =>
  hasMore(slots) ? slots.slice(0, ROOM - 1) : slots;

/** What is asked as a hint is. */
export const askedIn = (slots: readonly ControlSlot[]): readonly ControlSlot[] =>
  inOrder(
    'lists',
    slots.filter(({ isAsked }) => isAsked),
  );

/** What the bar does not have at any width: of this deal, and of the reader. */
export function moreOf(slots: readonly ControlSlot[]): readonly (readonly ControlSlot[])[] {
  const others = inOrder('lists', slots.slice(inBar(slots).length));
  const groups = [others.filter(({ isOfReader }) => !isOfReader), others.filter(({ isOfReader }) => isOfReader)];
  return groups.filter(({ length }) => length > 0);
}
