// The games of the built package, with their win rates from docs/winnability.md.
import { readFileSync } from 'node:fs';
import { marked } from 'marked';
import { FIVE } from '../../demo/parts/games.js';
import { keyGroups } from '../../dist/describe/key-groups.js';
import { keyControls } from '../../dist/show/controls/table.js';
import { rulesOf } from '../../dist/games/variant/texts.js';
import { en } from '../../dist/locales/en.js';
import { allGames } from '../games.mjs';
import { elementsOf } from '../manifest/elements.mjs';
import { at } from '../package.mjs';

const declarations = elementsOf(JSON.parse(readFileSync(at('dist/custom-elements.json'), 'utf8')));

const FIGURES = 'docs/winnability.md';

/** The rows of the table of win rates, each with its game. A row that begins with an ellipsis belongs to the game above. */
const rates = marked
  .lexer(readFileSync(at(FIGURES), 'utf8'))
  .filter(({ type, header }) => type === 'table' && header.some(({ text }) => text === 'deals'))
  .flatMap(({ header, rows }) => {
    const deals = header.findIndex(({ text }) => text === 'deals');
    let game;
    return rows.map((row) => {
      const cells = row.map(({ text }) => text);
      const [first] = cells;
      if (!first.startsWith('…')) [game] = first.split(',');
      const [rate] = cells.flatMap((cell) => /[\d.]+(?=\s?%)/.exec(cell) ?? []);
      return { game, options: first.startsWith('…') ? first.slice(1).trim() : '', rate, deals: cells[deals] };
    });
  })
  .filter(({ rate }) => rate);

/** The win rates of a game: by its default rules first, then by its options. */
function ratesOf(name) {
  const found = rates.filter(({ game }) => game === name.replace('’', "'"));
  if (found.length === 0) throw new Error(`${FIGURES} has no win rate of ${name} in a table with the column "deals"`);
  return found;
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

/** The five games, with the content of their pages. */
export const games = Object.keys(FIVE).map((tag) => {
  const game = gameOf(tag);
  const presets = Object.entries(game.variant.options ?? {}).map(([name, option]) => [name, option.default]);
  return {
    ...game,
    path: `games/${tag}.html`,
    rules: rulesOf(game.texts, Object.fromEntries(presets)),
    keys: keyGroups(game.variant, undefined, en, keyControls(game.variant)),
    rates: ratesOf(game.title),
    // From the head of the WebP: 24 bits, less one. All are 1,080 wide.
    height: readFileSync(at(`demo/pictures/${tag}.webp`)).readUIntLE(27, 3) + 1,
  };
});

/** The extra games, in the order of their page. */
export const extraGames = [...readFileSync(at('demo/examples.html'), 'utf8').matchAll(/<article id="([^"]+)"/g)].map(
  ([, tag]) => gameOf(tag),
);
