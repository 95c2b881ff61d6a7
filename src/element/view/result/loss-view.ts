import { html, nothing, type TemplateResult } from 'lit';
import { describeLoss } from '../../../describe/loss.js';
import type { Game } from '../../../engine/play/game.js';
import type { Texts } from '../../../locales/en.js';
import type { Loss } from '../../../play/stage/message.js';
import type { SlotOf } from '../../controls/slots.js';
import type { Parts } from '../../parts.js';
import type { Ending } from './result-view.js';

/** How far the game could be won, once that is known. The place for it is there before. */
const trackView = (loss: Loss | undefined, moves: number): TemplateResult => {
  const at = (move: number) => `${(100 * move) / moves}%`;
  const known = typeof loss === 'object' && loss.isSure;
  return html`<div
    class="track"
    .style=${known ? `--_winnable:${at(loss.after)};--_lost:${at(loss.after + 1)}` : ''}
  ></div>`;
};

/**
 * The messages and buttons after a loss. If a search looks for how the game was lost, there are three slots, whatever the answer: a
 * reader may press Undo or New without waiting, and no press meets another button. The first slot is free until the answer comes.
 *
 * @param isSought whether that is found out. `loss` is absent until it is.
 */
export function lossEnding(
  game: Game,
  { variant, dealer, advisor, language: { texts } }: Pick<Parts, 'variant' | 'dealer' | 'advisor' | 'language'>,
  slotOf: SlotOf,
  isSought: boolean,
  loss: Loss | undefined,
): Ending {
  const [title, ...sentences] = describeLoss(game, loss, texts);
  let [first, second, next] = [slotOf('restart'), slotOf('undo'), slotOf('new')];
  let captions: Partial<Texts> = {};
  if (isSought && !loss) first = undefined;
  else if (loss === 'never' && next && variant.search) {
    const press = () => dealer.reportFailure(dealer.newGame('player', {}, { deals: 'winnable' }));
    [first, next] = [{ ...next, press }, undefined];
    captions = { new: texts.newWinnable };
  } else if (typeof loss === 'object') {
    const { after, isSure } = loss;
    first = isSure ? slotOf('lesson') : undefined;
    second &&= { ...second, press: () => advisor.goBack(after) };
    captions = { undo: after > 0 ? texts.tryAgain : texts.restart };
  }
  const offers = [first, second, next];
  return {
    title: title!,
    content: html`<p class="note" .textContent=${sentences.join(' · ')}></p>
      ${isSought ? trackView(loss, game.moveCount) : nothing}`,
    offers: isSought ? offers : offers.filter((slot) => slot),
    texts: { ...texts, ...captions },
  };
}
