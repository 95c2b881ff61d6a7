import type { IconName } from '../../cards/icons.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Game } from '../../engine/play/game.js';
import type { TextName } from '../../locales/en.js';
import type { Parts } from '../parts.js';

/** The panels, by their names. */
export type PanelName =
  | 'rules'
  | 'settings'
  | 'statistics'
  | 'share'
  | 'legal-moves'
  | 'enter-deal'
  | 'keys'
  | 'more'
  | 'hint'
  | 'new'
  /** Asks before a solution is shown. */
  | 'solution';

/** What controls act on. */
export interface ControlContext extends Pick<Parts, 'variant' | 'session' | 'stage' | 'advisor' | 'dealer'> {
  /** The game in play; `undefined` while a replay covers it, since nothing happens to it unseen. */
  readonly game: Game | undefined;
  readonly open: (panel: PanelName) => void;
  /** The controls that a long press on Hint lists, of those that the page wants. */
  readonly asked: () => readonly ControlSlot[];
}

/** What a press does. Any other value means that it can do nothing now. */
export type PressAction = (() => unknown) | false | null | undefined;

/** The facts about a control, besides its name. */
interface Facts {
  /** Its place in the bar, and in the lists of further controls, counted from 1. Without one it comes last. */
  readonly bar?: number;
  readonly list?: number;
  /** Its text in the bar. Default: that of its name, of which this is a part. */
  readonly short?: TextName;
  /** The key that presses it while the table has the focus: the letter of a US keyboard. */
  readonly key?: string;
  /** Whether the key repeats while it is held down. */
  readonly repeats?: boolean;
  /** The group of keys that lists it in the panel of keys: those of the table, or those to look around. Default: those of the bar. */
  readonly keyGroup?: 'table' | 'look';
  /** Whether it is about the reader. The list of more shows such controls apart from those of the deal. */
  readonly isOfReader?: boolean;
  /** Whether a long press on Hint lists it. */
  readonly isAsked?: boolean;
  /** The control that it comes with, because it has no word of its own. Only lists have it, while it can be pressed. */
  readonly beside?: TextName;
  /** Whether a game has it. Default: every game. */
  readonly isIn?: (variant: Variant) => boolean;
  /** The control that stands in its place now, if any. */
  readonly instead?: (context: ControlContext) => Control | false | undefined;
  readonly press: (context: ControlContext) => PressAction;
  /** The panel that a long press opens now, if any. */
  readonly hold?: (context: ControlContext) => PanelName | false;
}

/** A control. Its name is its word in `buttons`, and names its text. The comment of each with such a word goes into `docs/api.md`. */
export type Control = Facts &
  (
    | { readonly name: TextName & IconName; readonly icon?: undefined }
    | { readonly name: TextName; readonly icon: IconName }
  );

/** A control as it stands in its place now. What stands there may change, the place does not. */
export type ControlSlot = Omit<Control, 'press'> & {
  /** `undefined` where it can't be pressed now. */
  readonly press: (() => unknown) | undefined;
};

/** A press that opens a panel. */
export const opens =
  (panel: PanelName): Control['press'] =>
  ({ open }) =>
  () =>
    open(panel);
