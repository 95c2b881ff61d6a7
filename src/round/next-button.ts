import { make, setText } from '../calendar/grid.js';

/** Set on the element, because the button is content of the page there, whose rules would reach it. */
const LOOK =
  'background:var(--solitaire-accent, #ffd166);color:lch(from var(--solitaire-accent, #ffd166) calc((49.4 - l)*999) 0 0);' +
  'border:0;border-radius:8px;margin:8px;padding:12px 16px;font:inherit;font-weight:600;cursor:pointer';

/** The button on the result sheet of a game, in its slot for the page's own content. */
export class NextButton {
  readonly #button = make('button', { type: 'button', slot: 'won' });

  /** @param press opens the next game. */
  constructor(press: () => void) {
    this.#button.style.cssText = LOOK;
    this.#button.addEventListener('click', press);
  }

  /** @param text empty: there is no next game. */
  show(game: Element | undefined, text: string): void {
    setText(this.#button, text);
    if (!text || !game) this.#button.replaceWith();
    else if (this.#button.parentNode !== game) game.append(this.#button);
  }
}
