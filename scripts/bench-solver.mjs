// `npm run bench:solver [-- --deals FILE --game NAME --count N]`: what share of deals the solver decides, and how fast.
import { readFileSync } from 'node:fs';
import { createGame, games } from '../dist/engine.js';
import { progress, Tally } from './figures.mjs';
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
  const decks = readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ deck: line.trim(), number: index + 1 }))
    .filter(({ deck }) => deck);
  for (const { deck, number } of decks) {
    try {
      createGame(games[0], { deck });
    } catch (error) {
      throw new Error(`${file}, line ${number}: ${error.message}`, { cause: error });
    }
  }
  if (decks.length === 0) throw new Error(`${file} has no decks`);
  return decks.map(({ deck }) => ({ deck }));
}

const { only, sources } = parseCommandLine(
  'npm run bench:solver [-- --deals FILE --game NAME --count N]',
  { game: { type: 'string' }, deals: { type: 'string' }, count: { type: 'string', default: '1000' } },
  ({ game, deals, count }) => {
    const most = wholeNumber('count', count);
    if (game !== undefined) createGame(game);
    const seeds = () => Array.from({ length: most }, (_, i) => ({ seed: String(i + 1) }));
    return { only: game, sources: deals ? decksOf(deals).slice(0, most) : seeds() };
  },
);

console.log(
  `${sources.length} deals a game, at most ${MS_A_DEAL} ms each; times inside the search, on one core, in ms`,
);
console.log(Tally.head('median', '95 %', '99 %', 'slowest'));
for (const [game, options] of CASES.filter(([each]) => !only || each === only)) {
  const tally = new Tally();
  const advance = progress(sources.length);
  const deals = sources.map((source) => ({ ...source, ...options }));
  const note = (_index, { verdict, ms }) => {
    tally.add(verdict, ms);
    advance();
  };
  // One thread: two would compete for the caches, and the figures are for one core.
  await solveDeals({ game, deals, limits: { positions: 1e7, ms: MS_A_DEAL } }, note, 1);
  console.log(tally.row(game, options, ...tally.quantiles(0.5, 0.95, 0.99, 1)));
  if (OTHERS[game]) console.log(`         ${OTHERS[game]}`);
}
