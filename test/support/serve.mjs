import { readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** Pages that are served with a policy of their own. */
const policies = {
  '/test/embed/csp.html': "default-src 'none'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
};

/**
 * Middleware: pages, the demo and the drop-in go out byte for byte, past the plugins that would put scripts into pages
 * and rewrite imports. (Modules in dist/ go through them, since browsers can't resolve `lit`.)
 */
export async function asTheyAre(context, next) {
  const file = context.path.endsWith('/') ? `${context.path}index.html` : context.path;
  const raw = file.endsWith('.html') || file.startsWith('/demo/') || file === '/dist/solitaire-elements.js';
  if (!raw || context.path === '/') return next();
  const policy = policies[file];
  if (policy) context.set('Content-Security-Policy', policy);
  context.set('Cache-Control', 'no-store');
  try {
    context.body = await readFile(path.join(root, decodeURIComponent(file)));
    context.type = path.extname(file);
  } catch {
    context.status = 404;
  }
}

/**
 * Plugin: makes a module of seedrandom's generator, the one CommonJS file that reaches the browser. (rollup's commonjs
 * plugin leaves it without a default export when it serves single files.)
 */
export function commonJsAlea() {
  return {
    name: 'commonjs-alea',
    transform({ path: file, body }) {
      if (!file.endsWith('/node_modules/seedrandom/lib/alea.js')) return undefined;
      return `const module = { exports: {} };\n${body}\nexport default module.exports;\n`;
    },
  };
}
