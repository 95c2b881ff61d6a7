// `npm run fuzz`: tries random games, hostile input and storms of actions until the time is over.
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { replay, tryPart } from './rounds.mjs';

const USAGE = 'npm run fuzz -- [engine] [inputs] [storms] [--minutes N] [--seed S], or --replay FILE';

/** Each part has its share of the time. */
const PARTS = {
  engine: () => import('./engine/part.ts'),
  inputs: () => import('./inputs/part.mjs'),
  storms: () => import('./storms/part.mjs'),
};

const openPart = async (name) => {
  const { open } = await PARTS[name]();
  return open();
};

async function replayFile(file) {
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  const part = await openPart(saved.part);
  try {
    return await replay(saved, part);
  } finally {
    await part.close?.();
  }
}

async function tryParts(names, minutes, seed) {
  console.log(`Seed: ${seed}`);
  let isGood = true;
  for (const name of names) {
    const part = await openPart(name);
    try {
      isGood = (await tryPart(name, part, { seed, minutes: minutes / names.length })) && isGood;
    } finally {
      await part.close?.();
    }
  }
  return isGood;
}

function readCommandLine() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' }, seed: { type: 'string' }, replay: { type: 'string' } },
  });
  const { minutes = '5', seed = String(randomInt(2 ** 31)), replay: file } = values;
  const unknown = positionals.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) throw new RangeError(`no such part: ${unknown}`);
  if (!(Number(minutes) > 0)) throw new RangeError(`--minutes ${minutes}: a number above 0`);
  if (!Number.isInteger(Number(seed))) throw new RangeError(`--seed ${seed}: a whole number`);
  const names = positionals.length > 0 ? positionals : Object.keys(PARTS);
  return { minutes: Number(minutes), seed: Number(seed), file, names };
}

let asked;
try {
  asked = readCommandLine();
} catch (error) {
  console.error(`${error.message}\nUsage: ${USAGE}`);
  process.exit(1);
}
const { file, names, minutes, seed } = asked;
const isGood = await (file ? replayFile(file) : tryParts(names, minutes, seed));
process.exitCode = isGood ? 0 : 1;
