// `solitaire-elements/react`: a component for each game. Lit's wrapper, which is compiled in, gives it its handlers: React
// gives none to a custom element that it finds in a page from a server.
import { EVENT_NAMES } from '../dist/play/events.js';
import { onwarn, resolve } from './bundle.mjs';

const capitalized = (word) => word[0].toUpperCase() + word.slice(1);

/** The component of a game, `BakersDozen` for `bakers-dozen`. */
const componentOf = (game) => game.split('-').map(capitalized).join('');

const handlers = Object.fromEntries(EVENT_NAMES.map((event) => [`on${capitalized(event)}`, event]));

/**
 * The wrapper sets by script what it finds in `elementClass`: here only the property whose attribute has another name. All
 * others go through React. So a server writes them into the page, and the first deal is the right one.
 */
const component = `
import { createComponent } from '@lit/react';
import * as react from 'react';

class SetByScript {
  set shareUrl(address) {}
}

const events = ${JSON.stringify(handlers)};

export const component = (tagName, displayName) =>
  createComponent({ react, tagName, displayName, events, elementClass: SetByScript });
`;

const moduleOf = (game) => `
import { component } from 'react/component';
import '../${game}.js';

export const ${componentOf(game)} = component('${game}', '${componentOf(game)}');
`;

/** A module of its own for each game: what a page doesn't import, a bundler leaves out. */
const modulesOf = (games) => ({
  react: games.map((game) => `export { ${componentOf(game)} } from 'react/${game}';`).join('\n'),
  'react/component': component,
  ...Object.fromEntries(games.map((game) => [`react/${game}`, moduleOf(game)])),
});

/** Rollup's configuration. */
export function reactComponents(games, banner) {
  const modules = modulesOf(games);
  return {
    input: Object.fromEntries(Object.keys(modules).map((name) => [name, `\0${name}`])),
    external: ['react', /^\.\.\//],
    makeAbsoluteExternalsRelative: false,
    plugins: [
      {
        name: 'react-components',
        resolveId: (id) => (id.startsWith('\0') ? id : id.startsWith('react/') ? `\0${id}` : null),
        load: (id) => modules[id.slice(1)] ?? null,
      },
      ...resolve(),
    ],
    onwarn,
    output: {
      dir: 'dist',
      format: 'es',
      hoistTransitiveImports: false,
      banner: ({ name }) => (name === 'react' ? `'use client';\n${banner}` : banner),
    },
  };
}
