// What `npm run house` counts, and that the sources keep its limits.
import assert from 'node:assert/strict';
import { exceeded, findHouse, limits, readSources } from '../../scripts/house.mjs';

/** What is found in sources, given by their paths. */
const find = (sources) => findHouse(new Map(Object.entries(sources)));

const lines = (count, line = '') => Array(count).fill(`${line}\n`).join('');

describe('the house', () => {
  it('keeps its limits', () => {
    const house = findHouse(readSources());
    assert.deepEqual(
      exceeded(house).map((name) => `${name}: ${house[name].length} instead of ${limits[name]}`),
      [],
    );
  });

  it('has a part for each folder, and for each file beside folders', () => {
    const house = find({
      'element/a.ts': "import type { B } from './view/b.js'; import './view/bar/d.js';",
      'element/view/b.ts': "export { d } from './bar/d.js';",
      'element/view/bar/c.ts': "import './d.js';",
      'element/view/bar/d.ts': "export const d = () => import('../../sound/e.js');",
      'element/sound/e.ts': "import 'lit'; import '../../board/f.js'; export const a = './view/b.js';",
      'board/f.ts': '',
    });
    assert.deepEqual(house['parts of element'], [
      'element/a.ts',
      'element/view/b.ts',
      'element/view/bar',
      'element/sound',
    ]);
    assert.deepEqual(house['arrows in element'], [
      'element/a.ts → element/view/b.ts',
      'element/a.ts → element/view/bar',
      'element/view/b.ts → element/view/bar',
      'element/view/bar → element/sound',
    ]);
    assert.equal(house['layers in element'].length, 4);
  });

  it('has the circles of imports, even of types, each once', () => {
    const house = find({
      'a.ts': "import './b.js';",
      'b.ts': "import type { C } from './c.js';",
      'c.ts': "export type D = import('./b.js').D; import './d.js';",
      'd.ts': '',
      'element/b/x.ts': "import '../c/y.js';",
      'element/c/y.ts': "import '../b/x.js';",
      'element/d/z.ts': "import '../b/x.js';",
    });
    assert.deepEqual(house['import circles'], ['b.ts, c.ts', 'element/b/x.ts, element/c/y.ts']);
    assert.deepEqual(house['layers in element'], ['element/d', 'element/b and element/c']);
  });

  it('has the long files, except style sheets and texts', () => {
    const house = find({
      'a.ts': lines(251),
      'b.ts': lines(250),
      'board/view/styles.ts': lines(251),
      'board/view/mark-styles.ts': lines(251),
      'locales/en.ts': lines(251),
    });
    assert.deepEqual(house['files over 250 lines'], ['src/a.ts, 251 lines']);
  });

  it('has the long functions by their names, and the long lines', () => {
    const text = `/** A doc comment. */\nclass A {\n  b() {\n${lines(39)}  }\n  c() {\n${lines(38)}  }\n}\n`;
    const house = find({ 'a.ts': `${text}const d = { e: () => {${lines(61)}} };\n${lines(1, '/'.repeat(141))}//` });
    assert.deepEqual(house['functions over 40 lines'], ['src/a.ts:3 A.b, 41 lines', 'src/a.ts:85 d.e, 62 lines']);
    assert.deepEqual(house['functions over 60 lines'], ['src/a.ts:85 d.e, 62 lines']);
    assert.deepEqual(house['lines over 140 characters'], ['src/a.ts:147']);
  });
});
