// The way back along a game: what its track tells, playing on from there, and the end that is kept.
import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createGame, movesOf, recordFromText } from '../../src/engine.js';
import { LOST_LATE, WON } from '../support/games-played.js';
import {
  buttonOn,
  cardOn,
  clickAt,
  clickOn,
  drag,
  make,
  middle,
  table,
  type Table,
  type Way,
} from '../support/hand.js';
import { touch } from '../support/commands.js';
import { press } from '../support/keys.js';
import { control, listen, pick, seen, settled, stated, typesOf } from '../support/table.js';
import { pressed, saidBy, tap } from './reader.js';
import { freeTimers, holdTimers } from '../support/timers.js';
import { waitUntil } from '../support/wait-until.js';

const GAME = { seed: '42', storage: 'none' };
const WON_RECORD = recordFromText(WON['bakers-dozen']!);
const LOST_RECORD = recordFromText(LOST_LATE['bakers-dozen']);
const LENGTH = movesOf(LOST_RECORD).length;

const transport = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector('.transport');
const track = (element: Table): HTMLInputElement => transport(element)!.querySelector('input')!;
const spot = (element: Table): HTMLElement => element.shadowRoot!.querySelector('.table [tabindex="0"]')!;
const way = (element: Table, name: 'end' | 'branch') => buttonOn(element, `.status [data-control=${name}]`);
const percent = (element: Table, name: string) => parseFloat(track(element).style.getPropertyValue(name));

/** A game that was lost near its end, and is taken back to the mistake. */
async function lesson(): Promise<Table> {
  const element = await table('bakers-dozen', GAME);
  await element.load(LOST_RECORD);
  await settled(element);
  await pick(element, 'lesson');
  await oneEvent(element, 'undo');
  await settled(element);
  return element;
}

/** A record that is shown over a game in play, and stands still after so many moves. */
async function watching(at: number): Promise<Table> {
  const element = await table('bakers-dozen', GAME);
  element.play(element.legalMoves[0]!);
  void element.watch(WON_RECORD, { pace: 60_000 });
  await settled(element);
  for (let step = 0; step < at; step++) await pressed(element, 'stepOn');
  return element;
}

/** The record's next move but one that a reader may make after so many. */
function otherMove(at: number): ReturnType<typeof movesOf>[number] {
  const game = createGame('bakers-dozen', { seed: WON_RECORD.seed! });
  const moves = movesOf(WON_RECORD);
  for (const move of moves.slice(0, at)) game.play(move);
  return game.legalMoves.find((move) => JSON.stringify(move) !== JSON.stringify(moves[at]))!;
}

describe('the track over a lost game', () => {
  it('tells up to where it could be won, and from where on it was lost, also in words where that changes', async () => {
    const element = await lesson();
    const at = element.moveCount;
    const border = (100 * (at + 1)) / (LENGTH + 1);
    await waitUntil(() => percent(element, '--_winnable') === percent(element, '--_lost'));
    expect(percent(element, '--_winnable')).to.be.closeTo(border, 0.01);
    expect(track(element).ariaValueText).to.equal(`${at} moves, Still winnable`);
    await pressed(element, 'redo');
    expect(saidBy(element)).to.match(/^Redo.*No longer winnable$/);
    await pressed(element, 'redo');
    expect(saidBy(element)).not.to.contain('No longer');
    for (let undone = 0; undone < 2; undone++) await pressed(element, 'undo');
    expect(saidBy(element)).to.match(/still winnable$/i);
  });
});

describe('the track over a solution', () => {
  afterEach(freeTimers);

  it('begins where the game stood, and leads back no farther', async () => {
    holdTimers(450);
    const element = await table('bakers-dozen', GAME);
    const first = 3;
    for (const move of (await element.solution())!.slice(0, first)) element.play(move);
    await settled(element);
    await pick(element, 'solution');
    await waitUntil(() => transport(element), 'the solution');
    const canStepBack = () => control(element, 'stepBack').ariaDisabled === 'false';
    for (const [on, moves] of [
      [undefined, first],
      ['stepOn', first + 1],
      ['stepBack', first],
    ] as const) {
      if (on) await pressed(element, on);
      expect([element.moveCount, track(element).valueAsNumber, canStepBack()]).to.deep.equal([
        moves,
        moves,
        moves > first,
      ]);
      // A solution wins, all along the track.
      expect([Number(track(element).min), percent(element, '--_winnable')]).to.deep.equal([first, 100]);
    }
  });
});

describe('a lesson that is played on', () => {
  it('keeps its end and what was played since, to and fro', async () => {
    const element = await lesson();
    const { record: before } = element;
    expect(way(element, 'end')).to.equal(null);
    await make(element, element.legalMoves.at(-1)!, drag);
    await settled(element);
    const { record: branch } = element;
    expect(branch!.moves).to.have.length(before!.moves.length + 2);
    const heard = listen(element);
    for (const [name, record] of [
      ['end', LOST_RECORD],
      ['branch', branch],
      ['end', LOST_RECORD],
    ] as const) {
      await tap(element, way(element, name));
      expect(element.record, name).to.deep.equal(record);
      expect(seen(element), name).to.deep.equal(stated(element));
    }
    expect(typesOf(heard)).to.deep.equal(['deal', 'deal', 'deal']);
    expect(saidBy(element)).to.match(/Stuck/);
  });
});

describe('a replay that is played on', () => {
  const WAYS: Readonly<Record<string, (element: Table) => unknown>> = {
    'its button': (element) => clickOn(buttonOn(element, '[data-control=playOn]')),
    'Enter on the table': async (element) => {
      spot(element).focus();
      await press(element, 'Enter');
    },
  };
  for (const [name, playOn] of Object.entries(WAYS)) {
    it(`is in play by ${name}, with its end, and leaves the game of before to be brought back`, async () => {
      const element = await watching(5);
      const { record } = element;
      await playOn(element);
      await settled(element);
      expect([transport(element), element.seed, element.moveCount]).to.deep.equal([null, WON_RECORD.seed, 5]);
      await tap(element, way(element, 'end'));
      expect(element.record).to.deep.equal(WON_RECORD);
      await pick(element, 'back');
      await settled(element);
      expect(element.record).to.deep.equal(record);
    });
  }

  const tapEach: Way = async (from, to) => {
    for (const { x, y } of [from, to]) await touch.tap(x, y);
  };
  for (const [by, at, act] of [
    ['the mouse, even while it goes on by itself', 0, drag],
    ['a finger where it stands', 5, tapEach],
  ] as const) {
    it(`takes a move by ${by}`, async () => {
      const element = await watching(at);
      const move = otherMove(at);
      if (move.type !== 'move') throw new Error('no move');
      const top = [...element.shadowRoot!.querySelectorAll(`[data-pile="${move.to}"]`)].at(-1)!;
      await act(middle(cardOn(element, move.card)), middle(top));
      await settled(element);
      expect([element.moveCount, element.seed, transport(element)]).to.deep.equal([at + 1, WON_RECORD.seed, null]);
      expect(seen(element)).to.deep.equal(stated(element));
    });
  }

  it('counts for nothing', async () => {
    const element = await watching(movesOf(WON_RECORD).length - 1);
    buttonOn(element, '[data-control=playOn]').click();
    const win = oneEvent<CustomEvent<{ assisted: boolean }>>(element, 'win');
    element.redo();
    expect((await win).detail.assisted).to.equal(true);
  });
});

describe('the speed of a replay', () => {
  it('is chosen by keys and by a button, said, and kept for the next one', async () => {
    const element = await watching(0);
    spot(element).focus();
    for (const [key, times] of [
      ['+', '2'],
      ['>', '4'],
      ['-', '2'],
      ['<', '1'],
    ] as const) {
      await sendKeys({ press: key });
      await settled(element);
      expect(saidBy(element), key).to.equal(`Speed: ${times}×`);
    }
    const { x, y } = middle(buttonOn(element, '[title^=Speed]'));
    await clickAt({ x, y });
    expect(buttonOn(element, '[title^=Speed]').textContent.trim()).to.equal('2×');
    void element.watch(WON_RECORD, { pace: 60_000 });
    await settled(element);
    expect(buttonOn(element, '[title="Speed: 2×"]')).to.exist;
  });
});
