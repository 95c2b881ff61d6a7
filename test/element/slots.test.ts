// What a page puts on the sheet after a game: where it is seen, what of it is heard, and whose its keys and clicks are.
import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { clickOn, drag, middle, cardOn, table as onPage } from '../support/hand.js';
import { settled, type Table } from '../support/table.js';
import { warnings } from '../support/warnings.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { finish, saidBy } from './reader.js';
import { waitUntil } from '../support/wait-until.js';

/** A game with content for both slots. */
async function withContent(tag: string, deck: string): Promise<Table> {
  const element = await onPage(tag, { deck });
  element.innerHTML = `
    <form slot="won"><label>A deal a week: <input name="email"></label> <button>Subscribe</button></form>
    <p slot="lost">See <a href="#board">the leaderboard</a></p>`;
  await settled(element);
  return element;
}

async function winHome(): Promise<Table> {
  const element = await withContent('bakers-dozen', GOES_HOME);
  element.scrollIntoView();
  for (let taps = 0; taps < 2; taps++) await clickOn(cardOn(element, 'AS'));
  await finish(element);
  return element;
}

async function lose(): Promise<Table> {
  const element = await withContent('trusty-twelve', LAST_MOVE);
  element.scrollIntoView();
  await drag(middle(cardOn(element, 'QC')), middle(cardOn(element, 'KC')));
  await settled(element);
  return element;
}

/** Which content is seen. */
const seen = (element: Table): string[] =>
  [...element.children].filter((each) => each.checkVisibility()).map(({ slot }) => slot);

describe('what a page puts into a slot', () => {
  it('is seen on the sheet of a win, in the strip of a loss, and nowhere else', async () => {
    const won = await winHome();
    expect(seen(won)).to.deep.equal(['won']);
    const sheet = won.shadowRoot!.querySelector('.result')!.getBoundingClientRect();
    const form = won.querySelector('form')!.getBoundingClientRect();
    expect([form.top > sheet.top, form.bottom < sheet.bottom]).to.deep.equal([true, true]);
    await won.restart();
    await settled(won);
    expect(seen(won)).to.deep.equal([]);
    expect(seen(await lose())).to.deep.equal(['lost']);
  });

  it('is heard without its elements and line breaks', async () => {
    expect(saidBy(await winHome())).to.match(/ A deal a week: Subscribe$/);
    const lost = await lose();
    await waitUntil(() => saidBy(lost).endsWith(' See the leaderboard'));
  });

  it('keeps its own keys and clicks', async () => {
    const element = await winHome();
    const { seed } = element;
    const input = element.querySelector('input')!;
    await clickOn(input);
    expect(document.activeElement === input).to.equal(true);
    const heard: string[] = [];
    const hear = ({ type }: Event) => heard.push(type);
    for (const type of ['keydown', 'input']) document.addEventListener(type, hear);
    try {
      await sendKeys({ type: 'n?1' });
      expect([input.value, element.seed, element.shadowRoot!.querySelector('dialog')]).to.deep.equal([
        'n?1',
        seed,
        null,
      ]);
      expect(heard.filter((type) => type === 'input')).to.have.length(3);
    } finally {
      for (const type of ['keydown', 'input']) document.removeEventListener(type, hear);
    }
    const submitted = new Promise<Event>((resolve) =>
      element.querySelector('form')!.addEventListener('submit', resolve),
    );
    element.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
    await clickOn(element.querySelector('form button')!);
    expect((await submitted).type).to.equal('submit');
    const lost = await lose();
    await clickOn(lost.querySelector('a')!);
    expect(location.hash).to.equal('#board');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('is no fallback content that the page is warned of', async () => {
    const { warned } = await warnings(() => withContent('bakers-dozen', GOES_HOME));
    expect(warned.filter((text) => text.includes('hides'))).to.deep.equal([]);
  });
});
