import { html, type TemplateResult } from 'lit';
import type { Options } from '../../../engine/model/options.js';
import type { Parts } from '../../parts.js';
import { type Kept, readKept } from '../../../play/storage/game-log.js';
import { gamesOf, optionsAmong, statisticsIn } from '../../../play/storage/statistics.js';
import { today } from '../../../days/day.js';
import { inMinutes } from '../../../describe/time.js';
import type { Exchange } from './exchange.js';
import { describeOptions } from '../../../describe/options.js';
import { linesView } from './panel.js';
import { pictureView } from './statistics-picture.js';
import { difficultiesView, weeksView } from './statistics-tables.js';

/** Where there is nothing to tell yet. */
const NONE = '–';

/** What a reader has done with some options, in figures and as a picture. */
function figuresView(kept: Kept, options: Options, today: string, { texts }: Parts['language']): TemplateResult {
  const games = gamesOf(kept, options);
  const statistics = statisticsIn(kept, options);
  const { played, won, streak, longest, fastest, fewest } = statistics;
  const { number, percent } = texts;
  return html`
    ${linesView(
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
    )}
    ${pictureView(statistics, games, texts)} ${difficultiesView(games, texts)} ${weeksView(games, today, texts)}
  `;
}

type StatisticsParts = Pick<Parts, 'page' | 'store' | 'variant' | 'dealer' | 'language'>;

/** The statistics of a game: with the options in force, and with others that were played. */
export function statisticsView(
  { page, store, variant, dealer, language }: StatisticsParts,
  exchange: Exchange,
): TemplateResult {
  const kept = readKept(store, page.time);
  const current = JSON.stringify(dealer.options);
  const keys = [...Object.keys(kept), ...kept.log.map(({ options }) => JSON.stringify(options))];
  const sets = new Set([current, ...optionsAmong(keys, variant).map((options) => JSON.stringify(options))]);
  return html`
    ${[...sets].map((key) => {
      const options = JSON.parse(key) as Options;
      const figures = figuresView(kept, options, today(page.time), language);
      // A game without options has none to tell apart.
      if (key === '{}') return figures;
      return html`<details ?open=${key === current}>
        <summary .textContent=${describeOptions(options, language)}></summary>
        ${figures}
      </details>`;
    })}
    ${exchange.render()}
  `;
}
