import { expect } from '@open-wc/testing';
import type { SolitaireEventMap } from '../../src/define.js';
import { verify } from '../../src/engine.js';
import { touch } from '../support/commands.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { clickAt, drag, movesOf, playThrough, tableOf, touchDrag } from './hand.js';
import type { Table } from './hand.js';

/** Notes what the document hears from an element. */
function hears(): { heard: string[]; wins: SolitaireEventMap['win']['detail'][]; stop: () => void } {
  const heard: string[] = [];
  const wins: SolitaireEventMap['win']['detail'][] = [];
  const note = (event: Event) => {
    heard.push(event.type);
    if (event.type === 'win') wins.push((event as SolitaireEventMap['win']).detail);
  };
  const types = ['deal', 'move', 'undo', 'redo', 'win', 'loss'];
  for (const type of types) document.addEventListener(type, note);
  return { heard, wins, stop: () => types.forEach((type) => document.removeEventListener(type, note)) };
}

async function winBy(text: string, way: Parameters<typeof playThrough>[2], width?: number): Promise<Table> {
  const { record, moves } = movesOf(text);
  const element = await tableOf(record, width);
  const { heard, wins, stop } = hears();
  await playThrough(element, moves, way);
  stop();
  expect(element.status).to.equal('won');
  expect(heard).to.deep.equal([...moves.map(() => 'move'), 'win']);
  expect(wins[0]!.by).to.equal('player');
  expect(wins[0]!.moveCount).to.equal(moves.length);
  expect(verify(wins[0]!.record)).to.include({ ok: true, status: 'won' });
  expect(element.shadowRoot!.querySelector('.message')!.textContent).to.contain(`Won in ${moves.length} moves`);
  return element;
}

const tapTap: Parameters<typeof playThrough>[2] = async (from, to) => {
  await clickAt(from);
  await clickAt(to);
};

const touchTap: Parameters<typeof playThrough>[2] = async (from, to) => {
  await touch.tap(from.x, from.y);
  await touch.tap(to.x, to.y);
};

for (const [game, text] of Object.entries(WON)) {
  describe(`a whole game of ${game}`, function () {
    this.timeout(60_000);
    it('is won by dragging with the mouse', async () => {
      await winBy(text, drag);
    });
    it('is won by tapping with a finger, on a phone', async () => {
      await winBy(text, touchTap, 340);
    });
  });
}

describe('a whole game of trusty-twelve', function () {
  this.timeout(60_000);
  it('is won by clicking a card, then where it goes', async () => {
    await winBy(WON['trusty-twelve']!, tapTap);
  });
  it('is won by dragging with a finger, on a phone', async () => {
    await winBy(WON['trusty-twelve']!, touchDrag, 340);
  });
});

describe('a whole game with options', function () {
  this.timeout(60_000);
  for (const text of WON_WITH_OPTIONS) {
    const { record } = movesOf(text);
    it(`${record.game} ${JSON.stringify(record.options)} is won by dragging`, async () => {
      await winBy(text, drag);
    });
  }
});
