// consumer.ts once more, and the TypeScript of README and docs, against the published types: as a project compiles them that has
// installed the package.
import assert from 'node:assert/strict';
import path from 'node:path';
import ts from 'typescript';
import { codeIn, pages, read } from '../support/pages.mjs';

const here = import.meta.dirname;
const blocks = pages.flatMap((page) =>
  codeIn(page, 'ts').map((code, i) => [`${path.basename(page)}-${i + 1}.ts`, code]),
);

/** The files of the project: their text by their paths. */
const project = new Map(
  Object.entries({
    'consumer-elsewhere.ts': read('test/types/consumer.ts')
      .replaceAll('../../src/index.js', 'solitaire-elements')
      .replaceAll('../../src/', 'solitaire-elements/'),
    ...Object.fromEntries(blocks),
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
  assert.ok(blocks.length > 0, 'the pages have TypeScript');
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
