// How the time of a game is shown, and what of a page stops it.
import { aTimeout, expect } from '@open-wc/testing';
import { freezePage, showPage } from '../support/clock.js';
import { playFirst } from './acts.js';
import { table } from '../support/table.js';
import type { Table } from '../support/table.js';
import { waitUntil } from '../support/wait-until.js';

/** How far the time of an element goes in a while. */
async function passes(element: Table): Promise<number> {
  const before = element.elapsed;
  await aTimeout(25);
  return element.elapsed - before;
}

async function goesOn(element: Table): Promise<void> {
  const before = element.elapsed;
  await waitUntil(() => element.elapsed > before);
}

const standsStill = async (element: Table): Promise<void> => expect(await passes(element)).to.equal(0) as never;

/** A game whose time runs, since a move was made. */
async function running(): Promise<Table> {
  const element = await table('bakers-dozen', { seed: '42' });
  playFirst(element);
  await goesOn(element);
  return element;
}

describe('elapsed', () => {
  afterEach(() => showPage(true));

  for (const [name, show] of [
    ['hidden', showPage],
    ['frozen', (isShown: boolean) => freezePage(!isShown)],
  ] as const) {
    it(`stands still while the page is ${name}, whatever still reaches the element`, async () => {
      const element = await running();
      show(false);
      await standsStill(element);
      element.undo();
      element.redo();
      await standsStill(element);
      show(true);
      await goesOn(element);
    });
  }

  it('is shown second by second', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const shown = () => element.shadowRoot!.querySelector('[role=timer]')!.textContent;
    const seen = [shown()];
    element.play(element.legalMoves[0]!);
    while (seen.length < 3) {
      if (shown() !== seen.at(-1)) seen.push(shown());
      await new Promise(requestAnimationFrame);
    }
    expect(seen).to.deep.equal(['0:00', '0:01', '0:02']);
    expect(element.elapsed).to.be.at.least(2000);
  });
});
