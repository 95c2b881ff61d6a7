// The deal that is found while the page is idle, for the next visit.
import { expect } from 'chai';
import { Browser, settled, type Tab } from './browser.js';
import { gameOn, onPage, type Properties } from './game-on-page.js';

const GAME = 'trusty-twelve';
const KEY = `solitaire-elements/1/${GAME}/next`;

let tab: Tab;
beforeEach(() => (tab = new Browser().tab()));

const kept = (): { '{}'?: { version: number; seed: string } } => JSON.parse(tab.local.getItem(KEY) ?? '{}') as object;

/** Returns the seed on the table as soon as the element is on the page. */
async function visit(properties: Properties = {}): Promise<string | null> {
  const game = gameOn(GAME, properties, tab);
  game.connect();
  await game.updateComplete;
  const { state } = game;
  await settled();
  game.remove();
  return state?.seed ?? null;
}

describe('a random deal', () => {
  it('is found for the next visit while nobody plays, and is there at once then', async () => {
    await onPage(GAME, {}, tab);
    while (!kept()['{}']) await settled();
    const { seed } = kept()['{}']!;
    expect(await visit()).to.equal(seed);
    expect(kept()['{}']?.seed).not.to.equal(seed);
  });

  for (const [what, value] of [
    ['of another version', { version: 2, seed: '7' }],
    ['with a seed that no search has found', { version: 1, seed: 'x'.repeat(300) }],
    ['with a seed that is no number', { version: 1, seed: 'abc' }],
    ['that is none', 5],
  ] as const) {
    it(`${what} is not dealt`, async () => {
      tab.local.setItem(KEY, JSON.stringify({ '{}': value }));
      expect(await visit()).to.equal(null);
    });
  }

  it('is not kept where the page asks for a seed, or keeps nothing', async () => {
    tab.local.setItem(KEY, JSON.stringify({ '{}': { version: 1, seed: '7' } }));
    expect(await visit({ seed: '42' })).to.equal('42');
    expect(await visit({ storage: 'none' })).to.equal(null);
    expect(kept()['{}']!.seed).to.equal('7');
  });
});
