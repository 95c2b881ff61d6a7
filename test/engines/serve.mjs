import { startDevServer } from '@web/dev-server';
import { root } from '../support/files.mjs';
import { asTheyAre } from '../support/serve.mjs';

/** A page that must not be stored is not kept for the way back either. */
async function mayBeKept(context, next) {
  await next();
  context.set('Cache-Control', 'no-cache');
}

/** Serves the project. `at` gives the address of a page of this folder. */
export async function serve() {
  const server = await startDevServer({
    config: { rootDir: root, middleware: [mayBeKept, asTheyAre], open: false },
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
  });
  return { at: (page) => `http://localhost:${server.config.port}/test/engines/${page}`, stop: () => server.stop() };
}
