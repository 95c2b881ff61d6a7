import { html, type TemplateResult } from 'lit';
import type { Texts } from '../../../locales/en.js';
import type { Table } from '../../table/table.js';
import { toolView } from '../toolbar/toolbar.js';

/** What keys do on the table while a line is gone along there. Returns whether the key does anything. */
export function pressKey(table: Table, key: string): boolean {
  if (/^Arrow(Left|Down)$/.test(key)) table.step(-1);
  else if (/^Arrow/.test(key)) table.step(1);
  else if (key === 'Home') table.goTo(0);
  else if (key === 'End') table.toEnd();
  else if (key === ' ') table.toggle();
  else return false;
  return true;
}

/**
 * Buttons and a track that lead along a line of moves.
 *
 * @param stop ends that.
 */
export function transportView(table: Table, stop: () => void, texts: Texts): TemplateResult {
  const { first, last, game } = table.line!;
  const { moveCount } = game;
  const button = (control: 'stepBack' | 'play' | 'pause' | 'stepOn' | 'toEnd' | 'stop', press?: () => void) =>
    toolView({ control, press }, texts);
  return html`
    <div
      class="transport"
      role="group"
      dir="ltr"
      aria-label=${texts.replay}
      @keydown=${({ key }: KeyboardEvent) => key === 'Escape' && stop()}
    >
      ${button('stepBack', moveCount > first ? () => table.step(-1) : undefined)}
      ${button(table.isRunning ? 'pause' : 'play', () => table.toggle())}
      ${button('stepOn', moveCount < last ? () => table.step(1) : undefined)} ${button('toEnd', () => table.toEnd())}
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
