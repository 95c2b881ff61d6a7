// `npm start`: builds and serves the site, builds it again and reloads it when a source changes. The front page comes first, with
// the games and nothing else; a page that is not there yet says so. What is built is what `npm run build` builds, from the same
// configuration. Types are checked at the end.
import { execFile, spawn } from 'node:child_process';
import { rmSync, watch as watchFiles } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');
const dropIn = path.join(dist, 'solitaire-elements.js');
const compiler = ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.examples.json'];

const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Says what is being done. The function that it returns says how long it took. */
function begin(name) {
  const start = Date.now();
  process.stdout.write(`${name} … `);
  return () => console.log(seconds(start));
}

/** In a process of its own, which reads the built games anew. */
const run = (...script) => promisify(execFile)(process.execPath, script, { cwd: root });

let done = begin('Compiling');
rmSync(dist, { recursive: true, force: true });
try {
  await run(...compiler, '--noCheck');
} catch ({ stdout }) {
  console.error(`\n${stdout}`);
  process.exit(1);
}
done();

done = begin('Bundling the five games');
const { watch } = await import('rollup');
const { default: bundle } = await import('../rollup.config.mjs');
const bundler = watch(bundle);

let server;
let isWhole = false;

/** What a browser gets in the place of a page that is not there yet. */
const NOT_YET = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Not there yet</title><p>This page is still being made. It comes by itself.</p>`;

async function notYet(context, next) {
  await next();
  if (isWhole || context.status !== 404 || !context.get('accept').includes('text/html')) return;
  context.status = 503;
  context.type = 'html';
  context.body = NOT_YET;
}

/** The address that README and habit may still have. */
const fromDemo = (context, next) => {
  if (!context.path.startsWith('/demo/')) return next();
  return context.redirect(context.path.replace('/demo/', '/'));
};

async function serveFrontPage() {
  done();
  done = begin('Opening the front page');
  await run('scripts/site.mjs', '--first');
  const { startDevServer } = await import('@web/dev-server');
  server = await startDevServer({
    config: {
      rootDir: path.join(dist, 'site'),
      open: false,
      watch: true,
      clearTerminalOnReload: false,
      middleware: [fromDemo, notYet],
    },
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
  });
  done();
  console.log(`Site: http://localhost:${server.config.port}/ can be played. The rest follows.`);
  done = begin('Bundling languages, further games and modules');
}

async function buildSite() {
  try {
    return (await run('scripts/site.mjs', '--quick')).stdout;
  } catch ({ stderr }) {
    return stderr;
  }
}

let building = Promise.resolve();
let isAskedFor = false;

/** One build at a time, and one more for all that has changed meanwhile. */
function buildAgain() {
  if (isAskedFor) return;
  isAskedFor = true;
  building = building.then(async () => {
    isAskedFor = false;
    process.stdout.write(await buildSite());
  });
}

/** Reports errors of types, and compiles what changes. Started with node, not npx, so that it ends with this process. */
function checkTypes() {
  const checker = spawn(process.execPath, [...compiler, '--watch', '--preserveWatchOutput'], { cwd: root });
  checker.stdout.on('data', (text) => {
    for (const line of String(text).split('\n')) if (line.includes('error TS')) console.log(line);
  });
  process.on('exit', () => checker.kill());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
}

async function serveTheRest() {
  done();
  done = begin('Describing the elements');
  await run('scripts/manifest/build.mjs');
  done();
  done = begin('Making the pages');
  const told = await buildSite();
  done();
  process.stdout.write(told);
  isWhole = true;
  server.webSockets.sendImport('data:text/javascript,window.location.reload()');
  console.log(`All pages are there after ${seconds(began)}. Types are checked now, and whenever a source changes.`);
  checkTypes();
  for (const folder of ['demo', 'docs']) watchFiles(path.join(root, folder), { recursive: true }, buildAgain);
  watchFiles(root, (_, file) => file?.endsWith('.md') && buildAgain());
}

// The bundler waits for what is done here. So the front page is there before it goes on.
bundler.on('event', async (event) => {
  event.result?.close();
  if (event.code === 'ERROR') {
    console.error(event.error.message);
    if (!isWhole) process.exit(1);
  }
  const hasGames = event.code === 'BUNDLE_END' && event.output.includes(dropIn);
  if (hasGames && !server) await serveFrontPage();
  if (event.code === 'END' && !isWhole) await serveTheRest();
  else if (isWhole && (hasGames || event.code === 'END')) buildAgain();
});
