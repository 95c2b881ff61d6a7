// `npm run order`: looks for an order of the main script's modules in which it compresses better, and writes it to
// scripts/order.json, which the build reads. Run it by hand after you have merged, split or moved many files.
//
// gzip finds a repetition only within the last 32 KB, so what is alike should be close together. Each round moves modules at random, keeps
// what makes their text compress no worse, and then builds the script: only a smaller one counts. The order of last time is the beginning
// and the seed, so the same build gives the same order, and after a success another run goes on from there. A file that has gone since, or
// is new, only costs bytes: the build leaves out the one, and the other comes with the first file that imports it.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rollup } from 'rollup';
import alea from '../dist/engine/model/alea.js';
import bundles, { order } from '../rollup.config.mjs';
import { at } from './package.mjs';
import { parseCommandLine, wholeNumber } from './usage.mjs';

const rounds = parseCommandLine(
  'npm run order -- [--rounds N]',
  { rounds: { type: 'string', default: '10' } },
  (given) => wholeNumber('rounds', given.rounds),
);

const MAIN = 'main-script';
/** How many changes a round tries, and how many modules move together at most. */
const STEPS = 250;
const LONGEST_BLOCK = 8;

const { output, ...input } = bundles.find((bundle) => bundle.input === MAIN);
const dist = at('dist/');

const sizeOf = (code) => gzipSync(code, { level: 9 }).length;

/** The main script with its modules in this order, as rollup has it. */
async function build(files, ...plugins) {
  const load = (id) => (id === MAIN ? [...files, 'index.js'].map((file) => `import './dist/${file}';`).join('') : null);
  const bundle = await rollup({ ...input, plugins: [{ name: 'order', load }, ...plugins, ...input.plugins] });
  const { output: chunks } = await bundle.generate(output);
  await bundle.close();
  return chunks[0];
}

/** The imports of each module, and what is left of it in the script once that is small. */
async function modulesOf(files) {
  const ids = [];
  const imports = new Map();
  const { code } = await build(files, {
    name: 'marks',
    // A call that nothing defines stays where it is, whatever is done with the code around it.
    transform: (text, id) => (id === MAIN ? null : { code: `__module(${ids.push(id) - 1});${text}`, map: null }),
    buildEnd() {
      for (const id of [MAIN, ...ids]) imports.set(id, this.getModuleInfo(id).importedIds);
    },
  });
  const [start, ...rest] = code.split(/__module\((\d+)\)[;,]?/);
  const texts = new Map();
  for (let i = 0; i < rest.length; i += 2) texts.set(ids[rest[i]], rest[i + 1]);
  return { start, texts, imports };
}

const random = alea(order.join());
const below = (limit) => Math.floor(random() * limit);

/** An order in which these modules, as they are now, compress no worse. */
function improved({ start, texts, imports }, files) {
  /** All modules in the order of their execution, if these are imported first: each comes after all that it imports. */
  const executed = (first) => {
    const seen = new Set([MAIN]);
    const found = [];
    const visit = (id) => {
      if (seen.has(id)) return;
      seen.add(id);
      imports.get(id).forEach(visit);
      found.push(id);
    };
    for (const file of first) visit(path.join(dist, file));
    imports.get(MAIN).forEach(visit);
    return found;
  };
  const measured = (ids) => sizeOf(start + ids.map((id) => texts.get(id)).join(''));
  /** The files of ours that leave anything in the script. */
  const ownAmong = (ids) =>
    ids
      .filter((id) => id.startsWith(dist) && texts.get(id)?.trim())
      .map((id) => path.relative(dist, id).replaceAll('\\', '/'));

  let best = executed(files);
  let least = measured(best);
  for (let step = 0; step < STEPS; step++) {
    const changed = ownAmong(best);
    const block = changed.splice(below(changed.length), 1 + below(LONGEST_BLOCK));
    changed.splice(below(changed.length + 1), 0, ...block);
    const ids = executed(changed);
    const size = measured(ids);
    if (size <= least) [best, least] = [ids, size];
  }
  return ownAmong(best);
}

const sizeIn = async (files) => sizeOf((await build(files)).code);

let best = order;
let least = await sizeIn(best);
console.log(`${least} bytes gzipped, in the order of last time`);
for (let round = 1; round <= rounds; round++) {
  const files = improved(await modulesOf(best), best);
  // Another order changes the short names, too, which is why only a build tells its size.
  const size = await sizeIn(files);
  console.log(`${size} bytes after round ${round}`);
  if (size >= least) continue;
  [best, least] = [files, size];
  writeFileSync(at('scripts/order.json'), `${JSON.stringify(best, null, 2)}\n`);
}
