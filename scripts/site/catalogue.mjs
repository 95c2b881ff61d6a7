// What the built package knows of its games.
import { readFileSync } from 'node:fs';
import { FIVE, FURTHER } from '../../demo/parts/games.js';

const dist = new URL('../../dist/', import.meta.url);

const { modules } = JSON.parse(readFileSync(new URL('custom-elements.json', dist), 'utf8'));

/** The declarations of the custom elements, by their tags. */
const declarations = new Map(
  modules.flatMap(({ declarations: all = [] }) => all).flatMap((each) => (each.tagName ? [[each.tagName, each]] : [])),
);

/** A game with its variant, its English texts, and its declaration in the manifest. */
async function gameOf(tag, file) {
  const module = await import(new URL(file, dist).href);
  const { variant } = Object.values(module).find((each) => each?.variant?.id === tag);
  return { tag, variant, texts: variant.texts.en, declaration: declarations.get(tag) };
}

export const games = await Promise.all(Object.keys(FIVE).map((tag) => gameOf(tag, `${tag}.js`)));

export const furtherGames = await Promise.all(FURTHER.map((tag) => gameOf(tag, `example-modules/${tag}.js`)));
