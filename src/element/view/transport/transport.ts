import { html, nothing, type TemplateResult } from 'lit';
import type { Texts } from '../../../locales/en.js';
import type { Parts } from '../../parts.js';
import type { Table } from '../../table/table.js';
import { toolView } from '../toolbar/toolbar.js';

/** What is done besides leading along a line. */
export interface TransportListener {
  /** Says something for the ear only. */
  readonly say: (text: string) => void;
  /** Ends what is shown. */
  readonly stop: () => void;
  /** Puts what a replay shows in play. */
  readonly playOn: () => void;
}

/**
 * What keys do on the table while a line is gone along there. In a lesson, most of them play. Returns whether the key does anything.
 *
 * @param say says how fast the moves come.
 */
export function pressKey(table: Table, key: string, texts: Texts, say: TransportListener['say']): boolean {
  if (pressSpeed(table, key, texts, say)) return true;
  if (!table.isShowing) return false;
  if (/^Arrow(Left|Down)$/.test(key)) table.step(-1);
  else if (/^Arrow/.test(key)) table.step(1);
  else if (key === 'Home') table.goTo(0);
  else if (key === 'End') table.toEnd();
  else if (key === ' ') table.toggle();
  else return false;
  return true;
}

const speedOf = (table: Table, texts: Texts): string => texts.speed(texts.number(table.speed));

function pressSpeed(table: Table, key: string, texts: Texts, say: TransportListener['say']): boolean {
  if (!table.line || !/^[-+<>]$/.test(key)) return false;
  table.changeSpeed(/[+>]/.test(key) ? 1 : -1);
  say(speedOf(table, texts));
  return true;
}

/** Buttons and a track that lead along a line of moves. The track shows from where the game can be won, and from where it is lost. */
export function transportView({ table, advisor, language }: Parts, listener: TransportListener): TemplateResult {
  const { texts } = language;
  const { first, last, game } = table.line!;
  const { moveCount } = game;
  const outlook = advisor.outlook(table.line!);
  const [winnable, lost] = outlook.borders;
  const prognosis = outlook.of(moveCount);
  const button = (
    control: 'stepBack' | 'play' | 'pause' | 'stepOn' | 'toEnd' | 'playOn' | 'stop',
    press?: () => void,
  ) => toolView({ control, press }, texts);
  const speed = speedOf(table, texts);
  const changeSpeed = () => {
    table.changeSpeed(1, true);
    listener.say(speedOf(table, texts));
  };
  return html`
    <div
      class="transport"
      role="group"
      dir="ltr"
      aria-label=${texts.replay}
      @keydown=${({ key }: KeyboardEvent) =>
        key === 'Escape' ? listener.stop() : pressSpeed(table, key, texts, listener.say)}
    >
      ${button('stepBack', moveCount > first ? () => table.step(-1) : undefined)}
      ${button(table.isRunning ? 'pause' : 'play', () => table.toggle())}
      ${button('stepOn', moveCount < last ? () => table.step(1) : undefined)} ${button('toEnd', () => table.toEnd())}
      <button class="tool" part="button" type="button" title=${speed} aria-label=${speed} @click=${changeSpeed}>
        ${texts.number(table.speed)}×
      </button>
      ${table.isReplay ? button('playOn', game.canPlay ? listener.playOn : undefined) : nothing}
      ${button('stop', listener.stop)}
      <input
        type="range"
        aria-label=${texts.replay}
        aria-valuetext=${[texts.moves(moveCount), ...(prognosis ? [texts.prospects[prognosis]] : [])].join(texts.comma)}
        min=${first}
        max=${last}
        .value=${String(moveCount)}
        .style=${`--winnable:${winnable}%;--lost:${lost}%`}
        @input=${({ target }: Event) => table.goTo(Number((target as HTMLInputElement).value))}
      />
    </div>
  `;
}
