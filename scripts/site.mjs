// `npm run site`: builds the site of demo/ and docs/ into dist/site. Needs a build. `--quick` bundles no modules
// to measure them: it takes the sizes of the last time, or those of the scripts alone. `--first` makes the front page alone, for which
// the drop-in is enough.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { framed } from './site/frame.mjs';
import { llmsFullText, llmsText } from './site/map.mjs';
import { classicScripts } from './site/integrity.mjs';
import { searchTexts } from './site/search.mjs';
import { wholePages } from './site/whole-pages.mjs';

const at = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const own = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const kept = at('dist/site/sizes.json');

const written = new Set();

/** Leaves alone what is there already, so that a browser that watches loads only what has changed. */
function write(file, content) {
  const to = at(`dist/site/${file}`);
  written.add(to);
  const bytes = Buffer.from(content);
  if (existsSync(to) && readFileSync(to).equals(bytes)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, bytes);
}

function copy(from, to) {
  write(to, readFileSync(at(from)));
}

async function measure() {
  const { moduleSizes, scriptSizes } = await import('./sizes.mjs');
  if (!process.argv.includes('--quick')) return [...scriptSizes(), ...(await moduleSizes())];
  return existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : scriptSizes();
}

function copyLooks() {
  for (const file of ['site.css', 'icon.svg']) copy(`demo/${file}`, file);
  for (const picture of readdirSync(at('demo/pictures'))) copy(`demo/pictures/${picture}`, `pictures/${picture}`);
}

function writeFrontPage() {
  const page = wholePages().find(({ path }) => path === 'index.html');
  write(page.path, String(framed(page)));
  copyLooks();
  for (const script of ['solitaire-elements.js', 'solitaire-calendar.js']) copy(`dist/${script}`, script);
}

async function writeSite() {
  // It reads the built games.
  const { sitePages } = await import('./site/pages.mjs');
  const measured = await measure();
  const pages = sitePages(measured);
  for (const page of pages) write(page.path, String(framed(page)));
  write('llms.txt', llmsText(pages, own));
  write('llms-full.txt', llmsFullText(pages));
  write('sizes.json', JSON.stringify(measured));
  copyLooks();
  // A script, since a page from the disk can read no other files.
  write('scripts/search-texts.js', `globalThis.searchTexts = ${JSON.stringify(searchTexts(pages))};\n`);
  for (const script of readdirSync(at('dist/demo'))) copy(`dist/demo/${script}`, `scripts/${script}`);
  const SERVED = ['custom-elements.json', 'embed.html', 'embed.js', 'embed.svg'];
  for (const file of [...classicScripts(), ...SERVED]) copy(`dist/${file}`, file);

  for (const file of readdirSync(at('dist/site'), { recursive: true, withFileTypes: true })) {
    const gone = path.join(file.parentPath, file.name);
    if (file.isFile() && !written.has(gone)) rmSync(gone);
  }
  console.log(`${pages.length} pages in dist/site`);
}

if (process.argv.includes('--first')) writeFrontPage();
else await writeSite();
