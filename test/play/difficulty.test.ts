// How hard a deal is: what the page asks for, and what is told.
import { expect } from 'chai';
import { createGame, difficultyOf, solve, winnableSeed } from '../../src/engine.js';
import type { DealDetail } from '../../src/events.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { WON } from '../support/games-played.js';
import { warnings } from '../support/warnings.js';
import { lineOf } from './acts.js';
import { type GameId, type GameOnPage, gameOn } from './game-on-page.js';

/** Puts a game on its page, and returns it with what its first deal tells. */
async function dealt(...given: Parameters<typeof gameOn>): Promise<[GameOnPage, DealDetail]> {
  const game = gameOn(...given);
  const deal = game.next('deal');
  game.connect();
  return [game, await deal];
}

describe('a difficulty', () => {
  for (const id of Object.keys(WON) as GameId[]) {
    it(`is that of the random deals of ${id}, which can be won`, async () => {
      for (const wanted of ['easy', 'hard']) {
        const [game, { difficulty, seed }] = await dealt(id, { difficulty: wanted });
        expect(difficulty).to.equal(wanted);
        expect(await difficultyOf(createGame(id, { seed }))).to.equal(wanted);
        // A game in play gives up after some time, which comes early on a busy machine.
        expect((await solve(createGame(id, { seed }))).verdict).to.equal('winnable');
        game.remove();
      }
    });
  }

  it('of a daily deal is found once the page is idle, and shown in the line', async () => {
    const [game, { difficulty, seed }] = await dealt('bakers-dozen', { daily: '2026-11-20' });
    expect(seed).to.equal(await winnableSeed('bakers-dozen', { seed: '2026-11-20' }));
    expect(difficulty).to.equal(null);
    expect(lineOf(game).toLowerCase()).to.equal('daily · 20 nov');
    const grade = await game.grade();
    expect(grade).to.equal(await difficultyOf(createGame('bakers-dozen', { seed })));
    expect(lineOf(game).toLowerCase()).to.equal(`daily · 20 nov · ${grade!}`);
  });

  it('of a given seed is found when it is asked for, and games without grades have none', async () => {
    const [game, { difficulty }] = await dealt('bakers-dozen', { seed: '42' });
    expect([difficulty, lineOf(game)]).to.deep.equal([null, 'Deal 42']);
    expect(await game.grade()).to.equal(await difficultyOf(createGame('bakers-dozen', { seed: '42' })));
    const ungraded = { ...bakersDozen, id: 'ungraded-game', grading: undefined };
    const [other, detail] = await dealt(ungraded, { difficulty: 'hard' });
    expect([detail.difficulty, await other.grade()]).to.deep.equal([null, null]);
  });

  it('is null before there is a deal, and where another deal comes first', async () => {
    const waiting = gameOn('bakers-dozen', { seed: '42' });
    expect(await waiting.grade()).to.equal(null);
    const [game] = await dealt('bakers-dozen', { seed: '42' });
    const grade = game.grade();
    await game.newGame({ seed: '43' });
    expect(await grade).to.equal(null);
  });

  it('that nobody asked for is null in the event, even if a deal of a known grade was kept', async () => {
    const [game] = await dealt('bakers-dozen', {});
    await game.grade();
    await game.newGame();
    const again = game.next('deal');
    await game.newGame();
    expect((await again).difficulty).to.equal(null);
  });

  it('stays with a deal that is begun again', async () => {
    const [game, { difficulty }] = await dealt('bakers-dozen', { difficulty: 'medium' });
    expect(difficulty).to.equal('medium');
    const again = game.next('deal');
    await game.restart();
    expect((await again).difficulty).to.equal('medium');
  });

  it('of another kind than there is falls back with a warning', async () => {
    const { warned } = await warnings(() => dealt('bakers-dozen', { difficulty: 'harder' }));
    expect(warned).to.deep.equal(['<bakers-dozen> difficulty="harder" is not allowed; allowed: easy, medium, hard']);
  });
});
