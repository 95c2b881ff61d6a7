// `npm run mutate`: Stryker breaks every line of the parts whose tests run in Node, and prints what no test notices.
import { parseCommandLine } from '../../scripts/usage.mjs';
import { mustRun } from '../frameworks/commands.mjs';
import { root } from '../support/files.mjs';
import { installLocked } from '../support/install-locked.mjs';
import { commonOptions, parts } from './parts.mjs';

const names = parts.map(({ name }) => name);
const usage = `npm run mutate -- [--only PART,PART]\nParts: ${names.join(', ')}`;
const asked = parseCommandLine(usage, { only: { type: 'string' } }, ({ only }) => {
  const chosen = only?.split(',') ?? names;
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown) throw new RangeError(`There is no part ${unknown}`);
  return parts.filter(({ name }) => chosen.includes(name));
});

await installLocked(import.meta.dirname, mustRun);
const { Stryker } = await import('@stryker-mutator/core');

process.chdir(root);
for (const { name, options } of asked) {
  console.log(name);
  await new Stryker({ ...commonOptions, ...options }).runMutationTest();
}
