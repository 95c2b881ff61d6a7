// What README and docs say is tried out, as far as it needs no browser.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../../scripts/package.mjs';
import { anchorOf } from '../../scripts/site/markdown.mjs';
import { root } from '../support/files.mjs';
import { codeIn, isPublished, pages, read } from '../support/pages.mjs';
import { modulesFor } from './modules.mjs';

const anchorsIn = (page) => [...read(page).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading));

const { version, scripts } = JSON.parse(read('package.json'));

/** npm's own commands, and those that are named like a script. */
const isNpmCommand = (name) => ['ci', 'install', 'i', 'pack'].includes(name) || name in scripts;

/** The files of the package that a page addresses on a CDN, and the version it names. */
const pinnedIn = (page) => read(page).matchAll(/solitaire-elements@([\d.]+[\w.-]*)(?:\/(?:files\/)?([\w./-]+))?/g);

it('the README takes three minutes to read', () => {
  assert.ok(read('README.md').split(/\s+/).length <= 900);
});

it('the README says that this version is not published as long as the changelog says so', () => {
  assert.equal(read('README.md').includes("isn't published yet"), !isPublished());
});

it('the tables of the docs are what the doc comments say', () => {
  execFileSync(process.execPath, ['scripts/manifest/docs.mjs', '--check'], { cwd: root, stdio: 'inherit' });
});

for (const page of [...pages, 'CONTRIBUTING.md', 'RELEASING.md', 'SECURITY.md']) {
  it(`${page} is finished, and its links and commands lead to what is there`, () => {
    assert.ok(!/\bTODO\b/.test(read(page)));
    const links = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)|src="(?!https?:)([^"]+\.(?:png|webp))"/g;
    for (const [link, file, anchor, picture] of read(page).matchAll(links)) {
      const to = path.posix.join(path.posix.dirname(page), file ?? picture);
      assert.ok(file === '' || existsSync(path.join(root, to)), link);
      if (anchor) assert.ok(anchorsIn(file === '' ? page : to).includes(anchor), link);
    }
    for (const code of codeIn(page, 'sh')) {
      for (const [command, name] of code.matchAll(/\bnpm (?:run )?(?:-\w+ )*([\w:]+)/g)) {
        assert.ok(isNpmCommand(name), command);
      }
      for (const [command, file] of code.matchAll(/\bnode ((?:scripts|test|demo)\/[\w./-]+)/g)) {
        assert.ok(existsSync(path.join(root, file)), command);
      }
    }
  });
}

for (const page of pages) {
  it(`${page} names this version, files that are there, and their true integrity`, () => {
    for (const [pinned, named, file] of pinnedIn(page)) {
      assert.equal(named, version, pinned);
      assert.ok(!file || existsSync(path.join(root, file)), pinned);
    }
    for (const [tag, integrity] of read(page).matchAll(/<script[^>]*integrity="(sha384-[\w+/=]+)"[^>]*>/g)) {
      assert.equal(integrity, integrityOf(readFileSync(path.join(root, /dist\/[\w./-]+\.js/.exec(tag)[0]))), tag);
    }
  });
}

describe('the JavaScript of', () => {
  const importText = modulesFor('pages');

  for (const page of pages) {
    const blocks = codeIn(page, 'js').filter((code) => /^import /m.test(code) && !/\bdocument\b/.test(code));
    if (blocks.length === 0) continue;
    it(`${page} runs`, async () => {
      const { log } = console;
      console.log = () => {};
      try {
        for (const code of blocks) await importText(code);
      } finally {
        console.log = log;
      }
    });
  }
});
