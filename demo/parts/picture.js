// The picture of a deal, which goes inside the tag and is shown where no script runs, such as in feeds and mail.
import { drawDeal } from '../../dist/picture.js';
import { FIVE } from './games.js';

/**
 * The picture of a setup: the name and the text of its file, and its alternative text. `undefined` if the deal is random, or chosen by a
 * search.
 */
export function pictureOf({ game, attributes }) {
  const { seed, deck, daily, deals } = attributes;
  if (!deck && (!seed || daily || deals === 'winnable')) return undefined;
  const { variant } = customElements.get(game);
  const options = Object.fromEntries(
    Object.keys(variant.options ?? {}).flatMap((name) => (name in attributes ? [[name, attributes[name]]] : [])),
  );
  try {
    const svg = drawDeal(
      { game, options, ...(deck ? { deck } : { seed }) },
      { width: 600, variants: FIVE[game] ? [] : [variant] },
    );
    const file = deck ? game : `${game}-${seed.replace(/[^\w-]+/g, '-')}`;
    return { file: `${file}.svg`, svg, alt: /<title>(.*?)<\/title>/.exec(svg)[1] };
  } catch {
    // Invalid values have no picture. The preview's game logs them.
    return undefined;
  }
}
