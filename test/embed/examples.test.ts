import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { complaintsOf, DROP_IN, inPage, MODULES } from './pages.js';

const FREE_CELL = '../../dist/examples/free-cell.js';
const KLONDIKE = '../../dist/examples/klondike-solitaire.js';
const FREE_CELL_MODULE = '../../dist/example-modules/free-cell.js';
const ONE_GAME = '../../dist/trusty-twelve.js';
const OTHER_GAME = '../../dist/bakers-dozen.js';

interface Played {
  played: string[];
  left: string[];
}

/** A page that loads these scripts one after the other: what is seen of both games after a move, and what is left. */
async function plays(type: 'module' | undefined, ...scripts: string[]): Promise<Played> {
  const page = await openPage<Played>({
    url: '/test/embed/blank.html',
    evaluate: inPage(
      async (probe, sources, type) => {
        for (const source of sources) await probe.load(source, type ?? undefined);
        const played: string[] = [];
        for (const tag of ['free-cell', 'klondike-solitaire'] as unknown as 'trusty-twelve'[]) {
          if (!customElements.get(tag)) continue;
          const element = await probe.add(tag, { seed: 42, storage: 'none' });
          element.play(element.legalMoves[0]!);
          await element.updateComplete;
          const cards = element.shadowRoot!.querySelectorAll('.card').length;
          played.push(`${tag}: ${cards} cards, ${probe.text(element, '.moves')}`);
        }
        return { played, left: probe.left() };
      },
      scripts,
      type ?? null,
    ),
  });
  expect(complaintsOf(page)).to.deep.equal([]);
  return page.value;
}

const FREE_CELL_PLAYED = 'free-cell: 52 cards, 1 move';
const BOTH = [FREE_CELL_PLAYED, 'klondike-solitaire: 52 cards, 1 move'];

describe('the script of an example', () => {
  const orders = {
    'before the drop-in': [FREE_CELL, KLONDIKE, DROP_IN],
    'after the drop-in': [DROP_IN, KLONDIKE, FREE_CELL],
    'around the drop-in, and twice': [FREE_CELL, DROP_IN, KLONDIKE, FREE_CELL],
  };
  for (const [order, scripts] of Object.entries(orders)) {
    it(`may come ${order}, and leaves nothing on the page`, async () => {
      expect(await plays(undefined, ...scripts)).to.deep.equal({ played: BOTH, left: [] });
    });
  }

  it('may be a module, before and after modules', async () => {
    expect((await plays('module', FREE_CELL, MODULES, KLONDIKE)).played).to.deep.equal(BOTH);
  });

  it('is content with any one of our elements', async () => {
    expect((await plays('module', FREE_CELL, ONE_GAME)).played).to.deep.equal([FREE_CELL_PLAYED]);
    expect((await plays('module', OTHER_GAME, FREE_CELL)).played).to.deep.equal([FREE_CELL_PLAYED]);
  });

  it('stands beside its own module', async () => {
    expect((await plays('module', FREE_CELL_MODULE, FREE_CELL, DROP_IN)).played).to.deep.equal([FREE_CELL_PLAYED]);
  });

  it('does no harm on a page without games, or where others have taken their tags', async () => {
    expect(await plays(undefined, FREE_CELL)).to.deep.equal({ played: [], left: [] });
    const page = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(
        async (probe, freeCell, dropIn) => {
          customElements.define('bakers-dozen', class Shop extends HTMLElement {});
          await probe.load(freeCell);
          await probe.load(dropIn);
          return customElements.get('free-cell')?.name !== undefined;
        },
        FREE_CELL,
        DROP_IN,
      ),
    });
    expect(page.value).to.equal(true);
    expect(complaintsOf(page)).to.deep.equal([]);
  });
});

describe('the page of the further games', () => {
  it('plays all seven from the disk, with nothing but scripts', async function () {
    this.timeout(20_000);
    const page = await openPage<{ [game: string]: string }>({
      file: 'demo/examples.html',
      evaluate: `(async () => {
        const played = {};
        for (const element of document.querySelectorAll('article [seed]')) {
          await customElements.whenDefined(element.localName);
          element.scrollIntoView();
          while (!element.shadowRoot?.querySelector('.card')) await new Promise(requestAnimationFrame);
          element.play(element.legalMoves[0]);
          await element.updateComplete;
          played[element.localName] = element.shadowRoot.querySelector('.moves').textContent.trim();
        }
        return played;
      })()`,
    });
    expect(page.value).to.deep.equal({
      'aces-up': '1 move',
      'beleaguered-castle': '1 move',
      'free-cell': '1 move',
      'golf-solitaire': '1 move',
      'klondike-solitaire': '1 move',
      'yukon-solitaire': '1 move',
      'canfield-solitaire': '1 move',
    });
    expect(complaintsOf(page)).to.deep.equal([]);
  });
});
