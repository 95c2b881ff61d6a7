// How hard a deal is to be, as readers choose it.
import { expect, oneEvent } from '@open-wc/testing';
import type { DealDetail } from '../../src/events.js';
import { buttonOn, clickOn } from '../support/hand.js';
import { pick, settled, type Table, table } from '../support/table.js';
import { dialogOf, gone } from './reader.js';

/** Presses one of the grades that are offered. */
async function choose(element: Table, caption: string): Promise<DealDetail> {
  await settled(element);
  const deal = oneEvent<CustomEvent<DealDetail>>(element, 'deal');
  const tools = [...dialogOf(element).querySelectorAll('.tool')];
  await clickOn(tools.find(({ textContent }) => textContent.trim() === caption)!);
  return (await deal).detail;
}

describe('a difficulty', () => {
  it('is chosen in the list of more, and by a right click on New', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await pick(element, 'choose');
    expect((await choose(element, 'Hard')).difficulty).to.equal('hard');
    await gone(element);
    const rightClick = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, composed: true });
    buttonOn(element, '[data-control=new]').dispatchEvent(rightClick);
    expect((await choose(element, 'Easy')).difficulty).to.equal('easy');
  });
});
