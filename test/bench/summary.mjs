// From the samples of a figure to what the table says of it.
import { quantile } from '../../scripts/figures.mjs';
import { blank, own, peers } from './contenders.mjs';

function summaryOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, median, high] = [0.25, 0.5, 0.75].map((share) => quantile(sorted, share));
  return { median, low, high, count: values.length };
}

/** Takes away what an empty page has. */
function beyondBlank(summaries) {
  const { median: floor } = summaries[blank.name];
  const less = ({ median, low, high, count }) => ({
    median: median - floor,
    low: low - floor,
    high: high - floor,
    count,
  });
  return Object.fromEntries(Object.entries(summaries).map(([name, each]) => [name, less(each)]));
}

const rounded = (value) => Number(value.toPrecision(4));

/** `{ most }`: our own figure may be so large. `{ to, most }`: its ratio to a peer's. */
function reached(goal, all, ratios) {
  if (!goal) return undefined;
  const { to, most } = goal;
  const ours = all[own.name].median;
  if (!to) return ours <= most;
  // Of nothing there is no ratio.
  return ratios[to] === undefined ? ours <= 0 : ratios[to] <= most;
}

/**
 * @param row what a figure says of one thing
 * @param samples by the contenders' names
 */
export function summarize({ title, unit, of, goal, ...row }, samples) {
  const taken = Object.fromEntries(
    Object.entries(samples).map(([name, list]) => [name, summaryOf(list.map((sample) => of(sample)))]),
  );
  const all = row.beyondBlank ? beyondBlank(taken) : taken;
  const ours = all[own.name];
  const ratios = Object.fromEntries(
    peers.flatMap(({ name }) => (all[name]?.median > 0 ? [[name, rounded(ours.median / all[name].median)]] : [])),
  );
  const round = (summary) => Object.fromEntries(Object.entries(summary).map(([key, value]) => [key, rounded(value)]));
  const contenders = Object.fromEntries(Object.entries(all).map(([name, summary]) => [name, round(summary)]));
  return { title, unit, goal, reached: reached(goal, all, ratios), contenders, ratios };
}
