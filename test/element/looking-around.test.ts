// Looking around by keys: where the focus goes, and what is heard there.
import { expect } from '@open-wc/testing';
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
  it('goes by Enter to the card that is found, and stays by Escape', async () => {
    const element = await onPage();
    await hear(element, 'w', 'a', 'c', 'Enter');
    expect(focused(element)).to.equal(cardOn(element, 'AC'));
    await hear(element, 'w', '0', 's', 'Escape');
    expect(focused(element)).to.equal(cardOn(element, 'AC'));
  });

  it('goes back to the name of its place by Escape', async () => {
    const element = await onPage();
    const name = focused(element)!.ariaLabel;
    expect((await hear(element, 'd', 'Escape')).at(-1)).to.equal(name);
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
