// consumer.ts once more, and the TypeScript of README and docs, against the published types: as a project compiles them that has
// installed the package.
import assert from 'node:assert/strict';
import path from 'node:path';
import { compile } from '../support/compile.mjs';
import { codeIn, pages, read } from '../support/pages.mjs';

const here = import.meta.dirname;
const blocks = pages.flatMap((page) =>
  codeIn(page, 'ts').map((code, i) => [`${path.basename(page)}-${i + 1}.ts`, code]),
);

/** The files of the project: their text by their paths. */
const project = new Map(
  Object.entries({
    'consumer-elsewhere.ts': read('test/types/consumer.ts')
      .replaceAll('../../src/index.js', 'solitaire-elements')
      .replaceAll('../../src/', 'solitaire-elements/'),
    ...Object.fromEntries(blocks),
  }).map(([file, text]) => [path.join(here, file), text]),
);

it('the published types serve a strict project that checks them too', () => {
  assert.ok(blocks.length > 0, 'the pages have TypeScript');
  const { complaints, names } = compile([...project.keys()], {}, project);
  assert.deepEqual(complaints, []);
  assert.ok(names.some((name) => name.endsWith('/dist/index.d.ts')));
  assert.ok(!names.some((name) => name.includes('/src/')));
});
