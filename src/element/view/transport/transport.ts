import { html, nothing, type TemplateResult } from 'lit';
import { isCharacter } from '../../../board/input/characters.js';
import { keepMove } from '../../../board/layout/surroundings.js';
import type { Texts } from '../../../locales/en.js';
import type { Parts } from '../../parts.js';
import type { Stage as Table } from '../../../play/stage/stage.js';
import { toolView } from '../toolbar/toolbar.js';

const isSpeed = (key: string): boolean => /^[-+<>]$/.test(key);

/** What keys do on the table while a line is gone along there. Most of them play in a lesson. Returns whether the key does anything. */
export function pressKey(table: Table, key: string): boolean {
  if (table.line && isSpeed(key)) table.changeSpeed(/[+>]/.test(key) ? 1 : -1);
  else if (!table.isShowing) return false;
  else if (/^Arrow(Left|Down)$/.test(key)) table.step(-1);
  else if (/^Arrow/.test(key)) table.step(1);
  else if (key === 'Home') table.goTo(0);
  else if (key === 'End') table.toEnd();
  else if (key === ' ') table.toggle();
  else return false;
  return true;
}

/** How fast the moves come, in words. */
export const speedOf = ({ speed }: Table, texts: Texts): string => texts.speed(texts.number(speed));

/**
 * Buttons and a track that lead along a line of moves. The track shows how far the game can be won, and from where on it is lost.
 *
 * @param stop ends that.
 * @param playOn puts what a replay shows in play.
 */
export function transportView(
  { table, advisor, settings, language: { texts } }: Parts,
  stop: () => void,
  playOn: () => void,
): TemplateResult {
  const outlook = advisor.outlook.of(table.line!);
  const { first, last, game } = table.line!;
  const { moveCount } = game;
  const button = (
    control: 'stepBack' | 'play' | 'pause' | 'stepOn' | 'toEnd' | 'playOn' | 'stop',
    press?: () => void,
  ) => toolView({ control, press }, texts);
  const speed = speedOf(table, texts);
  const prognosis = outlook.of(moveCount);
  const told = prognosis ? texts.comma + texts.prospects[prognosis] : '';
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') stop();
    else if (isSpeed(key) && isCharacter(event) && settings.settings.singleKeys) pressKey(table, key);
    else return;
    event.preventDefault();
  };
  const at = (moves: number) => `${(100 * (moves - first)) / (last - first + 1)}%`;
  return html`
    <div class="transport" role="group" dir="ltr" aria-label=${texts.replay} @keydown=${onKey}>
      ${button('stepBack', moveCount > first ? () => table.step(-1) : undefined)}
      ${button(table.isRunning ? 'pause' : 'play', () => table.toggle())}
      ${button('stepOn', moveCount < last ? () => table.step(1) : undefined)} ${button('toEnd', () => table.toEnd())}
      <button
        class="tool"
        part="button"
        type="button"
        title=${speed}
        aria-label=${speed}
        @click=${() => table.changeSpeed(1)}
        .textContent=${`${texts.number(table.speed)}×`}
      ></button>
      ${table.isReplay ? button('playOn', game.canPlay ? playOn : undefined) : nothing} ${button('stop', stop)}
      <input
        type="range"
        aria-label=${texts.replay}
        aria-valuetext=${texts.moves(moveCount) + told}
        min=${first}
        max=${last}
        .value=${String(moveCount)}
        .style=${`--_winnable:${at(outlook.winnable + 1)};--_lost:${at(outlook.lost)}`}
        draggable="true"
        @dragstart=${keepMove}
        @pointermove=${keepMove}
        @mousemove=${keepMove}
        @touchmove=${keepMove}
        @input=${({ target }: Event) => table.goTo(Number((target as HTMLInputElement).value))}
      />
    </div>
  `;
}
