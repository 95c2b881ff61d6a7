// consumer.ts once more, against the types that are published, as a project compiles it that has installed the package.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const here = import.meta.dirname;
const consumer = path.join(here, 'a-project-of-its-own.ts');
const text = readFileSync(path.join(here, 'consumer.ts'), 'utf8')
  .replaceAll('../../src/index.js', 'solitaire-elements')
  .replaceAll('../../src/', 'solitaire-elements/');

const options = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
};

it('the published types serve a strict project that checks them too', () => {
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => file === consumer || fileExists(file);
  host.readFile = (file) => (file === consumer ? text : readFile(file));
  const program = ts.createProgram([consumer], options, host);
  const complaints = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const where = file ? path.basename(file.fileName) : 'project';
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  assert.deepEqual(complaints, []);
  assert.ok(program.getSourceFiles().some(({ fileName }) => fileName.endsWith('/dist/index.d.ts')));
  assert.ok(!program.getSourceFiles().some(({ fileName }) => fileName.includes('/src/')));
});
