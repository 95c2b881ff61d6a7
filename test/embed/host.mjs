// A page without a browser, as tests of hosts have it: `node host.mjs jsdom` or `happy-dom`, then the files to load. Each is loaded; a game,
// its calendar and a language are used; then all is removed. Prints as JSON what was seen, what the console said, and what was rejected.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';

const [library, ...files] = process.argv.slice(2);

const windows = {
  jsdom: async () => new (await import('jsdom')).JSDOM('', { url: 'https://example.test/' }).window,
  'happy-dom': async () => new (await import('happy-dom')).Window({ url: 'https://example.test/' }),
};

/** What Node has too, and tests take from the page. */
const ofPage = [
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'Event',
  'EventTarget',
  'CustomEvent',
  'AbortController',
  'AbortSignal',
];

const page = await windows[library]();
for (const name of Object.getOwnPropertyNames(page)) {
  if (name in globalThis && !ofPage.includes(name)) continue;
  Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: page[name] });
}
Object.assign(globalThis, { window: globalThis, self: globalThis, top: globalThis, parent: globalThis });

const complaints = [];
for (const kind of ['warn', 'error']) console[kind] = (...what) => complaints.push(what.join(' '));
const rejections = [];
process.on('unhandledRejection', (error) => rejections.push(String(error?.stack ?? error)));
const thrown = {};
for (const file of files) {
  try {
    if (file.endsWith('.mjs') || /^(im|ex)port /m.test(readFileSync(file, 'utf8')))
      await import(pathToFileURL(file).href);
    else runInThisContext(readFileSync(file, 'utf8'), file);
  } catch (error) {
    thrown[file] = String(error);
  }
}

/** All that is due by now has happened. */
const settled = () => new Promise((resolve) => setTimeout(() => setImmediate(resolve)));

const heard = [];
for (const type of ['deal', 'move', 'win']) document.addEventListener(type, () => heard.push(type));
document.body.innerHTML = '<solitaire-calendar for="game"></solitaire-calendar>';
const game = document.createElement('trusty-twelve');
for (const [name, value] of Object.entries({ id: 'game', seed: '42', lang: 'de' })) game.setAttribute(name, value);
document.body.append(game);
await settled();
const isDefined = !!customElements.get('trusty-twelve');
const played = isDefined && game.play(game.legalMoves[0]);
await game.updateComplete;
const { seed } = game.state ?? {};
const { textContent: text = '' } = game.shadowRoot ?? {};
for (const element of [game, document.querySelector('solitaire-calendar')]) element.remove();
await settled();
const seen = { isDefined, seed, played, heard, speaksGerman: text.includes('Regeln') };
process.stdout.write(JSON.stringify({ thrown, complaints, rejections, seen }), () => process.exit());
