// `npm run fuzz`: tries random games, hostile input and storms of actions until the time is over.
import fc from 'fast-check';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

const USAGE =
  'npm run fuzz -- [engine] [inputs] [storms] [--minutes N] [--seed S], or PART/PROPERTY --seed S --path P [--steps P]';

/** Each part has its share of the time. It has properties, and may tell what it did. */
const PARTS = {
  engine: () => import('./engine/properties.ts'),
  inputs: () => import('./inputs/properties.mjs'),
  storms: () => import('./storms/properties.mjs'),
};

/** How many cases of a property are tried before the next property has its turn, where a case takes no time. */
const CASES = 25;

/** How long a failure is made smaller, in milliseconds. */
const SHRINKING = 120_000;

/** Tries a property with some cases, or with the one of a path. Returns its smallest failure, if there is one. */
async function failureOf({ cases, check, runs = CASES }, given) {
  const property = fc.asyncProperty(...cases, async (...values) => void (await check(...values)));
  // Few cases are not all small.
  const settings = { numRuns: runs, unbiased: runs < CASES, ...given };
  const first = await fc.check(property, { ...settings, endOnFailure: true });
  if (!first.failed || given.path !== undefined) return first.failed ? first : undefined;
  console.log(`✗ is made smaller:\n${first.errorInstance}`);
  const path = first.counterexamplePath;
  const second = await fc.check(property, { ...settings, path, interruptAfterTimeLimit: SHRINKING });
  return second.failed && second.counterexample ? second : first;
}

function report(name, { seed, counterexample, counterexamplePath, errorInstance }) {
  const shown = fc.stringify(counterexample);
  console.log(`✗ ${name}\n${errorInstance?.stack ?? errorInstance}\nThe smallest case that was found:\n${shown}`);
  const [, steps] = /replayPath="([^"]*)"/.exec(shown) ?? [];
  const path = `--path ${counterexamplePath}${steps ? ` --steps ${steps}` : ''}`;
  console.log(`Replay it: npm run fuzz -- ${name} --seed ${seed} ${path}`);
}

/** Tries a part until a time, but each property at least once. Returns whether nothing failed. */
async function tryPart(name, { properties, summary }, seed, end) {
  let cases = 0;
  for (let round = 0; round === 0 || performance.now() < end; round++) {
    for (const [key, property] of Object.entries(properties)) {
      if (round > 0 && performance.now() > end) break;
      const failure = await failureOf(property, { seed: (seed + round) | 0 });
      cases += property.runs ?? CASES;
      if (!failure) continue;
      report(`${name}/${key}`, failure);
      return false;
    }
  }
  console.log(`✓ ${name}: ${cases} cases${summary ? `, ${summary()}` : ''}`);
  return true;
}

/** Tries one case again. Returns whether it holds now. */
async function replay(name, { properties }, key, { seed, path }) {
  if (!properties[key]) throw new RangeError(`no such property: ${key}; known: ${Object.keys(properties).join(', ')}`);
  const failure = await failureOf(properties[key], { seed, path });
  if (failure) report(`${name}/${key}`, failure);
  else console.log(`✓ ${name}/${key}`);
  return !failure;
}

function readCommandLine() {
  const text = { type: 'string' };
  const options = { minutes: text, seed: text, path: text, steps: text };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const { minutes = '5', seed = String(randomInt(2 ** 31)), path, steps } = values;
  const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
  const unknown = names.find((name) => !Object.hasOwn(PARTS, name.split('/')[0]));
  if (unknown) throw new RangeError(`no such part: ${unknown}`);
  if (!(Number(minutes) > 0)) throw new RangeError(`--minutes ${minutes}: a number above 0`);
  if (!Number.isInteger(Number(seed))) throw new RangeError(`--seed ${seed}: a whole number`);
  return { names, minutes: Number(minutes) / names.length, seed: Number(seed), path, steps };
}

function readOrExit() {
  try {
    return readCommandLine();
  } catch (error) {
    console.error(`${error.message}\nUsage: ${USAGE}`);
    return process.exit(1);
  }
}

const asked = readOrExit();
console.log(`Seed: ${asked.seed}`);
for (const each of asked.names) {
  const [name, key] = each.split('/');
  const end = performance.now() + asked.minutes * 60_000;
  const { open } = await PARTS[name]();
  const part = await open(asked.steps);
  try {
    const isGood = await (asked.path ? replay(name, part, key, asked) : tryPart(name, part, asked.seed, end));
    if (!isGood) process.exitCode = 1;
  } finally {
    await part.close?.();
  }
}
