// What there is for each framework, and the commands of its tools.

/** What `draw` is on each element of the page, after each of shared/values.ts. */
const asProperty = [true, false, true, true, false, false, false, true, false];
/** Preact gives '' for null and undefined. */
const asPreact = asProperty.with(5, true).with(6, true);
/** In markup, 0 is the text "0". */
const asAttribute = asProperty.with(-1, true);

/**
 * An app that Vite builds. They share a package.
 *
 * @param checker what checks types, given a folder that has a tsconfig.json
 */
const withVite = (name, checker = (folder) => ['tsc', '-p', folder]) => ({
  folder: '.',
  check: checker(name),
  checkMisspelt: checker(`${name}/misspelt`),
  build: ['vite', 'build', name, '--logLevel', 'warn'],
  pages: [
    { name: 'in development', serve: (port) => ['vite', name, '--force', '--strictPort', '--port', port] },
    { name: 'as built', serve: (port) => ['vite', 'preview', name, '--strictPort', '--port', port] },
  ],
  draw: asProperty,
});

const svelteCheck = (folder) => [
  'svelte-check',
  ...['--workspace', 'svelte', '--tsconfig', folder.replace('svelte', '.') + '/tsconfig.json', '--fail-on-warnings'],
];

const react = withVite('react');

/** Each by its name, with the folder of its package.json. */
export const apps = {
  react: {
    ...react,
    pages: [
      ...react.pages,
      ...react.pages.map((page) => ({ ...page, name: `${page.name}, as tags`, path: '/?tag' })),
      {
        name: 'after rendering on a server',
        isFromServer: true,
        serve: (port) => ['node', 'react/server/serve.mjs', port],
      },
    ],
  },
  vue: withVite('vue', (folder) => ['vue-tsc', '-p', folder]),
  svelte: withVite('svelte', svelteCheck),
  solid: withVite('solid'),
  preact: { ...withVite('preact'), draw: asPreact },
  lit: withVite('lit'),
  vanilla: withVite('vanilla'),
  next: {
    folder: 'next',
    prepare: ['next', 'typegen'],
    check: ['tsc', '--noEmit'],
    checkMisspelt: ['tsc', '--noEmit', '-p', 'misspelt'],
    build: ['next', 'build'],
    pages: [
      { name: 'in development', isFromServer: true, serve: (port) => ['next', 'dev', '--port', port] },
      { name: 'as built', isFromServer: true, serve: (port) => ['next', 'start', '--port', port] },
    ],
    draw: asProperty,
  },
  angular: {
    folder: 'angular',
    check: ['ngc', '-p', 'tsconfig.json', '--noEmit'],
    checkMisspelt: ['ngc', '-p', 'misspelt/tsconfig.json', '--noEmit'],
    build: ['ng', 'build'],
    pages: [
      { name: 'in development', serve: (port) => ['ng', 'serve', '--port', port] },
      {
        name: 'as built',
        serve: (port) => ['vite', 'preview', '--outDir', 'dist/app/browser', '--strictPort', '--port', port],
      },
    ],
    draw: asProperty,
  },
  astro: {
    folder: 'astro',
    check: ['astro', 'check', '--minimumFailingSeverity', 'hint'],
    checkMisspelt: ['astro', 'check', '--tsconfig', 'misspelt/tsconfig.json'],
    build: ['astro', 'build'],
    pages: [
      { name: 'in development', serve: (port) => ['astro', 'dev', '--force', '--port', port] },
      { name: 'as built', serve: (port) => ['astro', 'preview', '--port', port] },
    ],
    draw: asAttribute,
  },
};
