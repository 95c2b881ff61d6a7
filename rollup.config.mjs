// The classic scripts: the main script, one that loads files for the tags of a page, one for each translation, and one for each extra
// game. And two modules for pages without a bundler. All other ESM entries are tsc's own output, unbundled (`npm run build` runs tsc
// first), except seedrandom's generator, which is CommonJS and becomes a module here.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compiledEarly, minify, onwarn, resolve } from './scripts/bundle.mjs';
import { fromRight, languages } from './scripts/languages.mjs';
import { ownLit, ownPolicy } from './scripts/own-lit.mjs';
import { reactComponents } from './scripts/react.mjs';
import { release } from './scripts/package.mjs';
import { roomStyles } from './scripts/room.mjs';

const read = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const own = read('./package.json');

/** Name, version and licence of a dependency that is compiled in. */
function part(name, holder) {
  const { version, license } = read(`./node_modules/${name}/package.json`);
  return `${name} ${version} (${license}, Copyright ${holder})`;
}

const bannerOf = (...parts) =>
  `/*! ${own.name} ${own.version} (${own.license}).${parts.length > 0 ? ` Compiled in: ${parts.join(', ')}` : ''} */`;

const lit = part('lit', 'Google LLC');
const seedrandom = part('seedrandom', 'David Bau');

const { createGame, games } = await import('./dist/engine.js');
const { drawDeal } = await import('./dist/picture.js');

const sourcesIn = (folder) =>
  readdirSync(new URL(`./src/${folder}`, import.meta.url)).map((file) => file.replace('.ts', ''));

/** What the autoloader may load. */
const loadable = { games, examples: sourcesIn('examples'), languages };

/** What embed.js may load. */
const beside = { ...loadable, fromRight };

/**
 * Files of the main script in an order in which it compresses well: 2% smaller than in the order of the imports. `scripts/order.mjs` has
 * found it. All other files come along with these, or after them.
 */
export const order = read('./scripts/order.json').filter((file) =>
  existsSync(new URL(`./dist/${file}`, import.meta.url)),
);

const built = (file) => `'./dist/${file}'`;

const imported = [...order, 'index.js'].map((file) => `import ${built(file)};`).join('');

/** Rollup plugin: a module of this text, as if it stood in a file beside this one. Source maps show the text. */
const virtual = (name, text) => ({
  name,
  resolveId(id, importer) {
    if (id === name) return id;
    return importer === name ? fileURLToPath(new URL(id, import.meta.url)) : null;
  },
  load: (id) => (id === name ? text : null),
});

/** tsc's output, imported and not exported: what only an importer could use is left out. */
const mainScript = virtual('main-script', imported);

/**
 * All that two entry points export. Where another copy has defined the games, it also defines games of one's own: there the languages reach
 * them, and no second policy is needed.
 */
const wholeModule = virtual(
  'whole-module',
  `${imported}
  import { TrustyTwelveElement } from ${built('index.js')};
  import * as own from ${built('define.js')};
  export * from ${built('index.js')};
  export * from ${built('define.js')};
  export const { addLocale = own.addLocale, defineSolitaire = own.defineSolitaire } = TrustyTwelveElement;`,
);

/** Rollup plugin: the types of a module beside these entry points. */
const typesOf = (fileName, ...entries) => ({
  name: 'types',
  generateBundle() {
    const source = entries.map((entry) => `export * from './${entry}.js';\n`).join('');
    this.emitFile({ type: 'asset', fileName, source });
  },
});

const areDefined = (registry) => `${JSON.stringify(games)}.every((tag) => ${registry}.get(tag))`;

/**
 * The script a second time, or after the modules, has nothing left to do: it doesn't even start, since it would name its Trusted
 * Types policy once more, which a page may forbid. Where there is no page, as on a server that imports it, it does nothing either.
 */
const scriptIntro = `if (!globalThis.document || ${areDefined('customElements')}) return;
  let policy;
  ${ownPolicy((message) => `console.error(${message}); return;`)}`;

/** The module goes on, since it still has its exports to give. Without a policy it fails as a whole. */
const moduleIntro = `let policy;
  if (!${areDefined('globalThis.customElements?')}) ${ownPolicy((message) => `throw new TypeError(${message});`)}`;

/** The class of a game that is defined by now. happy-dom tells that it is, and not the class. */
const elementClass = 'element = customElements.get(game)';

/**
 * The script of a language registers its table with every game and example there is or will be on the page: any may be of another copy.
 * It does so for each of them, since the table goes under what the page itself says, whichever comes first.
 * Where there is no page it does nothing. It exports nothing, so it is a module as well.
 */
const locale = (tag) => ({
  name: 'locale',
  resolveId: (id) => (id === 'locale' ? id : null),
  load: (id) =>
    id === 'locale'
      ? `import * as module from ${JSON.stringify(fileURLToPath(new URL(`./dist/locales/tables/${tag}.js`, import.meta.url)))};
         for (const game of ${JSON.stringify([...games, ...beside.examples])}) globalThis.customElements?.whenDefined(game)
           .then((${elementClass}) => element.addLocale?.(${JSON.stringify(tag)}, module.${tag.replace('-', '')}, true));`
      : null,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: `${tag}.d.ts`, source: 'export {};\n' });
  },
});

/** The modules of the examples. */
const examples = fileURLToPath(new URL('./dist/example-modules', import.meta.url));

/**
 * The script of an example is its module with another define.js: the words come along, the element comes from the page. Any of the
 * five may be there first, or alone; once one of them has defined the example, the others leave it.
 */
const example = (tag) => ({
  name: 'example',
  resolveId: (id) => (id === 'example' ? id : id === '../define.js' ? 'define' : null),
  load(id) {
    if (id === 'example') return `import ${JSON.stringify(`${examples}/${tag}.js`)};`;
    if (id !== 'define') return null;
    return `export * from ${JSON.stringify(fileURLToPath(new URL('./dist/words.js', import.meta.url)))};
      export const defineSolitaire = (tag, variant) => {
        for (const game of ${JSON.stringify(games)}) globalThis.customElements?.whenDefined(game)
          .then((${elementClass}) => element.defineSolitaire?.(tag, variant));
      };`;
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: `${tag}.d.ts`, source: 'export {};\n' });
  },
});

/** The style sheet that keeps the room of the elements until their scripts are there. */
const room = {
  name: 'room',
  generateBundle() {
    const source = roomStyles(games.map((id) => createGame(id).deal.rules));
    this.emitFile({ type: 'asset', fileName: 'solitaire-elements.css', source });
  },
};

/** The page for frames, and the picture that it shows where scripts are switched off. */
const embedPage = {
  name: 'embed-page',
  generateBundle() {
    const page = readFileSync(new URL('./src/embed/embed.html', import.meta.url), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'embed.html', source: page });
    this.emitFile({
      type: 'asset',
      fileName: 'embed.svg',
      source: drawDeal({ game: 'bakers-dozen', seed: '42' }),
    });
  },
};

export default [
  {
    // The generator as a module, in the place of tsc's output. First, since all others take it from there.
    input: 'seedrandom/lib/alea.js',
    plugins: resolve(),
    onwarn,
    output: { file: 'dist/engine/model/alea.js', format: 'es', banner: `/*! ${seedrandom} */` },
  },
  {
    // Before the main script: the site's front page needs both, and the style sheet, and opens once that is built.
    input: 'calendar-script',
    plugins: [room, virtual('calendar-script', `import ${built('calendar.js')};`), ...resolve(), ...minify()],
    onwarn,
    output: { file: 'dist/solitaire-calendar.js', format: 'iife', banner: bannerOf() },
  },
  {
    input: 'round-script',
    plugins: [virtual('round-script', `import ${built('round.js')};`), ...resolve(), ...minify()],
    onwarn,
    output: { file: 'dist/solitaire-round.js', format: 'iife', banner: bannerOf() },
  },
  {
    input: 'main-script',
    plugins: [mainScript, ownLit(), ...resolve(), ...minify(), compiledEarly()],
    onwarn,
    output: {
      file: 'dist/solitaire-elements.js',
      format: 'iife',
      banner: bannerOf(lit, seedrandom),
      intro: scriptIntro,
    },
  },
  reactComponents(games, bannerOf(part('@lit/react', 'Google LLC'))),
  {
    input: 'dist/embed/main.js',
    plugins: [embedPage, ...resolve(), ...minify()],
    onwarn,
    output: { file: 'dist/embed.js', format: 'iife', intro: `const BESIDE = ${JSON.stringify(beside)};` },
  },
  {
    input: 'dist/autoload/main.js',
    plugins: [...resolve(), ...minify()],
    onwarn,
    output: {
      file: 'dist/solitaire-autoload.js',
      format: 'iife',
      intro: `if (!globalThis.document) return; const BESIDE = ${JSON.stringify(loadable)};`,
    },
  },
  ...languages.map((tag) => ({
    input: 'locale',
    plugins: [locale(tag), ...minify()],
    onwarn,
    output: { file: `dist/locales/${tag}.js`, format: 'iife' },
  })),
  ...beside.examples.map((tag) => ({
    input: 'example',
    // Only the words that the game uses.
    treeshake: { moduleSideEffects: (id) => id.startsWith(examples) },
    plugins: [example(tag), ...minify()],
    onwarn,
    output: { file: `dist/examples/${tag}.js`, format: 'iife' },
  })),
  // A page from the disk can load no modules. After the scripts, since they name the `integrity` of each.
  ...['site', 'colours', 'search', 'replay', 'playground'].map((name) => ({
    input: `demo/${name}.js`,
    plugins: [release(), ...resolve(), ...minify()],
    onwarn,
    output: { file: `dist/demo/${name}.js`, format: 'iife' },
  })),
  // The modules for pages without a bundler. Last, since the site can do without them.
  {
    input: 'whole-module',
    plugins: [
      wholeModule,
      typesOf('solitaire-elements.d.mts', 'index', 'define'),
      ownLit({ anywhere: true }),
      ...resolve(),
      ...minify(),
      compiledEarly(),
    ],
    onwarn,
    output: {
      file: 'dist/solitaire-elements.mjs',
      format: 'es',
      banner: bannerOf(lit, seedrandom),
      intro: moduleIntro,
      sourcemap: true,
    },
  },
  {
    input: 'dist/engine.js',
    plugins: [typesOf('engine.d.mts', 'engine'), ...resolve(), ...minify()],
    onwarn,
    output: { file: 'dist/engine.mjs', format: 'es', banner: bannerOf(seedrandom), sourcemap: true },
  },
];
