// Lines of moves that are shown on the table: replays, solutions and lessons, and what leads along them.
import { expect, oneEvent } from '@open-wc/testing';
import { itWhole } from '../support/few.js';
import { createGame, movesOf, recordFromText } from '../../src/engine.js';
import type { GameRecord } from '../../src/engine.js';
import { LOST, WON } from '../support/games-played.js';
import { clickAt, clickOn, drag, focused, middle, says, table, type Table } from '../support/hand.js';
import { press } from '../support/keys.js';
import { playOn } from './acts.js';
import { pick, control, create, box, drawn, listen, seen, settled, stated, textOf, typesOf } from '../support/table.js';

const WON_RECORD = recordFromText(WON['bakers-dozen']!);
const MOVES = movesOf(WON_RECORD);
const GAME = { seed: '42', storage: 'none' };

/** How a record's table looks after so many moves. */
function after(count: number, { game, seed, options }: GameRecord = WON_RECORD): ReturnType<typeof stated> {
  const played = createGame(game, { seed, ...options });
  for (const move of MOVES.slice(0, count)) played.play(move);
  return stated(played);
}

const transport = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector('.transport');

const button = (element: Table, title: string): HTMLElement =>
  transport(element)!.querySelector<HTMLElement>(`[title="${title}"]`)!;

const track = (element: Table): HTMLInputElement => transport(element)!.querySelector('input')!;

const said = (element: Table): string => textOf(element, '[aria-live]').replace('\u00a0', '');

const spot = (element: Table): HTMLElement => element.shadowRoot!.querySelector('.table [tabindex="0"]')!;

/** A game in play, over which a record is shown that stands still at its deal. */
async function watching(attributes = GAME): Promise<{ element: Table; heard: Event[]; end: Promise<string> }> {
  const element = await table('bakers-dozen', attributes);
  await playOn(element);
  const heard = listen(element);
  const end = element.watch(WON_RECORD, { pace: 60_000 }).then(() => 'ended');
  await settled(element);
  return { element, heard, end };
}

describe('watch', () => {
  it('may begin before the first deal, which comes below it', async () => {
    const element = create('bakers-dozen', GAME);
    await element.watch();
    const end = element.watch(WON_RECORD, { pace: 60_000 });
    (await box()).append(element);
    await drawn(element);
    expect(element.seed).to.equal('42');
    expect(seen(element)).to.deep.equal(after(0));
    await clickOn(button(element, 'Stop'));
    await end;
    expect(seen(element)).to.deep.equal(stated(element));
  });

  const ENDS: Readonly<Record<string, (element: Table) => unknown>> = {
    'its own button': (element) => clickOn(button(element, 'Stop')),
    'Escape on the table': async (element) => {
      spot(element).focus();
      await press(element, 'Escape');
    },
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

  it('lets no button change the game in play unseen', async () => {
    const { element } = await watching();
    control(element, 'more').click();
    await settled(element);
    for (const name of ['undo', 'hint', 'verdict']) expect(control(element, name).ariaDisabled).to.equal('true');
  });

  it('works in a locked table too, without its buttons, and has none where the page wants none', async () => {
    for (const attributes of [{ disabled: '' }, { buttons: 'none' }]) {
      const { element, end } = await watching({ ...GAME, ...attributes });
      expect(seen(element)).to.deep.equal(after(0));
      expect(transport(element)).to.equal(null);
      element.remove();
      await end;
    }
  });
});

describe('what leads along a replay', () => {
  const MOVED = /^\w+ of \w+ to /;

  it('steps on and back by pointer, and says each move', async () => {
    const { element, heard } = await watching();
    for (const [title, step, words] of [
      ['Step forward', 1, MOVED],
      ['Step forward', 2, MOVED],
      ['Step back', 1, /^Undo/],
    ] as const) {
      await clickOn(button(element, title));
      expect(seen(element)).to.deep.equal(after(step));
      expect(said(element)).to.match(words);
    }
    expect([textOf(element, '.moves'), track(element).value]).to.deep.equal(['1 move', '1']);
    expect(typesOf(heard)).to.deep.equal([]);
  });

  itWhole('steps by one key on the table, and says each move', async () => {
    const { element, end } = await watching();
    spot(element).focus();
    for (const [key, step, words] of [
      ['ArrowRight', 1, MOVED],
      ['ArrowRight', 2, MOVED],
      ['ArrowLeft', 1, /^Undo/],
      ['Home', 0, /^Undo/],
      ['ArrowLeft', 0, /^Undo/],
    ] as const) {
      await press(element, key);
      expect(seen(element), key).to.deep.equal(after(step));
      expect(said(element), key).to.match(words);
    }
    await press(element, 'End');
    expect(await end).to.equal('ended');
    await settled(element);
    expect(element.shadowRoot!.querySelector('.transport, .result')).to.equal(null);
  });

  it('plays and pauses, and after the end from the deal again', async () => {
    const { element } = await watching();
    expect(button(element, 'Pause')).to.exist;
    spot(element).focus();
    await press(element, 'Space');
    expect(button(element, 'Play')).to.exist;
    track(element).focus();
    await press(element, 'End');
    await settled(element);
    expect(seen(element)).to.deep.equal(after(MOVES.length));
    expect(button(element, 'Step forward').ariaDisabled).to.equal('true');
    await clickOn(button(element, 'Play'));
    expect(seen(element)).to.deep.equal(after(0));
    await clickOn(button(element, 'To the end'));
    expect(seen(element)).to.deep.equal(after(MOVES.length));
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

describe('what leads along a solution', () => {
  it('makes its moves and takes them back, each told and said, and leaves the rest to whoever takes over', async () => {
    const element = await table('trusty-twelve', { seed: '2', storage: 'none' });
    const first = oneEvent(element, 'move');
    await pick(element, 'solution');
    await first;
    spot(element).focus();
    await press(element, 'ArrowLeft');
    const heard = listen(element);
    const { moveCount } = element;
    await press(element, 'ArrowRight');
    await press(element, 'ArrowRight');
    expect(said(element)).to.match(/^\w+ of \w+ to /);
    await press(element, 'ArrowLeft');
    await settled(element);
    const told = heard.map(({ type, detail }) => [type, detail.by, detail.moveCount]);
    expect(told).to.deep.equal([
      ['move', 'solution', moveCount + 1],
      ['move', 'solution', moveCount + 2],
      ['undo', 'solution', moveCount + 1],
    ]);
    await press(element, 'Home');
    expect(element.moveCount).to.equal(0);
    await press(element, 'Escape');
    expect(transport(element)).to.equal(null);
    expect(said(element)).to.equal('Solution stopped after 0 moves');
  });
});

describe('what leads along a lesson', () => {
  async function lesson(): Promise<{ element: Table; length: number; step: number }> {
    const { text } = LOST.find(({ game }) => game === 'bakers-dozen')!;
    const record = recordFromText(text);
    const element = await table(record.game, { ...GAME, ...record.options });
    await element.load(record);
    const length = element.moveCount;
    await settled(element);
    await pick(element, 'lesson');
    await oneEvent(element, 'undo');
    await settled(element);
    return { element, length, step: element.moveCount };
  }

  it('goes through the whole game, by its own buttons and by Undo and Redo, and says the mistake where it was made', async () => {
    const { element, length, step } = await lesson();
    expect([track(element).max, track(element).value]).to.deep.equal([String(length), String(step)]);
    const mistake = says(element);
    expect(mistake).to.match(/^Lost here: \S+ → \S+$/);
    await clickOn(button(element, 'Step forward'));
    expect([element.moveCount, says(element) === mistake]).to.deep.equal([step + 1, false]);
    control(element, 'undo').click();
    await settled(element);
    expect([element.moveCount, says(element)]).to.deep.equal([step, mistake]);
    control(element, 'redo').click();
    await settled(element);
    expect(track(element).value).to.equal(String(step + 1));
  });
});
