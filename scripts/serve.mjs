// `npm start`: builds and serves the site, builds it again and reloads it when a source changes. The front page comes first, with
// the games and nothing else; a page that isn't built yet says so. The same configuration as that of `npm run build` builds the same
// files; only style sheets that change keep their spaces. Types are checked at the end.
import { execFile, spawn } from 'node:child_process';
import { rmSync, watch as watchFiles } from 'node:fs';
import { promisify } from 'node:util';
import { startDevServer } from '@web/dev-server';
import compress from 'koa-compress';
import { watch } from 'rollup';
import { at, root } from './package.mjs';
import { lostIn } from './site/serving.mjs';

const compiler = ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.examples.json'];

const began = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Prints a step, until `done` prints how long it took. */
let done;
function begin(name) {
  const start = Date.now();
  process.stdout.write(`${name} … `);
  done = () => console.log(seconds(start));
}

/** In a separate process, which reads the built games again. */
const run = async (...script) => (await promisify(execFile)(process.execPath, script, { cwd: root })).stdout;

begin('Compiling');
rmSync(at('dist'), { recursive: true, force: true });
try {
  await run(...compiler, '--noCheck');
  await run('scripts/style-sheets.mjs');
} catch ({ stdout }) {
  console.error(`\n${stdout}`);
  process.exit(1);
}
done();

begin('Bundling the five games');
const { default: bundle } = await import('../rollup.config.mjs');
const bundler = watch(bundle);

let server;
let isWhole = false;

/** Instead of a page that isn't built yet. */
const NOT_YET = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1">
<title>Not built yet</title><p>This page is still being built, and will load by itself.</p>`;

async function notYet(context, next) {
  await next();
  if (isWhole || context.status !== 404 || !context.get('accept').includes('text/html')) return;
  Object.assign(context, { status: 503, type: 'html', body: NOT_YET });
}

const lostPage = lostIn(at('dist/site'));
const lost = (context, next) => (isWhole ? lostPage(context, next) : next());

/** The URLs of earlier versions. */
const fromDemo = (context, next) =>
  context.path.startsWith('/demo/') ? context.redirect(context.path.replace('/demo/', '/')) : next();

async function serveFrontPage() {
  done();
  begin('Opening the front page');
  await run('scripts/site.mjs', '--first');
  server = await startDevServer({
    config: {
      ...{ rootDir: at('dist/site'), open: false, watch: true, clearTerminalOnReload: false },
      middleware: [compress(), fromDemo, notYet, lost],
    },
    ...{ readCliArgs: false, readFileConfig: false, logStartMessage: false },
  });
  done();
  console.log(`Site: http://localhost:${server.config.port}/ is ready to play. The rest follows.`);
  begin('Bundling languages, extra games and modules');
}

const buildSite = () => run('scripts/site.mjs', '--quick').catch(({ stderr }) => stderr);

let building = Promise.resolve();
let isAskedFor = false;

/** One build at a time, and one more for all changes made meanwhile. */
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
  begin('Describing the elements');
  await run('scripts/manifest/build.mjs');
  done();
  begin('Making the pages');
  const told = await buildSite();
  done();
  process.stdout.write(told);
  isWhole = true;
  server.webSockets.sendImport('data:text/javascript,window.location.reload()');
  console.log(`All pages are ready after ${seconds(began)}. Types are checked now, and whenever a source changes.`);
  checkTypes();
  for (const folder of ['demo', 'docs']) watchFiles(at(folder), { recursive: true }, buildAgain);
  watchFiles(root, (_, file) => file?.endsWith('.md') && buildAgain());
}

// The bundler waits for what is done here. So the front page is there before it goes on.
bundler.on('event', async ({ code, error, output, result }) => {
  result?.close();
  if (code === 'ERROR') {
    console.error(error.message);
    if (!isWhole) process.exit(1);
  }
  const hasGames = code === 'BUNDLE_END' && output.includes(at('dist/solitaire-elements.js'));
  if (hasGames && !server) await serveFrontPage();
  if (code === 'END' && !isWhole) await serveTheRest();
  else if (isWhole && (hasGames || code === 'END')) buildAgain();
});
