import type { IconName } from '../../cards/icons.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Game } from '../../engine/play/game.js';
import type { TextName } from '../../locales/en.js';
import type { Parts } from '../parts.js';

/** What opens over the page. */
export type PanelName =
  | 'rules'
  | 'settings'
  | 'statistics'
  | 'share'
  | 'legal-moves'
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
  /** What is asked as a hint is, of those that the page wants. */
  readonly asked: () => readonly ControlSlot[];
}

/** What a press does; anything else where it can do nothing now. */
export type PressAction = (() => unknown) | false | null | undefined;

/** What is known of a control beside its name. */
interface Facts {
  /** Its place in the bar, and in the lists of further controls, counted from 1. Without one it comes last. */
  readonly bar?: number;
  readonly list?: number;
  /** Its text in the bar. Default: that of its name, of which this is a part. */
  readonly short?: TextName;
  /** The key that presses it while the table has the focus: the letter of a US keyboard. */
  readonly key?: string;
  /** Whether that key presses it on and on while it is held down. */
  readonly repeats?: boolean;
  /** With which keys the panel of keys lists it: those of the table, or those to look around. Default: those of the bar. */
  readonly keyGroup?: 'table' | 'look';
  /** Whether it is about the reader, and stands apart from those of the deal in the list of more. */
  readonly isOfReader?: boolean;
  /** Whether it is asked as a hint is: a long press on that lists it. */
  readonly isAsked?: boolean;
  /** It has no word of its own, but comes with this one: into lists only, while it can be pressed. */
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
