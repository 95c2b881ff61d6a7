// From the samples of a figure to what the table says of it.
import { quantile } from '../../scripts/figures.mjs';
import { blank, own, peers } from './contenders.mjs';

const rounded = (value) => Number(value.toPrecision(4));

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** `{ most }`: our own figure may be so large. `{ to, most }`: its ratio to a peer's. */
function reached(goal, ours, ratios) {
  if (!goal) return undefined;
  const { to, most } = goal;
  if (!to) return ours <= most;
  // Of nothing there is no ratio.
  return ratios[to] === undefined ? ours <= 0 : ratios[to] <= most;
}

/**
 * @param row what a figure says of one thing
 * @param samples by the contenders' names
 */
export function summarize({ title, unit, of, goal, beyondBlank }, samples) {
  const sorted = mapValues(samples, (list) => list.map((sample) => of(sample)).sort((a, b) => a - b));
  // What an empty page has is taken away.
  const least = beyondBlank ? quantile(sorted[blank.name], 0.5) : 0;
  const all = mapValues(sorted, (values) => {
    const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(values, share) - least);
    return { median, low, high };
  });
  const ours = all[own.name].median;
  const ratios = Object.fromEntries(
    peers.flatMap(({ name }) => (all[name]?.median > 0 ? [[name, rounded(ours / all[name].median)]] : [])),
  );
  const contenders = mapValues(all, (summary) => mapValues(summary, rounded));
  for (const name of Object.keys(contenders)) contenders[name].count = samples[name].length;
  return { title, unit, goal, reached: reached(goal, ours, ratios), contenders, ratios };
}

/** Lists of times in milliseconds by their names, from all runs: what half of them stay within, and all but the slowest fiftieth. */
export function summarizeSpread({ most }, samples) {
  const runs = samples[own.name];
  return Object.keys(runs[0]).map((title) => {
    const sorted = runs.flatMap((run) => run[title]).sort((a, b) => a - b);
    const [p50, p98] = [0.5, 0.98].map((share) => rounded(quantile(sorted, share)));
    return { title, p50, p98, count: sorted.length, goal: { most }, reached: p98 <= most };
  });
}
