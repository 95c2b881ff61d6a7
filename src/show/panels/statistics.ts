import { placeInWeek, plusDays, today as dayOf } from '../../days/day.js';
import { describeLastGames } from '../../describe/endings.js';
import { describeOptions } from '../../describe/deal.js';
import { inMinutes } from '../../describe/time.js';
import { upTo } from '../../engine/input/own.js';
import type { Options } from '../../engine/model/options.js';
import type { Texts } from '../../locales/en.js';
import type { LoggedGame, Statistics } from '../../play/storage/counts.js';
import { type Kept, readKept } from '../../play/storage/game-log.js';
import { gamesOf, optionsAmong, statisticsIn } from '../../play/storage/statistics.js';
import { DIFFICULTIES } from '../../solver/grade/grade.js';
import type { Parts } from '../parts.js';
import type { Block } from './blocks.js';

/** Where there is nothing to tell yet. */
const NONE = '–';

/** How many games the chart shows, and how many wins. */
const GAMES = 20;
const WINS = 50;

const WEEKS = 12;

/** The numbers of a reader's games, at least one. */
function tilesOf({ played, won, streak, longest, fastest, fewest }: Statistics, texts: Texts): Block {
  const { number, percent } = texts;
  return {
    kind: 'lines',
    look: 'tiles',
    lines: [
      [texts.played, number(played)],
      [texts.wins, number(won)],
      [texts.rate, percent(Math.round((100 * won) / played))],
      [texts.streak, number(streak)],
      [texts.longest, number(longest)],
      [texts.fastest, fastest ? inMinutes(fastest) : NONE],
      [texts.fewest, fewest ? number(fewest) : NONE],
    ],
  };
}

/** The last games as a picture; none before the first. */
function chartOf({ played, won }: Statistics, log: readonly LoggedGame[], texts: Texts): Block[] {
  const moves = log
    .flatMap(({ win }) => win ?? [])
    .slice(-WINS)
    .map((win) => win.moves);
  // The last one may still be won.
  const games = (log.at(-1)?.win ? log : log.slice(0, -1)).slice(-GAMES);
  if (games.length === 0) return [];
  const least = Math.min(...moves);
  const range = Math.max(...moves) - least || 1;
  return [
    {
      kind: 'chart',
      share: (100 * won) / played,
      moves: moves.map((each) => (each - least) / range),
      games: games.map(({ win }) => !!win),
      room: GAMES,
      text: describeLastGames(games, moves, texts),
    },
  ];
}

/** Games in groups, each with its name; none without games. */
function barsOf(
  look: '' | 'weeks',
  caption: string,
  groups: readonly (readonly [name: string, games: readonly LoggedGame[]])[],
  texts: Texts,
): Block[] {
  const most = Math.max(...groups.map(([, games]) => games.length));
  if (most <= 0) return [];
  const bars = groups.map(([name, games]) => {
    const won = games.filter(({ win }) => win).length;
    const percent = (count: number) => (100 * count) / most;
    return {
      name,
      played: percent(games.length),
      won: percent(won),
      text: games[0] ? texts.wonOf(won, games.length) : '',
    };
  });
  return [{ kind: 'bars', look, caption, bars }];
}

/** The games that were begun in the last weeks, from Monday to Sunday. */
function weeksOf(log: readonly LoggedGame[], today: string, texts: Texts): Block[] {
  const mondayOf = (day: string): string => plusDays(day, -placeInWeek(day, 1));
  const mondays = log.map(({ at }) => mondayOf(dayOf(at)));
  const monday = mondayOf(today);
  const groups = upTo(WEEKS).map((week) => {
    const first = plusDays(monday, 7 * (week - WEEKS + 1));
    return [texts.date(first), log.filter((_, i) => mondays[i] === first)] as const;
  });
  return barsOf('weeks', texts.byWeek, groups, texts);
}

/** What a reader has done with some options, in figures and as a picture. */
function figuresOf(kept: Kept, options: Options, today: string, texts: Texts): Block[] {
  const games = gamesOf(kept, options);
  const statistics = statisticsIn(kept, options);
  if (statistics.played === 0) return [{ kind: 'text', text: texts.noGames }];
  const byDifficulty = DIFFICULTIES.map(
    (each) => [texts.difficulties[each], games.filter(({ difficulty }) => difficulty === each)] as const,
  ).filter(([, played]) => played[0]);
  return [
    tilesOf(statistics, texts),
    ...chartOf(statistics, games, texts),
    ...barsOf('', texts.byDifficulty, byDifficulty, texts),
    ...weeksOf(games, today, texts),
  ];
}

type StatisticsParts = Pick<Parts, 'page' | 'store' | 'variant' | 'dealer' | 'language'>;

/** The statistics of a game: with the options in force, and with others that were played. */
export function statisticsBlocks({ page, store, variant, dealer, language }: StatisticsParts): Block[] {
  const kept = readKept(store, page.time);
  const current = JSON.stringify(dealer.options);
  const keys = [...Object.keys(kept), ...kept.log.map(({ options }) => JSON.stringify(options))];
  const sets = new Set([current, ...optionsAmong(keys, variant).map((options) => JSON.stringify(options))]);
  return [...sets].flatMap((key): Block[] => {
    const options = JSON.parse(key) as Options;
    const blocks = figuresOf(kept, options, dayOf(page.time), language.texts);
    // A game without options has none to tell apart.
    if (key === '{}') return blocks;
    return [{ kind: 'details', summary: describeOptions(options, language), isOpen: key === current, blocks }];
  });
}
