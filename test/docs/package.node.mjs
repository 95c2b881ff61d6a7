// What is in the package, and that what it says leads to it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../support/files.mjs';
import { pages, read } from '../support/pages.mjs';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

describe('the package', () => {
  let packed;
  let size;

  before(() => {
    const listed = execFileSync(npm, ['pack', '--dry-run', '--json', '--ignore-scripts'], {
      encoding: 'utf8',
      shell: process.platform === 'win32',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [{ files, size: bytes }] = JSON.parse(listed);
    packed = new Set(files.map((file) => file.path));
    size = bytes;
  });

  // Each of the 23 languages besides English takes six files, of 20 kB to 60 kB: its script and its table, each with types, the source
  // and the map that leads there.
  it('has less than 1,200 files, and 2.9 MB with the sources and the film of the README', () => {
    assert.ok(packed.size < 1200, `${packed.size} files`);
    assert.ok(size < 2.9e6, `${size} bytes`);
  });

  it('has a map for each bundled module, with the sources within, and for no other', () => {
    const maps = [...packed].filter((file) => /js\.map$/.test(file));
    assert.deepEqual(maps.sort(), ['dist/engine.mjs.map', 'dist/solitaire-elements.mjs.map']);
    for (const map of maps) {
      const { sources, sourcesContent } = JSON.parse(read(map));
      assert.equal(sourcesContent.filter(Boolean).length, sources.length, map);
    }
    const named = [...packed].filter(
      (file) => /^dist\/.*\.m?js$/.test(file) && read(file).includes('//# sourceMappingURL'),
    );
    assert.deepEqual(named.map((file) => `${file}.map`).sort(), maps);
  });

  it('leads from each declaration to its source', () => {
    const declared = [...packed].filter((file) => file.endsWith('.d.ts') && existsSync(path.join(root, `${file}.map`)));
    for (const file of declared) {
      const { sources } = JSON.parse(read(`${file}.map`));
      for (const source of sources) {
        const to = path.posix.join(path.posix.dirname(file), source);
        assert.ok(packed.has(`${file}.map`) && packed.has(to), `${file} leads to ${to}`);
      }
    }
    const lost = [...packed].filter((file) => file.endsWith('.d.ts.map') && !packed.has(file.replace('.map', '')));
    assert.deepEqual(lost, []);
    const unmapped = [...packed].filter((file) => /\.d\.m?ts$/.test(file) && !declared.includes(file));
    assert.deepEqual(
      unmapped.filter((file) => read(file).includes('//# sourceMappingURL')),
      [],
    );
    for (const entry of ['index', 'engine', 'define', 'testing'])
      assert.ok(declared.includes(`dist/${entry}.d.ts`), entry);
  });

  it('has every source', () => {
    const missing = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join('src', file.replaceAll(path.sep, '/')))
      .filter((file) => file.endsWith('.ts') && !packed.has(file));
    assert.deepEqual(missing, []);
  });

  it('depends on what its modules import, and on nothing else', () => {
    const { dependencies, peerDependencies } = JSON.parse(read('package.json'));
    const imported = new Set();
    for (const file of packed) {
      if (!/^dist\/.*\.(js|mjs|d\.m?ts)$/.test(file)) continue;
      for (const { fileName } of ts.preProcessFile(read(file), true, true).importedFiles) {
        const target = path.posix.join(
          path.posix.dirname(file),
          fileName.replace(/\.js$/, /ts$/.test(file) ? '.d.ts' : '.js'),
        );
        if (fileName.startsWith('.')) assert.ok(packed.has(target), `${file} imports ${fileName}`);
        else imported.add(fileName);
      }
    }
    // Types of a framework are read only by those who have it.
    const frameworks = ['preact', 'solid-js', 'svelte', 'vue'];
    const packages = new Set(
      [...imported].map((each) => each.split('/')[0]).filter((each) => !frameworks.includes(each)),
    );
    assert.deepEqual([...packages].sort(), Object.keys({ ...dependencies, ...peerDependencies }).sort());
  });

  it('has what its pages link to', () => {
    const dead = [];
    for (const page of packed) {
      if (!page.endsWith('.md')) continue;
      const links = /\]\((?!\w+:|#)([^)#\s]*)|src="(?!\w+:)([^"]+\.(?:webp|png|svg))"/g;
      for (const [link, file, picture] of read(page).matchAll(links)) {
        const to = path.posix.join(path.posix.dirname(page), file ?? picture).replace(/\/$/, '');
        const isThere = packed.has(to) || [...packed].some((each) => each.startsWith(`${to}/`));
        if (!isThere) dead.push(`${page}: ${link})`);
      }
    }
    assert.deepEqual(dead, []);
  });

  it('has what README and docs address on a CDN, and name as installed', () => {
    const named = /(?:npm\/solitaire-elements@[\d.]+|node_modules\/solitaire-elements)\/([\w./-]+\w)/g;
    for (const page of pages) {
      for (const [, file] of read(page).matchAll(named)) assert.ok(packed.has(file), `${page} names ${file}`);
    }
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
