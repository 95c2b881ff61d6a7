// Lines of moves that are shown on the table: replays, solutions and lessons, and what leads along them.
import { aTimeout, expect, oneEvent } from '@open-wc/testing';
import { createGame, movesOf, recordFromText } from '../../src/engine.js';
import type { GameRecord } from '../../src/engine.js';
import { LOST, WON } from '../support/games-played.js';
import { clickAt, clickOn, drag, focused, make, middle, says, table, type Table } from '../support/hand.js';
import { press } from '../support/keys.js';
import { playFirst, playOn } from './acts.js';
import { pick, control, create, box, drawn, listen, seen, settled, stated, textOf, typesOf } from '../support/table.js';
import { refuses } from './refuses.js';

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

const isOpen = async (end: Promise<string>): Promise<boolean> =>
  (await Promise.race([end, aTimeout(0).then(() => 'open')])) === 'open';

const setTimeout = window.setTimeout.bind(window);

/** How long `watch` waits after each move, in milliseconds, while no time passes. */
function hurry(): number[] {
  const waits: number[] = [];
  const hurried = (then: () => void, ms = 0) => {
    // What waits longer waits for the browser's driver.
    const isPace = ms > 400 && ms < 10_000;
    if (isPace) waits.push(ms);
    return setTimeout(then, isPace ? 0 : ms);
  };
  Object.assign(window, { setTimeout: hurried });
  return waits;
}

describe('load at a move', () => {
  it('puts the game in play as it stood there, the others to be redone', async () => {
    const element = await table('bakers-dozen', GAME);
    for (const at of [0, 1, MOVES.length - 1, MOVES.length]) {
      await element.load(WON_RECORD, { at });
      await settled(element);
      const isOver = at === MOVES.length;
      const { moveCount, canRedo, status } = element;
      expect([moveCount, canRedo, status]).to.deep.equal([at, !isOver, isOver ? 'won' : 'playing']);
      expect(seen(element), String(at)).to.deep.equal(after(at));
    }
    await element.load(WON_RECORD, { at: 0 });
    const heard = listen(element);
    while (element.redo());
    await settled(element);
    expect(element.record).to.deep.equal(WON_RECORD);
    expect(heard.at(-1)!.type).to.equal('win');
  });

  it('refuses what is no number of its moves', async () => {
    const element = await table('bakers-dozen', GAME);
    await settled(element);
    for (const at of [-1, MOVES.length + 1, 1.5, NaN, '3', null]) {
      const ask = () => element.load(WON_RECORD, { at: at as number });
      await refuses(element, ask, RangeError, new RegExp(`at is .*; allowed: 0 to ${MOVES.length}`));
    }
    await refuses(element, () => element.load(WON_RECORD, 7 as never), TypeError, /settings is 7/);
  });
});

describe('watch', () => {
  afterEach(() => Object.assign(window, { setTimeout }));

  it('shows a record to its end, fires nothing, and brings the game back as it was', async () => {
    const element = await table('bakers-dozen', GAME);
    await playOn(element);
    const heard = listen(element);
    const { record, state } = element;
    hurry();
    const end = element.watch(WON_RECORD, { pace: 0 });
    await settled(element);
    expect(seen(element)).not.to.deep.equal(stated(element));
    expect([element.record, element.state, element.moveCount]).to.deep.equal([record, state, 1]);
    await end;
    await settled(element);
    expect(seen(element)).to.deep.equal(stated(element));
    expect([element.record, typesOf(heard)]).to.deep.equal([record, []]);
    expect(element.shadowRoot!.querySelector('.transport, .result')).to.equal(null);
  });

  it('shows the game in play where no record is given', async () => {
    const element = await table('bakers-dozen', GAME);
    await element.load(WON_RECORD, { at: 4 });
    const end = element.watch(null, { pace: 60_000 });
    await settled(element);
    expect([track(element).max, track(element).value]).to.deep.equal(['4', '0']);
    expect(seen(element)).to.deep.equal(after(0));
    await clickOn(button(element, 'Stop'));
    await end;
    expect([element.moveCount, element.canRedo]).to.deep.equal([4, true]);
  });

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

  it('refuses bad records and paces, and shows nothing', async () => {
    const element = await table('bakers-dozen', GAME);
    await refuses(element, () => element.watch({ ...WON_RECORD, moves: 'AB' }), RangeError, /move 1 is illegal/);
    await refuses(element, () => element.watch('x' as never), TypeError, /record is "x"/);
    for (const pace of [-1, 60_001, Infinity, NaN, '9']) {
      await refuses(element, () => element.watch(WON_RECORD, { pace: pace as number }), RangeError, /pace is/);
    }
    expect(transport(element)).to.equal(null);
  });

  // Less where the whole game would take over 20 seconds, and three seconds for its end.
  for (const [count, pace] of [
    [43, 450],
    [44, 450],
    [45, 20_000 / 45],
  ] as const) {
    it(`takes ${Math.round(pace)} ms for each of ${count} moves`, async () => {
      const element = await table('bakers-dozen', GAME);
      const waits = hurry();
      await element.watch({ ...WON_RECORD, moves: WON_RECORD.moves.slice(0, 2 * count), status: 'playing' });
      expect(waits).to.deep.equal([...Array.from({ length: count }, () => pace), 3000]);
    });
  }

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
    'another record': (element) => void element.watch(WON_RECORD, { pace: 60_000 }),
    'a move of a script': (element) => playFirst(element),
    'another deal': (element) => element.newGame({ seed: 7 }),
    'locking the table': async (element) => {
      element.disabled = true;
      await element.updateComplete;
    },
    'leaving the page': (element) => element.remove(),
  };
  for (const [name, finish] of Object.entries(ENDS)) {
    it(`ends by ${name}`, async () => {
      const { element, end } = await watching();
      expect(await isOpen(end)).to.equal(true);
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

  it('lets no time pass for the game in play, which nothing can change unseen', async () => {
    const { element, end } = await watching();
    const { elapsed } = element;
    control(element, 'more').click();
    await settled(element);
    for (const name of ['undo', 'hint', 'verdict']) expect(control(element, name).ariaDisabled).to.equal('true');
    await aTimeout(30);
    expect(element.elapsed).to.equal(elapsed);
    element.undo();
    await end;
    element.redo();
    await aTimeout(30);
    expect(element.elapsed).to.be.above(elapsed);
  });

  it('works in a locked table too, without its buttons, and has none where the page wants none', async () => {
    for (const attributes of [{ disabled: '' }, { controls: 'none' }]) {
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

  it('steps by one key on the table, and says each move', async () => {
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

  it('goes to its end at once, and the game is won by it', async () => {
    const element = await table('trusty-twelve', { seed: '2', storage: 'none' });
    await pick(element, 'solution');
    await oneEvent(element, 'move');
    const won = oneEvent(element, 'win');
    await clickOn(button(element, 'To the end'));
    expect((await won).detail).to.include({ by: 'solution', assisted: true });
    await settled(element);
    expect(transport(element)).to.equal(null);
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
    expect(mistake).to.match(/lost here/);
    await clickOn(button(element, 'Step forward'));
    expect([element.moveCount, says(element) === mistake]).to.deep.equal([step + 1, false]);
    control(element, 'undo').click();
    await settled(element);
    expect([element.moveCount, says(element)]).to.deep.equal([step, mistake]);
    control(element, 'redo').click();
    await settled(element);
    expect(track(element).value).to.equal(String(step + 1));
  });

  it('ends when the reader plays on', async () => {
    const { element } = await lesson();
    const [move] = element.legalMoves;
    await make(element, move!, drag);
    await settled(element);
    expect(transport(element)).to.equal(null);
  });
});
