import type { TemplateResult } from 'lit';
import type { Parts } from '../../parts.js';
import { statisticsOf } from '../../storage/statistics.js';
import { linesView } from './panel.js';
import { inMinutes } from '../speech/sentences.js';

/** Where there is nothing to tell yet. */
const NONE = '–';

/** What a reader has done with the options in force, in figures. */
export function statisticsView({ store, dealer, language: { texts } }: Parts): TemplateResult {
  const { played, won, streak, longest, fastest, fewest } = statisticsOf(store, dealer.options);
  const { number, percent } = texts;
  return linesView(
    [
      [texts.played, number(played)],
      [texts.wins, number(won)],
      [texts.rate, played ? percent(Math.round((100 * won) / played)) : NONE],
      [texts.streak, number(streak)],
      [texts.longest, number(longest)],
      [texts.fastest, fastest ? inMinutes(fastest) : NONE],
      [texts.fewest, fewest ? number(fewest) : NONE],
    ],
    'tiles',
  );
}
