import path from 'node:path';
import ts from 'typescript';

/** A strict project that also checks the types of its packages. */
const strict = {
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

/**
 * Compiles a strict project and writes nothing.
 *
 * @param files paths of its files
 * @param more further options of the compiler
 * @param texts the text of a file by its path, where it isn't that on the disk
 * @returns what the compiler complains of, and the names of all files it read
 */
export function compile(files, more = {}, texts = new Map()) {
  const options = { ...strict, ...more };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  const program = ts.createProgram(files, options, host);
  const complaints = ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const where = file
      ? `${path.basename(file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1}`
      : 'project';
    return `${where}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
  return { complaints, names: program.getSourceFiles().map(({ fileName }) => fileName) };
}
