// What is kept with an unfinished game, in a browser's storage and under its locks.
import { expect, oneEvent } from '@open-wc/testing';
import { buttonOn, clickOn, drag, make } from '../support/hand.js';
import { playFirst, playOn } from './acts.js';
import { GOES_HOME } from './decks.js';
import { box, create, pick, settled, table } from '../support/table.js';
import { answered, freshStorage, slotsHeld } from '../support/slots.js';
import type { Attributes, Table } from '../support/table.js';

const GAME = { deck: GOES_HOME, storage: 'local' };
const SEED = { seed: '42', storage: 'local' };
const SLOT = `solitaire-elements/1/bakers-dozen/game/${JSON.stringify([{}, '42'])}`;

/** Leaves an element, and comes back to another in its place. */
async function comeBack(element: Table, attributes: Attributes = GAME): Promise<Table> {
  await answered();
  element.remove();
  return table(element.localName, attributes);
}

const saved = (): { [field: string]: unknown } =>
  JSON.parse(localStorage.getItem(SLOT)!) as { [field: string]: unknown };

async function statistics(element: Table): Promise<{ [name: string]: string }> {
  await pick(element, 'statistics');
  await settled(element);
  const lines = [...element.shadowRoot!.querySelectorAll('dialog dl div')];
  element.shadowRoot!.querySelector('dialog')!.close();
  while (element.shadowRoot!.querySelector('dialog')) await settled(element);
  return Object.fromEntries(
    lines.map((line) => [line.querySelector('dt')!.textContent, line.querySelector('dd')!.textContent]),
  );
}

const games = (): string[] => Object.keys(localStorage).filter((key) => key.includes('/game/'));

freshStorage();

describe('a game in which a solution was shown', () => {
  it('is still one after a reload: its win is assisted and not counted', async () => {
    const first = await table('bakers-dozen', { ...GAME, buttons: 'solution' });
    await make(first, first.legalMoves[0]!, drag);
    await playOn(first, 49);
    await clickOn(buttonOn(first, '[data-control=solution]'));
    await settled(first);
    await clickOn(buttonOn(first, 'dialog p + .more .tool'));
    await oneEvent(first, 'move');
    // The next move, half a second later, would win.
    first.disabled = true;
    const second = await comeBack(first);
    expect(second.moveCount).to.equal(51);
    const win = oneEvent<CustomEvent<{ assisted: boolean }>>(second, 'win');
    await make(second, second.legalMoves[0]!, drag);
    expect((await win).detail.assisted).to.equal(true);
    expect(await statistics(second)).to.include({ Played: '1', Won: '0' });
  });
});

describe('a game at random', () => {
  const ANY = { deals: 'any', storage: 'local' };
  const MINE = { ...ANY, id: 'mine' };
  const { href } = location;
  const goTo = (address: string) => history.replaceState(null, '', address);
  afterEach(() => goTo(href));

  it('is known again by the id of its element, wherever on the page that has moved, and the page in its app', async () => {
    const first = await table('bakers-dozen', MINE);
    playFirst(first);
    await comeBack(first, ANY);
    goTo('/another/page?of=the#app');
    expect((await table('bakers-dozen', MINE)).record).to.deep.equal(first.record);
  });

  it('is known without an id by the path and the query of its page', async () => {
    goTo('?p=12');
    const first = await table('bakers-dozen', ANY);
    playFirst(first);
    goTo('?p=13');
    const second = await comeBack(first, ANY);
    expect(second.moveCount).to.equal(0);
    goTo('?p=12&utm_source=letter&fbclid=x#chapter-3');
    expect((await comeBack(second, ANY)).record).to.deep.equal(first.record);
  });

  it('is known in a frame without an address by the place of that frame, also in a shadow root', async () => {
    const [place, frames] = [await box(), [0, 1].map(() => document.createElement('iframe'))];
    place.append(...frames);
    const played = frames.map(({ contentDocument }, i) => {
      const element = create('bakers-dozen', ANY);
      const host = contentDocument!.createElement('div');
      (i ? host.attachShadow({ mode: 'open' }) : host).append(element);
      contentDocument!.body.append(host);
      return element;
    });
    for (const element of played) {
      await settled(element);
      playFirst(element);
      await settled(element);
    }
    await answered();
    expect(new Set(games())).to.have.length(2);
    goTo('?p=12');
    const again = create('bakers-dozen', ANY);
    played[0]!.replaceWith(again);
    await settled(again);
    expect(again.moveCount).to.equal(0);
  });
});

describe('a page that the browser keeps for the way back', () => {
  it('leaves the place of its game to others, and takes it again with the next move', async () => {
    const element = await table('bakers-dozen', SEED);
    element.play(element.legalMoves[0]!);
    expect(await slotsHeld()).to.equal(1);
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(await slotsHeld()).to.equal(0);
    element.play(element.legalMoves[0]!);
    expect(await slotsHeld()).to.equal(1);
    expect(saved()['record']).to.deep.equal(element.record);
  });
});
