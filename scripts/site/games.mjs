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

/** The tables of what can be won: their columns, and lines, each with its game. A row that begins with an ellipsis belongs to the game above. */
const chances = marked
  .lexer(readFileSync(at('docs/winnability.md'), 'utf8'))
  .filter(({ type, header }) => type === 'table' && header.some(({ text }) => text === 'can be won'))
  .map(({ header, rows }) => {
    let game;
    const lines = rows.map((row) => {
      const [first, ...figures] = row.map(({ text }) => text);
      if (!first.startsWith('…')) [game] = first.split(',');
      return { game, options: first.startsWith('…') ? first.slice(1).trim() : '', figures };
    });
    return { columns: header.slice(1).map(({ text }) => text), lines };
  });

function chancesOf(name) {
  const isOfGame = ({ game }) => game === name.replace('’', "'");
  const { columns, lines } = chances.find((each) => each.lines.some(isOfGame));
  return { columns, lines: lines.filter(isOfGame) };
}

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
