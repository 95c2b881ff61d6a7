// What a screen reader says of what happens on the table, and what it stays silent about.
import { expect } from 'chai';
import { createGame, movesOf, recordFromText, solve } from '../../src/engine.js';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import { playFirst, settle } from '../play/player.js';
import { WON } from '../support/games-played.js';
import { button, key, listen, passUntil, pick, press, saidBy, says } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

type GameId = Parameters<typeof shownGame>[0];

async function playOn(game: ShownGame, count = 1): Promise<void> {
  playFirst(game, count);
  await settle(game);
}

const lucky = (properties = {}): Promise<ShownGame> => shownGame('lucky-thirteen', { seed: '42', ...properties });

describe('a screen reader', () => {
  for (const text of Object.values(WON)) {
    const record = recordFromText(text);
    it(`hears a whole game of ${record.game}, each move once and shortly`, async () => {
      const moves = movesOf(record);
      const game = await shownGame(record.game as GameId, { seed: record.seed!, ...record.options });
      const heard = listen(game);
      for (const move of moves) {
        game.play(move);
        await settle(game);
      }
      expect(heard).to.have.length(moves.length);
      for (const each of heard) expect(each.length).to.be.within(4, 140);
      expect(new Set(heard.filter((each, i) => each === heard[i - 1])).size).to.be.at.most(1);
      expect(says(game)).to.equal(`Won in ${moves.length} moves`);
    });
  }

  it('hears of a new deal once, and not again after a hint', async () => {
    const game = await lucky();
    expect(saidBy(game)).to.equal('');
    const heard = listen(game);
    await game.newGame({ seed: '43' });
    await settle(game);
    expect(heard).to.deep.equal(['Deal 43']);
    await press(game, 'hint');
    while (heard.length < 2) await settle(game);
    await playOn(game);
    expect(says(game)).to.equal('Deal 43');
    expect(heard).to.have.length(3);
    expect(heard[2]).not.to.contain('Deal');
  });
});

describe('a screen reader hears', () => {
  it('what a move leaves open', async () => {
    const game = await lucky();
    game.move(game.legalMoves.find((move) => 'card' in move && move.card === 'AH')!);
    await settle(game);
    expect(saidBy(game)).to.equal('Ace of hearts to its foundation. Column 3: 8 of clubs.');
  });

  it('the same hint as often as it is asked for, from the first on', async () => {
    const game = await lucky();
    const heard = listen(game);
    for (let asked = 1; asked <= 3; asked++) {
      await key(game, 'h');
      while (heard.length < asked) await settle(game);
    }
    expect(new Set(heard).size).to.equal(1);
    expect(heard[0]).to.match(/^Hint: \w+ of \w+, column \d+, (onto \w+ of \w+, column \d+|to )/);
  });

  it('that a key does nothing', async () => {
    const game = await lucky();
    for (const [name, text] of [
      ['u', 'Nothing to undo'],
      ['r', 'Nothing to redo'],
      ['f', 'Not all cards can go home yet'],
      ['s', 'Not available here'],
    ] as const) {
      const heard = listen(game);
      await key(game, name);
      await key(game, name);
      expect(heard, name).to.deep.equal([text, text]);
    }
    const short = await shownGame('trusty-twelve', { deck: LAST_MOVE, buttons: 'undo' });
    for (const name of ['f', 'h', 'n', 'r', 'v']) {
      const heard = listen(short);
      await key(short, name);
      expect(heard, name).to.deep.equal(['Not available here']);
    }
  });

  it('that the table is locked while it is disabled', async () => {
    const game = await lucky({ disabled: true });
    for (const name of ['u', 'h', '?']) {
      const heard = listen(game);
      await key(game, name);
      expect(heard, name).to.deep.equal(['The table is locked']);
    }
    await key(game, 'd');
    expect(saidBy(game)).to.contain('column 1: ');
  });

  it('how the game ended when a key can do no more', async () => {
    const lost = await shownGame('trusty-twelve', { deck: LAST_MOVE });
    await playOn(lost);
    const heard = listen(lost);
    await key(lost, 'h');
    expect(heard).to.deep.equal(['No moves left']);
  });
});

describe('a solution that is shown', () => {
  let seed: string;

  before(async () => {
    for (let next = 1; ; next++) {
      seed = String(next);
      if ((await solve(createGame('trusty-twelve', { seed }))).verdict === 'winnable') return;
    }
  });

  it('does not chatter, and stops by a key that does no more than that', async () => {
    const game = await shownGame('trusty-twelve', { seed });
    const heard = listen(game);
    const moves = game.hears('move');
    await pick(game, 'solution');
    await passUntil(game, () => moves.length >= 3);
    // That it is being looked for is said where it takes a while.
    const told = heard.filter((each) => each !== 'Thinking…');
    expect(told).to.deep.equal(['Showing a solution. Press the table or Esc to play on.']);
    expect(button(game, 'stop')).to.exist;
    await key(game, 'n');
    const { moveCount } = game;
    expect(button(game, 'stop')).to.equal(undefined);
    expect([game.seed, moveCount > 0]).to.deep.equal([seed, true]);
    expect(saidBy(game)).to.equal(`Solution stopped after ${moveCount} moves`);
    await key(game, 'u');
    expect(game.moveCount).to.equal(moveCount - 1);
  });

  it('tells that it has won', async () => {
    const game = await shownGame('bakers-dozen', { deck: GOES_HOME, buttons: 'solution' });
    await playOn(game, 50);
    const heard = listen(game);
    const wins = game.hears('win');
    await press(game, 'solution');
    await passUntil(game, () => wins.length > 0);
    await settle(game);
    expect(heard.filter((each) => each !== 'Thinking…')).to.have.length(2);
    expect(heard.at(-1)).to.equal('Won in 52 moves');
  });
});
