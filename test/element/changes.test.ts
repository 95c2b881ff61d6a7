// What a page changes by attributes and by properties, and which of it deals anew.
import { expect } from '@open-wc/testing';
import { playOn } from './acts.js';
import { GOES_HOME } from './decks.js';
import { listen, settled, table } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { waitUntil } from '../support/wait-until.js';

/** How many deals a change makes, after a move was made. A random deal may take a while: it is looked for. */
async function dealsAfter(
  tag: string,
  attributes: Attributes,
  change: (element: Table) => void,
  mayTake = false,
): Promise<number> {
  const element = await table(tag, attributes);
  await playOn(element);
  const heard = listen(element);
  change(element);
  await settled(element);
  if (mayTake) await waitUntil(() => heard.length > 0, 'a deal');
  await settled(element);
  const deals = heard.filter(({ type }) => type === 'deal');
  expect(element.moveCount, 'moves left').to.equal(deals.length > 0 ? 0 : 1);
  for (const { detail } of deals) expect(detail).to.include({ by: 'script', moveCount: 0, elapsed: 0 });
  return deals.length;
}

type Changes = { [name: string]: (element: Table) => void };

const changes: Changes = {
  'the seed as an attribute': (element) => element.setAttribute('seed', '43'),
  'the seed, taken away': (element) => element.removeAttribute('seed'),
  'the seed, the deck and all options at once': (element) => {
    element.recycles = 9;
    element.seed = 43;
    element.setAttribute('kings', 'with-queen');
    element.deck = GOES_HOME;
    element.seed = 44;
  },
};

const nothingNew: Changes = {
  'the same seed as a number': (element) => (element.seed = 42),
  'the same options': (element) => {
    element.setAttribute('kings', 'alone');
    element.kings = 'alone';
    element.setAttribute('recycles', '2');
    element.recycles = 2;
    element.recycles = '2';
  },
  'other attributes': (element) => {
    element.buttons = 'undo';
    element.disabled = true;
    element.lang = 'de';
    element.dir = 'rtl';
    element.className = 'mine';
    element.id = 'mine';
    element.hidden = true;
  },
};

describe('a change deals anew, once:', () => {
  for (const [what, change] of Object.entries(changes)) {
    it(what, async () => {
      expect(await dealsAfter('pyramid-dozen', { seed: '42' }, change, true)).to.equal(1);
    });
  }
});

describe('nothing is dealt for', () => {
  for (const [what, change] of Object.entries(nothingNew)) {
    it(what, async () => {
      expect(await dealsAfter('pyramid-dozen', { seed: '42', kings: 'alone', recycles: '2' }, change)).to.equal(0);
    });
  }

  it('the seed of the attribute again while another game is on', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    await element.newGame({ seed: 'other' });
    element.setAttribute('seed', '42');
    await settled(element);
    expect(element.state!.seed).to.equal('other');
  });
});
