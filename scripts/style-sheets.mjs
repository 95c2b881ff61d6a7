// A step of `npm run build`, after tsc: makes the style sheets in dist/ small, which a tag or a comment `css` marks. Bundlers leave text as
// it is, and whoever imports one game would load 3 KB of comments and spaces.
import { readFileSync, writeFileSync } from 'node:fs';
import { filesIn } from './package.mjs';

/** Removes comments, spaces that mean nothing in any place, quotes of attributes, and the 0 before a decimal point. */
export const minified = (sheet) =>
  sheet
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};>]) ?|([:,]) /g, '$1$2')
    .replaceAll(';}', '}')
    .replace(/='([a-z]+)']/gi, '=$1]')
    .replace(/(?<![\d.])0(?=\.\d)/g, '');

if (process.argv[1] === import.meta.filename) {
  for (const file of filesIn('dist').filter((each) => each.endsWith('.js'))) {
    const code = readFileSync(`dist/${file}`, 'utf8');
    // The line ends that go are put behind: what follows stays where source maps have it.
    const small = code.replace(/(\bcss|\/\* css \*\/) `[^`]*`/g, (sheet) => minified(sheet) + sheet.replace(/.+/g, ''));
    if (small !== code) writeFileSync(`dist/${file}`, small);
  }
}
