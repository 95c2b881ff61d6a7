// What is in the package, and that what it says leads to it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pages, read } from '../support/pages.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

describe('the package', () => {
  let packed;

  before(() => {
    const listed = execFileSync(npm, ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    packed = new Set(JSON.parse(listed)[0].files.map((file) => file.path));
  });

  it('has the sources that its maps name', () => {
    const maps = [...packed].filter((file) => file.endsWith('.map'));
    assert.ok(maps.length > 100, `${maps.length} maps`);
    for (const map of maps) {
      const { sources, sourcesContent = [] } = JSON.parse(read(map));
      for (const [i, source] of sources.entries()) {
        const file = path.posix.join(path.posix.dirname(map), source);
        assert.ok(packed.has(file) || sourcesContent[i], `${map} names ${source}`);
      }
    }
  });

  it('has what README and docs address on a CDN', () => {
    for (const page of pages) {
      for (const [, file] of read(page).matchAll(/solitaire-elements@[\d.]+\/(?:files\/)?([\w./-]+)/g)) {
        assert.ok(packed.has(file), `${page} names ${file}`);
      }
    }
  });

  it('has what the docs name as installed', () => {
    const named = pages.flatMap((page) => [...read(page).matchAll(/node_modules\/solitaire-elements\/([\w./-]+\w)/g)]);
    assert.ok(named.length > 0);
    for (const [, file] of named) assert.ok(packed.has(file), file);
  });

  it('tells the settings of VS Code, as the README says', () => {
    const named = read('docs/frameworks.md').match(/dist\/vscode\.\w+-custom-data\.json/g);
    assert.deepEqual(named?.toSorted(), [...packed].filter((file) => file.startsWith('dist/vscode.')).toSorted());
  });

  it('lets tools read its package.json, which names the data for editors', () => {
    const fields = createRequire(import.meta.url)('solitaire-elements/package.json');
    for (const name of ['customElements', 'web-types']) assert.ok(packed.has(fields[name]), name);
  });

  it('has nothing that only this checkout needs', () => {
    const needless = [...packed].filter((file) => /^(dist\/(site|demo)|test|scripts)\/|tsbuildinfo/.test(file));
    assert.deepEqual(needless, []);
  });
});
