import { plusDays } from '../../days/day.js';
import { describeAdvice } from '../../describe/advice.js';
import { describeEnd } from '../../describe/endings.js';
import { actionSigns } from '../../describe/signs.js';
import type { Action } from '../../engine/model/action.js';
import { distinctActions } from '../../engine/play/distinct-actions.js';
import type { Texts } from '../../locales/en.js';
import { plain } from '../../locales/plain.js';
import { DIFFICULTIES } from '../../solver/grade/grade.js';
import type { ControlSlot } from '../controls/control.js';
import { buttonOf } from '../controls/controls.js';
import { hasGrades } from '../controls/table.js';
import type { Parts } from '../parts.js';
import { type Block, choicesOf } from './blocks.js';

/** Closes the panel, and does something else. */
type Choose = (press: () => unknown) => void;

/** Further controls, in groups. */
export const controlBlocks = (groups: readonly (readonly ControlSlot[])[], choose: Choose, texts: Texts): Block[] =>
  groups.map((group) => ({
    kind: 'buttons',
    buttons: group.map((slot) => buttonOf({ ...slot, press: slot.press && (() => choose(slot.press!)) }, texts)),
  }));

type NewParts = Pick<Parts, 'variant' | 'session' | 'dealer' | 'daily' | 'language'>;

/** Which game may be next. */
export function newGameBlocks(parts: NewParts, choose: Choose): Block[] {
  const { session, dealer, daily, language } = parts;
  const { texts } = language;
  const then = (deal: () => Promise<void>) => () => choose(() => dealer.reportFailure(deal()));
  const now = daily.today;
  const yesterday = plusDays(now, -1);
  const dated = (text: string, day: string) => `${text} · ${texts.date(day)}`;
  const isOnTable = session.past.day === now;
  const again = () => (isOnTable ? dealer.restart('player') : dealer.playDay(now, 'player'));
  const days = [
    ['restart', dated(isOnTable ? texts.todaysAgain : texts.todays, now), then(again)],
    ['back', dated(texts.yesterdays, yesterday), then(() => dealer.playDay(yesterday, 'player'))],
  ] as const;
  const graded = DIFFICULTIES.map((difficulty) => {
    const deal = () => dealer.newGame('player', {}, { deals: 'winnable', difficulty });
    return ['new', texts.difficulties[difficulty], then(deal)] as const;
  });
  return [
    choicesOf([
      ...(dealer.isDaily ? days : []),
      ['new', texts.randomDeal, then(() => dealer.newGame('player'))],
      ...(hasGrades(parts) ? graded : []),
    ]),
  ];
}

/**
 * All possible moves, or how the game has ended.
 *
 * @param play makes a move. The list is then shown again.
 */
export function moveBlocks(
  { variant, session, language: { texts } }: Pick<Parts, 'variant' | 'session' | 'language'>,
  play: (action: Action) => void,
): Block[] {
  const game = session.game!;
  const { position } = game;
  const actions = distinctActions(game);
  if (actions.length === 0) return [{ kind: 'text', text: describeEnd(game, texts)! }];
  const moves = actions.map((action) => ({
    seen: plain(actionSigns(action, position, texts, variant)),
    spoken: plain(describeAdvice(action, position, texts, variant)),
    press: () => play(action),
  }));
  return [{ kind: 'moves', moves }];
}
