// `npm run winnability -- --game NAME --deals N [--OPTION VALUE …]`: how many of the seeds 1…N can be won.
import { createGame, games } from '../dist/engine.js';
import { interval, milliseconds, progressBar, quantile } from './figures.mjs';
import { solveDeals } from './solve-deals.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

const { game, count, positions, options } = parseCommandLine(
  `npm run winnability -- --game ${games.join('|')} --deals N [--positions N] [--kings K] [--recycles R] [--draw]`,
  {
    game: { type: 'string' },
    deals: { type: 'string', default: '1000' },
    positions: { type: 'string', default: '500000' },
    kings: { type: 'string' },
    recycles: { type: 'string' },
    draw: { type: 'boolean' },
  },
  ({ game, deals, positions, ...options }) => {
    // Throws on an unknown game or option.
    createGame(game, options);
    return { game, count: wholeNumber('deals', deals), positions: wholeNumber('positions', positions), options };
  },
);

const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
const times = [];
const advance = progressBar(count);
const deals = Array.from({ length: count }, (_, i) => ({ seed: String(i + 1), ...options }));
await solveDeals({ game, deals, limits: { positions } }, (_index, { verdict, ms }) => {
  counts[verdict]++;
  times.push(ms);
  advance();
});

times.sort((a, b) => a - b);
const share = (number) => `${((100 * number) / count).toFixed(1)} %`;
const [low, high] = interval(counts.winnable, counts.unknown, count);
console.log(`${game} ${JSON.stringify(options)}, seeds 1 to ${count}, at most ${positions} positions a deal`);
console.log(
  `winnable   ${counts.winnable} (${share(counts.winnable)}, 95 % interval ${low.toFixed(1)} to ${high.toFixed(1)} %)`,
);
console.log(`unwinnable ${counts.unwinnable} (${share(counts.unwinnable)})`);
console.log(`undecided  ${counts.unknown} (${share(counts.unknown)})`);
console.log(`median ${milliseconds(quantile(times, 0.5))} ms, slowest ${milliseconds(times.at(-1))} ms`);
