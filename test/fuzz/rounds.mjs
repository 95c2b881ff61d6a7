// Tries the properties of a part with random cases until its time is over.
import fc from 'fast-check';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/files.mjs';

/** How many cases of a property are tried before the next property has its turn. */
const CASES = 25;

/** How long a failure is made smaller, in milliseconds. */
const SHRINKING = 120_000;

const folder = path.join(root, '.cache/fuzz');

/** The first case that fails, made smaller, and what is wrong with it; no failure if all is well. */
async function failureIn({ name, cases, check, runs, shrink }, seed, milliseconds) {
  const property = fc.asyncProperty(cases, async (given) => void (await check(given)));
  const limits = { seed, numRuns: runs ?? CASES, markInterruptAsFailure: false };
  // Few cases are long ones. They are not interrupted, and not all small.
  const whole = runs ? { unbiased: true } : { interruptAfterTimeLimit: milliseconds };
  const first = await fc.check(property, { ...limits, ...whole, endOnFailure: true });
  if (!first.failed) return { runs: first.numRuns };
  const given = first.counterexample[0];
  console.log(`✗ ${name}, is made smaller:\n${first.errorInstance}`);
  if (shrink) {
    const smaller = await shrink(given, check, first.errorInstance, SHRINKING);
    return { runs: first.numRuns, failure: { name, ...smaller } };
  }
  const path = first.counterexamplePath;
  const second = await fc.check(property, { ...limits, path, interruptAfterTimeLimit: SHRINKING });
  const { counterexample, errorInstance } = second.failed ? second : first;
  return { runs: first.numRuns, failure: { name, given: counterexample[0], error: errorInstance } };
}

/** Writes the case to a file that replays it, and says how. */
export function report(part, seed, { name, given, error }) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${part}-${seed}.json`);
  writeFileSync(file, `${JSON.stringify({ part, name, given }, null, 2)}\n`);
  const shown = path.relative(root, file);
  console.log(`✗ ${part}, seed ${seed}: ${name}`);
  console.log(error?.stack ?? String(error));
  console.log(`The smallest case that was found:\n${JSON.stringify(given)}`);
  console.log(`Replay it: npm run fuzz -- --replay ${shown}`);
}

/** Tries a part for a time. Returns whether nothing failed. */
export async function tryPart(part, { properties, summary }, { seed, minutes }) {
  const end = performance.now() + minutes * 60_000;
  let cases = 0;
  for (let round = 0; performance.now() < end; round++) {
    for (const property of properties) {
      const left = end - performance.now();
      if (left <= 0) break;
      const { runs, failure } = await failureIn(property, (seed + round) | 0, left);
      cases += runs;
      if (!failure) continue;
      report(part, seed, failure);
      return false;
    }
  }
  console.log(`✓ ${part}: ${cases} cases${summary ? `, ${summary()}` : ''}`);
  return true;
}

/** Tries one case again. Returns whether it holds now. */
export async function replay({ name, given }, { properties }) {
  const property = properties.find((each) => each.name === name);
  if (!property)
    throw new RangeError(`the file is of “${name}”; known: ${properties.map((each) => each.name).join(', ')}`);
  try {
    await property.check(given);
  } catch (error) {
    console.log(`✗ ${name}\n${error?.stack ?? String(error)}`);
    return false;
  }
  console.log(`✓ ${name}`);
  return true;
}
