import { startDevServer } from '@web/dev-server';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './files.mjs';

export const STRICT = "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'";

const restricted = ['/test/embed/csp.html', '/test/embed/calendar.html'];

/**
 * Serves pages, their scripts, the demo and the main script byte for byte. Plugins would put scripts into pages and rewrite imports.
 * Modules in dist/ need that, as browsers can't resolve `lit`.
 */
export async function asTheyAre(context, next) {
  const file = context.path.endsWith('/') ? `${context.path}index.html` : context.path;
  const raw = /\.html$|^\/demo\/|^\/dist\/((solitaire-elements|solitaire-calendar|embed)\.js|[\w-]+\.mjs)$/.test(file);
  if (!raw || context.path === '/') return next();
  if (restricted.includes(file)) context.set('Content-Security-Policy', STRICT);
  context.set('Cache-Control', 'no-store');
  try {
    context.body = await readFile(path.join(root, decodeURIComponent(file)));
    context.type = path.extname(file);
  } catch {
    context.status = 404;
  }
}

/** Serves the project, or another folder. `plugins` and `middleware` are those of the dev server. */
export async function serve({ folder = root, plugins = [], middleware = [] } = {}) {
  const started = await startDevServer({
    config: { rootDir: folder, port: 0, plugins, middleware },
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
  });
  return { address: `http://localhost:${started.server.address().port}`, stop: () => started.stop() };
}
