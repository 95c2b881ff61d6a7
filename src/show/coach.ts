import { actionSigns } from '../describe/signs.js';
import { rulesOf } from '../games/variant/texts.js';
import type { Page } from '../play/page.js';
import type { Button } from './controls/controls.js';
import type { Control, ControlSlot } from './controls/control.js';
import { isLocked, type Parts } from './parts.js';
import { highlightsOf } from './table.js';

const KEY = 'met';

type CoachParts = Pick<
  Parts,
  'page' | 'variant' | 'session' | 'stage' | 'advisor' | 'store' | 'attributes' | 'language' | 'screen'
>;

/** The strip for a first visitor. */
export interface Lesson {
  readonly name: string;
  readonly text: string;
  readonly offers: readonly Button[];
  readonly close: () => void;
}

/** The page of the game that shows the strip. Only one of several games on a page does. */
let teller: Page | undefined;

/** Explains the game to a first visitor, in the place of bar and message line. It goes for good with the first move. */
export class Coach {
  readonly #parts: CoachParts;
  /** `undefined`: not known yet. */
  #isFirst: boolean | undefined;

  constructor(parts: CoachParts) {
    this.#parts = parts;
  }

  readonly #close = (): void => {
    const { page, stage, advisor, store } = this.#parts;
    this.#isFirst = false;
    store.write(KEY, true);
    stage.stop();
    advisor.clear();
    page.changed();
  };

  readonly #showMe = (): void => {
    const { advisor, session, screen } = this.#parts;
    void advisor.showExample(
      (action) => highlightsOf(action, session.game!).forEach((each) => screen.reveal(each)),
      () => !!this.#isFirst,
    );
  };

  /** Whether the strip is shown now. */
  #isTold(slots: readonly ControlSlot[]): boolean {
    const { page, session, stage, store } = this.#parts;
    const { game } = session;
    // A reader who has played or set something has something saved. Where nothing is saved, each visit would look like the first.
    this.#isFirst ??= store.isThere && store.keys.length === 0;
    if (game && (game.moveCount > 0 || game.canRedo)) this.#isFirst = false;
    if (!this.#isFirst || !game?.canPlay || isLocked(this.#parts) || slots.length === 0) return false;
    if (stage.line && stage.line.about !== 'example') return false;
    if (!teller?.isConnected) teller = page;
    return teller === page;
  }

  /** @param slots the controls that the page wants. */
  lesson(slots: readonly ControlSlot[]): Lesson | undefined {
    if (!this.#isTold(slots)) return undefined;
    const { variant, session, advisor, language } = this.#parts;
    const { texts, gameTexts, label } = language;
    const game = session.game!;
    const offer = (name: Control['name'], caption: string, press?: () => void): Button[] =>
      slots.filter((slot) => slot.name === name).map((slot) => ({ name, caption, press: press ?? slot.press }));
    const { advice } = advisor;
    return {
      name: label,
      text: advice
        ? `${texts.yourTurn}: ${actionSigns(advice, game.position, texts, variant)}`
        : (gameTexts.first ?? rulesOf(gameTexts, game.deal.options)[0]!),
      offers: [...offer('hint', texts.showMe, this.#showMe), ...offer('rules', texts.rules)],
      close: this.#close,
    };
  }
}
