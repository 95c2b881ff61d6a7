// Lint rules for the layers: the folders of src/, and the folders inside them. A layer imports only from layers below it, and only the
// packages it needs.
import path from 'node:path';

/** The imports each layer may have: layers, their folders, files in src/, and packages by a pattern. */
export const layerPlan = {
  days: { below: [] },
  engine: { below: [], packages: 'seedrandom/' },
  solver: { below: ['engine'] },
  games: { below: ['solver', 'engine'] },
  examples: { below: ['define.ts', 'solver'] },
  cards: { below: ['engine/model/card.ts'] },
  locales: { below: ['games/variant', 'engine'] },
  // Of the drawings it knows only the names of the backs, which readers choose from.
  play: { below: ['solver', 'games/variant', 'engine', 'days', 'cards/back.ts'] },
  // Beside names and sentences it knows the values of a game in play.
  describe: { below: ['play', 'games/variant', 'engine', 'locales', 'days'] },
  board: { below: ['describe', 'cards', 'games/variant', 'engine', 'locales'], packages: 'lit(/|$)' },
  // Of the board it knows the type of its config, what keys mean, and which cards are covered.
  show: {
    below: [
      'board/config.ts',
      'board/input/characters.ts',
      'board/layout/visibility.ts',
      'describe',
      'play',
      'cards/icons.ts',
      'games/variant',
      'solver',
      'engine',
      'locales',
      'days',
    ],
  },
  element: {
    below: ['show', 'board', 'describe', 'play', 'cards', 'games/variant', 'solver', 'engine', 'locales', 'days'],
    packages: 'lit(/|$)',
  },
  // A calendar knows an element by its public face alone: of the table it takes a helper that finds its way through a page.
  calendar: { below: ['days', 'locales', 'board/layout/surroundings.ts', 'board/layout/window.ts'] },
  // A round knows its games in the same way. It takes what the calendar has, and the way to share a text.
  round: {
    below: [
      'calendar',
      'days',
      'locales',
      'element/share.ts',
      'board/layout/surroundings.ts',
      'board/layout/window.ts',
    ],
  },
  // It loads the elements as files, and needs only the language of each.
  autoload: { below: ['locales/nearest.ts', 'board/layout/surroundings.ts', 'board/layout/window.ts'] },
  // The page for frames takes the elements from the main script beside it.
  embed: {
    below: [
      'locales/nearest.ts',
      'board/layout/window.ts',
      'play/storage/choices.ts',
      'play/events.ts',
      'engine',
      'element',
    ],
  },
  // Decks and boards of other programs need only cards. Elements know nothing of them.
  deals: { below: ['engine'] },
  // A picture needs no page, so of the board it takes the layout alone.
  picture: { below: ['board/layout', 'cards', 'games/variant', 'engine', 'locales'] },
};

/** The imports each folder may have from its own layer. Files of a layer outside all folders may import every folder. */
const folderPlan = {
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
    view: ['layout', 'motion', 'hand', 'config.ts', 'state.ts'],
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
  show: {
    controls: ['parts.ts'],
    speech: ['parts.ts'],
    keys: ['parts.ts', 'controls'],
    line: ['parts.ts', 'table.ts', 'controls', 'keys'],
    ending: ['parts.ts', 'controls'],
    panels: ['parts.ts', 'controls'],
  },
  element: {
    language: [],
    sound: [],
    view: ['attributes.ts', 'element-screen.ts'],
    define: [],
    // What a feature shows goes into its own folder. They share widgets, and nothing else.
    'view/styles': [],
    'view/widgets': [],
    'view/line': ['view/widgets'],
    'view/ending': ['view/widgets'],
    'view/panels': ['view/widgets'],
    'view/poster': ['attributes.ts', 'view/widgets'],
  },
};

/** Packages that are not those of the pattern. */
function packageRules(pattern) {
  const regex = `^(?!\\.${pattern ? `|${pattern}` : ''})`;
  const message = `${pattern ? 'This layer has another package, or none' : 'No packages here'} (scripts/layers.mjs).`;
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [{ regex, message }] }] };
}

const zone = (target, from, allowed) => ({
  target: `./${path.posix.join('src', target)}`,
  from: `./${path.posix.join('src', from)}`,
  except: allowed.map((each) => `./${each}`),
  message: `src/${target} may import ${allowed.slice(1).join(', ') || 'nothing else'} from src/${from} (scripts/layers.mjs).`,
});

const pathRules = (...zones) => ({
  'import-x/no-restricted-paths': ['error', { basePath: path.resolve(import.meta.dirname, '..'), zones }],
});

function layer([name, { below, packages }]) {
  const folders = Object.entries(folderPlan[name] ?? {});
  // The entry points are in src/ itself, and no layer lists them.
  const zones = [
    zone(name, '', [name, ...below]),
    ...folders.map(([folder, others]) => zone(`${name}/${folder}`, name, [folder, ...others])),
  ];
  return { files: [`src/${name}/**/*.ts`], rules: { ...packageRules(packages), ...pathRules(...zones) } };
}

/** The imports of entry points that must load without a page, or without a package. */
const entryPlan = {
  engine: ['engine', 'solver', 'games'],
  words: ['engine', 'games/variant'],
  events: ['play/events.ts'],
  deals: ['deals', 'engine'],
  picture: ['picture', 'describe', 'locales', 'engine', 'engine.ts'],
};

const entry = ([name, below]) => ({
  files: [`src/${name}.ts`],
  rules: pathRules(zone(`${name}.ts`, '', [`${name}.ts`, ...below])),
});

const entries = { files: ['src/*.ts'], rules: packageRules() };

export const layers = [entries, ...Object.entries(entryPlan).map(entry), ...Object.entries(layerPlan).map(layer)];
