import { build } from 'esbuild';
import path from 'node:path';
import { root } from './files.mjs';

const urlOf = (file) => `/${path.relative(root, file).split(path.sep).join('/')}`;

/** Where a page finds a file of a bundle: tests where their sources are. */
const servedAt = (file) => urlOf(file).replace(/\.test\.js$/, '.test.ts');

async function bundle(files) {
  const { outputFiles, metafile } = await build({
    entryPoints: files,
    outdir: root,
    outbase: root,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    conditions: [],
    chunkNames: 'chunks/[hash]',
    sourcemap: 'linked',
    // Lines that nobody calls have not run, and are to be seen by the coverage.
    treeShaking: false,
    // The package tells what has side effects of the built files, not of the sources.
    ignoreAnnotations: true,
    // So that timers of the runner can be told from others.
    external: ['@web/*'],
    metafile: true,
    write: false,
    logLevel: 'error',
  });
  return {
    files: new Map(outputFiles.map(({ path: file, text }) => [servedAt(file), text])),
    inputs: Object.keys(metafile.inputs).map((file) => path.resolve(file)),
  };
}

/** Plugin: test files with all that they import, bundled. A page loads twenty files in place of three hundred. */
export function bundleTests(files) {
  let bundled;
  const current = () => (bundled ??= bundle(files));
  return {
    name: 'bundle-tests',
    async serverStart({ config, fileWatcher }) {
      const { inputs } = await current();
      if (config.disableFileWatcher) return;
      fileWatcher.add(inputs);
      fileWatcher.on('change', () => (bundled = undefined));
    },
    async serve({ path: url }) {
      const body = (await current()).files.get(url);
      return body && { body, type: url.endsWith('.map') ? 'json' : 'js' };
    },
    // The cache knows a test by its own file alone, and not by those that it imports.
    transform: async ({ path: url }) => (await current()).files.has(url) && { transformCache: false },
  };
}
