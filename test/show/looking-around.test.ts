// Looking around by keys: what is read, what can be stepped, and what Enter then does.
import { expect } from 'chai';
import { cardOf } from '../../src/engine/model/card.js';
import type { GameId } from '../play/game-on-page.js';
import { settle } from '../play/player.js';
import { key, passUntil, pick, saidBy } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const onPage = (tag: GameId = 'lucky-thirteen', seed = '42'): Promise<ShownGame> => shownGame(tag, { seed });

/** What is said to keys, one after the other. */
const hear = async (game: ShownGame, ...keys: string[]): Promise<string[]> => {
  const heard: string[] = [];
  for (const each of keys) {
    const shiftKey = each.startsWith('Shift+');
    await key(game, each.replace('Shift+', ''), { shiftKey });
    heard.push(saidBy(game));
  }
  return heard;
};

/** Fulfilled once a screen reader says something. */
const hears = async (game: ShownGame, what: RegExp): Promise<void> => {
  while (!what.test(saidBy(game))) await settle(game);
};

describe('looking around', () => {
  it('steps through what can be played, and plays it', async () => {
    const game = await onPage();
    const count = game.legalMoves.length;
    const heard = await hear(game, ...'m'.repeat(count + 1), 'Shift+m');
    expect(heard[0]).to.match(
      new RegExp(`^${count} moves\\. \\w+ of \\w+(, to its foundation| to \\w+ of \\w+, column \\d+)$`),
    );
    expect(new Set(heard).size, 'each once').to.equal(count);
    expect(heard[count], 'after the last the first').to.equal(heard[0]);
    expect(heard[count + 1], 'and back').to.equal(heard[count - 1]);
    await key(game, 'Enter');
    expect(game.moveCount).to.equal(1);
    expect(saidBy(game)).to.contain(`${heard[count + 1]!.split(/ to |, to/)[0]!} to `);
  });

  it('forgets what was stepped to once another key is pressed', async () => {
    const game = await onPage();
    await key(game, 'm');
    // The board has both keys.
    expect([await key(game, 'ArrowRight'), await key(game, 'Enter')]).to.deep.equal([false, false]);
    expect(game.moveCount).to.equal(0);
  });

  it('goes back to its place by Escape', async () => {
    const game = await onPage();
    game.table!.place = { name: '5 of clubs, column 1', pile: 'tableau-1', hasFocus: true };
    expect(await hear(game, 'd', 'Escape')).to.deep.equal([
      'column 1: Queen of diamonds, 5 of spades, Ace of clubs, 5 of clubs.',
      '5 of clubs, column 1',
    ]);
  });

  it('steps through the table by its key and by arrows', async () => {
    const game = await onPage();
    const [first, second, third, back, before] = await hear(game, 'd', 'd', 'ArrowRight', 'ArrowUp', 'Shift+d');
    expect(second).to.match(/^column 2: /);
    expect(third).to.match(/^column 3: /);
    expect([back, before]).to.deep.equal([second, first]);
  });

  it('reads all tops, a pile from its top, and the foundations, each by a key', async () => {
    const game = await onPage();
    const heard = await hear(game, ...'ttttt');
    expect(heard.map((text) => text.split(':')[0])).to.deep.equal([
      '1 to 4',
      '5 to 8',
      '9 to 12',
      '13 to 13',
      '1 to 4',
    ]);
    game.table!.place = { name: '5 of clubs, column 1', pile: 'tableau-1', hasFocus: true };
    const [pile, empty] = await hear(game, 'p', 'a');
    expect(pile).to.equal('Column 1: 5 of clubs, on Ace of clubs, on 5 of spades, on Queen of diamonds.');
    expect(empty).to.match(/^foundation of clubs, empty, .*foundation of spades, empty$/);
  });

  it('finds a card by its rank and suit, and goes there', async () => {
    const game = await onPage();
    const [rank, suit] = ['Rank? A, 2 to 9, 0 for 10, J, Q or K.', 'Ace. Suit? C, D, H or S.'];
    const ace = 'Ace of clubs, column 1, 1 card on it';
    expect(await hear(game, 'w', 'x', 'a', 'z', 'c')).to.deep.equal([rank, rank, suit, suit, ace]);
    await key(game, 'Enter');
    expect(game.table!.visited).to.deep.equal([['AC', 'tableau-1']]);
    expect((await hear(game, 'w', '0', 's')).at(-1)).to.equal('10 of spades, column 9');
    const twelve = await onPage('trusty-twelve');
    const isSeen = (code: string) =>
      twelve.state!.piles.some(({ kind, cards }) => kind !== 'stock' && cards.includes(code));
    const hidden = [...'A23456789JQK'].map((each) => `${each}C`).find((code) => !isSeen(code))!;
    expect((await hear(twelve, 'w', hidden[0]!.toLowerCase(), 'c')).at(-1)).to.match(/ of clubs is face down$/);
    await key(twelve, 'Escape');
    expect(twelve.table!.visited).to.deep.equal([]);
  });

  it('says how the game stands, and anything again', async () => {
    const game = await onPage();
    game.play(game.legalMoves[0]!);
    const [state, again] = await hear(game, 'i', 'l');
    expect(state).to.match(/^Deal 42, 1 move, \d:\d\d$/);
    expect(again).to.equal(state);
    await key(game, 'v');
    await hears(game, /winnable|won$/);
    const verdict = saidBy(game);
    expect((await hear(game, 'i'))[0]!.endsWith(`, ${verdict}`)).to.equal(true);
  });
});

describe('a hint', () => {
  it('is asked for by G where there is none yet, and goes when another card is picked up', async () => {
    const game = await onPage();
    await key(game, 'g');
    await hears(game, /^Hint:/);
    const { highlighted } = game.show.table;
    expect([...highlighted]).not.to.have.length(0);
    const other = ['TS', '9D'].find((code) => !highlighted.has(code))!;
    game.table!.listener.pickedUp(cardOf(other)!);
    await settle(game);
    expect([...game.show.table.highlighted]).to.have.length(0);
  });
});

describe('a redeal by its key', () => {
  it('is asked for once more while no move was tried, and says what is left', async () => {
    const game = await onPage('trefoil-solitaire');
    expect(await hear(game, 's', 's')).to.deep.equal([
      'You haven’t moved yet. 2 redeals left. Press S again to redeal.',
      'Redealt. 1 redeal left',
    ]);
    game.play(game.legalMoves.find(({ type }) => type === 'move')!);
    await key(game, 's');
    expect(saidBy(game)).to.equal('Redealt. 0 redeals left');
  });
});

describe('a solution that is shown by key', () => {
  it('waits for the listener: one key, one move, each said', async () => {
    const game = await onPage('trusty-twelve', '2');
    game.show.narrator.isByKey = true;
    await pick(game, 'solution');
    await hears(game, /^Showing a solution\. Right arrow: next move/);
    expect([game.moveCount, game.table!.focuses]).to.deep.equal([0, 1]);
    await game.page.tab.browser.pass(5000);
    expect(game.moveCount, 'it waits').to.equal(0);
    for (let moves = 1; moves <= 3; moves++) {
      await key(game, 'ArrowRight');
      expect(game.moveCount).to.equal(moves);
      expect(saidBy(game)).to.match(/^\w+ of \w+ to pile \d+, on /);
    }
    await key(game, ' ');
    await passUntil(game, () => game.moveCount > 3);
  });
});

describe('what is found out of a lost game', () => {
  it('is added to the move that lost it', async () => {
    const game = await shownGame('trusty-twelve', { seed: '42', assist: true });
    let last = '';
    for (let found = ''; game.status === 'playing' && found !== 'unwinnable'; found = await game.winnable()) {
      const move = game.legalMoves.at(-1)!;
      game.play(move);
      await settle(game);
      last = saidBy(game).split('. ')[0]!;
    }
    await hears(game, /winnable|be won|No moves/);
    expect(saidBy(game)).to.match(new RegExp(`^${last}\\. .*(No longer winnable|can’t be won|No moves left)`));
  });
});
