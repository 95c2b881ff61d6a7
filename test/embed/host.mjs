// A page without a browser, as tests of hosts have it: `node host.mjs jsdom` or `happy-dom`, then the files to load. Each is loaded; a game,
// its calendar and a language are used; then all is removed. Prints as JSON what was seen, what the console said, and what was rejected.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { openPage } from './without-browser.mjs';

const [library, ...files] = process.argv.slice(2);

await openPage(library);

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
