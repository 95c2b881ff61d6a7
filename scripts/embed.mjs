// `npm run embed -- --url https://host/folder/`: pages for previews and oEmbed, and pictures of deals.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseCommandLine, wholeNumber } from './usage.mjs';

const root = path.resolve(import.meta.dirname, '..');

const usage = `npm run embed -- --url https://host/folder/ [--game NAME] [--seed SEED] [--parameters "kings=alone&lang=de"]
  [--width PIXELS] [--height PIXELS] [--out FOLDER]`;

const options = {
  url: { type: 'string' },
  game: { type: 'string' },
  seed: { type: 'string' },
  parameters: { type: 'string', default: '' },
  width: { type: 'string', default: '720' },
  height: { type: 'string', default: '600' },
  out: { type: 'string', default: path.join(root, 'dist') },
};

/** The address of the folder, with the slash at its end. */
function folderAddress(text = 'is missing') {
  const isFolder = /^https?:\/\/[^?#]+$/.test(text) && URL.canParse(text) && !/\.\w+$/.test(new URL(text).pathname);
  if (isFolder) return new URL(text.endsWith('/') ? text : `${text}/`).href;
  throw new TypeError(`--url ${text}: the address of the folder on your host, such as https://example.org/games/`);
}

const asked = parseCommandLine(usage, options, (given) => {
  if (given.seed !== undefined && given.game === undefined)
    throw new TypeError('--seed needs --game: a seed is a deal of one game');
  const [width, height] = ['width', 'height'].map((name) => wholeNumber(name, given[name]));
  return { ...given, width, height, url: folderAddress(given.url || undefined), out: path.resolve(given.out) };
});

if (!existsSync(path.join(root, 'dist/embed.html'))) {
  execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
}

const { makePages } = await import('./embed-pages.mjs');
try {
  for (const line of await makePages(asked)) console.log(line);
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(`${error.message}\nUsage: ${usage}`);
  process.exitCode = 1;
}
