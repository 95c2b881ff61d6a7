// `npm start`: builds and serves the site, builds it again and reloads it when a source changes.
import { startDevServer } from '@web/dev-server';
import { execFile, spawn } from 'node:child_process';
import { watch as watchFiles } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { watch } from 'rollup';
import bundle from '../rollup.config.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = path.join(root, 'dist/site');
const run = promisify(execFile);

/** In a process of its own, which reads the built games anew. */
async function buildSite() {
  try {
    const { stdout } = await run(process.execPath, ['scripts/site.mjs', '--quick'], { cwd: root });
    process.stdout.write(stdout);
  } catch ({ stderr }) {
    console.error(stderr);
  }
}

let building = buildSite();
let isAskedFor = false;

/** One build at a time, and one more for all that has changed meanwhile. */
function buildAgain() {
  if (isAskedFor) return;
  isAskedFor = true;
  building = building.then(() => {
    isAskedFor = false;
    return buildSite();
  });
}

await building;

// Started with node, not npx, so that it ends with this process.
const options = ['-b', 'tsconfig.examples.json', '--watch', '--preserveWatchOutput'];
const compiler = spawn(process.execPath, ['node_modules/typescript/bin/tsc', ...options], { cwd: root });
compiler.stdout.on('data', (text) => {
  for (const line of String(text).split('\n')) if (line.includes('error TS')) console.log(line);
});
process.on('exit', () => compiler.kill());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());

watch(bundle).on('event', (event) => {
  if (event.code === 'ERROR') console.error(event.error.message);
  if (event.code === 'END') buildAgain();
  event.result?.close();
});
for (const folder of ['demo', 'docs']) watchFiles(path.join(root, folder), { recursive: true }, buildAgain);
watchFiles(root, (_, file) => file?.endsWith('.md') && buildAgain());

/** The address that README and habit may still have. */
const fromDemo = (context, next) => {
  if (!context.path.startsWith('/demo/')) return next();
  return context.redirect(context.path.replace('/demo/', '/'));
};

const { config } = await startDevServer({
  config: { rootDir: site, open: false, watch: true, clearTerminalOnReload: false, middleware: [fromDemo] },
  readCliArgs: false,
  readFileConfig: false,
  logStartMessage: false,
});
console.log(`Site: http://localhost:${config.port}/`);
