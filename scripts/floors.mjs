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
  play: {
    below: ['solver', 'games/variant', 'engine', 'days', 'cards/back.ts', 'board/layout/window.ts', 'element'],
    packages: 'lit(/|$)',
  },
  // Beside names and sentences it knows the values of a game in play.
  describe: { below: ['play', 'games/variant', 'engine', 'locales', 'days'] },
  board: { below: ['describe', 'cards', 'games/variant', 'engine', 'locales'], packages: 'lit(/|$)' },
  element: {
    below: ['board', 'describe', 'play', 'cards', 'games/variant', 'solver', 'engine', 'locales', 'days'],
    packages: 'lit(/|$)',
  },
  // A calendar knows an element by its public face alone: of the table it takes a helper that finds its way through a page.
  calendar: { below: ['days', 'locales', 'board/layout/surroundings.ts'] },
  // The page for frames takes the elements from the drop-in beside it.
  embed: { below: ['locales/nearest.ts', 'play/storage/choices.ts', 'play/events.ts', 'engine', 'element'] },
  // A picture needs no page, so of the board it takes the layout alone.
  picture: { below: ['board/layout', 'describe', 'cards', 'games/variant', 'engine', 'locales'] },
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
    hand: ['layout', 'state.ts'],
    view: ['layout', 'motion', 'hand', 'state.ts'],
    input: ['layout', 'motion', 'hand', 'state.ts'],
  },
  play: {
    request: ['page.ts'],
    session: ['events.ts', 'page.ts'],
    stage: ['page.ts', 'session'],
    advice: ['page.ts', 'session', 'stage'],
    storage: ['page.ts', 'request', 'session'],
    daily: ['page.ts', 'session', 'storage'],
    transfer: ['page.ts', 'daily', 'storage'],
    dealing: ['events.ts', 'page.ts', 'request', 'session', 'stage', 'storage'],
  },
  element: {
    language: [],
    sound: ['host.ts'],
    controls: ['host.ts', 'parts.ts'],
    view: ['host.ts', 'parts.ts', 'controls'],
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

const pathRules = (...zones) => ({
  'import-x/no-restricted-paths': ['error', { basePath: path.resolve(import.meta.dirname, '..'), zones }],
});

function floor([name, { below, packages }]) {
  const rooms = Object.entries(roomPlan[name] ?? {});
  // The doors lie in src/ itself, and no floor lists them.
  const zones = [
    zone(name, '', [name, ...below]),
    ...rooms.map(([room, others]) => zone(`${name}/${room}`, name, [room, ...others])),
  ];
  return { files: [`src/${name}/**/*.ts`], rules: { ...packageRules(packages), ...pathRules(...zones) } };
}

/** What the doors may import that need less than all: they must load without a page, or without a package. */
const doorPlan = {
  engine: ['engine', 'solver', 'games'],
  words: ['engine', 'games/variant'],
  events: ['play/events.ts'],
  picture: ['picture', 'describe', 'locales', 'engine', 'engine.ts'],
};

const door = ([name, below]) => ({
  files: [`src/${name}.ts`],
  rules: pathRules(zone(`${name}.ts`, '', [`${name}.ts`, ...below])),
});

const doors = { files: ['src/*.ts'], rules: packageRules() };

export const floors = [doors, ...Object.entries(doorPlan).map(door), ...Object.entries(floorPlan).map(floor)];
