// Each piece of code once more, with one mistake.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from './apps.mjs';
import { run } from './commands.mjs';
import { promised, snippets } from './docs.mjs';

/** What is replaced by what, and the word that a complaint must name. */
const kinds = {
  names: { from: /<(bakers-dozen|BakersDozen)\b(?!>)/, to: '$& asist', word: /\basist\b/ },
  values: { from: /<(bakers-dozen|BakersDozen)\b(?!>)/, to: '$& deals="winable"', word: /winable/ },
  events: { from: /(\bon:?|@|\()win\b(?=\W*=)/i, to: '$1wim', word: /wim\b/i },
  eventsInCode: { from: /\.undo\(\)/, to: `.addEventListener('wim', ({ detail }) => detail)`, word: /\bdetail\b/ },
  methods: { from: /\.undo\(\)/, to: '.undoo()', word: /\bundoo\b/ },
};

/** Finds the mistakes that the docs promise to be found, and no others. */
export async function findsMisspelling(name, { heading = name, check = build }, folder, known) {
  const promises = promised(heading);
  const written = [];
  for (const { file, code } of snippets.filter(({ app }) => app === name)) {
    for (const kind of Object.keys(promises)) {
      const { from, to, word } = kinds[kind];
      if (!from.test(code)) continue;
      const copy = path.join(path.dirname(file), `misspelt-${kind}-${path.basename(file)}`);
      writeFileSync(path.join(folder, copy), code.replace(from, to));
      written.push({ copy, kind, word });
    }
  }
  const { ok, output } = await run(check, folder, known);
  assert.ok(!ok, `${check.join(' ')} finds nothing wrong.\n${output}`);
  const accused = [...output.matchAll(/([\w./-]+\.(?:astro|svelte|tsx?|vue))[(:]\d/g)].map(([, file]) => file);
  const others = accused.filter((file) => !path.basename(file).startsWith('misspelt-'));
  assert.deepEqual(others, [], `something is wrong without a misspelling\n${output}`);
  // A complaint names its file, and ends before the next.
  const complaints = output.split(/(?=misspelt-)/);
  for (const { copy, kind, word } of written) {
    const found = complaints.filter((complaint) => complaint.startsWith(path.basename(copy)));
    if (promises[kind]) assert.match(found.join(''), word, `nothing is found in ${copy}:\n${output}`);
    else assert.deepEqual(found, [], `something is found in ${copy}`);
  }
  for (const kind of Object.keys(promises)) {
    const isTried = written.some((each) => each.kind === kind);
    assert.ok(isTried || !promises[kind], `no piece of code can have misspelt ${kind}`);
  }
}
