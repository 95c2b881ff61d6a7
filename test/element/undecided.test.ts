// What the reader is told while the solver does not come to an end.
import { expect } from '@open-wc/testing';
import { press, says, table } from '../support/hand.js';
import { saidBy } from './reader.js';
import { defineTwelve, SlowSearch } from './searches.js';

const endless = new SlowSearch();
defineTwelve('endless-twelve', { search: endless.search });

describe('a search that does not end', () => {
  it('is told on the screen, then aloud, until the reader ends it by a button', async () => {
    const element = await table('endless-twelve', { seed: '1', deals: 'any' });
    element.play(element.legalMoves[0]!);
    await press(element, 'verdict');
    expect(await endless.goesOn()).to.equal(true);
    expect(says(element)).to.equal('Thinking…');
    while (saidBy(element) !== 'Thinking…') await new Promise(requestAnimationFrame);
    await press(element, 'undo');
    expect(await endless.goesOn()).to.equal(false);
    expect(says(element)).not.to.equal('Thinking…');
  });
});
