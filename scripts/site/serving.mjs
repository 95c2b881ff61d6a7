// How a host answers for a page that doesn't exist. For the dev server, which is Koa.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOST } from './pages.mjs';

/** Answers a browser that asks for a page that doesn't exist. `folder` is that of the site. */
export const lostIn = (folder) => async (context, next) => {
  await next();
  if (context.status !== 404 || !context.get('accept').includes('text/html')) return;
  Object.assign(context, { type: 'html', body: await readFile(path.join(folder, LOST)), status: 404 });
};
