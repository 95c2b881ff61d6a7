// The floors of the house and the rooms on them, as lint rules. An import goes down, never up, and a package stays on the floors that need it.
import path from 'node:path';

/** What each floor may import: floors, rooms or files under src/, and packages by a pattern. */
const floorPlan = {
  engine: { below: [], packages: 'seedrandom/' },
  solver: { below: ['engine'] },
  games: { below: ['solver', 'engine'] },
  examples: { below: ['define.ts'] },
  cards: { below: ['engine/model/card.ts'], packages: 'lit(/|$)' },
  locales: { below: ['games/variant', 'engine'] },
  board: { below: ['cards', 'games/variant', 'engine', 'locales'], packages: 'lit(/|$)' },
  element: { below: ['board', 'games/variant', 'solver', 'engine', 'locales'], packages: 'lit(/|$)' },
  examples: { below: ['define.ts'] },
};

/** What each room may import from its own floor. The files that lie on the floor itself, outside all rooms, may import every room. */
const roomPlan = {
  engine: {
    input: [],
    model: ['input'],
    words: ['model'],
    search: ['model'],
    play: ['model', 'search'],
    record: ['input', 'model', 'search', 'play'],
  },
  games: { variant: [] },
  board: {
    layout: ['board-state.ts'],
    motion: ['layout'],
    hand: ['layout'],
    view: ['layout', 'motion', 'hand'],
    input: ['layout', 'motion', 'hand', 'board-state.ts'],
  },
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

/** Files of `target` may import from `from` only what is listed; both are folders under src/. */
const zone = (target, from, allowed) => ({
  target: `./${path.posix.join('src', target)}`,
  from: `./${path.posix.join('src', from)}`,
  except: allowed.map((each) => `./${each}`),
  message: `src/${target} may import ${allowed.slice(1).join(', ') || 'nothing else'} from src/${from} (scripts/floors.mjs).`,
});

const floor = ([name, { below, packages }]) => ({
  files: [`src/${name}/**/*.ts`],
  rules: {
    ...packageRules(packages),
    'import-x/no-restricted-paths': [
      'error',
      {
        basePath: path.resolve(import.meta.dirname, '..'),
        zones: [
          // The doors lie in src/ itself and are on nobody's list.
          zone(name, '', [name, ...below]),
          ...Object.entries(roomPlan[name] ?? {}).map(([room, others]) =>
            zone(`${name}/${room}`, name, [room, ...others]),
          ),
        ],
      },
    ],
  },
});

/** A door may open on any floor, but brings in no package. */
const doors = { files: ['src/*.ts'], rules: packageRules() };

export const floors = [doors, ...Object.entries(floorPlan).map(floor)];
