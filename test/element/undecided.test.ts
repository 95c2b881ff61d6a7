// What the reader is told while the solver does not come to an end.
import { expect } from '@open-wc/testing';
import { press, says, table } from '../support/hand.js';
import type { Table } from '../support/hand.js';
import { saidBy } from './reader.js';
import { defineTwelve, SlowSearch } from './searches.js';

const endless = new SlowSearch();
defineTwelve('endless-twelve', { search: endless.search });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a search that does not end', () => {
  const asked = async (): Promise<Table> => {
    const element = await table('endless-twelve', { seed: '1', deals: 'any' });
    element.play(element.legalMoves[0]!);
    await press(element, 'verdict');
    expect(await endless.goesOn()).to.equal(true);
    expect(says(element)).to.equal('Thinking…');
    return element;
  };

  it('is told on the screen, then aloud, until the reader ends it by a button', async () => {
    const element = await asked();
    while (saidBy(element) !== 'Thinking…') await new Promise(requestAnimationFrame);
    await press(element, 'undo');
    expect(await endless.goesOn()).to.equal(false);
    expect(says(element)).not.to.equal('Thinking…');
  });

  it('lets the page breathe', async function () {
    // Something else on the machine may hold it up now and then.
    this.retries(10);
    const element = await asked();
    let longest = 0;
    for (let i = 0; i < 30; i++) {
      const before = performance.now();
      await pause(0);
      longest = Math.max(longest, performance.now() - before);
    }
    expect(await endless.goesOn()).to.equal(true);
    expect(longest).to.be.lessThan(50);
    element.remove();
  });
});
