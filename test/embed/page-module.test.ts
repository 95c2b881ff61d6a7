// dist/solitaire-elements.mjs and dist/engine.mjs, which pages load without a bundler.
import { expect } from '@open-wc/testing';
import type * as define from '../../src/define.js';
import type * as index from '../../src/index.js';
import { openPage } from '../support/commands.js';
import { complaintsOf, DROP_IN, FIVE_PLAYED, inPage, MODULES, requestsOf } from './pages.js';

const MODULE = '../../dist/solitaire-elements.mjs';
const AGAIN = `${MODULE}?again`;
const GERMAN = '../../dist/locales/de.js';
const FREE_CELL = '../../dist/examples/free-cell.js';

describe('the module for pages', () => {
  it('makes a game of its own from one script tag, and requests nothing else', async () => {
    const page = await openPage({ url: '/test/embed/own-game-alone.html', evaluate: 'probe.playAll()' });
    expect(page.value).to.deep.equal({
      played: { 'strict-thirteen': '52 cards, 1 move' },
      violations: [],
      left: [],
    });
    expect(complaintsOf(page)).to.deep.equal([]);
    expect(requestsOf(page)).to.deep.equal([
      '/test/embed/own-game-alone.html',
      '/test/embed/probe.js',
      '/dist/solitaire-elements.mjs',
    ]);
  });

  const orders = {
    'by itself': [MODULE],
    twice: [MODULE, AGAIN],
    'before the drop-in': [MODULE, DROP_IN],
    'after the drop-in': [DROP_IN, MODULE],
    'before the modules': [MODULE, MODULES],
    'after the modules': [MODULES, MODULE],
  };
  for (const [order, scripts] of Object.entries(orders)) {
    it(`may be loaded ${order}, and a language and an example reach all games, own ones too`, async () => {
      const page = await openPage({
        url: '/test/embed/blank.html',
        evaluate: inPage(
          async (probe, sources, own, german, freeCell) => {
            await probe.load(freeCell);
            for (const source of sources) await probe.load(source, 'module');
            const { defineSolitaire, TrustyTwelveElement } = (await import(own)) as typeof index & typeof define;
            defineSolitaire('own-twelve', { ...TrustyTwelveElement.variant, id: 'own-twelve' });
            await probe.load(german);
            probe.addFive();
            for (const tag of ['own-twelve', 'free-cell'] as unknown as 'trusty-twelve'[]) {
              await customElements.whenDefined(tag);
              const element = await probe.add(tag, { seed: 42, lang: 'de', storage: 'none' });
              element.setAttribute('seed', '42');
            }
            const says = [...document.querySelectorAll('[lang=de]')].map((each) => probe.text(each, '.message'));
            return { says, ...(await probe.playAll()).played };
          },
          scripts,
          scripts.findLast((source) => source.endsWith('.mjs')) ?? AGAIN,
          GERMAN,
          FREE_CELL,
        ),
      });
      expect(page.value).to.deep.equal({
        says: ['Spiel 42', 'Spiel 42'],
        ...FIVE_PLAYED,
        'own-twelve': '52 cards, 1 Zug',
        'free-cell': '52 cards, 1 Zug',
      });
      expect(complaintsOf(page)).to.deep.equal([]);
    });
  }
});

describe('the engine for pages', () => {
  it('deals, solves and verifies in a worker', async () => {
    const source = `
      import { createGame, solve, verify } from '${location.origin}/dist/engine.mjs';
      const game = createGame('bakers-dozen', { seed: 42 });
      const { verdict, moves } = await solve(game);
      for (const move of moves) game.play(move);
      const { ok, status } = verify(game.record);
      postMessage({ verdict, ok, status });
    `;
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const worker = new Worker(address, { type: 'module' });
    const told = await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
    });
    worker.terminate();
    URL.revokeObjectURL(address);
    expect(told).to.deep.equal({ verdict: 'winnable', ok: true, status: 'won' });
  });
});
