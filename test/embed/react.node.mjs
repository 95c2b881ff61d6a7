// The React components as a server or a bundler meets them. test/frameworks plays with them.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rollup } from 'rollup';
import { createElement } from 'react';
import * as components from 'solitaire-elements/react';
import { onwarn, resolve } from '../../scripts/bundle.mjs';
import { few } from '../support/few.js';
import { root } from '../support/files.mjs';

const dist = path.join(root, 'dist');
const read = (file) => readFileSync(path.join(dist, file), 'utf8');
const { modules } = JSON.parse(read('custom-elements.json'));
const games = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];
const names = ['TrustyTwelve', 'PyramidDozen', 'TrefoilSolitaire', 'LuckyThirteen', 'BakersDozen'];

/** The text of what a bundler ships of some code. */
async function bundled(code) {
  const entry = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? path.join(dist, 'entry.js') : null),
    load: (id) => (id.endsWith('/entry.js') ? code : null),
  };
  const build = await rollup({ input: 'entry', external: ['react'], plugins: [entry, ...resolve()], onwarn });
  const { output } = await build.generate({ format: 'es' });
  await build.close();
  return output[0].code;
}

describe('solitaire-elements/react', () => {
  it('has a component for each game, on a server too', () => {
    assert.deepEqual(Object.keys(components).sort(), [...names].sort());
    for (const name of names) assert.ok(createElement(components[name], { seed: '42' }).type.render, name);
  });

  it('gives a handler to every event of the elements', () => {
    const [, handlers] = /const events = ({.*});/.exec(read('react/component.js'));
    const { events } = modules.flatMap(({ declarations }) => declarations).find(({ events }) => events);
    assert.deepEqual(
      JSON.parse(handlers),
      Object.fromEntries(events.map(({ name }) => [`on${name[0].toUpperCase()}${name.slice(1)}`, name])),
    );
  });

  it('belongs to the client, says what is compiled in, and leaves React to the page', () => {
    const files = readdirSync(path.join(dist, 'react')).filter((file) => file.endsWith('.js'));
    assert.match(read('react.js'), /^'use client';\n/);
    for (const file of ['react.js', ...files.map((each) => `react/${each}`)]) {
      const text = read(file);
      assert.match(text, /^\/\*! .* @lit\/react [\d.]+ \(BSD-3-Clause, Copyright Google LLC\) \*\/\n/m, file);
      const imported = [...text.matchAll(/^(?:import|export) .*'(.*)';$/gm)].map(([, from]) => from);
      assert.deepEqual(
        imported.filter((from) => from !== 'react' && !/^\.\.?\//.test(from)),
        [],
        file,
      );
    }
  });

  for (const [i, name] of few([...names.entries()])) {
    it(`${name} brings no other game`, async () => {
      const code = await bundled(`import { ${name} } from './react.js'; console.log(${name});`);
      const defined = [...code.matchAll(/defineSolitaire\('([\w-]+)'/g)].map(([, tag]) => tag);
      assert.deepEqual(defined, [games[i]]);
    });
  }
});
