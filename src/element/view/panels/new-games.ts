import type { TemplateResult } from 'lit';
import { plusDays } from '../../../days/day.js';
import { DIFFICULTIES } from '../../../solver/grade/grade.js';
import { hasGrades } from '../../controls/new.js';
import type { Parts } from '../../parts.js';
import { choicesView } from './panel.js';

/**
 * Which game may be next.
 *
 * @param choose closes the panel, and does something else.
 */
export function newGamesView(
  {
    variant,
    session,
    dealer,
    daily,
    language: { texts },
  }: Pick<Parts, 'variant' | 'session' | 'dealer' | 'daily' | 'language'>,
  choose: (press: () => void) => void,
): TemplateResult {
  const then = (deal: () => Promise<void>) => () => choose(() => dealer.reportFailure(deal()));
  const now = daily.today;
  const yesterday = plusDays(now, -1);
  const dated = (text: string, day: string) => `${text} · ${texts.date(day)}`;
  const isOnTable = session.past.day === now;
  const again = () => (isOnTable ? dealer.restart('player') : dealer.playDay(now, 'player'));
  return choicesView([
    ...(dealer.isDaily
      ? ([
          ['restart', dated(isOnTable ? texts.todaysAgain : texts.todays, now), then(again)],
          ['back', dated(texts.yesterdays, yesterday), then(() => dealer.playDay(yesterday, 'player'))],
        ] as const)
      : []),
    ['new', texts.randomDeal, then(() => dealer.newGame('player'))],
    ...(hasGrades({ variant, dealer })
      ? DIFFICULTIES.map(
          (difficulty) =>
            [
              'new',
              texts.difficulties[difficulty],
              then(() => dealer.newGame('player', {}, { deals: 'winnable', difficulty })),
            ] as const,
        )
      : []),
  ]);
}
