// `npm run difficulty -- --game NAME [--OPTION VALUE …]`: the limits that divide a game's winnable deals into thirds, and how far its grades can be trusted.
import { createGame } from '../dist/engine.js';
import { start } from '../dist/engine/model/deal.js';
import { dealSearchOf } from '../dist/games/variant/defaults.js';
import { meanOf } from '../dist/solver/grade/grade.js';
import { solve } from '../dist/solver/solve.js';
import { TimeSlice } from '../dist/solver/time-slice.js';
import { careless, farSighted } from './difficulty-players.mjs';
import { milliseconds, processorClock, progress, quantile } from './figures.mjs';
import { parseGame } from './solve-deals.mjs';

/** As many as elements look at for a seed with `deals="winnable"`. */
const POSITIONS = 5000;

const { game, options, deals: count, compared } = parseGame('difficulty', { deals: '10000', compared: '300' });

const ascending = (values) => values.toSorted((a, b) => a - b);

/** Ranks from 0; equals share theirs. */
function ranksOf(values) {
  const sorted = ascending(values);
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
  const { verdict } = await solve(dealSearchOf(deal.rules), deal, [start(deal)], { positions: POSITIONS }, slice);
  if (verdict !== 'winnable') continue;
  deals.push(deal);
  advance();
}

const { player } = deals[0].rules.grading;
const times = [];
const means = async (of, by, set) => {
  const found = [];
  for (const deal of of) {
    const spent = processorClock();
    found.push(await meanOf(deal, by, undefined, slice, set));
    if (by === player) times.push(spent());
  }
  return found;
};

const all = await means(deals, player);
const quantiles = (values, ...shares) => shares.map((share) => quantile(ascending(values), share));
console.log(`${game} ${JSON.stringify(options)}: ${count} winnable deals, seeds 1 to ${seed}`);
const limits = quantiles(all, 1 / 3, 2 / 3).map((mean) => mean.toFixed(2));
console.log(`limits     ${limits.join(', ')}`);
const [median, most] = quantiles(times, 0.5, 0.95).map(milliseconds);
console.log(`processor  median ${median} ms, p95 ${most} ms`);
const few = deals.slice(0, compared);
console.log(`Spearman’s rank correlation with the grades of ${few.length} deals:`);
for (const [name, by] of Object.entries({ 'other set': player, careless, 'far-sighted': farSighted }))
  console.log(`${name.padEnd(11)} ${spearman(all.slice(0, few.length), await means(few, by, name))}`);
