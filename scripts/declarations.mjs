// The last step of `npm run build`: removes the declarations in dist/ that no entry of the package leads to, with their maps. A third of
// all files would be declarations that no compiler ever reads.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn, own } from './package.mjs';

const all = filesIn('dist')
  .filter((file) => /\.d\.m?ts$/.test(file))
  .map((file) => `./dist/${file}`);

/** A star stands for any names, with the folders before them. */
const patterns = Object.values(own.exports)
  .filter(({ types }) => types)
  .map(({ types }) => new RegExp(`^${types.replaceAll('.', '\\.').replaceAll('*', '.+')}$`));

const reached = new Set(all.filter((file) => patterns.some((pattern) => pattern.test(file))));
for (const file of reached) {
  for (const [, target] of readFileSync(file, 'utf8').matchAll(/(?:from |import ?\(?)'(\.[^']+)'/g)) {
    reached.add(`./${path.posix.join(path.posix.dirname(file), target.replace(/\.js$/, '.d.ts'))}`);
  }
}
for (const file of all.filter((each) => !reached.has(each))) {
  for (const each of [file, `${file}.map`]) rmSync(each, { force: true });
}
