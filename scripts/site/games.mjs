// What the built package knows of its games, with the figures of docs/winnability.md.
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { FIVE, FURTHER } from '../../demo/parts/games.js';
import { keyGroups } from '../../dist/element/view/speech/keys.js';
import { rulesOf } from '../../dist/games/variant/texts.js';
import { en } from '../../dist/locales/en.js';
import { elementsOf } from '../manifest/elements.mjs';

const root = new URL('../../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root));

const declarations = elementsOf(JSON.parse(read('dist/custom-elements.json')));

/** The tables of what can be won: their columns, and rows, each with its game. A row that begins with an ellipsis belongs to the game above. */
const chances = marked
  .lexer(String(read('docs/winnability.md')))
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
  const table = chances.find(({ lines }) => lines.some(isOfGame));
  return table && { columns: table.columns, lines: table.lines.filter(isOfGame) };
}

/** A game with its variant, its English texts, and its declaration in the manifest. */
async function gameOf(tag, file) {
  const module = await import(new URL(`dist/${file}`, root).href);
  const { variant } = Object.values(module).find((each) => each?.variant?.id === tag);
  const declaration = declarations.find(({ tagName }) => tagName === tag);
  const options = Object.entries(variant.options ?? {});
  return {
    ...{ tag, variant, declaration, texts: variant.texts.en },
    ...{ title: variant.texts.en.name, description: declaration.description },
    options: declaration.attributes.filter(({ name }) => options.some(([option]) => option === name)),
    rules: rulesOf(variant.texts.en, Object.fromEntries(options.map(([name, option]) => [name, option.default]))),
  };
}

const five = await Promise.all(Object.keys(FIVE).map((tag) => gameOf(tag, `${tag}.js`)));

/** The five games, with what their pages show. */
export const games = five.map((game) => ({
  ...game,
  path: `games/${game.tag}.html`,
  // From the head of the WebP: 24 bits, less one. All are 1,080 wide.
  height: read(`demo/pictures/${game.tag}.webp`).readUIntLE(27, 3) + 1,
  keys: keyGroups(game.variant, undefined, en),
  chances: chancesOf(game.title),
}));

export const furtherGames = await Promise.all(FURTHER.map((tag) => gameOf(tag, `example-modules/${tag}.js`)));
