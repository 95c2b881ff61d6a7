// Renders the page on a server, as small as can be. Argument: the port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createServer as createVite } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(error.stack));
});
const vite = await createVite({
  root,
  configFile: path.join(root, 'vite.config.js'),
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server } },
  optimizeDeps: { force: true, entries: 'server/hydrate.tsx' },
});
const page = readFileSync(path.join(root, 'index.html'), 'utf8').replace('/src/main.tsx', '/server/hydrate.tsx');

async function answer(request, response) {
  if (request.url !== '/') return vite.middlewares(request, response);
  const { render } = await vite.ssrLoadModule('/server/render.tsx');
  const html = await vite.transformIndexHtml('/', page);
  response.setHeader('Content-Type', 'text/html').end(html.replace('<div id="app">', `$&${render()}`));
}

server.listen(Number(process.argv[2]));
