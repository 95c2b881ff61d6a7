// What every classic script and bundled module takes from a page, and how scripts go together in one file.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { analyze } from 'eslint-scope';
import { parse } from 'espree';
import { few } from '../support/few.js';

const read = (file) => readFileSync(file, 'utf8');

const scripts = [
  ...['dist/solitaire-elements.js', 'dist/solitaire-calendar.js', 'dist/solitaire-autoload.js', 'dist/embed.js'],
  ...readdirSync('src/locales/tables').map((file) => `dist/locales/${file.replace('.ts', '.js')}`),
  ...readdirSync('src/examples').map((file) => `dist/examples/${file.replace('.ts', '.js')}`),
];

const modules = ['dist/solitaire-elements.mjs', 'dist/engine.mjs'];

describe('a built script', () => {
  it('uses no name that a page can hide', () => {
    for (const file of few([...scripts.toReversed(), ...modules], 12)) {
      const tree = parse(read(file), { ecmaVersion: 'latest', sourceType: 'module', range: true });
      const { through } = analyze(tree, { ecmaVersion: 2022, sourceType: 'module' }).globalScope;
      const names = new Set(through.map(({ identifier }) => identifier.name));
      for (const name of ['globalThis', 'window', 'document', 'location', 'undefined', 'NaN']) names.delete(name);
      assert.deepEqual([...names], [], file);
    }
  });

  it('begins and ends so that it can be merged with others', () => {
    for (const file of scripts) {
      assert.match(read(file), /^(\/\/# \w+\n)?(\/\*![^*]*\*\/ )?!function\(\)\{[^]*\}\(\);\n$/, file);
    }
  });

  it('runs between code without semicolons, in any order', () => {
    const merged = ['dist/locales/de.js', 'dist/examples/free-cell.js', 'dist/locales/zh-Hant.js'];
    for (const order of [merged, merged.toReversed()]) {
      const asked = [];
      const customElements = { whenDefined: (tag) => (asked.push(tag), new Promise(() => {})) };
      const context = { customElements };
      runInNewContext(['before = 1', ...order.map(read), 'after = 2'].join('\n'), context);
      assert.ok(asked.length > 20);
      assert.deepEqual([context.before, context.after], [1, 2]);
    }
  });
});
