import { aTimeout, expect } from '@open-wc/testing';
import { freezePage, showPage } from '../support/clock.js';
import { playFirst } from './acts.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { listen, settled, table, typesOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';

/** How far the time of an element goes in a while. */
async function passes(element: Table): Promise<number> {
  const before = element.elapsed;
  await aTimeout(25);
  return element.elapsed - before;
}

const goesOn = async (element: Table): Promise<void> => expect(await passes(element)).to.be.at.least(15) as never;
const standsStill = async (element: Table): Promise<void> => expect(await passes(element)).to.equal(0) as never;

/** A game whose time runs, since a move was made. */
async function running(attributes: Attributes = { seed: '42' }): Promise<Table> {
  const element = await table('bakers-dozen', attributes);
  playFirst(element);
  await goesOn(element);
  return element;
}

describe('elapsed', () => {
  afterEach(() => showPage(true));

  it('begins with the first move', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await standsStill(element);
    expect(element.elapsed).to.equal(0);
    element.play(element.legalMoves[0]!);
    await goesOn(element);
    expect(element.elapsed).to.be.a('number').and.satisfy(Number.isInteger);
  });

  it('goes on when the first move was taken back', async () => {
    const element = await running();
    element.undo();
    await goesOn(element);
  });

  it('stands still while the element is away', async () => {
    const element = await running();
    const parent = element.parentElement!;
    element.remove();
    await standsStill(element);
    expect(element.elapsed).to.be.above(0);
    parent.append(element);
    await goesOn(element);
  });

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

  it('stands still once the game is won', async () => {
    const element = await running({ deck: GOES_HOME });
    element.finish();
    await standsStill(element);
    expect(element.elapsed).to.be.above(0);
  });

  it('stands still while the game is lost, and goes on after undo', async () => {
    const element = await table('trusty-twelve', { deck: LAST_MOVE });
    element.play(element.legalMoves[0]!);
    await standsStill(element);
    element.undo();
    await goesOn(element);
  });

  it('is told by each event, as it was when that happened', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const heard = listen(element);
    element.play(element.legalMoves[0]!);
    await goesOn(element);
    const before = element.elapsed;
    element.undo();
    const after = element.elapsed;
    await goesOn(element);
    await settled(element);
    expect(typesOf(heard)).to.deep.equal(['move', 'undo']);
    expect(heard[0]!.detail.elapsed).to.be.below(before);
    expect(heard[1]!.detail.elapsed).to.be.within(before, after);
  });

  it('is shown second by second', async function () {
    this.timeout(10_000);
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

  it('begins anew with every game', async () => {
    const element = await running();
    await element.restart();
    await standsStill(element);
    expect(element.elapsed).to.equal(0);
  });
});
