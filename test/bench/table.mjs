// The tables of all figures, as Markdown that is read as plain text, too.
import { own, peers } from './contenders.mjs';

const number = (value) => value.toFixed(value < 10 ? 1 : 0);

const withUnit = (value, unit) => `${number(value)} ${unit}`.trim();

/** Half of all runs lie between the two numbers in brackets. */
function ownCell({ contenders, unit }) {
  const { median, low, high, count } = contenders[own.name];
  const spread = count > 1 ? ` (${number(low)}–${number(high)})` : '';
  return withUnit(median, unit) + spread;
}

/** Our figure as a multiple of the peer's, and the peer's in the same unit. */
function peerCell({ contenders, ratios }, { name }) {
  if (!contenders[name]) return '–';
  const ratio = ratios[name] === undefined ? '' : `${ratios[name].toFixed(2)}×, `;
  return ratio + number(contenders[name].median);
}

/** What a goal is set for: the p98 of an interaction, a ratio to a peer's figure, or our own figure. */
function nowCell({ goal, unit, ratios, contenders, p98 }) {
  if (p98 !== undefined) return withUnit(p98, 'ms');
  const ratio = ratios[goal.to];
  return ratio === undefined ? withUnit(contenders[own.name].median, unit) : `${ratio.toFixed(2)}×`;
}

function goalCell({ goal, unit = 'ms', reached }) {
  const sign = { true: '✓', false: '✗' }[reached] ?? '–';
  return `${sign} ≤ ${goal.to ? `${goal.most}× ${goal.to}` : `${goal.most} ${unit}`.trim()}`;
}

/** Lines of cells, as wide as the widest of their column. */
function aligned(all) {
  const widths = all[0].map((_, column) => Math.max(...all.map((line) => line[column].length)));
  const [first, ...rest] = all.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`,
  );
  return [first, first.replace(/[^|]/g, '-'), ...rest].join('\n');
}

const comparison = (rows) =>
  aligned([
    ['figure', own.name, ...peers.map(({ name }) => name)],
    ...rows.map((row) => [row.title, ownCell(row), ...peers.map((peer) => peerCell(row, peer))]),
  ]);

const spread = (rows) =>
  aligned([
    ['interaction, 4× slower', 'p50, ms', 'p98, ms'],
    ...rows.map(({ title, p50, p98 }) => [title, number(p50), number(p98)]),
  ]);

/** What is compared with others, and then what is ours alone. */
export function tablesOf(rows) {
  const alone = rows.filter(({ p98 }) => p98 !== undefined);
  const compared = rows.filter((row) => !alone.includes(row));
  return [compared.length > 0 && comparison(compared), alone.length > 0 && spread(alone)].filter(Boolean).join('\n\n');
}

/** The figures that have a goal, and how many goals are met. */
export function goalsOf(rows) {
  const all = rows.filter(({ goal }) => goal);
  const met = all.filter(({ reached }) => reached);
  const lines = all.map((row) => [row.title, nowCell(row), goalCell(row)]);
  return `${aligned([['figure', 'now', 'goal'], ...lines])}\n\n${met.length} of ${all.length} goals are met.`;
}
