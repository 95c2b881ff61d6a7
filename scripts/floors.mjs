// Lint rules for the folders in src/, called floors, and the folders in these, called rooms. An import goes down, never
// up, and each floor may import only the packages it needs.
import path from 'node:path';

/** What each floor may import: floors, rooms or files in src/, and packages by a pattern. */
const floorPlan = {
  days: { below: [] },
  engine: { below: [], packages: 'seedrandom/' },
  solver: { below: ['engine'] },
  games: { below: ['solver', 'engine'] },
  examples: { below: ['define.ts'] },
  cards: { below: ['engine/model/card.ts'], packages: 'lit(/|$)' },
  locales: { below: ['games/variant', 'engine'] },
  board: { below: ['cards', 'games/variant', 'engine', 'locales'], packages: 'lit(/|$)' },
  element: { below: ['board', 'cards', 'games/variant', 'solver', 'engine', 'locales', 'days'], packages: 'lit(/|$)' },
  // A calendar knows an element by its public face alone: of the table it takes a helper that finds its way through a page.
  calendar: { below: ['days', 'locales', 'board/layout/surroundings.ts'] },
  // The page for frames takes the elements from the drop-in beside it.
  embed: { below: ['element', 'engine'] },
  // A picture needs no page, so of the board it takes the layout alone.
  picture: { below: ['board/layout', 'cards', 'games/variant', 'engine', 'locales'] },
};

/** What each room may import from its own floor. Files of a floor outside all rooms may import every room. */
const roomPlan = {
  engine: {
    input: [],
    model: ['input'],
    words: ['model'],
    search: ['model'],
    play: ['input', 'model', 'search'],
    record: ['input', 'model', 'search', 'play'],
  },
  games: { variant: [] },
  board: {
    layout: [],
    motion: ['layout'],
    hand: ['layout'],
    view: ['layout', 'motion', 'hand', 'board-state.ts'],
    input: ['layout', 'motion', 'hand', 'board-state.ts'],
  },
  element: {
    language: [],
    session: ['events.ts', 'host.ts'],
    table: ['host.ts', 'session'],
    advice: ['host.ts', 'session', 'table'],
    storage: ['host.ts', 'session'],
    daily: ['host.ts', 'session', 'storage'],
    transfer: ['daily', 'storage'],
    dealing: ['events.ts', 'host.ts', 'daily', 'session', 'storage'],
    sound: ['events.ts', 'host.ts', 'session', 'storage'],
    view: ['host.ts', 'parts.ts', 'daily', 'dealing', 'session', 'storage', 'table', 'transfer'],
    define: [],
  },
};

/** Packages that are not those of the pattern. */
function packageRules(pattern) {
  const regex = `^(?!\\.${pattern ? `|${pattern}` : ''})`;
  const message = `${pattern ? 'This floor has another package, or none' : 'No packages here'} (scripts/floors.mjs).`;
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ regex, message }] }] };
}

const zone = (target, from, allowed) => ({
  target: `./${path.posix.join('src', target)}`,
  from: `./${path.posix.join('src', from)}`,
  except: allowed.map((each) => `./${each}`),
  message: `src/${target} may import ${allowed.slice(1).join(', ') || 'nothing else'} from src/${from} (scripts/floors.mjs).`,
});

function floor([name, { below, packages }]) {
  const rooms = Object.entries(roomPlan[name] ?? {});
  // The doors lie in src/ itself, and no floor lists them.
  const zones = [
    zone(name, '', [name, ...below]),
    ...rooms.map(([room, others]) => zone(`${name}/${room}`, name, [room, ...others])),
  ];
  const paths = ['error', { basePath: path.resolve(import.meta.dirname, '..'), zones }];
  return {
    files: [`src/${name}/**/*.ts`],
    rules: { ...packageRules(packages), 'import-x/no-restricted-paths': paths },
  };
}

const doors = { files: ['src/*.ts'], rules: packageRules() };

export const floors = [doors, ...Object.entries(floorPlan).map(floor)];
