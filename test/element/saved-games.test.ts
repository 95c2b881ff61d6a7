// What is kept with an unfinished game, in a browser's storage and under its locks.
import { expect } from '@open-wc/testing';
import { playFirst } from './acts.js';
import { box, create, settled, table } from '../support/table.js';
import { answered, freshStorage, slotsHeld } from '../support/slots.js';
import type { Attributes, Table } from '../support/table.js';

const SEED = { seed: '42', storage: 'local' };
const SLOT = `solitaire-elements/1/bakers-dozen/game/${JSON.stringify([{}, '42'])}`;

/** Leaves an element, and comes back to another in its place. */
async function comeBack(element: Table, attributes: Attributes): Promise<Table> {
  await answered();
  element.remove();
  return table(element.localName, attributes);
}

const saved = (): { [field: string]: unknown } =>
  JSON.parse(localStorage.getItem(SLOT)!) as { [field: string]: unknown };

const games = (): string[] => Object.keys(localStorage).filter((key) => key.includes('/game/'));

freshStorage();

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
