// What became of the mutants, by source, and those that no test noticed.
import { explained } from './explained.mjs';

const isExplained = (mutant) =>
  explained.some((each) => ['file', 'code', 'original', 'replacement'].every((part) => each[part] === mutant[part]));

const percent = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;

/** Wilson's interval, at 95 %. */
function interval(part, whole) {
  const z = 1.96;
  const share = part / whole;
  const middle = share + z ** 2 / (2 * whole);
  const half = z * Math.sqrt((share * (1 - share)) / whole + z ** 2 / (4 * whole ** 2));
  return [middle - half, middle + half].map((end) => end / (1 + z ** 2 / whole));
}

function printSurvivor({ mutant, status, isCutShort }) {
  const note = status === 'untested' ? ' (no test comes here)' : isCutShort ? ' (not all tests were run)' : '';
  console.log(`\n${mutant.file}:${mutant.line} ${mutant.kind}${note}`);
  for (const line of mutant.original.split('\n')) console.log(`- ${line}`);
  for (const line of mutant.replacement.split('\n')) console.log(`+ ${line}`);
}

/** @returns the share that was killed of those that a test can notice */
export function report(results) {
  const survivors = results.filter(({ status, mutant }) => status !== 'killed' && !isExplained(mutant));
  for (const survivor of survivors) printSurvivor(survivor);

  console.log('');
  const byFile = new Map();
  for (const result of results) {
    const { file } = result.mutant;
    byFile.set(file, [...(byFile.get(file) ?? []), result]);
  }
  for (const [file, own] of [...byFile].sort()) {
    const killed = own.filter(({ status }) => status === 'killed').length;
    console.log(`${percent(killed, own.length).padStart(7)}  ${killed} of ${own.length}  ${file}`);
  }

  const killed = results.filter(({ status }) => status === 'killed').length;
  const counted = killed + survivors.length;
  const [low, high] = interval(killed, counted).map((end) => percent(end, 1));
  const seconds = results.reduce((sum, each) => sum + (each.seconds ?? 0), 0);
  console.log(
    `\n${killed} of ${counted} mutants killed: ${percent(killed, counted)} (95 %: ${low} to ${high}). ` +
      `${results.length - counted} more survived with a reason. ${(seconds / results.length).toFixed(1)} s each.`,
  );
  return counted === 0 ? 1 : killed / counted;
}
