// The way back along a game: what its track tells, playing on from there, and the end that is kept.
import { expect } from 'chai';
import { movesOf, recordFromText } from '../../src/engine.js';
import { settle } from '../play/player.js';
import { LOST_LATE, WON } from '../support/games-played.js';
import { listen, typesOf } from '../support/heard.js';
import { make } from './ended.js';
import { button, key, open, press, saidBy } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const GAME = { seed: '42' };
const WON_RECORD = recordFromText(WON['bakers-dozen']!);
const LOST_RECORD = recordFromText(LOST_LATE['bakers-dozen']);
const LENGTH = movesOf(LOST_RECORD).length;

const transport = ({ shown }: ShownGame) => shown!.line.transport;
const track = (game: ShownGame) => transport(game)!.track;
const way = ({ shown }: ShownGame, name: 'end' | 'branch') => shown!.line.buttons.find((each) => each.name === name);

/** A game that was lost near its end, and is taken back to the mistake. */
async function lesson(): Promise<ShownGame> {
  const game = await shownGame('bakers-dozen', GAME);
  await game.load(LOST_RECORD);
  await settle(game);
  await open(game, 'lesson');
  while (game.moveCount === LENGTH) await settle(game);
  await settle(game);
  return game;
}

/** A record that is shown over a game in play, and stands still after so many moves. */
async function watching(at: number): Promise<ShownGame> {
  const game = await shownGame('bakers-dozen', GAME);
  game.play(game.legalMoves[0]!);
  void game.watch(WON_RECORD, { pace: 60_000 });
  await settle(game);
  for (let step = 0; step < at; step++) await press(game, 'stepOn');
  return game;
}

describe('the track over a lost game', () => {
  it('tells up to where it could be won, and from where on it was lost, also in words where that changes', async () => {
    const game = await lesson();
    const at = game.moveCount;
    const border = (100 * (at + 1)) / (LENGTH + 1);
    while (track(game).winnable !== track(game).lost) await settle(game);
    expect(track(game).winnable).to.be.closeTo(border, 0.01);
    expect(track(game).text).to.equal(`${at} moves, Still winnable`);
    await press(game, 'redo');
    expect(saidBy(game)).to.match(/^Redo.*No longer winnable$/);
    await press(game, 'redo');
    expect(saidBy(game)).not.to.contain('No longer');
    for (let undone = 0; undone < 2; undone++) await press(game, 'undo');
    expect(saidBy(game)).to.match(/still winnable$/i);
  });
});

describe('the track over a solution', () => {
  it('begins where the game stood, and leads back no farther', async () => {
    const game = await shownGame('bakers-dozen', GAME);
    const first = 3;
    for (const move of (await game.solution())!.slice(0, first)) game.play(move);
    await settle(game);
    await open(game, 'solution');
    while (!transport(game)) await settle(game);
    const canStepBack = () => button(game, 'stepBack')!.press !== undefined;
    for (const [on, moves] of [
      [undefined, first],
      ['stepOn', first + 1],
      ['stepBack', first],
    ] as const) {
      if (on) await press(game, on);
      expect([game.moveCount, track(game).at, canStepBack()]).to.deep.equal([moves, moves, moves > first]);
      // A solution wins, all along the track.
      expect([track(game).first, track(game).winnable]).to.deep.equal([first, 100]);
    }
  });
});

describe('a lesson that is played on', () => {
  it('keeps its end and what was played since, to and fro', async () => {
    const game = await lesson();
    const { record: before } = game;
    expect(way(game, 'end')).to.equal(undefined);
    await make(game, game.legalMoves.at(-1)!);
    const { record: branch } = game;
    expect(branch!.moves).to.have.length(before!.moves.length + 2);
    const heard = listen(game);
    for (const [name, record] of [
      ['end', LOST_RECORD],
      ['branch', branch],
      ['end', LOST_RECORD],
    ] as const) {
      expect(way(game, name), name).to.exist;
      await press(game, name);
      expect(game.record, name).to.deep.equal(record);
      expect(game.show.table.game!.state, name).to.deep.equal(game.state);
    }
    expect(typesOf(heard)).to.deep.equal(['deal', 'deal', 'deal']);
    expect(saidBy(game)).to.match(/Stuck/);
  });
});

describe('a replay that is played on', () => {
  const WAYS: Readonly<Record<string, (game: ShownGame) => Promise<unknown>>> = {
    'its button': (game) => press(game, 'playOn'),
    'Enter on the table': (game) => key(game, 'Enter'),
  };
  for (const [name, playOn] of Object.entries(WAYS)) {
    it(`is in play by ${name}, with its end, and leaves the game of before to be brought back`, async () => {
      const game = await watching(5);
      const { record } = game;
      await playOn(game);
      expect([transport(game), game.seed, game.moveCount]).to.deep.equal([undefined, WON_RECORD.seed, 5]);
      expect(way(game, 'end')).to.exist;
      await press(game, 'end');
      expect(game.record).to.deep.equal(WON_RECORD);
      await open(game, 'back');
      expect(game.record).to.deep.equal(record);
    });
  }

  it('counts for nothing', async () => {
    const game = await watching(movesOf(WON_RECORD).length - 1);
    await press(game, 'playOn');
    const win = game.next('win');
    game.redo();
    expect((await win).assisted).to.equal(true);
  });
});

describe('the speed of a replay', () => {
  it('is chosen by keys and by a button, said, and kept for the next one', async () => {
    const game = await watching(0);
    const speed = () => transport(game)!.speed;
    for (const [sign, times] of [
      ['+', '2'],
      ['>', '4'],
      ['-', '2'],
      ['<', '1'],
    ] as const) {
      await key(game, sign);
      expect(saidBy(game), sign).to.equal(`Speed: ${times}×`);
    }
    await press(game, 'Speed: 1×');
    expect(speed().caption).to.equal('2×');
    void game.watch(WON_RECORD, { pace: 60_000 });
    await settle(game);
    expect(speed().label).to.equal('Speed: 2×');
  });
});
