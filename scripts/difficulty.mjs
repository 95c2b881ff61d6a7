// `npm run difficulty -- --game NAME [--OPTION VALUE …]`: the thirds of a game's winnable deals, and how far its grades can be trusted.
import { createGame, games } from '../dist/engine.js';
import { start } from '../dist/engine/model/deal.js';
import { dealSearchOf } from '../dist/games/variant/defaults.js';
import { meanOf } from '../dist/solver/grade/grade.js';
import { solve } from '../dist/solver/solve.js';
import { TimeSlice } from '../dist/solver/time-slice.js';
import { careless, farSighted } from './difficulty-players.mjs';
import { milliseconds, progress, quantile } from './figures.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

/** As many as elements look at for a seed with `deals="winnable"`. */
const POSITIONS = 5000;

const { game, count, compared, options } = parseCommandLine(
  `npm run difficulty -- --game ${games.join('|')} [--deals N] [--compared N] [--kings K] [--recycles R] [--draw]`,
  {
    game: { type: 'string' },
    deals: { type: 'string', default: '10000' },
    compared: { type: 'string', default: '300' },
    kings: { type: 'string' },
    recycles: { type: 'string' },
    draw: { type: 'boolean' },
  },
  ({ game, deals, compared, ...options }) => {
    // Throws on an unknown game or option.
    createGame(game, options);
    return { game, count: wholeNumber('deals', deals), compared: wholeNumber('compared', compared), options };
  },
);

/** Ranks from 0; equals share theirs. */
function ranksOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
}

function spearman(a, b) {
  const middle = (a.length - 1) / 2;
  const [x, y] = [a, b].map((values) => ranksOf(values).map((rank) => rank - middle));
  const product = (u, v) => u.reduce((sum, each, i) => sum + each * v[i], 0);
  return (product(x, y) / Math.sqrt(product(x, x) * product(y, y))).toFixed(3);
}

const slice = new TimeSlice();
const deals = [];
const advance = progress(count);
let seed = 0;
while (deals.length < count) {
  const { deal } = createGame(game, { ...options, seed: ++seed });
  const { verdict } = await solve(dealSearchOf(deal.rules), deal, start(deal), { positions: POSITIONS }, slice);
  if (verdict !== 'winnable') continue;
  deals.push(deal);
  advance();
}

const { player } = deals[0].rules.grading;
const times = [];
const means = async (of, by, set) => {
  const found = [];
  for (const deal of of) {
    const before = process.cpuUsage();
    found.push(await meanOf(deal, by, undefined, slice, set));
    const { user, system } = process.cpuUsage(before);
    if (by === player) times.push((user + system) / 1000);
  }
  return found;
};

const all = await means(deals, player);
const sorted = all.toSorted((a, b) => a - b);
console.log(`${game} ${JSON.stringify(options)}: ${count} winnable deals, seeds 1 to ${seed}`);
console.log(`thirds     ${[1 / 3, 2 / 3].map((share) => quantile(sorted, share).toFixed(2)).join(', ')}`);
times.sort((a, b) => a - b);
console.log(
  `processor  median ${milliseconds(quantile(times, 0.5))} ms, p95 ${milliseconds(quantile(times, 0.95))} ms`,
);
const few = deals.slice(0, compared);
const rest = [
  ['other set', player],
  ['careless', careless],
  ['far-sighted', farSighted],
];
console.log(`Spearman’s rank correlation with the grades of ${few.length} deals:`);
for (const [name, by] of rest)
  console.log(`${name.padEnd(11)} ${spearman(all.slice(0, few.length), await means(few, by, name))}`);
