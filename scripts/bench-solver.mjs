// `npm run bench:solver [-- --deals FILE --game NAME --count N]`: what share of deals the solver decides, and how fast.
import { readFileSync } from 'node:fs';
import { createGame, games } from '../dist/engine.js';
import { milliseconds, progress, quantile } from './figures.mjs';
import { solveDeals } from './solve-deals.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

/** The limit in the other programs' figures. */
const MS_A_DEAL = 1000;

/**
 * Other programs on 1,000 deals a game, on one core, with at most about a million positions a deal. Preset `ct` is
 * Freecell Solver's best for Baker's Dozen.
 */
const OTHERS = {
  'bakers-dozen': 'Freecell Solver 5, preset ct: 94 % decided, median 24 ms, 95 % within 3.0 s',
  'lucky-thirteen': 'Freecell Solver 5: 8.5 % decided (from a sample)',
  'trusty-twelve': 'Solvitaire, adapted: 100 % decided, median 8 ms, 95 % within 254 ms',
};

const CASES = [
  ['bakers-dozen', {}],
  ['lucky-thirteen', {}],
  ['trefoil-solitaire', {}],
  ['trefoil-solitaire', { draw: true }],
  ['trusty-twelve', {}],
  ...['stay', 'with-queen', 'alone'].flatMap((kings) =>
    ['3', 'unlimited'].map((recycles) => ['pyramid-dozen', { kings, recycles }]),
  ),
];

function decksOf(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const decks = lines.flatMap((line, index) => {
    const deck = line.trim();
    if (!deck) return [];
    try {
      createGame(games[0], { deck });
    } catch (error) {
      throw new Error(`${file}, line ${index + 1}: ${error.message}`, { cause: error });
    }
    return [{ deck }];
  });
  if (decks.length === 0) throw new Error(`${file} has no decks`);
  return decks;
}

const { only, sources } = parseCommandLine(
  'npm run bench:solver [-- --deals FILE --game NAME --count N]',
  { game: { type: 'string' }, deals: { type: 'string' }, count: { type: 'string', default: '1000' } },
  ({ game, deals, count }) => {
    const most = wholeNumber('count', count);
    if (game !== undefined) createGame(game);
    return {
      only: game,
      sources: deals
        ? decksOf(deals).slice(0, most)
        : Array.from({ length: most }, (_, i) => ({ seed: String(i + 1) })),
    };
  },
);

console.log(
  `${sources.length} deals a game, at most ${MS_A_DEAL} ms each; times inside the search, on one core, in ms`,
);
console.log('decided  winnable  unwinnable  median     95 %     99 %  slowest  game');
for (const [game, options] of CASES.filter(([each]) => !only || each === only)) {
  const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
  const times = [];
  const advance = progress(sources.length);
  const deals = sources.map((source) => ({ ...source, ...options }));
  const note = (_index, { verdict, ms }) => {
    counts[verdict]++;
    times.push(ms);
    advance();
  };
  // One thread: two would compete for the caches, and the figures are for one core.
  await solveDeals({ game, deals, limits: { positions: 1e7, ms: MS_A_DEAL } }, note, 1);
  times.sort((a, b) => a - b);
  const decided = ((100 * (deals.length - counts.unknown)) / deals.length).toFixed(1);
  const cells = [
    `${decided} %`.padStart(7),
    String(counts.winnable).padStart(8),
    String(counts.unwinnable).padStart(10),
    ...[0.5, 0.95, 0.99, 1].map((share) => milliseconds(quantile(times, share)).padStart(7)),
    ` ${game} ${Object.keys(options).length ? JSON.stringify(options) : ''}`,
  ];
  console.log(cells.join('  '));
  if (OTHERS[game]) console.log(`         ${OTHERS[game]}`);
}
