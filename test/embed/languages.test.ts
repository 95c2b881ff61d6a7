import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { complaintsOf, DROP_IN, inPage, MODULES, requestsOf } from './pages.js';

const GERMAN = '../../dist/locales/de.js';
const FRENCH = '../../dist/locales/fr.js';
const ONE_GAME = '../../dist/trusty-twelve.js';
const OTHER_GAME = '../../dist/pyramid-dozen.js';

/** A page that loads these scripts, each when the one before has run: what two games then say in German and in French, and what is left. */
async function speaks(type: 'module' | undefined, ...scripts: string[]) {
  const page = await openPage<{ said: string[]; left: string[] }>({
    url: '/test/embed/blank.html',
    evaluate: inPage(
      async (probe, sources, type) => {
        for (const source of sources) await probe.load(source, type ?? undefined);
        const said: string[] = [];
        for (const tag of ['trusty-twelve', 'pyramid-dozen'] as const) {
          if (!customElements.get(tag)) continue;
          for (const lang of ['de', 'fr']) {
            const element = await probe.add(tag, { seed: 42, lang, storage: 'none' });
            said.push(probe.text(element, '.message'));
          }
        }
        return { said, left: probe.left() };
      },
      scripts,
      type ?? null,
    ),
  });
  expect(complaintsOf(page)).to.deep.equal([]);
  return page;
}

const BOTH = ['Spiel 42', 'Donne 42'];

describe('the script of a language', () => {
  const orders = {
    'before the drop-in': [GERMAN, FRENCH, DROP_IN],
    'after the drop-in': [DROP_IN, FRENCH, GERMAN],
    'around the drop-in, and twice': [GERMAN, DROP_IN, FRENCH, GERMAN],
  };
  for (const [order, scripts] of Object.entries(orders)) {
    it(`may come ${order}, and leaves nothing on the page`, async () => {
      const { value } = await speaks(undefined, ...scripts);
      expect(value).to.deep.equal({ said: [...BOTH, ...BOTH], left: [] });
    });

    it(`may come ${order} as a module`, async () => {
      const { value } = await speaks('module', ...scripts);
      expect(value).to.deep.equal({ said: [...BOTH, ...BOTH], left: [] });
    });
  }

  it('reaches the modules, before and after them', async () => {
    expect((await speaks('module', GERMAN, MODULES, FRENCH)).value.said).to.deep.equal([...BOTH, ...BOTH]);
  });

  it('reaches a game that is alone on the page', async () => {
    expect((await speaks('module', GERMAN, ONE_GAME, FRENCH)).value.said).to.deep.equal(BOTH);
    expect((await speaks('module', GERMAN, OTHER_GAME, FRENCH)).value.said).to.deep.equal(BOTH);
  });

  it('reaches the games of two copies on one page', async () => {
    expect((await speaks('module', ONE_GAME, DROP_IN, GERMAN, FRENCH)).value.said).to.deep.equal([...BOTH, ...BOTH]);
  });

  it('is not loaded by itself', async () => {
    const page = await speaks(undefined, DROP_IN);
    expect(page.value.said).to.deep.equal(Array(4).fill('Deal 42'));
    expect(requestsOf(page).filter((path) => path.includes('locales'))).to.deep.equal([]);
  });

  it('does no harm on a page without games, or where others have taken their tags', async () => {
    expect((await speaks(undefined, GERMAN)).value).to.deep.equal({ said: [], left: [] });
    const page = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(
        async (probe, german, dropIn) => {
          customElements.define('bakers-dozen', class Shop extends HTMLElement {});
          await probe.load(german);
          await probe.load(dropIn);
          return probe.text(await probe.add('trusty-twelve', { seed: 42, lang: 'de', storage: 'none' }), '.message');
        },
        GERMAN,
        DROP_IN,
      ),
    });
    expect(page.value).to.equal('Spiel 42');
    expect(complaintsOf(page)).to.deep.equal([]);
  });
});
