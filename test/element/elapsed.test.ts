// How the time of a game is drawn, and what of a page stops it.
import { expect } from '@open-wc/testing';
import { freezePage, showPage } from '../support/clock.js';
import { playFirst } from './acts.js';
import { settled, table, textOf } from '../support/table.js';
import type { Table } from '../support/table.js';
import { freeTime, holdTime } from '../support/time.js';
import { freeTimers, holdTimers } from '../support/timers.js';
import { waitUntil } from '../support/wait-until.js';

let pass: (milliseconds: number) => void;
beforeEach(() => void (pass = holdTime()));
afterEach(freeTime);

/** How far the time of an element goes in 25 milliseconds. */
function passes(element: Table): number {
  const before = element.elapsed;
  pass(25);
  return element.elapsed - before;
}

const goesOn = (element: Table): void => expect(passes(element)).to.equal(25) as never;
const standsStill = (element: Table): void => expect(passes(element)).to.equal(0) as never;

/** A game whose time runs, since a move was made. */
async function running(): Promise<Table> {
  const element = await table('bakers-dozen', { seed: '42' });
  playFirst(element);
  goesOn(element);
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
      standsStill(element);
      element.undo();
      element.redo();
      standsStill(element);
      show(true);
      goesOn(element);
    });
  }

  it('stands still while nothing of the game is in the window, also after it has moved', async () => {
    const element = await running();
    const [box, far] = [element.parentElement!, document.createElement('div')];
    for (const place of [box, far]) {
      place.append(element);
      place.style.paddingBlock = '3000px';
      box.after(far);
      await settled(element);
      for (const [isFar, where] of [
        [true, () => scrollTo(0, 0)],
        [false, () => element.scrollIntoView()],
      ] as const) {
        where();
        await waitUntil(() => (passes(element) === 0) === isFar, `time that stands still: ${isFar}`);
      }
    }
    far.remove();
  });

  describe('on the screen', () => {
    let ticks: ReadonlyMap<number, () => void>;
    beforeEach(() => void (ticks = holdTimers(1000)));
    afterEach(freeTimers);

    it('is shown second by second', async () => {
      const element = await table('bakers-dozen', { seed: '42' });
      const shown = () => textOf(element, '[role=timer]');
      const seen = [shown()];
      playFirst(element);
      await settled(element);
      while (seen.length < 3) {
        const [tick, another] = ticks.values();
        expect([shown(), another]).to.deep.equal([seen.at(-1), undefined]);
        pass(1000);
        tick!();
        seen.push(shown());
      }
      expect(seen).to.deep.equal(['0:00', '0:01', '0:02']);
      expect(element.elapsed).to.equal(2000);
    });
  });
});
