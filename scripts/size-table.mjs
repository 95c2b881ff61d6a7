// The table of the README that says what a page loads, in kilobytes. It is short, as the README is: the site's page of sizes has all.
import { table } from './manifest/tables.mjs';
import { kilobytes } from './sizes.mjs';

/** What is loaded, and how its file begins. Of several files the largest is shown. */
const ROWS = [
  ['five games: the script', 'dist/solitaire-elements.js'],
  ['five games: the module', 'dist/solitaire-elements.mjs'],
  ['five games, imported', 'dist/index.js'],
  ['five games, React', 'dist/react.js'],
  ['one game, imported', 'dist/bakers-dozen.js'],
  ['your own, imported', 'dist/define.js'],
  ['a further game', 'dist/examples/'],
  ['a further language', 'dist/locales/'],
  ['the engine', 'dist/engine.'],
  ['pictures', 'dist/picture.js'],
];

const PLACE = /(<!-- sizes -->\n)([^]*?)(<!-- \/sizes -->)/;

/** Kilobytes that the table may be from the truth. Nobody has to write it anew for a few bytes. */
const TOLERANCE = 0.5;

function tableOf(sizes) {
  const rows = ROWS.map(([name, start]) => {
    const found = sizes.filter(({ file }) => file.startsWith(start)).sort((a, b) => b.gzip - a.gzip);
    if (found.length === 0) throw new Error(`no size of ${start}`);
    const [{ gzip, brotli }] = found;
    return [name, kilobytes(gzip), kilobytes(brotli)];
  });
  return table(['kilobytes', 'gzip', 'Brotli'], rows);
}

/** The page with the table of these sizes between its two marks. */
export function withSizes(page, sizes) {
  if (!PLACE.test(page)) throw new Error('there is no place for the table: <!-- sizes --> and <!-- /sizes -->');
  return page.replace(PLACE, (_, begin, before, end) => `${begin}\n${tableOf(sizes)}\n\n${end}`);
}

const FIGURE = /[\d.]+/g;

/** Whether the page says these sizes, or nearly. */
export function saysSizes(page, sizes) {
  const [said, measured] = [page, withSizes(page, sizes)].map((text) => PLACE.exec(text)[2]);
  const figuresOf = (text) => (text.match(FIGURE) ?? []).map(Number);
  const real = figuresOf(measured);
  return (
    said.replace(FIGURE, '') === measured.replace(FIGURE, '') &&
    figuresOf(said).every((figure, i) => Math.abs(figure - real[i]) <= TOLERANCE)
  );
}
