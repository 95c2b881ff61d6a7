// How a host serves the site: compressed, and with a page of its own for URLs that don't exist. For the dev server, which is Koa.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LOST } from './pages.mjs';

const encoders = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

const isText = (type) => /^(text\/|image\/svg|application\/(javascript|json|manifest))/.test(type);

/** The whole body, which the dev server may give as text, as bytes or as a stream. */
async function bytesOf(body) {
  if (typeof body === 'string' || Buffer.isBuffer(body)) return Buffer.from(body);
  const chunks = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Compresses text. */
export async function compress(context, next) {
  await next();
  const { body, type, method } = context;
  const encoding = context.acceptsEncodings('br', 'gzip', 'identity');
  if (!body || method === 'HEAD' || !encoders[encoding] || !isText(type)) return;
  context.vary('Accept-Encoding');
  context.body = await encoders[encoding](await bytesOf(body));
  context.type = type;
  context.set('Content-Encoding', encoding);
}

/** Answers a browser that asks for a page that doesn't exist. `folder` is that of the site. */
export const lostIn = (folder) => async (context, next) => {
  await next();
  if (context.status !== 404 || !context.accepts('html') || !context.get('accept').includes('text/html')) return;
  Object.assign(context, { type: 'html', body: await readFile(path.join(folder, LOST)), status: 404 });
};
