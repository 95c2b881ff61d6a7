// The table of all figures, as Markdown that is read as plain text, too.
import { own, peers } from './contenders.mjs';

const number = (value) => value.toFixed(value < 10 ? 1 : 0);

const withUnit = (value, unit) => `${number(value)} ${unit}`.trim();

/** Half of all runs lie between the two numbers in brackets. */
function ownCell({ contenders, unit }) {
  const { median, low, high, count } = contenders[own.name];
  const spread = count > 1 ? ` (${number(low)}–${number(high)})` : '';
  return withUnit(median, unit) + spread;
}

/** Our figure as a multiple of the peer's, and the peer's. */
function peerCell({ contenders, ratios, unit }, { name }) {
  if (!contenders[name]) return '–';
  const ratio = ratios[name] === undefined ? '' : `${ratios[name].toFixed(2)}×, `;
  return ratio + withUnit(contenders[name].median, unit);
}

function goalCell({ goal, unit, reached }) {
  if (!goal) return '';
  const sign = { true: '✓', false: '✗' }[reached] ?? '–';
  return `${sign} ≤ ${goal.to ? `${goal.most}× ${goal.to}` : `${goal.most} ${unit}`.trim()}`;
}

export function tableOf(rows) {
  const head = ['figure', own.name, ...peers.map(({ name }) => name), 'goal'];
  const cells = rows.map((row) => [
    row.title,
    ownCell(row),
    ...peers.map((peer) => peerCell(row, peer)),
    goalCell(row),
  ]);
  const all = [head, ...cells];
  const widths = head.map((_, column) => Math.max(...all.map((line) => line[column].length)));
  const [first, ...lines] = all.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`,
  );
  return [first, first.replace(/[^|]/g, '-'), ...lines].join('\n');
}
