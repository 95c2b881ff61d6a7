import { expect } from '@open-wc/testing';
import { createGame, recordFromText } from '../../src/engine.js';
import type { SolitaireEventMap } from '../../src/index.js';
import { LOST, WON } from '../support/games-played.js';
import { playFirst, playOn } from './acts.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { refuses } from './refuses.js';
import { box, control, create, drawn, listen, seen, settled, stated, table, typesOf } from '../support/table.js';
import type { Table } from '../support/table.js';

describe('newGame', () => {
  it('deals a seed, with the options of the attributes', async () => {
    const element = await table('pyramid-dozen', { seed: '1', kings: 'alone' });
    await element.newGame({ seed: 42 });
    expect(element.state).to.deep.equal(createGame('pyramid-dozen', { seed: '42', kings: 'alone' }).state);
    expect(seen(element)).to.deep.equal(stated(element));
  });

  it('deals a deck, which goes before a seed', async () => {
    const element = await table('bakers-dozen');
    await element.newGame({ deck: GOES_HOME, seed: 42 });
    expect([element.state!.deck, element.seed]).to.deep.equal([GOES_HOME, GOES_HOME]);
  });

  it('deals at random whatever the attributes say', async () => {
    const element = await table('bakers-dozen', { seed: '42', deck: GOES_HOME });
    const seeds = new Set([element.seed]);
    for (const wanted of [undefined, {}, { seed: '' }, { seed: null, deck: null }]) {
      await element.newGame(wanted);
      expect(element.state).not.to.have.property('deck');
      seeds.add(element.seed);
    }
    expect(seeds.size).to.equal(5);
  });

  it('is fulfilled at its deal, and starts without a past', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    element.play(element.legalMoves[0]!);
    element.undo();
    const heard = listen(element);
    await element.newGame({ seed: 1 });
    expect(typesOf(heard).at(-1)).to.equal('deal');
    const { moveCount, canUndo, canRedo, elapsed } = element;
    expect([moveCount, canUndo, canRedo, elapsed]).to.deep.equal([0, false, false, 0]);
  });

  it('refuses what cannot be dealt', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    playFirst(element, 2);
    element.undo();
    await settled(element);
    await refuses(element, () => element.newGame({ seed: 'x'.repeat(257) }), RangeError, /seed.*257/);
    await refuses(element, () => element.newGame({ seed: {} as string }), TypeError, /seed/);
    for (const wanted of [null, 5, '42', true, ['42'], () => {}]) {
      await refuses(element, () => element.newGame(wanted as never), TypeError, /request for a deal is .*seed: '42'/);
    }
    await refuses(element, () => element.newGame({ deck: 'QH TD' }), RangeError, /2 cards.*52/);
    await refuses(element, () => element.newGame({ deck: `${GOES_HOME} AS` }), RangeError, /AS twice/);
    await refuses(element, () => element.newGame({ deck: 7 as never }), TypeError, /deck/);
  });

  it('goes before the deal of the attributes when it is first', async () => {
    const element = create('trusty-twelve', { seed: '42' });
    const heard = listen(element);
    (await box()).append(element);
    await element.newGame({ seed: 7 });
    await drawn(element);
    await settled(element);
    expect([element.seed, ...typesOf(heard)]).to.deep.equal(['7', 'deal']);
  });
});

describe('newGame that is refused', () => {
  it('takes nothing from a change of the same moment', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const heard = listen(element);
    element.kings = 'alone';
    await element.newGame({ deck: 'QH' }).catch(() => undefined);
    await settled(element);
    expect(element.state!.options).to.deep.equal({ recycles: 3, kings: 'alone' });
    expect(typesOf(heard)).to.deep.equal(['deal']);
  });
});

describe('restart', () => {
  it('deals the same game again', async () => {
    const element = await table('trefoil-solitaire', { draw: '' });
    const { state } = element;
    element.play({ type: 'redeal' });
    await element.restart();
    expect(element.state).to.deep.equal(state);
    expect([element.canUndo, element.canRedo]).to.deep.equal([false, false]);
    await element.newGame({ deck: GOES_HOME });
    await element.restart();
    expect(element.state!.deck).to.equal(GOES_HOME);
  });
});

describe('every new game', () => {
  const ways: { [way: string]: (element: Table) => unknown } = {
    'of a seed': (element) => element.newGame({ seed: 1 }),
    'at random': (element) => element.newGame(),
    'by restart': (element) => element.restart(),
    'by a changed seed': (element) => (element.seed = 'another'),
    'loaded, and won': (element) => element.load(recordFromText(WON['trusty-twelve']!)),
    'loaded, and lost': (element) => element.load(recordFromText(LOST[0]!.text)),
  };
  for (const [way, begin] of Object.entries(ways)) {
    it(`${way} fires deal and nothing else`, async () => {
      const element = await table('trusty-twelve', { seed: '42' });
      await playOn(element);
      const heard = listen(element);
      await begin(element);
      await settled(element);
      expect(typesOf(heard)).to.deep.equal(['deal']);
      expect(heard[0]!.detail.by).to.equal('script');
      expect((heard[0] as SolitaireEventMap['deal']).detail.state).to.deep.equal(element.state);
    });
  }

  it('leaves nothing to go back to of a game that is won, or was not begun', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    await element.newGame({ seed: 1 });
    await element.newGame({ deck: GOES_HOME });
    element.finish();
    await element.newGame({ seed: 1 });
    await settled(element);
    expect(control(element, 'back')?.ariaDisabled ?? 'true').to.equal('true');
  });

  it('brings no loss of the game it leaves behind, and neither does bringing that back', async () => {
    const element = await table('trusty-twelve', { deck: LAST_MOVE });
    await playOn(element);
    const { record } = element;
    const heard = listen(element);
    await element.newGame();
    control(element, 'back').click();
    await settled(element);
    expect(typesOf(heard)).to.deep.equal(['deal', 'deal']);
    expect(heard.map(({ detail }) => detail.by)).to.deep.equal(['script', 'player']);
    expect(element.record).to.deep.equal(record);
    expect(control(element, 'back')?.ariaDisabled ?? 'true', 'it is on the table').to.equal('true');
  });
});
