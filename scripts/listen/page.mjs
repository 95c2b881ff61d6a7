// Serves the built elements, and a page with one game.
import { startDevServer } from '@web/dev-server';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

const pageOf = (id, deal, settings) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Listen</title>
<script>localStorage['solitaire-elements/1/${id}/settings'] = '${JSON.stringify(settings)}'</script>
<script type="module" src="/dist/solitaire-elements.js"></script>
<h1>Listen</h1>
<${id} ${Object.entries(deal)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ')}></${id}></html>`;

export async function servePage(id, deal, settings) {
  const page = (context, next) => {
    if (context.path !== '/') return next();
    context.type = 'html';
    context.body = pageOf(id, deal, settings);
    return undefined;
  };
  const server = await startDevServer({
    config: { rootDir: root, middleware: [page], open: false, clearTerminalOnReload: false },
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
  });
  return { address: `http://localhost:${server.config.port}/`, stop: () => server.stop() };
}
