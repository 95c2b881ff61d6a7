// `npm run site`: builds the site of demo/ and docs/ into dist/site. Needs a build. `--quick` bundles no modules to measure them: it
// takes the sizes of the last time, or those of the scripts alone. `--first` makes the front page alone, for which the main script is
// enough. `--address` is the URL where the site will be: with it, pages name their canonical URL, previews find their picture, and
// 404.html finds its files below a path such as /solitaire/.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { classicScripts, filesIn } from './package.mjs';
import { sitePages } from './site/pages.mjs';
import { searchTexts } from './site/search.mjs';
import { moduleSizes, scriptSizes } from './sizes.mjs';
import { parseCommandLine } from './usage.mjs';

const flag = { type: 'boolean', default: false };
const { quick, first, address } = parseCommandLine(
  'node scripts/site.mjs [--quick] [--first] [--address https://…/]',
  { quick: flag, first: flag, address: { type: 'string' } },
  ({ address: url, ...others }) => ({ ...others, address: url && new URL(url.replace(/\/?$/, '/')).href }),
);

const kept = 'dist/site/sizes.json';
const written = new Set();

/** Leaves unchanged files alone, so that a watching browser loads only what has changed. */
function write(file, content) {
  const to = `dist/site/${file}`;
  written.add(file);
  const bytes = Buffer.from(content);
  if (existsSync(to) && readFileSync(to).equals(bytes)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, bytes);
}

function copy(files, from, to = '') {
  for (const file of files) write(to + file, readFileSync(from + file));
}

async function measure() {
  if (!quick) return [...scriptSizes(), ...(await moduleSizes())];
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : scriptSizes();
}

const sizes = first ? undefined : await measure();
const { pages, texts } = await sitePages(sizes, address);
for (const { path: file, content } of [...pages, ...texts]) if (!first || file === 'index.html') write(file, content);
copy(['site.css', 'icon.svg', 'preview.jpg'], 'demo/');
copy(['solitaire-elements.css'], 'dist/');
copy(readdirSync('demo/pictures'), 'demo/pictures/', 'pictures/');
if (first) {
  copy(['solitaire-elements.js', 'solitaire-calendar.js', 'solitaire-round.js'], 'dist/');
} else {
  write('sizes.json', JSON.stringify(sizes));
  // A script, since a page from the disk can read no other files.
  write('scripts/search-texts.js', `globalThis.searchTexts = ${JSON.stringify(searchTexts(pages))};\n`);
  copy(readdirSync('dist/demo'), 'dist/demo/', 'scripts/');
  copy([...classicScripts, 'custom-elements.json', 'embed.html', 'embed.js', 'embed.svg'], 'dist/');
  for (const file of filesIn('dist/site')) if (!written.has(file)) rmSync(`dist/site/${file}`);
  console.log(`${pages.length} pages in dist/site`);
}
