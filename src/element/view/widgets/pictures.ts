import { html, nothing, type TemplateResult } from 'lit';
import { faceOf } from '../../../cards/face.js';
import { noteView, textView } from './text.js';
import { upTo } from '../../../engine/input/own.js';
import { type Card, suit, SUITS } from '../../../engine/model/card.js';
import type { Texts } from '../../../locales/en.js';
import type { Bars, Chart, Figure } from '../../../show/panels/blocks.js';

/** The face of a card outside the table. */
export function cardDrawing(card: Card, style: string, { letters }: Texts): TemplateResult {
  const { gold, ink } = faceOf(card, 'classic', letters);
  return html`<svg class="drawn" viewBox="0 0 50 70" data-suit=${SUITS[suit(card)]!} .style=${style}>
    <path class="gold" d=${gold || nothing}></path>
    <path d=${ink}></path>
  </svg>`;
}

/** Two cards, each 50 by 70, and where the second lies. */
export function figureView({ cards, look, caption, colours }: Figure, texts: Texts): TemplateResult {
  const [x, y] = { pair: [62, 0], right: [17, 0], down: [0, 22] }[look] as [number, number];
  const height = y + 70;
  const drawing = (card: number, x: number, y: number) =>
    cardDrawing(card, `left:${x / 1.12}%;top:${(100 * y) / height}%`, texts);
  return html`
    <figure class="felt ${look === 'pair' ? 'pair' : ''}" ?data-colours=${colours}>
      <div class="cards" aria-hidden="true" .style=${`aspect-ratio:112/${height}`}>
        ${drawing(cards[0]!, 0, 0)}${drawing(cards[1]!, x, y)}
      </div>
      <figcaption .textContent=${caption}></figcaption>
    </figure>
  `;
}

/** The places on a line from the ring to the right edge, for so many. */
const places = (count: number): number[] => upTo(count).map((i) => 92 + (184 * (i + 0.5)) / count);

/** The latest wins and games are at the end of each line. The text below gives what the picture can't show. */
export function chartView({ share, moves, games, room, text }: Chart): TemplateResult {
  const points = places(moves.length).map((x, i) => `${x} ${40 - 36 * moves[i]!}`);
  const marks = (isWon: boolean, line: string) =>
    places(room)
      .slice(room - games.length)
      .filter((_, i) => games[i] === isWon)
      .map((x) => `M${x} 68${line}`)
      .join('');
  return html`
    <svg class="chart" viewBox="0 0 280 72" aria-hidden="true">
      <circle class="faint" cx="36" cy="36" r="30"></circle>
      <circle
        cx="36"
        cy="36"
        r="30"
        pathLength="100"
        stroke-dasharray="${share} 100"
        transform="rotate(-90 36 36)"
      ></circle>
      <path class="faint" stroke-width="2" d="M${points.join('L')}"></path>
      <path d=${points.map((point) => `M${point}h0`).join('')}></path>
      <path class="faint" d=${marks(false, 'h0')}></path>
      <path d=${marks(true, 'v-12')}></path>
    </svg>
    ${noteView(text)}
  `;
}

export const barsView = ({ look, caption, bars }: Bars): TemplateResult =>
  html`<table class="bars ${look}">
    <caption .textContent=${caption}></caption>
    <tbody>
      <tr>
        ${bars.map(({ name }) => html`<th scope="col">${textView(name)}</th>`)}
      </tr>
      <tr>
        ${bars.map(
          ({ played, won, text }) =>
            html`<td>
              <div .style=${`--_played:${played}%;--_won:${won}%`}></div>
              ${textView(text)}
            </td>`,
        )}
      </tr>
    </tbody>
  </table>`;
