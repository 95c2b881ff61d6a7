import { html, nothing, type TemplateResult } from 'lit';
import { placeInWeek, plusDays, today as dayOf } from '../../../days/day.js';
import { upTo } from '../../../engine/input/own.js';
import type { Texts } from '../../../locales/en.js';
import type { LoggedGame } from '../../../play/storage/counts.js';
import { DIFFICULTIES } from '../../../solver/grade/grade.js';
import { textView } from './panel.js';

const WEEKS = 12;

/** Some games: their name, how many there are, and how many of them were won. */
interface Group {
  readonly name: string;
  readonly played: number;
  readonly won: number;
}

const groupOf = (name: string, games: readonly LoggedGame[]): Group => ({
  name,
  played: games.length,
  won: games.filter(({ win }) => win).length,
});

/** Groups of games as bars in a table: how many were played, and within that how many were won. Nothing without games. */
function barsView(
  look: string,
  caption: string,
  groups: readonly Group[],
  texts: Texts,
): TemplateResult | typeof nothing {
  const most = Math.max(...groups.map(({ played }) => played));
  if (most === 0) return nothing;
  return html`<table class="bars ${look}">
    <caption .textContent=${caption}></caption>
    <tbody>
      <tr>
        ${groups.map(({ name }) => html`<th scope="col">${textView(name)}</th>`)}
      </tr>
      <tr>
        ${groups.map(
          ({ played, won }) =>
            html`<td>
              <div .style=${`--_played:${(100 * played) / most}%;--_won:${(100 * won) / most}%`}></div>
              ${textView(texts.wonOf(won, played))}
            </td>`,
        )}
      </tr>
    </tbody>
  </table>`;
}

/** The games of a log by difficulty. */
export const difficultiesView = (log: readonly LoggedGame[], texts: Texts): TemplateResult | typeof nothing =>
  barsView(
    '',
    texts.byDifficulty,
    DIFFICULTIES.map((each) =>
      groupOf(
        texts.difficulties[each],
        log.filter(({ difficulty }) => difficulty === each),
      ),
    ),
    texts,
  );

/** The games of a log that were begun in the last weeks, from Monday to Sunday. */
export function weeksView(log: readonly LoggedGame[], today: string, texts: Texts): TemplateResult | typeof nothing {
  const mondayOf = (day: string): string => plusDays(day, -placeInWeek(day, 1));
  const mondays = log.map(({ at }) => mondayOf(dayOf(at)));
  const monday = mondayOf(today);
  const groups = upTo(WEEKS).map((week) => {
    const first = plusDays(monday, 7 * (week - WEEKS + 1));
    return groupOf(
      texts.date(first),
      log.filter((_, i) => mondays[i] === first),
    );
  });
  return barsView('weeks', texts.byWeek, groups, texts);
}
