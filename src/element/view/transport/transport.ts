import { html, type TemplateResult } from 'lit';
import { icon } from '../../../board/view/icons.js';
import type { Texts } from '../../../locales/en.js';
import type { Table } from '../../table/table.js';

/** What keys do on the table while a line is gone along there. Returns whether the key does anything. */
export function pressKey(table: Table, key: string): boolean {
  const { first = 0 } = table.line ?? {};
  const keys: Partial<Record<string, () => void>> = {
    ArrowLeft: () => table.step(-1),
    ArrowRight: () => table.step(1),
    Home: () => table.goTo(first),
    End: () => table.toEnd(),
    ' ': () => table.toggle(),
  };
  const press = keys[key];
  press?.();
  return !!press;
}

/**
 * Buttons and a track that lead along a line of moves.
 *
 * @param stop ends that.
 */
export function transportView(table: Table, stop: () => void, texts: Texts): TemplateResult {
  const { first, last, game } = table.line!;
  const { moveCount } = game;
  const button = (
    name: 'stepBack' | 'play' | 'pause' | 'stepOn' | 'toEnd' | 'stop',
    press: () => void,
    isPossible = true,
  ) => html`
    <button part="button" type="button" title=${texts[name]} aria-disabled=${!isPossible} @click=${press}>
      ${icon(name === 'stop' ? 'close' : name)}
    </button>
  `;
  return html`
    <div
      class="transport"
      role="group"
      aria-label=${texts.replay}
      @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && stop()}
    >
      ${button('stepBack', () => table.step(-1), moveCount > first)}
      ${button(table.isRunning ? 'pause' : 'play', () => table.toggle())}
      ${button('stepOn', () => table.step(1), moveCount < last)} ${button('toEnd', () => table.toEnd())}
      ${button('stop', stop)}
      <input
        type="range"
        aria-label=${texts.replay}
        aria-valuetext=${texts.moves(moveCount)}
        min=${first}
        max=${last}
        .value=${String(moveCount)}
        @input=${({ target }: Event) => table.goTo(Number((target as HTMLInputElement).value))}
      />
    </div>
  `;
}
