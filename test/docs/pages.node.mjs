// What README and docs say is tried out, as far as a page without a DOM allows.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../support/files.mjs';
import { codeIn, pages, read } from '../support/pages.mjs';

/** What a heading is called in a link. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (page) => [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));

it('the README has at most 200 lines', () => {
  assert.ok(read('README.md').trimEnd().split('\n').length <= 200);
});

for (const page of [...pages, 'CONTRIBUTING.md']) {
  it(`${page} is finished`, () => assert.ok(!/\bTODO\b/.test(read(page))));

  it(`the links of ${page} lead somewhere`, () => {
    const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)|src="(?!https?:)([^"]+\.png)"/g)];
    for (const [link, file, anchor, picture] of links) {
      const to = path.posix.join(path.posix.dirname(page), file ?? picture);
      assert.ok(file === '' || existsSync(path.join(root, to)), link);
      if (anchor) assert.ok(anchorsIn(file === '' ? page : to).includes(anchor), link);
    }
  });
}

describe('the JavaScript of', () => {
  // Here it finds the package by its name.
  const cache = path.join(root, '.cache');
  let folder;

  before(() => {
    mkdirSync(cache, { recursive: true });
    folder = mkdtempSync(path.join(cache, 'pages-'));
  });

  after(() => rmSync(folder, { recursive: true, force: true }));

  for (const page of pages) {
    const blocks = codeIn(page, 'js').filter((code) => /^import /m.test(code) && !/\bdocument\b/.test(code));
    if (blocks.length === 0) continue;
    it(`${page} runs`, async () => {
      const { log } = console;
      console.log = () => {};
      try {
        for (const [i, code] of blocks.entries()) {
          const file = path.join(folder, `${path.basename(page)}-${i + 1}.mjs`);
          writeFileSync(file, code);
          await import(pathToFileURL(file).href);
        }
      } finally {
        console.log = log;
      }
    }).timeout(60_000);
  }
});
