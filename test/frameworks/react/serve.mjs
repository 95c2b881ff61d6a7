// Renders the page on a server, as small as can be. Argument: the port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createServer as createVite } from 'vite';

const server = createServer((request, response) => {
  answer(request, response).catch((error) => response.writeHead(500).end(error.stack));
});
const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } });
const page = readFileSync('index.html', 'utf8').replace('/src/main.tsx', '/src/hydrate.tsx');

async function answer(request, response) {
  if (request.url !== '/') return vite.middlewares(request, response);
  const { default: App } = await vite.ssrLoadModule('/src/App.tsx');
  const html = await vite.transformIndexHtml('/', page);
  const root = `<div id="root">${renderToString(createElement(App))}`;
  response.setHeader('Content-Type', 'text/html').end(html.replace('<div id="root">', () => root));
}

server.listen(Number(process.argv[2]));
