// What the built package knows of its games, with the figures of docs/winnability.md.
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { FIVE } from '../../demo/parts/games.js';
import { keyGroups } from '../../dist/describe/key-groups.js';
import { keyControls } from '../../dist/element/controls/index.js';
import { rulesOf } from '../../dist/games/variant/texts.js';
import { en } from '../../dist/locales/en.js';
import { allGames } from '../games.mjs';
import { elementsOf } from '../manifest/elements.mjs';
import { at } from '../package.mjs';

const declarations = elementsOf(JSON.parse(readFileSync(at('dist/custom-elements.json'), 'utf8')));

/** The table of win rates. */
const { header, rows } = marked
  .lexer(readFileSync(at('docs/winnability.md'), 'utf8'))
  .find((token) => token.type === 'table' && token.header.some(({ text }) => text === 'win rate'));

const columns = header.slice(1).map(({ text }) => text);

/** Its rows, each with its game. A row that begins with an ellipsis belongs to the game above. */
const lines = rows.map((row, i) => {
  const [first, ...figures] = row.map(({ text }) => text);
  const { text: game } = rows.slice(0, i + 1).findLast(([{ text }]) => !text.startsWith('…'))[0];
  return { game, options: first.startsWith('…') ? first.slice(1).trim() : '', figures };
});

const chancesOf = (name) => ({ columns, lines: lines.filter(({ game }) => game === name.replace('’', "'")) });

/** A game with its variant, its English texts, and its declaration in the manifest. */
function gameOf(tag) {
  const variant = allGames.find(({ id }) => id === tag);
  const declaration = declarations.find(({ tagName }) => tagName === tag);
  const options = variant.options ?? {};
  return {
    ...{ tag, variant, declaration, texts: variant.texts.en },
    ...{ title: variant.texts.en.name, description: declaration.description },
    options: declaration.attributes.filter(({ name }) => name in options),
  };
}

/** The five games, with what their pages show. */
export const games = Object.keys(FIVE).map((tag) => {
  const game = gameOf(tag);
  const presets = Object.entries(game.variant.options ?? {}).map(([name, option]) => [name, option.default]);
  return {
    ...game,
    path: `games/${tag}.html`,
    rules: rulesOf(game.texts, Object.fromEntries(presets)),
    keys: keyGroups(game.variant, undefined, en, keyControls(game.variant)),
    chances: chancesOf(game.title),
    // From the head of the WebP: 24 bits, less one. All are 1,080 wide.
    height: readFileSync(at(`demo/pictures/${tag}.webp`)).readUIntLE(27, 3) + 1,
  };
});

/** The further games, in the order of their page. */
export const furtherGames = [...readFileSync(at('demo/examples.html'), 'utf8').matchAll(/<article id="([^"]+)"/g)].map(
  ([, tag]) => gameOf(tag),
);
