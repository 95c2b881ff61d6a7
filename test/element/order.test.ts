// What follows from a change of the game in play, in the order that `Play` follows it in.
import { expect } from '@open-wc/testing';
import { WON } from '../support/games-played.js';
import { drag, make, tableNear } from '../support/hand.js';
import { control, settled, textOf } from '../support/table.js';

/** What an element keeps meanwhile, in order. */
const log: string[] = [];

describe('what follows from a move', () => {
  const own = Object.getOwnPropertyDescriptors(Storage.prototype);
  const note = (key: string) => {
    const [, kind] = /\/(statistics|game)/.exec(key) ?? [];
    if (kind) log.push(kind);
  };

  beforeEach(() => {
    log.length = 0;
    Storage.prototype.setItem = function (key, value) {
      note(key);
      own.setItem.value!.call(this, key, value);
    };
    Storage.prototype.removeItem = function (key) {
      note(key);
      own.removeItem.value!.call(this, key);
    };
  });

  afterEach(() => {
    Object.defineProperties(Storage.prototype, { setItem: own.setItem, removeItem: own.removeItem });
    sessionStorage.clear();
  });

  it('is told last, with what was counted of it', async () => {
    const { element, rest } = await tableNear(WON['bakers-dozen']!, 1);
    element.storage = 'session';
    await make(element, rest[0]!, drag);
    await settled(element);
    expect(control(element, 'new')).to.exist;
    expect(log).to.deep.equal(['statistics', 'statistics', 'game']);
    expect(textOf(element, '[aria-live]')).to.contain('First win!');
  });
});
