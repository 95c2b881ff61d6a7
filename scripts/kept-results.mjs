import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Results of deals by their seeds, and the processor's time they took in ms. Each is written to a file at once, so a run that was stopped
 * goes on where it was.
 *
 * @param again whether to forget what the file holds.
 */
export function keptResults(file, again) {
  mkdirSync(path.dirname(file), { recursive: true });
  if (again || !existsSync(file)) writeFileSync(file, '');
  const kept = { results: new Map(), cpu: 0 };
  // A line: the seed, the verdict, the ms in the search, the ms of the processor since the line before. The last one may be cut off.
  const whole = readFileSync(file, 'utf8').match(/^\d+ \w+ [\d.]+ [\d.]+\n/gm) ?? [];
  writeFileSync(file, whole.join(''));
  for (const line of whole) note(...line.trim().split(' '));
  let last = process.cpuUsage();

  function note(seed, verdict, ms, cpu) {
    kept.results.set(seed, { verdict, ms: Number(ms) });
    kept.cpu += Number(cpu);
  }

  kept.add = (seed, verdict, ms) => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    const result = [seed, verdict, ms.toFixed(2), ((user + system) / 1000).toFixed(2)];
    appendFileSync(file, `${result.join(' ')}\n`);
    note(...result);
  };
  return kept;
}
