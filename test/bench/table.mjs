// The table of all figures, as Markdown that is read as plain text, too.
import { own, peers } from './contenders.mjs';

const number = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0));

const withUnit = (value, unit) => (unit ? `${number(value)} ${unit}` : number(value));

/** Half of all runs lie between the two numbers in brackets. */
function ownCell({ contenders, unit }) {
  const { median, low, high, count } = contenders[own.name];
  const spread = count > 1 ? ` (${number(low)}–${number(high)})` : '';
  return withUnit(median, unit) + spread;
}

/** A ratio, and the peer's own figure. */
function peerCell({ contenders, ratios, unit }, { name }) {
  if (!contenders[name]) return '–';
  const ratio = ratios[name] === undefined ? '' : `${ratios[name].toFixed(2)} × `;
  return ratio + withUnit(contenders[name].median, unit);
}

function goalCell({ goal, unit, reached }) {
  if (!goal) return '';
  const sign = { true: '✓', false: '✗' }[reached] ?? '–';
  return `${sign} ≤ ${goal.to ? `${goal.most} × ${goal.to}` : `${goal.most} ${unit}`.trim()}`;
}

const aligned = (lines) => {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`);
};

export function tableOf(rows) {
  const head = ['figure', own.name, ...peers.map(({ name }) => name), 'goal'];
  const [first, ...lines] = aligned([
    head,
    ...rows.map((row) => [row.title, ownCell(row), ...peers.map((peer) => peerCell(row, peer)), goalCell(row)]),
  ]);
  const rule = first.replace(/[^|]/g, '-');
  return [first, rule, ...lines].join('\n');
}
