import type { Texts } from '../../locales/en.js';
import type { ControlSlot } from '../controls/control.js';
import { type Button, buttonOf } from '../controls/controls.js';

/** The messages and buttons after a game. */
interface Ending {
  readonly title: string;
  /** `undefined`: a free place. */
  readonly offers: readonly (Button | undefined)[];
  readonly close: () => void;
}

/** The sheet over the table after a win. */
export interface WinSheet extends Ending {
  /** The day whose deal it was, in words; empty for any other deal. */
  readonly day: string;
  /** Whether the four suits are shown in place of the day. */
  readonly hasSuits: boolean;
  /** When there is another deal of a day; empty for any other deal. */
  readonly next: string;
  readonly figures: readonly (readonly [name: string, value: string])[];
  readonly marks: readonly string[];
  readonly note: string;
}

/** The strip above the table after a loss. */
export interface LossStrip extends Ending {
  /** What follows the title. A narrow strip shows as many as one line has room for. */
  readonly notes: readonly string[];
  /** Up to where the game could be won, and from where on it was lost, in percent of its moves; `known` once that is found out. */
  readonly track?: { readonly known?: { readonly winnable: number; readonly lost: number } };
}

/** @param captions those of the buttons that offer something else than usual. */
export const offersOf = (
  slots: readonly (ControlSlot | undefined)[],
  texts: Texts,
  captions: Partial<Texts> = {},
): readonly (Button | undefined)[] => slots.map((slot) => slot && buttonOf(slot, { ...texts, ...captions }));
