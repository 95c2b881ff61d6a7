// Renders the page on a server, as small as can be. Argument: the port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createVite } from 'vite';

const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(error.stack));
});
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
const page = readFileSync('index.html', 'utf8').replace('/src/main.tsx', '/src/hydrate.tsx');

async function answer(request, response) {
  if (request.url !== '/') return vite.middlewares(request, response);
  const { render } = await vite.ssrLoadModule('/src/render.tsx');
  const html = await vite.transformIndexHtml('/', page);
  response.setHeader('Content-Type', 'text/html').end(html.replace('<div id="root">', `$&${render()}`));
}

server.listen(Number(process.argv[2]));
