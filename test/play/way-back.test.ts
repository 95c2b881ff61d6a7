// The way back along a lost game, playing on from there, and the end that is kept.
import { expect } from 'chai';
import { movesOf, recordFromText } from '../../src/engine.js';
import { LOST_LATE } from '../support/games-played.js';
import { listen, statisticsOf, typesOf } from './acts.js';
import { settled } from './browser.js';
import { type GameOnPage, onPage } from './game-on-page.js';
import { quickGame } from './quick-game.js';

const GAME = { seed: '42' };
const LOST_RECORD = recordFromText(LOST_LATE['bakers-dozen']);

/** A game that was lost near its end, and is taken back to the mistake. */
async function lesson(): Promise<GameOnPage> {
  const game = await onPage('bakers-dozen', GAME);
  await game.load(LOST_RECORD);
  await game.play_.advisor.showLesson();
  return game;
}

describe('a lesson that is played on', () => {
  it('keeps its end and what was played since, to and fro', async () => {
    const game = await lesson();
    expect(game.moveCount).to.be.below(movesOf(LOST_RECORD).length);
    const { record: before } = game;
    game.move(game.legalMoves.at(-1)!);
    await settled();
    const { record: branch } = game;
    expect(branch!.moves).to.have.length(before!.moves.length + 2);
    const heard = listen(game);
    for (const [name, record] of [
      ['end', LOST_RECORD],
      ['branch', branch],
      ['end', LOST_RECORD],
    ] as const) {
      game.play_.dealer.bringBack(game.play_.session.otherLine!);
      await settled();
      expect(game.record, name).to.deep.equal(record);
    }
    expect(typesOf(heard)).to.deep.equal(['deal', 'deal', 'deal']);
  });

  it('keeps the end also where the lesson was left before, and until another game is dealt', async () => {
    const game = await lesson();
    const { session, stage } = game.play_;
    stage.stop();
    expect(session.otherLine).to.equal(undefined);
    game.play(game.legalMoves.at(-1)!);
    expect(session.otherLine).to.exist;
    await game.newGame({ seed: 7 });
    expect(session.otherLine).to.equal(undefined);
  });

  it('keeps no end where an ordinary move was taken back', async () => {
    const game = await onPage('bakers-dozen', GAME);
    game.play(game.legalMoves[0]!);
    game.undo();
    game.play(game.legalMoves.at(-1)!);
    expect(game.play_.session.otherLine).to.equal(undefined);
  });
});

describe('a line that is brought back', () => {
  const [home, aside] = [0, 1];
  let game: GameOnPage;
  const play = (...indices: number[]) => {
    for (const index of indices) game.move(game.legalMoves[index]!);
  };

  /** The first of two moves, where the second was taken back to try something else. */
  beforeEach(async () => {
    game = await onPage(quickGame, GAME);
    play(aside, aside);
    game.play_.session.lookBack();
    game.undo();
  });

  /** The line comes back and is won. Returns what the event tells. */
  async function winOther(): Promise<(boolean | undefined)[]> {
    const won = game.hears('win');
    game.play_.dealer.bringBack(game.play_.session.otherLine!);
    await settled();
    expect(game.moveCount).to.equal(2);
    play(home, home);
    await settled();
    return won.map(({ assisted }) => assisted);
  }

  it('after a win is assisted, so a second win of the game counts no more', async () => {
    play(home, home);
    await settled();
    expect(statisticsOf(game)).to.include({ played: 1, won: 1 });
    expect(await winOther()).to.deep.equal([true]);
    expect(statisticsOf(game)).to.include({ played: 1, won: 1 });
  });

  it('from one with the solution is assisted, so its win does not count', async () => {
    game.play_.session.play(game.legalMoves[home]!, 'solution');
    expect(await winOther()).to.deep.equal([true]);
    expect(statisticsOf(game)).to.include({ played: 1, won: 0 });
  });
});
