import { html, nothing, type TemplateResult } from 'lit';
import { CLOSE, icon, STOP } from '../../board/view/icons.js';
import type { Game } from '../../engine/play/game.js';
import type { Texts } from '../../locales/en.js';
import type { Past } from '../session/played-game.js';
import type { Counted } from '../storage/statistics.js';
import { describeEnd, inMinutes } from './status.js';

/** A button of the sheet, by what is written on it. */
export type Offer = readonly [name: string, press: () => void];

const buttonView = ([name, press]: Offer): TemplateResult =>
  html`<button part="button" type="button" @click=${press}>${name}</button>`;

/** Time and moves of a win. One that counts is set beside the best so far, and lengthens the streak. */
function figuresView(
  { moveCount }: Game,
  { elapsed }: Past,
  win: Counted | undefined,
  showsTime: boolean,
  texts: Texts,
): TemplateResult {
  const best = (name: 'fastest' | 'fewest', write: (value: number) => string) =>
    win && win.after[name] !== win.before[name]
      ? html`<em>${texts.newBest}</em>`
      : win && `${texts[name]} ${write(win.after[name])}`;
  const figure = (value: string, caption: unknown) => html`<span><b>${value}</b> ${caption}</span>`;
  return html`
    <p class="figures">
      ${showsTime ? figure(inMinutes(elapsed), best('fastest', inMinutes)) : nothing}
      ${figure(texts.moves(moveCount), best('fewest', texts.number))}
      ${win ? figure(texts.number(win.after.streak), texts.streak) : nothing}
    </p>
  `;
}

/** The sheet after a game. The button that closes it is the last by Tab. */
export const resultView = (
  game: Game,
  past: Past,
  win: Counted | undefined,
  showsTime: boolean,
  offers: readonly Offer[],
  close: () => void,
  texts: Texts,
): TemplateResult => {
  const isWon = game.status === 'won';
  return html`
    <div class="result" part="result" role="group" aria-labelledby="result">
      <h2 id="result">${isWon ? texts.victory : describeEnd(game, texts)}</h2>
      ${isWon ? figuresView(game, past, win, showsTime, texts) : nothing}
      ${isWon && past.assisted ? html`<p>${texts.helped}</p>` : nothing}
      <div class="offers">${offers.map(buttonView)}</div>
      <button class="close" type="button" title=${texts.close} @click=${close}>${icon(CLOSE)}</button>
    </div>
  `;
};

/** What stands over the table while a game is played again. */
export const replayView = (stop: () => void, texts: Texts): TemplateResult =>
  html`<button class="stop" part="button" type="button" @click=${stop}>${icon(STOP)} ${texts.stop}</button>`;
