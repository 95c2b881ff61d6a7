// The sources that are broken on purpose, with every mutant in them behind a switch.
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../support/files.mjs';

const folders = ['src/element', 'src/board'];

export const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join(folder, file))
    .sort(),
);

const silent = { debug() {}, info() {}, warn: console.warn, isDebugEnabled: () => false };

const lineOf = ({ start }) => start.line + 1;

function textAt(text, { start, end }) {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  lines[last] = lines[last].slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.join('\n');
}

/**
 * @returns `texts`: each source, by its path, with all its mutants.
 *   `mutants`: what each would change. A mutant lives while `__stryker__.activeMutant` is its id.
 */
export async function instrument() {
  const files = sources.map((file) => ({
    name: file,
    mutate: true,
    content: readFileSync(path.join(root, file), 'utf8'),
  }));
  const original = new Map(files.map(({ name, content }) => [name, content]));
  const instrumented = await new Instrumenter(silent).instrument(files, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  return {
    texts: new Map(instrumented.files.map(({ name, content }) => [name, content])),
    mutants: instrumented.mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
      id,
      file: fileName,
      line: lineOf(location),
      code: original.get(fileName).split('\n')[location.start.line].trim(),
      kind: mutatorName,
      original: textAt(original.get(fileName), location),
      replacement,
    })),
  };
}
