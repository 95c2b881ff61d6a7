// consumer.ts once more, and the README's TypeScript, against the published types, as a project compiles them that has installed the
// package.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const here = import.meta.dirname;
const read = (file) => readFileSync(path.join(here, file), 'utf8');

/** The files of the project: their text by their paths. */
const project = new Map(
  Object.entries({
    'consumer-elsewhere.ts': read('consumer.ts')
      .replaceAll('../../src/index.js', 'solitaire-elements')
      .replaceAll('../../src/', 'solitaire-elements/'),
    ...Object.fromEntries(
      [...read('../../README.md').matchAll(/^```ts\n(.*?)^```/gms)].map(([, code], i) => [`readme-${i + 1}.ts`, code]),
    ),
  }).map(([file, text]) => [path.join(here, file), text]),
);

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
  assert.ok(project.size > 1, 'the README has TypeScript');
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => project.has(file) || fileExists(file);
  host.readFile = (file) => project.get(file) ?? readFile(file);
  const program = ts.createProgram([...project.keys()], options, host);
  const complaints = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const where = file ? path.basename(file.fileName) : 'project';
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  assert.deepEqual(complaints, []);
  assert.ok(program.getSourceFiles().some(({ fileName }) => fileName.endsWith('/dist/index.d.ts')));
  assert.ok(!program.getSourceFiles().some(({ fileName }) => fileName.includes('/src/')));
}).timeout(60_000);
