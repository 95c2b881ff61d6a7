// A replay on the table: where it is pressed, and where the focus goes.
import { expect } from '@open-wc/testing';
import { createGame, movesOf, recordFromText } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { clickAt, clickOn, drag, focused, middle, table, type Table } from '../support/hand.js';
import { press } from '../support/keys.js';
import { playOn } from './acts.js';
import { seen, settled, stated, textOf } from '../support/table.js';

const WON_RECORD = recordFromText(WON['bakers-dozen']!);
const MOVES = movesOf(WON_RECORD);

/** How the record's table looks after so many moves. */
function after(count: number): ReturnType<typeof stated> {
  const { game, seed, options } = WON_RECORD;
  const played = createGame(game, { seed, ...options });
  for (const move of MOVES.slice(0, count)) played.play(move);
  return stated(played);
}

const transport = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector('.transport');

const button = (element: Table, title: string): HTMLElement =>
  transport(element)!.querySelector<HTMLElement>(`[title="${title}"]`)!;

const track = (element: Table): HTMLInputElement => transport(element)!.querySelector('input')!;

/** A game in play, over which a record is shown that stands still at its deal. */
async function watching(): Promise<{ element: Table; end: Promise<string> }> {
  const element = await table('bakers-dozen', { seed: '42', storage: 'none' });
  await playOn(element);
  const end = element.watch(WON_RECORD, { pace: 60_000 }).then(() => 'ended');
  await settled(element);
  return { element, end };
}

describe('watch', () => {
  const ENDS: Readonly<Record<string, (element: Table) => unknown>> = {
    'Escape on its buttons': async (element) => {
      button(element, 'Pause').focus();
      await press(element, 'Escape');
    },
    'a press on the table': (element) => {
      const { left, bottom } = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
      return clickAt({ x: Math.round(left + 3), y: Math.round(bottom - 3) });
    },
  };
  for (const [name, finish] of Object.entries(ENDS)) {
    it(`ends by ${name}`, async () => {
      const { element, end } = await watching();
      expect(transport(element)).to.exist;
      await finish(element);
      expect(await end).to.equal('ended');
    });
  }

  it('gives the focus back to the table when it is left', async () => {
    const { element } = await watching();
    button(element, 'Stop').focus();
    await press(element, 'Enter');
    await settled(element);
    expect(focused(element)?.closest('.table')).to.exist;
  });
});

describe('what leads along a replay', () => {
  it('steps by its buttons, and by the keys of its track', async () => {
    const { element } = await watching();
    await clickOn(button(element, 'Step forward'));
    expect(seen(element)).to.deep.equal(after(1));
    expect([textOf(element, '.moves'), track(element).value]).to.deep.equal(['1 move', '1']);
    track(element).focus();
    await press(element, 'End');
    await settled(element);
    expect(seen(element)).to.deep.equal(after(MOVES.length));
    expect(button(element, 'Step forward').ariaDisabled).to.equal('true');
  });

  it('goes where the track is pressed, and along it as it is dragged', async () => {
    const { element } = await watching();
    const { left, width } = track(element).getBoundingClientRect();
    const { y } = middle(track(element));
    const at = (share: number) => ({ x: Math.round(left + share * width), y });
    await clickAt(at(0.5));
    const step = Number(track(element).value);
    expect(step).to.be.closeTo(MOVES.length / 2, 3);
    expect(seen(element)).to.deep.equal(after(step));
    await drag(at(0.5), at(0.25));
    await settled(element);
    const earlier = Number(track(element).value);
    expect(earlier).to.be.closeTo(MOVES.length / 4, 3);
    expect(seen(element)).to.deep.equal(after(earlier));
    expect(button(element, 'Play')).to.exist;
  });
});
