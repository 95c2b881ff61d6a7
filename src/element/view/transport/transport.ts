import { html, nothing, type TemplateResult } from 'lit';
import { isCharacter } from '../../../board/input/characters.js';
import { keepMove } from '../../../board/layout/surroundings.js';
import { describeProspect } from '../../../describe/prospect.js';
import type { Control } from '../../controls/control.js';
import type { Controls } from '../../controls/controls.js';
import { stop } from '../../controls/solution.js';
import { play, playOn, stepBack, stepOn, toEnd } from '../../controls/transport.js';
import type { Parts } from '../../parts.js';
import { toolView } from '../toolbar/toolbar.js';
import { isSpeed, pressLineKey, speedOf } from './line-keys.js';

/** How far the line is gone along. It shows how far the game can be won, and from where on it is lost. */
function trackView({
  stage,
  advisor,
  language: { texts },
}: Pick<Parts, 'stage' | 'advisor' | 'language'>): TemplateResult {
  const { first, last, game } = stage.line!;
  const { moveCount } = game;
  const outlook = advisor.outlook.of(stage.line!);
  const prognosis = outlook.of(moveCount);
  const told = prognosis ? texts.comma + describeProspect(prognosis, stage.line!.game, texts) : '';
  const at = (moves: number) => `${(100 * (moves - first)) / (last - first + 1)}%`;
  return html`<input
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
    @input=${({ target }: Event) => stage.goTo(Number((target as HTMLInputElement).value))}
  />`;
}

/**
 * Buttons and a track that lead along a line of moves.
 *
 * @param focus gives the focus to the table.
 */
export function transportView(
  parts: Pick<Parts, 'stage' | 'advisor' | 'settings' | 'language'>,
  controls: Controls,
  focus: () => void,
): TemplateResult {
  const { stage, settings, language } = parts;
  const { texts } = language;
  const speed = speedOf(stage, texts);
  const button = (control: Control, then?: () => void) => toolView(controls.slotOf(control, then), texts);
  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape') controls.slotOf(stop, focus).press!();
    else if (isSpeed(key) && isCharacter(event) && settings.settings.singleKeys) pressLineKey(stage, key);
    else return;
    event.preventDefault();
  };
  return html`
    <div class="transport" role="group" dir="ltr" aria-label=${texts.replay} @keydown=${onKey}>
      ${[stepBack, play, stepOn, toEnd].map((control) => button(control))}
      <button
        class="tool"
        part="button"
        type="button"
        title=${speed}
        aria-label=${speed}
        @click=${() => stage.changeSpeed(1)}
        .textContent=${`${texts.number(stage.speed)}×`}
      ></button>
      ${stage.isReplay ? button(playOn, focus) : nothing} ${button(stop, focus)} ${trackView(parts)}
    </div>
  `;
}
