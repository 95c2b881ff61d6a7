// Looking around by keys: what is read, what can be stepped, and what Enter then does.
import { expect, oneEvent } from '@open-wc/testing';
import { cardOn, focused, settingIn, table, type Table } from '../support/hand.js';
import { press, tabIn } from '../support/keys.js';
import { settled } from '../support/table.js';
import { open, saidBy } from './reader.js';
import { waitUntil } from '../support/wait-until.js';

const onPage = async (tag = 'lucky-thirteen', seed = '42'): Promise<Table> => {
  const element = await table(tag, { seed });
  await tabIn(element);
  return element;
};

/** What is said to keys, one after the other. */
const hear = async (element: Table, ...keys: string[]): Promise<string[]> => {
  const heard: string[] = [];
  for (const key of keys) {
    await press(element, key);
    heard.push(saidBy(element));
  }
  return heard;
};

describe('looking around', () => {
  it('steps through what can be played, and plays it', async () => {
    const element = await onPage();
    const count = element.legalMoves.length;
    const heard = await hear(element, ...'m'.repeat(count + 1), 'Shift+m');
    expect(heard[0]).to.match(
      new RegExp(`^${count} moves\\. \\w+ of \\w+(, to its foundation| to \\w+ of \\w+, column \\d+)$`),
    );
    expect(new Set(heard).size, 'each once').to.equal(count);
    expect(heard[count], 'after the last the first').to.equal(heard[0]);
    expect(heard[count + 1], 'and back').to.equal(heard[count - 1]);
    await press(element, 'Enter');
    expect(element.moveCount).to.equal(1);
    expect(saidBy(element)).to.contain(`${heard[count + 1]!.split(/ to |, to/)[0]!} to `);
  });

  it('forgets what was stepped to once another key is pressed', async () => {
    const element = await onPage();
    await hear(element, 'm', 'ArrowRight', 'Enter');
    expect(element.moveCount).to.equal(0);
  });

  it('goes back to its place by Escape', async () => {
    const element = await onPage();
    const name = focused(element)!.ariaLabel;
    expect(await hear(element, 'd', 'Escape')).to.deep.equal([
      'column 1: Queen of diamonds, 5 of spades, Ace of clubs, 5 of clubs.',
      name,
    ]);
  });

  it('steps through the table by its key and by arrows', async () => {
    const element = await onPage();
    const [first, second, third, back, before] = await hear(element, 'd', 'd', 'ArrowRight', 'ArrowUp', 'Shift+d');
    expect(second).to.match(/^column 2: /);
    expect(third).to.match(/^column 3: /);
    expect([back, before]).to.deep.equal([second, first]);
  });

  it('reads all tops, a pile from its top, and the foundations, each by a key', async () => {
    const element = await onPage();
    const heard = await hear(element, ...'ttttt');
    expect(heard.map((text) => text.split(':')[0])).to.deep.equal([
      '1 to 4',
      '5 to 8',
      '9 to 12',
      '13 to 13',
      '1 to 4',
    ]);
    await press(element, '1');
    const [pile, empty] = await hear(element, 'p', 'a');
    expect(pile).to.equal('Column 1: 5 of clubs, on Ace of clubs, on 5 of spades, on Queen of diamonds.');
    expect(empty).to.match(/^foundation of clubs, empty, .*foundation of spades, empty$/);
  });

  it('finds a card by its rank and suit, and goes there', async () => {
    const element = await onPage();
    const [rank, suit] = ['Rank? A, 2 to 9, 0 for 10, J, Q or K.', 'Ace. Suit? C, D, H or S.'];
    const ace = 'Ace of clubs, column 1, 1 card on it';
    expect(await hear(element, 'w', 'x', 'a', 'z', 'c')).to.deep.equal([rank, rank, suit, suit, ace]);
    await press(element, 'Enter');
    expect(focused(element)).to.equal(cardOn(element, 'AC'));
    expect((await hear(element, 'w', '0', 's')).at(-1)).to.equal('10 of spades, column 9');
    const twelve = await onPage('trusty-twelve');
    const isSeen = (code: string) => twelve.shadowRoot!.querySelector(`[data-card="${code}"]`) !== null;
    const hidden = [...'A23456789JQK'].map((rank) => `${rank}C`).find((code) => !isSeen(code))!;
    const key = hidden[0]!.toLowerCase();
    expect((await hear(twelve, 'w', key, 'c')).at(-1)).to.match(/ of clubs is face down$/);
    const place = focused(twelve);
    await press(twelve, 'Escape');
    expect(focused(twelve)).to.equal(place);
  });

  it('says how the game stands, and anything again', async () => {
    const element = await onPage();
    element.play(element.legalMoves[0]!);
    const [state, again] = await hear(element, 'i', 'l');
    expect(state).to.match(/^Deal 42, 1 move, \d:\d\d$/);
    expect(again).to.equal(state);
    await press(element, 'v');
    while (!/winnable|won$/.test(saidBy(element))) await settled(element);
    const verdict = saidBy(element);
    expect((await hear(element, 'i'))[0]!.endsWith(`, ${verdict}`)).to.equal(true);
  });
});

describe('a hint', () => {
  it('says what goes from where to where; G goes there, and Enter twice plays it', async () => {
    const element = await onPage();
    await press(element, 'h');
    while (!saidBy(element).startsWith('Hint:')) await settled(element);
    const [, name, , target] = /^Hint: (.*?, column \d+), (to|onto) (.*)$/.exec(saidBy(element))!;
    await press(element, 'g');
    expect(focused(element)!.ariaLabel).to.equal(name);
    await press(element, 'Enter');
    expect(focused(element)!.ariaLabel).to.equal(`${name}, in hand`);
    await press(element, 'Enter');
    expect(element.moveCount).to.equal(1);
    expect(saidBy(element)).to.contain(target!.split(',')[0]!);
  });

  it('is asked for by G where there is none yet, and goes when another card is picked up', async () => {
    const element = await onPage();
    await press(element, 'g');
    while (!saidBy(element).startsWith('Hint:')) await settled(element);
    const hinted = element.shadowRoot!.querySelectorAll('[data-highlighted]');
    expect(hinted).not.to.have.length(0);
    const other = ['TS', '9D'].find((code) => !cardOn(element, code).matches('[data-highlighted]'))!;
    cardOn(element, other).focus();
    await press(element, 'Enter');
    expect(element.shadowRoot!.querySelectorAll('[data-highlighted]')).to.have.length(0);
  });
});

describe('a redeal by its key', () => {
  it('is asked for once more while no move was tried, and says what is left', async () => {
    const element = await onPage('trefoil-solitaire');
    expect(await hear(element, 's', 's')).to.deep.equal([
      'You haven’t moved yet. 2 redeals left. Press S again to redeal.',
      'Redealt. 1 redeal left',
    ]);
    element.play(element.legalMoves.find(({ type }) => type === 'move')!);
    await press(element, 's');
    expect(saidBy(element)).to.equal('Redealt. 0 redeals left');
  });
});

describe('brief speech', () => {
  afterEach(() => localStorage.clear());

  it('names the rank first, and piles by their numbers', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    settingIn(await open(element, 'settings'), 'Short announcements').click();
    await press(element, 'Escape');
    await settled(element);
    await tabIn(element);
    await press(element, '9');
    expect(focused(element)!.ariaLabel).to.equal('10 spades, 9, 3 below');
    await press(element, 'Enter');
    expect(saidBy(element)).to.equal('10 spades, in hand. Goes to 10.');
    await press(element, 'Enter');
    // What has become free is where the focus goes next.
    expect(saidBy(element)).to.equal('10 spades to 10');
    await waitUntil(() => /^\w+ \w+, 9$/.test(focused(element)!.ariaLabel!), 'it is heard there');
    await press(element, '3');
    await press(element, 'Enter');
    expect(saidBy(element)).to.equal('A hearts, in hand. Goes to hearts.');
  });
});

describe('a solution that is shown by key', () => {
  it('waits for the listener: one key, one move, each said', async () => {
    const element = await onPage('trusty-twelve', '2');
    for (const selector of ['[data-control=more]', 'dialog [data-control=solution]']) {
      const button = () => element.shadowRoot!.querySelector<HTMLElement>(selector);
      while (!button()) await settled(element);
      button()!.focus();
      await press(element, 'Enter');
    }
    while (!saidBy(element).startsWith('Showing a solution.')) await settled(element);
    expect(element.moveCount).to.equal(0);
    element.shadowRoot!.querySelector<HTMLElement>('.table [tabindex="0"]')!.focus();
    for (let moves = 1; moves <= 3; moves++) {
      await press(element, 'ArrowRight');
      expect(element.moveCount).to.equal(moves);
      expect(saidBy(element)).to.match(/^\w+ of \w+ to pile \d+, on /);
    }
    const move = oneEvent(element, 'move');
    await press(element, ' ');
    await move;
  });
});

describe('what is found out of a lost game', () => {
  it('is added to the move that lost it', async () => {
    const element = await table('trusty-twelve', { seed: '42', assist: '' });
    let last = '';
    for (let found = ''; element.status === 'playing' && found !== 'unwinnable'; found = await element.winnable()) {
      const move = element.legalMoves.at(-1)!;
      element.play(move);
      await settled(element);
      last = saidBy(element).split('. ')[0]!;
    }
    await waitUntil(() => /winnable|be won|No moves/.test(saidBy(element)), 'what is found out is said');
    expect(saidBy(element)).to.match(new RegExp(`^${last}\\. .*(No longer winnable|can’t be won|No moves left)`));
  });
});
