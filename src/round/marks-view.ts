import { make, setAttribute, setText } from '../calendar/grid.js';
import { dateText, type RoundLanguage } from './language.js';
import { COLLECTED, collectedIn, type GameDays } from './standing.js';

/** A button, which may be pressed again and again. */
export const button = (look: string, sign = ''): HTMLButtonElement =>
  make('button', { type: 'button', part: 'button', class: look }, sign);

/** The panel with what the reader has collected in a month. */
export class MarksView {
  readonly previous = button('step', '‹');
  readonly next = button('step', '›');
  readonly close = button('text');
  readonly #title = make('b', { id: 'title' });
  readonly #month = make('div', { 'aria-live': 'polite' });
  readonly #marks = COLLECTED.map(() => make('li', {}, make('b'), make('span')));
  readonly element = make(
    'dialog',
    { class: 'frame', part: 'panel', 'aria-labelledby': 'title' },
    make('div', { class: 'line' }, this.#title, this.close),
    make('div', { class: 'line' }, this.previous, this.#month, this.next),
    make('ul', { part: 'marks' }, ...this.#marks),
  );

  /** @param month such as `2026-11`. */
  show(games: readonly GameDays[], language: RoundLanguage, month: string, isLast: boolean): void {
    const { texts, tag } = language;
    const { firstTry, noHints, noUndo, hardDeal, of } = texts;
    const names = [firstTry, noHints, noUndo, hardDeal, of(games.length, games.length)];
    setAttribute(this.element, 'lang', tag);
    setText(this.#title, texts.marks);
    setText(this.close, texts.close);
    setText(this.#month, dateText(month, language, { month: 'long', year: 'numeric' }));
    setAttribute(this.previous, 'aria-label', texts.previous);
    setAttribute(this.next, 'aria-label', texts.next);
    setAttribute(this.next, 'aria-disabled', isLast ? 'true' : undefined);
    collectedIn(games, month).forEach((count, i) => {
      const [sign, name] = this.#marks[i]!.children;
      setText(name!, names[i]!);
      setText(sign!, String(count));
      sign!.toggleAttribute('data-none', !count);
    });
  }
}
