import { startDevServer } from '@web/dev-server';
import { root } from './files.mjs';
import { asTheyAre } from './serve.mjs';

/** A page that must not be stored is not kept for the way back either. */
async function mayBeKept(context, next) {
  await next();
  context.set('Cache-Control', 'no-cache');
}

/** Serves the project, HTML pages as they are. `plugins` are those of the dev server. */
export async function serveProject(plugins = []) {
  const server = await startDevServer({
    config: { rootDir: root, middleware: [mayBeKept, asTheyAre], plugins, open: false },
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
  });
  return { address: `http://localhost:${server.config.port}`, stop: () => server.stop() };
}
