// `npm run size:bundlers`: what an imported game weighs with each bundler, as the table of docs/performance.md. With `-- --check` it writes
// nothing, and fails where the page says other sizes. Needs a build.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { version as esbuildVersion } from 'esbuild';
import { rollup, VERSION as rollupVersion } from 'rollup';
import { minify, onwarn, resolve } from '../../scripts/bundle.mjs';
import { table } from '../../scripts/figures.mjs';
import { bundled, kilobytes } from '../../scripts/sizes.mjs';
import { parseCommandLine } from '../../scripts/usage.mjs';
import { mustRun } from '../frameworks/commands.mjs';
import { root } from '../support/files.mjs';
import { installLocked } from '../support/install-locked.mjs';

const PAGE = path.join(root, 'docs/performance.md');
const PLACE = /(<!-- bundlers -->\n)[^]*?(<!-- \/bundlers -->)/;

/** Kilobytes that the table may be from the truth, as that of the README. */
const TOLERANCE = 0.5;

const { check } = parseCommandLine('npm run size:bundlers [-- --check]', { check: { type: 'boolean' } });
await installLocked(import.meta.dirname, mustRun);

const scratch = mkdtempSync(path.join(tmpdir(), 'solitaire-bundlers-'));
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }));
const require = createRequire(import.meta.url);
const versionOf = (name) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, 'node_modules', name, 'package.json'))).version;

/** The one script of a folder. */
function scriptIn(folder) {
  const [file] = readdirSync(folder).filter((name) => /\.m?js$/.test(name));
  return readFileSync(path.join(folder, file));
}

/** webpack, and Rspack, which takes the same settings. */
async function packed(bundler, entry) {
  const output = { path: mkdtempSync(path.join(scratch, 'out-')), filename: 'app.js' };
  const compiler = bundler({ mode: 'production', context: root, entry, output });
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString());
  await promisify(compiler.close.bind(compiler))();
  return scriptIn(output.path);
}

const bundlers = {
  [`webpack ${versionOf('webpack')}`]: (entry) => packed(require('webpack'), entry),
  [`Rspack ${versionOf('@rspack/core')}`]: async (entry) => packed((await import('@rspack/core')).rspack, entry),
  [`Vite ${versionOf('vite')}`]: async (entry) => {
    const { build } = await import('vite');
    const outDir = mkdtempSync(path.join(scratch, 'out-'));
    const options = { input: entry };
    await build({
      root: scratch,
      configFile: false,
      logLevel: 'warn',
      build: { outDir, assetsDir: '', rolldownOptions: options },
    });
    return scriptIn(outDir);
  },
  [`Rollup ${rollupVersion} with Terser`]: async (entry) => {
    const bundle = await rollup({ input: entry, plugins: [...resolve(), ...minify()], onwarn });
    const { output } = await bundle.generate({ format: 'es' });
    return Buffer.from(output[0].code);
  },
  [`esbuild ${esbuildVersion}`]: (entry) => bundled(path.relative(root, entry)),
};

const rows = [];
for (const [name, bundle] of Object.entries(bundlers)) {
  const row = [name];
  for (const file of ['bakers-dozen', 'index']) {
    const code = await bundle(path.join(root, `dist/${file}.js`));
    row.push(kilobytes(gzipSync(code, { level: 9 }).length), kilobytes(brotliCompressSync(code).length));
  }
  console.log(row.join('  '));
  rows.push(row);
}

const page = readFileSync(PAGE, 'utf8');
const written = table(['kilobytes', 'one game, gzip', 'Brotli', 'five games, gzip', 'Brotli'], rows);
const real = page.replace(PLACE, (_, begin, end) => `${begin}\n${written}\n\n${end}`);
if (!check) {
  writeFileSync(PAGE, real);
} else {
  const figuresOf = (text) => [...PLACE.exec(text)[0].matchAll(/(?<= )\d+\.\d(?= \|)/g)].map(Number);
  const said = figuresOf(page);
  const isSo = said.length > 0 && figuresOf(real).every((figure, i) => Math.abs(figure - said[i]) <= TOLERANCE);
  if (!isSo) {
    console.error('docs/performance.md says other sizes. Run npm run size:bundlers.');
    process.exitCode = 1;
  }
}
