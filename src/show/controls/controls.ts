import type { IconName } from '../../cards/icons.js';
import type { Texts } from '../../locales/en.js';
import { plain } from '../../locales/plain.js';
import type { Control, ControlContext, ControlSlot } from './control.js';
import { controlNamed, CONTROLS, controlWords, inOrder, more } from './table.js';
import { isLocked, type Parts } from '../parts.js';

/** Finds where a control stands that can be pressed now. */
export type SlotOf = (name: Control['name']) => ControlSlot | undefined;

/** The number of controls that a bar of any width has room for. */
const ROOM = 5;

/** Whether there are more controls than a bar has room for. */
export const hasMore = (slots: readonly ControlSlot[]): boolean => slots.length > ROOM;

/** The controls in a bar of any width: all of a few, or the first ones of more. */
export const inBar = (slots: readonly ControlSlot[]): readonly ControlSlot[] =>
  hasMore(slots) ? slots.slice(0, ROOM - 1) : slots;

/** The controls that a long press on Hint lists. */
export const askedIn = (slots: readonly ControlSlot[]): readonly ControlSlot[] =>
  inOrder(
    'list',
    slots.filter(({ isAsked }) => isAsked),
  );

/** The controls that a narrow bar leaves out: those of the deal, and those of the reader. */
export function moreOf(slots: readonly ControlSlot[]): readonly (readonly ControlSlot[])[] {
  const others = inOrder('list', slots.slice(inBar(slots).length));
  const groups = [others.filter(({ isOfReader }) => !isOfReader), others.filter(({ isOfReader }) => isOfReader)];
  return groups.filter(({ length }) => length > 0);
}

/** A button as it is seen and heard. */
export interface Button {
  /** The control that it presses; absent for a button of another kind. */
  readonly name?: string;
  /** Absent where the caption says it. */
  readonly icon?: IconName;
  /** Its whole name. Default: the caption. */
  readonly label?: string;
  readonly caption: string;
  /** Whether only a wide bar has it. */
  readonly isWide?: boolean;
  /** `undefined` where it can't be pressed now. */
  readonly press: (() => unknown) | undefined;
}

/** @param caption is part of the button's name. */
export const buttonOf = (
  {
    name,
    icon = name as IconName,
    press,
  }: Pick<ControlSlot, 'name' | 'press'> & { readonly icon?: IconName | undefined },
  texts: Texts,
  caption: string = texts[name],
): Button => ({ name, icon, label: plain(texts[name]), caption, press });

type ControlsParts = Pick<Parts, 'variant' | 'session' | 'stage' | 'advisor' | 'dealer' | 'attributes' | 'settings'>;

/** The controls that the page wants, and what they do now. */
export class Controls {
  /** The words of the attribute. */
  wanted: ReadonlySet<string> = new Set();
  /** Opens a panel. */
  readonly open: ControlContext['open'];
  readonly #parts: ControlsParts;

  constructor(parts: ControlsParts, open: ControlContext['open']) {
    this.#parts = parts;
    this.open = open;
  }

  update(): void {
    this.wanted = this.#parts.attributes.list('buttons', controlWords());
  }

  /** In the order of the bar. */
  get slots(): readonly ControlSlot[] {
    const context = this.#context;
    const slots = inOrder('bar', CONTROLS)
      .filter((control) => this.isOffered(control))
      .map((control) => this.slotOf(control, undefined, context));
    const own = slots.filter(({ beside }) => !beside);
    return hasMore(own) ? slots.filter(({ beside, press }) => !beside || press) : own;
  }

  /** Whether the page wants a control, and the game has it. */
  isOffered({ name, beside = name, isIn }: Control): boolean {
    return this.wanted.has(beside) && isIn?.(this.#parts.variant) !== false;
  }

  /** @param then is called after a press: a control that goes with it must give the focus away. */
  slotOf(control: Control, then = () => {}, context = this.#context): ControlSlot {
    const shown = control.instead?.(context) || control;
    const press = !isLocked(this.#parts) && shown.press(context);
    const pressed = () => {
      if (press) press();
      then();
    };
    return { ...shown, press: press ? pressed : undefined };
  }

  /** Opens what a long press opens. Returns whether there is anything. */
  hold(name: string | undefined): boolean {
    const panel = !isLocked(this.#parts) && controlNamed(name)?.hold?.(this.#context);
    if (panel) this.open(panel);
    return !!panel;
  }

  /** Whether the message line has the time. */
  get showsTime(): boolean {
    return this.wanted.has('timer') && this.#parts.settings.settings.timer;
  }

  get #context(): ControlContext {
    const { stage, session } = this.#parts;
    const game = stage.isReplay ? undefined : session.game;
    return { ...this.#parts, game, open: this.open, asked: () => askedIn(this.slots) };
  }
}

/** The bar of buttons. */
export interface Bar {
  readonly label: string;
  readonly buttons: readonly Button[];
  /** Opens what a long press on a button opens. Returns whether there is anything. */
  readonly hold: (name: string | undefined) => boolean;
}

/** The bar now; `undefined` if the page wants no controls. Beside the list of more, a wide bar also has the rules. */
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
