import type { ReactiveController } from 'lit';
import type { Host } from '../host.js';
import type { Parts } from '../parts.js';
import type { Control, ControlContext, ControlSlot } from './control.js';
import { controlNamed, controlWords, CONTROLS } from './index.js';
import { askedIn, hasMore } from './slots.js';

type ControlsParts = Pick<Parts, 'variant' | 'session' | 'stage' | 'advisor' | 'dealer' | 'attributes' | 'settings'>;

/** The controls that the page wants, and what they do now. */
export class Controls implements ReactiveController {
  /** The words of the attribute. */
  wanted: ReadonlySet<string> = new Set();
  /** Opens a panel. */
  readonly open: ControlContext['open'];
  readonly #host: Host;
  readonly #parts: ControlsParts;

  constructor(host: Host, parts: ControlsParts, open: ControlContext['open']) {
    this.#host = host;
    this.#parts = parts;
    this.open = open;
  }

  hostUpdate(): void {
    const { attributes } = this.#parts;
    this.wanted = attributes.list('buttons', controlWords());
    attributes.refuse('controls', this.#host.getAttribute('controls'), 'buttons', 'undo redo hint new');
  }

  /** In the order of the bar. */
  get slots(): readonly ControlSlot[] {
    const context = this.#context;
    const slots = CONTROLS.filter((control) => this.isOffered(control)).map((control) =>
      this.slotOf(control, undefined, context),
    );
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
    const press = !this.#host.disabled && shown.press(context);
    const pressed = () => {
      if (press) press();
      then();
    };
    return { ...shown, press: press ? pressed : undefined };
  }

  /** Opens what a long press opens. Returns whether there is anything. */
  hold(name: string | undefined): boolean {
    const panel = !this.#host.disabled && controlNamed(name)?.hold?.(this.#context);
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
