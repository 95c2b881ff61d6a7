import { describeLoss } from '../../describe/endings.js';
import type { Game } from '../../engine/play/game.js';
import type { Texts } from '../../locales/en.js';
import type { Loss as Found } from '../../play/stage/message.js';
import type { SlotOf } from '../controls/controls.js';
import type { Parts } from '../parts.js';
import { type LossStrip, offersOf } from './ending.js';

/** How far the game could be won, once that is known. The strip has a place for it from the start. */
function trackOf(found: Found | undefined, moves: number): NonNullable<LossStrip['track']> {
  const percent = (move: number) => (100 * move) / moves;
  if (typeof found !== 'object' || !found.isSure) return {};
  return { known: { winnable: percent(found.after), lost: percent(found.after + 1) } };
}

/**
 * The messages and buttons after a loss. If a search looks for how the game was lost, there are three slots, whatever the answer: a
 * reader may press Undo or New without waiting, and no press meets another button. The first slot is free until the answer comes.
 *
 * @param isSought whether that is found out. `found` is absent until it is.
 */
export function lossOf(
  game: Game,
  { variant, dealer, advisor, language: { texts } }: Pick<Parts, 'variant' | 'dealer' | 'advisor' | 'language'>,
  slotOf: SlotOf,
  isSought: boolean,
  found: Found | undefined,
  close: () => void,
): LossStrip {
  const [title, ...notes] = describeLoss(game, found, texts);
  let [first, second, next] = [slotOf('restart'), slotOf('undo'), slotOf('new')];
  let captions: Partial<Texts> = {};
  if (isSought && !found) first = undefined;
  else if (found === 'never' && next && variant.search) {
    const press = () => dealer.reportFailure(dealer.newGame('player', {}, { deals: 'winnable' }));
    [first, next] = [{ ...next, press }, undefined];
    captions = { new: texts.newWinnable };
  } else if (typeof found === 'object') {
    const { after, isSure } = found;
    first = isSure ? slotOf('lesson') : undefined;
    second &&= { ...second, press: () => advisor.goBack(after) };
    captions = { undo: after > 0 ? texts.tryAgain : texts.restart };
  }
  const offers = [first, second, next];
  return {
    title: title!,
    notes,
    ...(isSought && { track: trackOf(found, game.moveCount) }),
    offers: offersOf(isSought ? offers : offers.filter((slot) => slot), texts, captions),
    close,
  };
}
