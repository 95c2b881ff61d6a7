// Hint, verdict, solution and lesson: what they tell of a deal that can be won, and of one that can't.
import { expect, oneEvent } from '@open-wc/testing';
import { createGame, solve } from '../../src/engine.js';
import type { Move } from '../../src/engine.js';
import type { DealDetail } from '../../src/index.js';
import { clickAt, hears, placeOf, press, says, table } from '../support/hand.js';
import type { Table } from '../support/hand.js';
import { control, settled } from '../support/table.js';
import { GOES_HOME } from './decks.js';
import { followHints, playFirst } from './reader.js';

const GAME = 'trusty-twelve';

/** The first seed whose deal has this verdict. */
async function seedThatIs(verdict: string): Promise<string> {
  for (let seed = 1; ; seed++) {
    const found = await solve(createGame(GAME, { seed }));
    if (found.verdict === verdict) return String(seed);
  }
}

/** Moves along a winning line, and at their end one that throws the game away, with moves left to play. */
async function movesThatThrowAway(seed: string): Promise<Move[]> {
  const game = createGame(GAME, { seed });
  for (const line: Move[] = []; ;) {
    for (const move of game.legalMoves) {
      game.play(move);
      if (game.status === 'playing' && (await solve(game)).verdict === 'unwinnable') return [...line, move];
      game.undo();
    }
    const [next] = (await solve(game)).moves!;
    game.play(next!);
    line.push(next!);
  }
}

const playAll = async (element: Table, moves: Move[]): Promise<void> => {
  for (const move of moves) expect(element.play(move)).to.equal(true);
  await element.updateComplete;
};

describe('the solver at the table', function () {
  this.timeout(20_000);
  let winnable: string;
  let unwinnable: string;
  let wasted: Move[];
  before(async () => {
    winnable = await seedThatIs('winnable');
    wasted = await movesThatThrowAway(winnable);
    unwinnable = await seedThatIs('unwinnable');
  });

  it('wins by following hints alone', async () => {
    const element = await table(GAME, { seed: winnable });
    await followHints(element);
    expect(element.status).to.equal('won');
  });

  for (const [what, game, attributes] of [
    ['where nothing can be won', GAME, {}],
    // Cards that leave alone are all that is left to do.
    ['where cards are turned without end', 'pyramid-dozen', { kings: 'alone', recycles: 'unlimited' }],
  ] as const) {
    it(`hints on to the end, and never in a circle, ${what}`, async () => {
      const seed = game === GAME ? unwinnable : 'HZ1536';
      const element = await table(game, { seed, ...attributes });
      await followHints(element);
      expect(element.status).to.equal('lost');
    });
  }

  it('has four honest wordings', async () => {
    const element = await table(GAME, { seed: winnable });
    await press(element, 'verdict');
    await hears(element, /Still winnable/);
    await playAll(element, wasted);
    await press(element, 'verdict');
    await hears(element, /No longer winnable/);
    element.seed = unwinnable;
    await element.updateComplete;
    await press(element, 'verdict');
    await hears(element, /can’t be won/);
  });

  it('shows a solution until the reader takes over', async () => {
    const element = await table(GAME, { seed: winnable });
    const by: string[] = [];
    element.addEventListener('move', ({ detail }) => by.push(detail.by));
    await press(element, 'solution');
    await oneEvent(element, 'move');
    const first = performance.now();
    await oneEvent(element, 'move');
    expect(performance.now() - first, 'so that it can be followed').to.be.at.least(400);
    await clickAt(placeOf(element, element.state!.piles[0]!.cards.at(-1)!));
    const { moveCount } = element;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(element.moveCount).to.equal(moveCount);
    expect(new Set(by)).to.deep.equal(new Set(['solution']));
    expect(await element.winnable()).to.equal('winnable');
  });

  it('shows no solution any more once it has won', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME, controls: 'undo redo solution' });
    while (element.moveCount < 51) element.play(element.legalMoves[0]!);
    await press(element, 'solution');
    await oneEvent(element, 'win');
    await settled(element);
    expect([control(element, 'stop'), says(element)]).to.deep.equal([null, 'Won in 52 moves']);
  });

  it('says of a win that a solution was shown in it', async () => {
    const element = await table(GAME, { seed: winnable });
    await press(element, 'solution');
    await oneEvent(element, 'move');
    await press(element, 'stop');
    const moves = (await element.solution())!;
    const won = oneEvent<CustomEvent<{ assisted: boolean }>>(element, 'win');
    for (const move of moves) element.play(move);
    expect((await won).detail.assisted).to.equal(true);
  });

  it('finds where the game was thrown away, and goes back there', async () => {
    const element = await table(GAME, { seed: winnable });
    await playAll(element, wasted);
    for (let i = 0; i < 3 && element.legalMoves.length; i++) await playFirst(element);
    if (element.status === 'playing') {
      await press(element, 'verdict');
      await hears(element, /No longer/);
    }
    const undone = new Set<string>();
    element.addEventListener('undo', ({ detail }) => undone.add(detail.by));
    await press(element, 'lesson');
    await hears(element, /was lost here/);
    expect(element.moveCount).to.equal(wasted.length - 1);
    await element.updateComplete;
    expect([...undone]).to.deep.equal(['player']);
    expect(await element.winnable()).to.equal('winnable');
    element.redo();
    expect(await element.winnable()).to.equal('unwinnable');
  });

  it('with assist tells of each game that can’t be won, again when the element is back on the page', async () => {
    const element = await table(GAME, { seed: unwinnable, assist: '' });
    let told = 0;
    element.addEventListener('unwinnable', () => told++);
    await hears(element, /can’t be won/);
    const before = told;
    await element.restart();
    await hears(element, /can’t be won/);
    await settled(element);
    expect(told).to.equal(before + 1);
    const { parentElement } = element;
    element.remove();
    await settled(element);
    parentElement!.append(element);
    await hears(element, /can’t be won/);
  });

  it('with assist tells nothing once it is unwanted', async () => {
    const element = await table(GAME, { seed: unwinnable });
    let told = 0;
    element.addEventListener('unwinnable', () => told++);
    element.assist = true;
    await element.updateComplete;
    element.assist = false;
    await element.winnable();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([told, says(element)]).to.deep.equal([0, `Deal ${unwinnable}`]);
  });

  it('goes back to the move that lost it, though many before could not be decided', async () => {
    const element = await table('lucky-thirteen', { seed: 'W16' });
    await element.load({
      ...element.record!,
      moves: 'AODOBCIGJGDPLIGPDIMHGJDAJAAGJIGIIGGAJEBEKBAGKGJB',
      status: 'lost',
    });
    expect(element.status).to.equal('lost');
    await press(element, 'lesson');
    await hears(element, /was lost here/);
    expect(element.moveCount).to.equal(23);
  });

  it('hints at a gain that is many moves away', async () => {
    const element = await table('lucky-thirteen', { seed: 'N4' });
    await element.load({ ...element.record!, moves: 'IQCDCAICIO' });
    const home = () => element.state!.piles.flatMap(({ kind, cards }) => (kind === 'foundation' ? cards : [])).length;
    const before = home();
    for (let i = 0; i < 5; i++) element.play((await element.hint())!);
    expect(home()).to.equal(before + 1);
  });

  it('hints at a redeal where nothing else is left, though nothing can be won', async () => {
    const element = await table('trefoil-solitaire', { seed: '3' });
    for (let move: Move | undefined; (move = element.legalMoves.find(({ type }) => type !== 'redeal'));)
      element.play(move);
    expect(await element.winnable()).to.equal('unwinnable');
    expect(await element.hint()).to.deep.equal({ type: 'redeal' });
  });

  it('with assist lets a hint stand that is asked for at the same time', async () => {
    const element = await table(GAME, { seed: winnable, assist: '' });
    await hears(element, /Still winnable/);
    element.play(element.legalMoves[0]!);
    await press(element, 'hint');
    await hears(element, /^Move /);
    await element.winnable();
    await new Promise((resolve) => setTimeout(resolve));
    expect(says(element)).to.match(/^Move /);
  });

  it('with assist tells once that the game is thrown away, and again only after an undo', async () => {
    const element = await table(GAME, { seed: winnable, assist: '' });
    let told = 0;
    let detail: DealDetail | undefined;
    element.addEventListener('unwinnable', (event) => {
      told++;
      ({ detail } = event);
    });
    await playAll(element, wasted);
    await hears(element, /No longer/);
    const { state, seed, moveCount } = element;
    element.play(element.legalMoves[0]!);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(told).to.equal(1);
    expect(detail).to.deep.include({ game: GAME, seed, moveCount, by: 'script', state });
    element.undo();
    element.undo();
    await hears(element, /Still winnable/);
    element.redo();
    await hears(element, /No longer/);
    expect(told).to.equal(2);
  });
});
