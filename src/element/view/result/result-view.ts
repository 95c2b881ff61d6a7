import { html, nothing, type TemplateResult } from 'lit';
import { icon } from '../../../board/view/icons.js';
import { suitPath } from '../../../cards/suits.js';
import type { Game } from '../../../engine/play/game.js';
import type { Parts } from '../../parts.js';
import { type Counted, isBest } from '../../storage/statistics.js';
import type { Place } from '../toolbar/controls.js';
import { linesView } from '../panels/panel.js';
import { describeEnd, inMinutes } from '../speech/sentences.js';
import { toolView } from '../toolbar/toolbar.js';

/** The places that are offered again. */
const OFFERED = { won: ['new', 'share', 'again'], lost: ['lesson', 'undo', 'restart', 'new'], playing: [] } as const;

/** Time and moves of a win. One that counts is set beside the best so far, and lengthens the streak. */
function figuresView(
  { moveCount }: Game,
  { session, language }: Parts,
  win: Counted | undefined,
  showsTime: boolean,
): TemplateResult {
  const { texts } = language;
  const { elapsed, assisted } = session.past;
  const best = (name: 'fastest' | 'fewest', write: (value: number) => string) =>
    win && (isBest(win, name) ? html`<b>${texts.newBest}</b>` : `${texts[name]} ${write(win.after[name])}`);
  return html`
    ${linesView(
      [
        ...(showsTime ? [[best('fastest', inMinutes), inMinutes(elapsed)] as const] : []),
        [best('fewest', texts.number), texts.moves(moveCount)],
        ...(win ? [[texts.streak, texts.number(win.after.streak)] as const] : []),
      ],
      'tiles',
    )}
    ${assisted ? html`<p class="note">${texts.helped}</p>` : nothing}
  `;
}

/** The sheet after a game. The button that closes it is the last by Tab. */
export function resultView(
  game: Game,
  parts: Parts,
  win: Counted | undefined,
  places: readonly Place[],
  showsTime: boolean,
  close: () => void,
): TemplateResult {
  const { texts } = parts.language;
  const isWon = game.status === 'won';
  const all: readonly Place[] = [...places, { control: 'again', press: () => void parts.table.watch() }];
  const offers = OFFERED[game.status].flatMap(
    (name) => all.find(({ control, press }) => control === name && press) ?? [],
  );
  return html`
    <div class="panel result" part="result" role="group" aria-labelledby="result">
      ${
        isWon
          ? html`<svg class="suits" viewBox="0 0 76 16" aria-hidden="true">
              <path d=${[0, 1, 2, 3].map((suit) => suitPath(suit, 8 + 20 * suit, 8, 16)).join('')}></path>
            </svg>`
          : nothing
      }
      <h2 id="result">${isWon ? texts.victory : describeEnd(game, texts)}</h2>
      ${isWon ? figuresView(game, parts, win, showsTime) : nothing}
      <div class="offers">${offers.map((place) => toolView(place, texts))}</div>
      <button class="close" part="button" type="button" title=${texts.close} @click=${close}>${icon('close')}</button>
    </div>
  `;
}
