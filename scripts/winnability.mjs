// `npm run winnability -- --game NAME --deals N [--OPTION VALUE …]`: how many of the seeds 1…N can be won.
import path from 'node:path';
import { createGame, games } from '../dist/engine.js';
import { interval, milliseconds, progress, quantile, span } from './figures.mjs';
import { keptResults } from './kept-results.mjs';
import { solveDeals } from './solve-deals.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

const { game, count, positions, again, options } = parseCommandLine(
  `npm run winnability -- --game ${games.join('|')} --deals N [--positions N] [--kings K] [--recycles R] [--draw] [--again]`,
  {
    game: { type: 'string' },
    deals: { type: 'string', default: '1000' },
    positions: { type: 'string', default: '500000' },
    kings: { type: 'string' },
    recycles: { type: 'string' },
    draw: { type: 'boolean' },
    again: { type: 'boolean', default: false },
  },
  ({ game, deals, positions, again, ...options }) => {
    // Throws on an unknown game or option.
    createGame(game, options);
    const [count, most] = [wholeNumber('deals', deals), wholeNumber('positions', positions)];
    return { game, count, positions: most, again, options };
  },
);

const settings = Object.entries(options).map(([name, value]) => ` ${name}=${value}`);
const file = `.cache/winnability/${game}${settings.join('')} positions=${positions}.txt`;
const kept = keptResults(path.join(import.meta.dirname, '..', file), again);
const seeds = Array.from({ length: count }, (_, i) => String(i + 1));
const open = seeds.filter((seed) => !kept.results.has(seed));
if (open.length < count) console.log(`${count - open.length} deals are known from ${file}; --again forgets them`);
const advance = progress(count, count - open.length);
const deals = open.map((seed) => ({ seed, ...options }));
await solveDeals({ game, deals, limits: { positions } }, (index, { verdict, ms }) => {
  kept.add(open[index], verdict, ms);
  advance();
});

const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
const times = [];
for (const seed of seeds) {
  const { verdict, ms } = kept.results.get(seed);
  counts[verdict]++;
  times.push(ms);
}
times.sort((a, b) => a - b);
const share = (number) => `${((100 * number) / count).toFixed(2)} %`;
const [low, high] = interval(counts.winnable, counts.unknown, count);
console.log(`${game} ${JSON.stringify(options)}, seeds 1 to ${count}, at most ${positions} positions a deal`);
console.log(
  `winnable   ${counts.winnable} (${share(counts.winnable)}, 95 % interval ${low.toFixed(2)} to ${high.toFixed(2)} %)`,
);
console.log(`unwinnable ${counts.unwinnable} (${share(counts.unwinnable)})`);
console.log(`undecided  ${counts.unknown} (${share(counts.unknown)})`);
const quantiles = [0.5, 0.95, 1].map((part) => milliseconds(quantile(times, part)));
console.log(`median ${quantiles[0]} ms, 95 % within ${quantiles[1]} ms, slowest ${quantiles[2]} ms`);
console.log(`${span(kept.cpu)} of one processor for ${kept.results.size} deals`);
