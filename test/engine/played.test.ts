import { expect } from 'chai';
import {
  createGame,
  type Game,
  type Record as GameRecord,
  recordFromText,
  recordToText,
  verify,
} from '../../src/engine.js';
import { LOST, WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { followRecord } from './follow.js';

function playThrough({ game: id, seed, options, moves }: GameRecord): Game {
  const game = createGame(id, { seed: seed!, ...options });
  followRecord(game, moves);
  return game;
}

const wins = [...Object.values(WON), ...WON_WITH_OPTIONS].map(recordFromText);
const losses = LOST.map(({ reason, text }) => ({ reason, record: recordFromText(text) }));
const nameOf = ({ game, seed, options }: GameRecord) => `${game} ${seed} ${JSON.stringify(options)}`;

it('there is a won game of each as it is given, and a lost one for each reason', () => {
  for (const [id, text] of Object.entries(WON)) {
    expect(recordFromText(text)).to.deep.include({ game: id, options: createGame(id).state.options });
  }
  const found = losses.map(({ reason, record }) => `${record.game} ${reason}`);
  expect(new Set(found)).to.have.property('size', 10);
});

describe('a game played to its win', () => {
  for (const record of wins) {
    it(`is won step by step, and takes no further move and no undo: ${nameOf(record)}`, () => {
      const game = playThrough(record);
      const { state } = game;
      expect(state.status).to.equal('won');
      expect(state).to.not.have.property('reason');
      expect(game.legalMoves).to.be.empty;
      for (const type of ['draw', 'recycle', 'redeal'] as const) expect(game.play({ type })).to.be.false;
      expect([game.undo(), game.redo()]).to.deep.equal([false, false]);
      expect(game.state).to.deep.equal(state);
      expect(game.record).to.deep.equal(record);
      const { game: id, seed, options, status } = record;
      expect(verify(record)).to.deep.include({ ok: true, game: id, seed, options, status, state });
    });
  }
});

describe('a game played to its loss', () => {
  for (const { reason, record } of losses) {
    it(`takes no further move, but an undo, and is on again: ${reason}, ${nameOf(record)}`, () => {
      const game = playThrough(record);
      const { state } = game;
      expect(state).to.include({ status: 'lost', reason });
      expect(game.legalMoves).to.be.empty;
      expect(game.undo()).to.be.true;
      expect(game.state).to.include({ status: 'playing', moveCount: state.moveCount - 1 });
      expect(game.state).to.not.have.property('reason');
      expect(game.legalMoves).to.not.be.empty;
      expect(game.redo()).to.be.true;
      expect(game.state).to.deep.equal(state);
      expect(game.record).to.deep.equal(record);
      expect(verify(record)).to.deep.include({ ok: true, status: 'lost', state });
    });
  }
});

describe('the text of a played game', () => {
  it('is written today as it was when it was recorded', () => {
    for (const text of [...Object.values(WON), ...WON_WITH_OPTIONS, ...LOST.map((lost) => lost.text)]) {
      expect(recordToText(recordFromText(text))).to.equal(text);
    }
  });
});
