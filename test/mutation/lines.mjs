import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../support/files.mjs';

/** The numbers of the lines in `src` that differ from a commit, by file. Undefined where git cannot tell. */
export function changedLines(commit) {
  const args = ['diff', '--unified=0', '--no-color', '--no-ext-diff', '--diff-filter=d', commit, '--', 'src'];
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) return undefined;
  const lines = new Map();
  let file;
  for (const text of stdout.split('\n')) {
    file = /^\+\+\+ b\/(.+)/.exec(text)?.[1] ?? file;
    const [, first, count = 1] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(text) ?? [];
    if (!first) continue;
    const added = Array.from({ length: Number(count) }, (_, i) => Number(first) + i);
    lines.set(file, [...(lines.get(file) ?? []), ...added]);
  }
  return lines;
}

/** The lines of all sources as they are when the run begins: it takes long, and somebody may work on them. */
export const sources = new Map(
  readdirSync(path.join(root, 'src'), { recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => path.join('src', name))
    .map((file) => [file.replaceAll(path.sep, '/'), readFileSync(path.join(root, file), 'utf8').split('\n')]),
);

const isCode = (line) => /\S/.test(line) && !/^\s*(\/\/|\/?\*|import )/.test(line);

/** The numbers of the lines in `src` that hold code, by file. */
export const allLines = () =>
  new Map([...sources].map(([file, lines]) => [file, lines.flatMap((line, i) => (isCode(line) ? [i + 1] : []))]));

/** At most so many of these lines, spread evenly. The same lines give the same sample. */
export function sample(lines, most) {
  const all = [...lines].flatMap(([file, numbers]) => numbers.map((number) => ({ file, number })));
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(all.length, most) }, (_, i) => all[Math.floor(i * step)]);
}
