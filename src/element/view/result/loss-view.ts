import type { Game } from '../../../engine/play/game.js';
import type { Texts } from '../../../locales/en.js';
import type { Parts } from '../../parts.js';
import type { Loss } from '../../../play/stage/message.js';
import { describeLoss } from '../../../describe/loss.js';
import type { SlotOf } from '../../controls/slots.js';
import type { Ending } from './result-view.js';

/**
 * What is told and offered after a loss. Where it is found out how the game was lost, there are three slots, whatever the answer is: a
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
    captions = { lesson: texts.showMe, undo: after > 0 ? texts.backTo(after) : texts.restart };
  }
  const offers = [first, second, next];
  return {
    title: title!,
    content: sentences.join(' · '),
    offers: isSought ? offers : offers.filter((slot) => slot),
    texts: { ...texts, ...captions },
  };
}
