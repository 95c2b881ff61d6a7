// What the reader is told where the browser's storage takes no more.
import { expect } from '@open-wc/testing';
import { showPage } from '../support/clock.js';
import { fill } from '../support/full.js';
import { freshStorage } from '../support/slots.js';
import { settled, type Table, table, textOf } from '../support/table.js';
import { playOn } from './acts.js';

const GAME = { seed: '42', storage: 'local' };
const SLOT = `solitaire-elements/1/bakers-dozen/game/${JSON.stringify([{}, '42'])}`;

const told = (element: Table): string => textOf(element, '.message');

/** As if the reader went to another tab. */
function hide(): void {
  showPage(false);
  delete (document as { hidden?: boolean }).hidden;
}

freshStorage();

describe('where the storage is full, a game', () => {
  it('that cannot be kept says so', async () => {
    fill();
    const element = await table('bakers-dozen', GAME);
    await playOn(element);
    expect(told(element)).to.equal('This game can’t be saved: the browser’s storage is full');
    expect(localStorage.getItem(SLOT)).to.equal(null);
  });
});

describe('where there is no storage', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  afterEach(() => Object.defineProperty(window, 'localStorage', real));

  it('nothing is said of a game that the browser does not allow to keep', async () => {
    Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
    const element = await table('bakers-dozen', GAME);
    await playOn(element);
    hide();
    await settled(element);
    expect(told(element)).to.equal('Deal 42');
  });
});
