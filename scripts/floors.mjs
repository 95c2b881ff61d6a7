// The floors of the house as lint rules: an import goes down, never up, and a package stays on the floors that need it.
import path from 'node:path';

/** What each floor may import: floors or files under src/, and packages by a pattern. */
const plan = {
  engine: { below: [], packages: 'seedrandom/' },
  solver: { below: ['engine'] },
  games: { below: ['solver', 'engine'] },
  cards: { below: ['engine/model/card.ts'], packages: 'lit(/|$)' },
  locales: { below: ['games/variant', 'engine'] },
  board: { below: ['cards', 'games/variant', 'engine', 'locales'], packages: 'lit(/|$)' },
  element: { below: ['board', 'games/variant', 'solver', 'engine', 'locales'], packages: 'lit(/|$)' },
};

/** Every specifier that is neither relative nor begins with the pattern. */
const packagesBut = (pattern) => ({
  regex: `^(?!\\.${pattern ? `|${pattern}` : ''})`,
  message: pattern
    ? 'This floor has another package, or none (scripts/floors.mjs).'
    : 'No packages here (scripts/floors.mjs).',
});

const packageRules = (pattern) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: [packagesBut(pattern)] }],
});

const floor = ([name, { below, packages }]) => ({
  files: [`src/${name}/**/*.ts`],
  rules: {
    ...packageRules(packages),
    'import-x/no-restricted-paths': [
      'error',
      {
        basePath: path.resolve(import.meta.dirname, '..'),
        // The doors lie in src/ itself and are on nobody's list.
        zones: [
          {
            target: `./src/${name}`,
            from: './src',
            except: [name, ...below].map((path) => `./${path}`),
            message: `src/${name} may import ${below.join(', ') || 'no other floor'} (scripts/floors.mjs).`,
          },
        ],
      },
    ],
  },
});

/** A door may open on any floor, but brings in no package. */
const doors = { files: ['src/*.ts'], rules: packageRules() };

export const floors = [doors, ...Object.entries(plan).map(floor)];
