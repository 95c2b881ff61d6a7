// The lint rule that a name of a type is exported once.
import assert from 'node:assert/strict';
import path from 'node:path';
import { Linter } from 'eslint';
import ts from 'typescript-eslint';
import { exportersIn, typeNames } from '../../scripts/type-names.mjs';
import { root } from '../support/files.mjs';

/** What the rule says of the first of some files. */
function complaints(files) {
  const [[file, text]] = Object.entries(files);
  const rules = { 'type-names': typeNames(exportersIn(Object.entries(files))) };
  return new Linter({ cwd: root })
    .verify(
      text,
      {
        files: ['**/*.ts'],
        languageOptions: { parser: ts.parser },
        plugins: { own: { rules } },
        rules: { 'own/type-names': 'error' },
      },
      path.join(root, file),
    )
    .map(({ message }) => message);
}

describe('a name of a type', () => {
  for (const kind of ['interface Held {}', 'type Held = 1;', 'class Held {}', 'abstract class Held {}']) {
    it(`is exported once: ${kind}`, () => {
      assert.deepEqual(complaints({ 'src/a/x.ts': `export ${kind}`, 'src/b/y.ts': 'export interface Held {}' }), [
        'src/a/x.ts and src/b/y.ts both export a type Held. Name what each one is.',
      ]);
    });
  }

  it('may be that of another file’s own type, and may be exported again', () => {
    for (const other of [
      'interface Held {}',
      "export { type Held } from '../a/x.js';",
      'export interface HeldRun {}',
    ]) {
      assert.deepEqual(complaints({ 'src/a/x.ts': 'export interface Held {}', 'src/b/y.ts': other }), []);
    }
  });
});
