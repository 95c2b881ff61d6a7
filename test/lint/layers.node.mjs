// The linter forbids every import that the table of layers in CONTRIBUTING.md forbids, and none that scripts/layers.mjs allows.
import assert from 'node:assert/strict';
import path from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import config from '../../eslint.config.mjs';
import { layerPlan, layers } from '../../scripts/layers.mjs';
import { filesIn } from '../../scripts/package.mjs';
import { root } from '../support/files.mjs';
import { read } from '../support/pages.mjs';

/** The entry points stand in no folder of their own. */
const ENTRIES = '*.ts';

/** The layers of the table from top to bottom, with what it says of each. */
const TABLE = new Map(
  [...read('CONTRIBUTING.md').matchAll(/^\| `src\/([^`]+?)\/?` \| (.*) \|$/gm)].map(([, layer, contents]) => [
    layer,
    contents,
  ]),
);
const ORDER = [...TABLE.keys()];

const files = filesIn('src').filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'));

const layerOf = (file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : ENTRIES);

/** The layers' rules as the linter has them, without types, which they don't need and which take long. */
const rules = [
  {
    files: ['src/**/*.ts'],
    languageOptions: { parser: ts.parser },
    plugins: { '@typescript-eslint': ts.plugin },
  },
  ...config.filter(({ plugins }) => plugins?.['import-x']).map(({ plugins, settings }) => ({ plugins, settings })),
  ...layers,
];

const linter = new Linter({ cwd: root });

/** Which of these lines the linter reports in a file of a layer. */
function reported(layer, lines) {
  const file = path.join(root, 'src', layer === ENTRIES ? '' : layer, 'probe.ts');
  const messages = linter.verify(lines.join('\n'), rules, file);
  const fatal = messages.find((message) => message.fatal);
  if (fatal) throw new Error(fatal.message);
  return new Set(messages.map(({ line }) => line - 1));
}

const FORMS = [
  (from) => `import '${from}';`,
  (from) => `import type { Any } from '${from}';`,
  (from) => `export { any } from '${from}';`,
  (from) => `void import('${from}');`,
];

/** Whether the plan lists a file for a layer: by its layer, its folder or its own name. */
const isPlanned = (layer, file) =>
  layerPlan[layer].below.some((below) => file === below || file.startsWith(`${below}/`));

/** Whether the table forbids an import. The examples are its exception, which it names. */
const isForbidden = (layer, file) =>
  ORDER.indexOf(layerOf(file)) < ORDER.indexOf(layer) && !(layer === 'examples' && file === 'define.ts');

describe('the layers', () => {
  it('of the table, the plan and the folders are the same', () => {
    const folders = new Set(files.map(layerOf));
    assert.deepEqual(ORDER.toSorted(), [...folders].sort());
    assert.deepEqual(Object.keys(layerPlan).sort(), ORDER.filter((layer) => layer !== ENTRIES).sort());
  });

  it('are rules of the linter', () => {
    for (const each of layers) assert.ok(config.includes(each));
  });

  it('are planned as the table has them', () => {
    for (const layer of Object.keys(layerPlan)) {
      const against = files.filter((file) => isPlanned(layer, file) && isForbidden(layer, file));
      assert.deepEqual(against, [], `scripts/layers.mjs lets src/${layer} import from above it`);
    }
  });

  for (const layer of ORDER) {
    it(`let src/${layer} import only what is planned below it`, () => {
      const from = (file) => `${layer === ENTRIES ? './' : '../'}${file.replace(/\.ts$/, '.js')}`;
      const others = files.filter((file) => layerOf(file) !== layer);
      // Each file, and each layer in every form of an import.
      const each = [
        ...others.map((file) => [file, FORMS[0]]),
        ...ORDER.filter((other) => other !== layer).flatMap((other) =>
          FORMS.slice(1).map((form) => [others.find((file) => layerOf(file) === other), form]),
        ),
      ];
      const lines = each.map(([file, form]) => form(from(file)));
      const isReported = reported(layer, lines);
      const expected = ([file]) => layer !== ENTRIES && (isForbidden(layer, file) || !isPlanned(layer, file));
      const wrong = lines.filter((_, index) => isReported.has(index) !== expected(each[index]));
      assert.deepEqual(wrong, []);
    });
  }

  it('let a layer import its own packages alone', () => {
    const OWN = { lit: ['board', 'element'], seedrandom: ['engine'] };
    const packages = ['lit', 'lit/directives/repeat.js', 'seedrandom/lib/alea.js', 'react', 'node:fs'];
    for (const [layer, contents] of TABLE) {
      const isReported = reported(
        layer,
        packages.map((name) => `import '${name}';`),
      );
      const allowed = packages.filter((_, index) => !isReported.has(index));
      assert.deepEqual(
        allowed,
        packages.filter((name) => OWN[name.split('/')[0]]?.includes(layer)),
        layer,
      );
      if (/\bno Lit\b/.test(contents)) assert.ok(!allowed.includes('lit'), layer);
    }
  });

  it('are allowed nothing that no file needs', () => {
    const imports = new Map(ORDER.map((layer) => [layer, new Set()]));
    for (const file of files) {
      for (const [, from] of read(`src/${file}`).matchAll(/(?:from |import |import\()'(\.[^']+)\.js'/g))
        imports.get(layerOf(file)).add(path.posix.join(path.posix.dirname(file), `${from}.ts`));
    }
    for (const [layer, { below }] of Object.entries(layerPlan)) {
      const needed = [...imports.get(layer)];
      const unused = below.filter((each) => !needed.some((file) => file === each || file.startsWith(`${each}/`)));
      assert.deepEqual(unused, [], `nothing in src/${layer} imports these: remove them from scripts/layers.mjs`);
    }
  });
});
