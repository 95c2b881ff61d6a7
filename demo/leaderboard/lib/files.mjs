import { open } from 'node:fs/promises';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Where the files lie: those of the page, and the scripts of the package. */
const PAGE = new URL('../page/', import.meta.url);
const PACKAGE = new URL('./', import.meta.resolve('solitaire-elements/engine.js'));

/** Parts of a path that begin with a letter: nothing hidden, and no way up. */
const PATH = /^(\/[A-Za-z][\w-]*(\.[A-Za-z][\w-]*)*)+$/;

function addressOf(pathname) {
  if (pathname === '/') return new URL('index.html', PAGE);
  if (!PATH.test(pathname)) return undefined;
  const [, file] = /^\/solitaire-elements\/(.*\.js)$/.exec(pathname) ?? [];
  return file ? new URL(file, PACKAGE) : new URL(pathname.slice(1), PAGE);
}

/** `{ type, size, body }` of a file that pages may load, `undefined` if there is none. The body is a stream. */
export async function fileAt(pathname) {
  const address = addressOf(pathname);
  const type = address && TYPES[path.extname(address.pathname)];
  if (!type) return undefined;
  try {
    const file = await open(address);
    const { size } = await file.stat();
    return { type, size, body: file.createReadStream() };
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(error.code)) return undefined;
    throw error;
  }
}
