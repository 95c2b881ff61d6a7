import type { Texts } from '../../locales/en.js';
import type { ControlSlot } from '../controls/control.js';
import { type Button, buttonOf, type Controls, hasMore, inBar } from '../controls/controls.js';
import { more } from '../controls/table.js';

/** The bar of buttons. */
export interface Bar {
  readonly label: string;
  readonly buttons: readonly Button[];
  /** Opens what a long press on a button opens. Returns whether there is anything. */
  readonly hold: (name: string | undefined) => boolean;
}

/** The bar as it is now; none where the page wants no controls. Where there is a list of more, a wide bar has the rules as well. */
export function barOf(controls: Controls, slots: readonly ControlSlot[], texts: Texts): Bar | undefined {
  if (slots.length === 0) return undefined;
  const shown = inBar(slots);
  const wide = slots.filter((slot) => slot.name === 'rules' && !shown.includes(slot));
  const all = [...shown, ...wide, ...(hasMore(slots) ? [controls.slotOf(more)] : [])];
  return {
    label: texts.toolbar,
    buttons: all.map((slot) => ({
      ...buttonOf(slot, texts, texts[slot.short ?? slot.name]),
      isWide: wide.includes(slot),
    })),
    hold: (name) => controls.hold(name),
  };
}
