// `npm run wordpress`: makes the plugin for WordPress from a build, as a zip that WordPress installs.
import { strToU8, zipSync } from 'fflate';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { allGames, variants } from './games.mjs';
import { at, exampleScripts, filesIn, localeScripts, own } from './package.mjs';
import { roomStyles } from './room.mjs';

const nameOf = ({ texts }) => texts.en.name;
const byId = (a, b) => (a.id < b.id ? -1 : 1);

/** The five games, then the further ones. */
const offered = [...allGames.filter((game) => !variants.includes(game)).sort(byId), ...variants.toSorted(byId)];

const list = (words, last) => `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** What stands for these marks in the files of the plugin. */
const MARKS = {
  '@VERSION@': own.version,
  '@GAMES@': list(offered.map(nameOf), 'and'),
  '@TAGS@': list(
    offered.map(({ id }) => `\`${id}\``),
    'or',
  ),
  "'@TAG@' => __( '@GAME@', 'solitaire-elements' ),": offered
    .map((game) => `'${game.id}' => __( '${nameOf(game)}', 'solitaire-elements' ),`)
    .join('\n\t\t'),
};

const filled = (text) => Object.entries(MARKS).reduce((all, [mark, value]) => all.replaceAll(mark, value), text);

/** The files of the plugin by their places in it. */
export function pluginFiles() {
  const written = filesIn('integrations/wordpress').map((file) => {
    const text = readFileSync(at(`integrations/wordpress/${file}`), 'utf8');
    return [file, strToU8(filled(text))];
  });
  const built = ['solitaire-elements.js', 'solitaire-round.js', ...exampleScripts, ...localeScripts];
  return new Map([
    ...written,
    ...built.map((file) => [`elements/${file}`, readFileSync(at(`dist/${file}`))]),
    // The package's style sheet, for the further games as well.
    ['elements/solitaire-elements.css', strToU8(roomStyles(allGames))],
    ['license.txt', readFileSync(at('LICENSE'))],
  ]);
}

if (process.argv[1] === import.meta.filename) {
  const files = [...pluginFiles()].map(([file, bytes]) => [`${own.name}/${file}`, bytes]);
  // The same build makes the same bytes. A zip knows no time before 1980.
  const zip = zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(1980, 0, 1) });
  const target = `dist/wordpress/${own.name}.zip`;
  mkdirSync(at('dist/wordpress'), { recursive: true });
  writeFileSync(at(target), zip);
  console.log(`${target}: ${files.length} files, ${zip.length} bytes`);
}
