// `npm run winnability -- --game NAME --deals N [--OPTION VALUE …]`: how many of the seeds 1…N can be won.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processorClock, progress, span, Tally } from './figures.mjs';
import { parseGame, solveDeals } from './solve-deals.mjs';

const defaults = { deals: '1000', positions: '500000' };
const { game, options, deals: count, positions, again } = parseGame('winnability', defaults, ['again']);

/**
 * Results by seeds are kept in a file, each written at once: so a run that was stopped goes on where it was. A line is the seed, the
 * verdict, the ms in the search, and the ms of the processor since the line before. The last one may be cut off.
 */
const settings = Object.entries(options).map(([name, value]) => ` ${name}=${value}`);
const name = `.cache/winnability/${game}${settings.join('')} positions=${positions}.txt`;
const file = path.join(import.meta.dirname, '..', name);
mkdirSync(path.dirname(file), { recursive: true });
const before = again || !existsSync(file) ? '' : readFileSync(file, 'utf8');
const whole = before.match(/^\d+ \w+ [\d.]+ [\d.]+\n/gm) ?? [];
writeFileSync(file, whole.join(''));

const results = new Map();
let cpu = 0;
function note(seed, verdict, ms, spent) {
  results.set(seed, [verdict, Number(ms)]);
  cpu += Number(spent);
}
for (const line of whole) note(...line.trim().split(' '));

const seeds = Array.from({ length: count }, (_, i) => String(i + 1));
const open = seeds.filter((seed) => !results.has(seed));
if (open.length < count) console.log(`${count - open.length} deals are known from ${name}; --again forgets them`);
const advance = progress(count, count - open.length);
const deals = open.map((seed) => ({ seed, ...options }));
let spent = processorClock();
await solveDeals({ game, deals, limits: { positions } }, (index, { verdict, ms }) => {
  const result = [open[index], verdict, ms.toFixed(2), spent().toFixed(2)];
  spent = processorClock();
  appendFileSync(file, `${result.join(' ')}\n`);
  note(...result);
  advance();
});

/** The bounds of the 95% interval of a share by Wilson's score, in per cent. */
function wilson(some) {
  const z = 1.96;
  const share = some / count;
  const middle = share + (z * z) / (2 * count);
  const spread = z * Math.sqrt((share * (1 - share)) / count + (z * z) / (4 * count * count));
  return [middle - spread, middle + spread].map((bound) => ((100 * bound) / (1 + (z * z) / count)).toFixed(2));
}

const tally = new Tally();
for (const seed of seeds) tally.add(...results.get(seed));
const { winnable, unwinnable, unknown } = tally.counts;
// From the lower bound without the undecided deals to the upper one with them.
const interval = `95% interval ${wilson(winnable)[0]} to ${wilson(winnable + unknown)[1]}%`;
const share = (number) => `${number} (${((100 * number) / count).toFixed(2)}%`;
const [median, most, slowest] = tally.quantiles(0.5, 0.95, 1);
console.log(`${game} ${JSON.stringify(options)}, seeds 1 to ${count}, at most ${positions} positions a deal
winnable   ${share(winnable)}, ${interval})
unwinnable ${share(unwinnable)})
undecided  ${share(unknown)})
median ${median} ms, 95% within ${most} ms, slowest ${slowest} ms
${span(cpu)} of one processor for ${results.size} deals`);
