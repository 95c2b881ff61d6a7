// What there is for each framework, and for the tools of tests: which generator makes its project, and the commands of its tools.

/** What `draw` is on an element after each value, as docs/frameworks.md says of booleans. */
const asProperty = new Map([
  [true, true],
  [false, false],
  ['', true],
  ['true', true],
  ['false', false],
  [null, false],
  [undefined, false],
  [1, true],
  [0, false],
]);
/** Preact gives '' for null and undefined. */
const asPreact = new Map([...asProperty, [null, true], [undefined, true]]);
/** In markup, 0 is the text "0". */
const asAttribute = new Map([...asProperty, [0, true]]);

const templates = ['react', 'vue', 'svelte', 'preact', 'solid', 'lit', 'vanilla'];

/**
 * What makes projects, each by its name. Versions are exact, so that a run makes today what it made yesterday. `node`: the versions of
 * Node it needs, if not every one that this project is for.
 */
export const generators = {
  vite: {
    from: 'create-vite@9.3.0',
    command: templates.map((name) => `create-vite ${name}-app --template ${name}-ts --no-interactive`).join(' && '),
    isLocked: true,
  },
  next: {
    from: 'create-next-app@16.4.3',
    // The page of the usual template needs fonts from the web.
    command: 'create-next-app next-app --yes --empty --use-npm --skip-install --disable-git',
  },
  angular: {
    from: '@angular/cli@22.2.7',
    command: 'ng new angular-app --defaults --skip-git --skip-install',
    node: '^22.22.3 || ^24.15.0 || >=26.0.0',
  },
  // create-astro, create-nuxt and create-react-router get their templates from GitHub and not from npm. We wrote the few files of a
  // smallest project of each, which are here.
  astro: { node: '>=22.12.0' },
  nuxt: { node: '^22.19.0 || ^24.11.0 || >=26.0.0' },
  'react-router': { node: '>=22.22.0' },
  sveltekit: {
    from: 'sv@0.17.1',
    command: 'sv create sveltekit-app --template minimal --types ts --no-add-ons --no-install',
  },
  // The tools of these and their lock files stand here.
  testing: { node: '^22.12.0 || >=24.0.0' },
  server: {},
};

/** What every project has. */
export const build = ['npm', 'run', '--silent', 'build'];

/** An app that Vite builds. */
const withVite = () => ({
  generator: 'vite',
  sources: 'src',
  pages: [
    { name: 'in development', serve: (port) => ['vite', '--strictPort', '--port', port] },
    { name: 'as built', serve: (port) => ['vite', 'preview', '--strictPort', '--port', port] },
  ],
  draw: asProperty,
});

const react = withVite();

/** The page that a server sends in development. It bundles what the first page imports only then. */
const developedOnServer = { name: 'in development', isFromServer: true, isCold: true };

/** The page that a server sends as built. Its style sheet reserves the games' space, so nothing must jump. */
const builtOnServer = { name: 'as built', isFromServer: true, isReserved: true };

/**
 * Each by its name. `sources`: where its components lie. `check`: what finds misspellings, if not the build. `runs`: tests, and no pages.
 * `borrows`: which code of another framework's guide becomes which file, and what goes before it.
 */
export const apps = {
  react: {
    ...react,
    pages: [
      ...react.pages.map((page) => ({ ...page, paths: ['/', '/?tag'] })),
      { name: 'after rendering on a server', isFromServer: true, serve: (port) => ['node', 'serve.mjs', port] },
    ],
  },
  vue: withVite(),
  svelte: { ...withVite(), check: ['npm', 'run', '--silent', 'check'] },
  solid: withVite(),
  preact: { ...withVite(), draw: asPreact },
  lit: withVite(),
  vanilla: { ...withVite(), heading: 'plain-vite' },
  next: {
    generator: 'next',
    sources: 'app',
    borrows: { 'app/Game.tsx': { from: 'react/src/Game.tsx', after: "'use client';\n\n" } },
    pages: [
      { name: 'in development', isFromServer: true, serve: (port) => ['next', 'dev', '--port', port] },
      { ...builtOnServer, serve: (port) => ['next', 'start', '--port', port] },
    ],
    draw: asProperty,
  },
  angular: {
    generator: 'angular',
    sources: 'src/app',
    pages: [
      { name: 'in development', serve: (port) => ['ng', 'serve', '--port', port] },
      {
        name: 'as built',
        serve: (port) => ['vite', 'preview', '--outDir', 'dist/angular-app/browser', '--strictPort', '--port', port],
      },
    ],
    draw: asProperty,
  },
  astro: {
    generator: 'astro',
    sources: 'src',
    check: ['astro', 'check'],
    pages: [
      { name: 'in development', serve: (port) => ['astro', 'dev', '--port', port] },
      { ...builtOnServer, isFromServer: false, serve: (port) => ['astro', 'preview', '--port', port] },
    ],
    draw: asAttribute,
  },
  nuxt: {
    generator: 'nuxt',
    sources: 'app',
    borrows: { 'app/components/Game.vue': { from: 'vue/src/Game.vue' } },
    check: ['nuxt', 'typecheck'],
    pages: [
      { ...developedOnServer, serve: (port) => ['nuxt', 'dev', '--port', port] },
      { ...builtOnServer, serve: (port) => ['nuxt', 'preview', '--port', port] },
    ],
    draw: asProperty,
  },
  sveltekit: {
    generator: 'sveltekit',
    sources: 'src/lib',
    borrows: { 'src/lib/Game.svelte': { from: 'svelte/src/Game.svelte' } },
    check: ['npm', 'run', '--silent', 'check'],
    pages: [
      { ...developedOnServer, serve: (port) => ['vite', 'dev', '--strictPort', '--port', port] },
      { ...builtOnServer, serve: (port) => ['vite', 'preview', '--strictPort', '--port', port] },
    ],
    draw: asProperty,
  },
  'react-router': {
    generator: 'react-router',
    sources: 'app',
    borrows: { 'app/Game.tsx': { from: 'react/src/Game.tsx' } },
    check: ['npm', 'run', '--silent', 'typecheck'],
    pages: [
      { ...developedOnServer, serve: (port) => ['react-router', 'dev', '--port', port] },
      { ...builtOnServer, serve: (port) => ['env', `PORT=${port}`, 'react-router-serve', 'build/server/index.js'] },
    ],
    draw: asProperty,
  },
  testing: {
    generator: 'testing',
    sources: 'src',
    runs: [
      ['vitest', 'run'],
      ['playwright', 'test'],
    ],
  },
  server: {
    generator: 'server',
    sources: 'src',
    runs: [['node', '--test']],
  },
};
