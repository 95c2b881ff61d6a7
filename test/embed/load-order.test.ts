// The built scripts and modules in every order, and beside what else is on a page.
import { expect } from '@open-wc/testing';
import { games } from '../../src/engine.js';
import type { SolitaireElement } from '../../src/index.js';
import type * as words from '../../src/words.js';
import { openPage } from '../support/commands.js';
import { few } from '../support/few.js';
import { complaintsOf, MAIN_SCRIPT, inPage, requestsOf } from './pages.js';

const MODULES = '../../dist/index.js';
const ONE_GAME = '../../dist/trusty-twelve.js';
const OTHER_GAME = '../../dist/bakers-dozen.js';
const MODULE = '../../dist/solitaire-elements.mjs';
const OWN = './own-twelve.js';
const CALENDAR = '../../dist/solitaire-calendar.js';
const GERMAN = '../../dist/locales/de.js';
const FRENCH = '../../dist/locales/fr.js';
const FREE_CELL = '../../dist/examples/free-cell.js';
const FREE_CELL_MODULE = '../../dist/example-modules/free-cell.js';
const KLONDIKE = '../../dist/examples/klondike-solitaire.js';

const TAGS = [...games, 'free-cell', 'klondike-solitaire', 'own-twelve'];

interface Loaded {
  /** What each game says in German, and in French after a move. */
  said: { [tag: string]: string };
  /** What the calendar says of today, if its script is loaded. */
  today?: string;
  /** What is left on `window`. */
  left: string[];
}

/**
 * A page that loads these scripts, each when the one before has run.
 *
 * @param taken a tag that belongs to somebody else
 */
async function load(scripts: readonly string[], type: 'module' | '' = '', taken = '') {
  const page = await openPage<Loaded>({
    url: '/test/embed/blank.html',
    evaluate: inPage(
      async (probe, scripts, type: 'module' | '', taken, tags, calendar) => {
        document.documentElement.lang = 'de';
        document.body.innerHTML =
          '<solitaire-calendar for="daily"></solitaire-calendar><bakers-dozen id="daily" daily></bakers-dozen>';
        if (taken) customElements.define(taken, class Shop extends HTMLElement {});
        for (const script of scripts) await probe.load(script, type);
        const loaded: Loaded = { said: {}, left: [] };
        for (const tag of tags as 'trusty-twelve'[]) {
          if (tag === taken || !customElements.get(tag)) continue;
          const element = await probe.add(tag, { seed: 42, lang: 'de', storage: 'none' });
          const message = probe.text(element, '.message');
          element.play(element.legalMoves[0]!);
          element.lang = 'fr';
          await element.updateComplete;
          const cards = element.shadowRoot!.querySelectorAll('.card').length;
          loaded.said[tag] = `${message}, ${cards} cards, ${probe.text(element, '.moves')}`;
          element.remove();
        }
        if (scripts.includes(calendar)) {
          await probe.drawn(document.querySelector('#daily')!);
          const today = document.querySelector('solitaire-calendar')!.shadowRoot!.querySelector('[aria-current]')!;
          loaded.today = today.getAttribute('aria-label')!.replace(/^.*\d{4}, /, '');
        }
        return { ...loaded, left: probe.left() };
      },
      scripts,
      type,
      taken,
      TAGS,
      CALENDAR,
    ),
  });
  expect(complaintsOf(page)).to.deep.equal([]);
  return page;
}

/** What these games say where both languages reach them. */
const saidBy = (tags: readonly string[], text = 'Spiel 42, 52 cards, 1 coup') =>
  Object.fromEntries(tags.map((tag) => [tag, text]));

describe('the scripts of languages, examples and the calendar', () => {
  const others = [FREE_CELL, GERMAN, CALENDAR, KLONDIKE, FRENCH];
  const orders = {
    'before the main script': [...others, MAIN_SCRIPT],
    'after the main script': [MAIN_SCRIPT, ...others],
    'around the main script, and twice': [FREE_CELL, GERMAN, CALENDAR, MAIN_SCRIPT, ...others],
  };
  for (const [order, scripts] of few(Object.entries(orders))) {
    for (const type of few(['', 'module'] as const)) {
      it(`may come ${order}${type && ', as modules'}, and leave nothing on the page`, async () => {
        const said = saidBy([...games, 'free-cell', 'klondike-solitaire']);
        expect((await load(scripts, type)).value).to.deep.equal({ said, today: 'heute, auf dem Tisch', left: [] });
      });
    }
  }

  const ALL = [...games, 'free-cell'];
  const around: readonly (readonly [what: string, scripts: readonly string[], tags: readonly string[]])[] = [
    ['the modules', [MODULES], ALL],
    ['one game alone', [ONE_GAME], ['trusty-twelve', 'free-cell']],
    ['another game alone', [OTHER_GAME], ['bakers-dozen', 'free-cell']],
    ['two copies of a game', [ONE_GAME, MAIN_SCRIPT], ALL],
    ['the main script and the modules', [MAIN_SCRIPT, MODULES], ALL],
    ['the modules and the main script', [MODULES, MAIN_SCRIPT], ALL],
    ['the main script three times', [MAIN_SCRIPT, MAIN_SCRIPT, MAIN_SCRIPT], ALL],
    ['the module for pages, with a game of its own', [OWN], [...ALL, 'own-twelve']],
    ['the module for pages twice', [MODULE, `${MODULE}?again`, OWN], [...ALL, 'own-twelve']],
    ['the module for pages and the main script', [MODULE, MAIN_SCRIPT, OWN], [...ALL, 'own-twelve']],
    ['the main script and the module for pages', [MAIN_SCRIPT, OWN], [...ALL, 'own-twelve']],
    ['the module for pages and the modules', [MODULE, MODULES, OWN], [...ALL, 'own-twelve']],
    ['the modules and the module for pages', [MODULES, OWN], [...ALL, 'own-twelve']],
  ];
  for (const [what, scripts, tags] of few(around, 2)) {
    it(`reach every game around ${what}`, async () => {
      const { value } = await load([FREE_CELL, GERMAN, ...scripts, FRENCH], 'module');
      expect(value.said).to.deep.equal(saidBy(tags));
    });
  }

  it('define no example again that its own module has defined', async () => {
    const { value } = await load([FREE_CELL_MODULE, FREE_CELL, MAIN_SCRIPT], 'module');
    expect(Object.keys(value.said)).to.deep.equal(ALL);
  });

  it('reach an example whose module is all there is', async () => {
    const { value } = await load([GERMAN, FREE_CELL_MODULE, FRENCH], 'module');
    expect(value.said).to.deep.equal(saidBy(['free-cell']));
  });

  it('do no harm on a page without games', async () => {
    expect((await load([GERMAN, FREE_CELL])).value).to.deep.equal({ said: {}, left: [] });
  });

  it('reach the other games where somebody else has a tag of ours', async () => {
    const { value } = await load([GERMAN, FREE_CELL, MAIN_SCRIPT, MAIN_SCRIPT, FRENCH], '', 'bakers-dozen');
    expect(value.said).to.deep.equal(saidBy(ALL.filter((tag) => tag !== 'bakers-dozen')));
  });

  it('are not loaded by the main script', async () => {
    const page = await load([MAIN_SCRIPT]);
    expect(page.value.said).to.deep.equal(saidBy(games, 'Deal 42, 52 cards, 1 move'));
    expect(requestsOf(page)).to.deep.equal([
      '/test/embed/blank.html',
      '/test/embed/probe.js',
      '/dist/solitaire-elements.js',
    ]);
  });
});

it('a tag that cannot be defined leaves the other four, and is told of', async () => {
  const page = await openPage<string[]>({
    url: '/test/embed/blank.html',
    evaluate: inPage(
      async (probe, mainScript, tags) => {
        const define = customElements.define.bind(customElements);
        customElements.define = (tag, ...rest) => {
          if (tag === 'bakers-dozen') throw new Error(`${tag} is forbidden here`);
          define(tag, ...rest);
        };
        await probe.load(mainScript);
        return tags.filter((tag) => customElements.get(tag));
      },
      MAIN_SCRIPT,
      [...games],
    ),
  });
  expect(page.value).to.deep.equal(games.filter((game) => game !== 'bakers-dozen'));
  expect(complaintsOf(page)).to.deep.equal(['bakers-dozen is forbidden here']);
});

for (const [what, source, type] of few([
  ['the modules', MODULES, 'module'],
  ['the main script', MAIN_SCRIPT, ''],
] as const)) {
  it(`a page that imports words.js without a bundler has a game of its own beside ${what}`, async () => {
    const page = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(
        async (probe, source, type: 'module' | '') => {
          const address = new URL('../../dist/words.js', location.href).href;
          const { anyRun, dealt, downAlternating, foundationCount, ontoFoundations, ontoTableau, setUp } =
            (await import(address)) as typeof words;
          const piles = setUp({ tableau: 13, foundations: true });
          await probe.load(source, type);
          const { defineSolitaire } = customElements.get('bakers-dozen') as unknown as typeof SolitaireElement;
          defineSolitaire('own-thirteen', {
            id: 'own-thirteen',
            piles,
            deal: (deck) => dealt(piles, piles.tableau, 4, deck),
            actions: (now) => [
              ...ontoFoundations(now, piles),
              ...ontoTableau(now, piles, downAlternating, { runs: anyRun }),
            ],
            progress: (now) => foundationCount(now, piles),
            won: (now) => foundationCount(now, piles) === 52,
            texts: { en: { name: 'Own Thirteen', rules: ['Any card moves with all that lies on it.'] } },
          });
          const element = await probe.add('own-thirteen' as 'trusty-twelve', { seed: 42, storage: 'none' });
          const isPlayed = element.play(element.legalMoves.find((move) => 'count' in move)!);
          await element.updateComplete;
          return [isPlayed, probe.text(element, '.moves')];
        },
        source,
        type,
      ),
    });
    expect(page.value).to.deep.equal([true, '1 move']);
    expect(complaintsOf(page)).to.deep.equal([]);
    // What stands in the main script is not loaded once more.
    if (!type) expect(requestsOf(page).filter((path) => /\/(lit|element|board)/.test(path))).to.deep.equal([]);
  });
}
