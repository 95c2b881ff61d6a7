import { expect } from '@open-wc/testing';
import { createGame } from '../../src/engine.js';
import { warnings } from './acts.js';
import { GOES_HOME } from './decks.js';
import { box, create, drawn, listen, seen, settled, stated, table, typesOf } from '../support/table.js';

describe('the seed', () => {
  it('is the deal of the engine, and shown', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const game = createGame('bakers-dozen', { seed: '42' });
    expect(element.state).to.deep.equal(game.state);
    expect(seen(element)).to.deep.equal(stated(game));
  });

  for (const text of [' 42', '0', 'ß 🂡 "<b>', 'x'.repeat(256)]) {
    it(`is used exactly as given: ${text.slice(0, 12)}`, async () => {
      const element = await table('trusty-twelve', { seed: text });
      expect(element.state!.seed).to.equal(text);
      expect(element.state!.piles).to.deep.equal(createGame('trusty-twelve', { seed: text }).state.piles);
    });
  }

  it('may be a number, which becomes text', async () => {
    const element = create('trusty-twelve');
    element.seed = 0;
    expect(element.seed).to.equal('0');
    (await box()).append(element);
    await drawn(element);
    element.seed = 42;
    await settled(element);
    expect(element.seed).to.equal('42');
    expect(element.state!.piles).to.deep.equal(createGame('trusty-twelve', { seed: '42' }).state.piles);
  });

  for (const [what, set] of Object.entries({
    absent: () => {},
    empty: (element: HTMLElement) => element.setAttribute('seed', ''),
    null: (element: HTMLElement) => Object.assign(element, { seed: null }),
    undefined: (element: HTMLElement) => Object.assign(element, { seed: undefined }),
    false: (element: HTMLElement) => Object.assign(element, { seed: false }),
  })) {
    it(`${what} asks for a random deal`, async () => {
      const [one, other] = [create('trusty-twelve'), create('trusty-twelve')];
      [one, other].forEach(set);
      (await box()).append(one, other);
      await Promise.all([drawn(one), drawn(other)]);
      expect(one.seed).to.match(/^\d{1,10}$/);
      expect(one.seed).not.to.equal(other.seed);
      expect(one.state!.piles).not.to.deep.equal(other.state!.piles);
    });
  }

  it('reads the request until the deal is made, then the seed in play', async () => {
    const element = create('trusty-twelve', { seed: 'asked' });
    expect([element.seed, element.state]).to.deep.equal(['asked', null]);
    (await box()).append(element);
    await drawn(element);
    element.seed = 'next';
    expect([element.seed, element.state!.seed]).to.deep.equal(['next', 'asked']);
    await settled(element);
    expect([element.seed, element.state!.seed]).to.deep.equal(['next', 'next']);
    await element.newGame();
    expect(element.seed).to.equal(element.state!.seed);
    expect(element.seed).not.to.equal('next');
  });

  it('is never written to the attribute', async () => {
    const asked = await table('trusty-twelve', { seed: '42' });
    asked.seed = 43;
    await asked.newGame();
    expect(asked.getAttribute('seed')).to.equal('42');
    const random = await table('trusty-twelve');
    await random.newGame({ seed: 7 });
    expect(random.hasAttribute('seed')).to.equal(false);
  });
});

describe('the deck', () => {
  it('goes before the seed, and makes room for it once it is taken away', async () => {
    const element = await table('lucky-thirteen', { deck: GOES_HOME, seed: '42' });
    expect(seen(element)['tableau-1']).to.deep.equal(['KC', 'KD', 'KH', 'KS']);
    expect(element.state!.deck).to.equal(GOES_HOME);
    element.deck = null;
    await settled(element);
    expect(element.state).to.deep.equal(createGame('lucky-thirteen', { seed: '42' }).state);
  });

  it('may be spread over lines', async () => {
    const element = await table('lucky-thirteen', { deck: `\n  ${GOES_HOME.replaceAll(' ', '\n\t')}\n` });
    expect(element.state!.deck).to.equal(GOES_HOME);
  });
});

describe('options', () => {
  it('of Pyramid Dozen are taken from attributes and properties', async () => {
    const element = await table('pyramid-dozen', { seed: '42', recycles: 'unlimited', kings: 'alone' });
    expect(element.state!.options).to.deep.equal({ recycles: 'unlimited', kings: 'alone' });
    expect(element.state!.recyclesLeft).to.equal('unlimited');
    element.recycles = 0;
    element.removeAttribute('kings');
    await settled(element);
    expect(element.state!.options).to.deep.equal({ recycles: 0, kings: 'stay' });
  });

  it('have their defaults', () => {
    const { recycles, kings } = create('pyramid-dozen');
    expect([recycles, kings]).to.deep.equal([3, 'stay']);
  });
});

describe('a boolean', () => {
  const booleans = [
    ['trusty-twelve', 'daily'],
    ['trusty-twelve', 'assist'],
    ['trusty-twelve', 'sound'],
    ['trusty-twelve', 'disabled'],
    ['trefoil-solitaire', 'draw'],
  ] as const;

  for (const [tag, name] of booleans) {
    it(`${name} is off where it says "false", and on with any other text, as attribute and as property`, async () => {
      const element = await table(tag, { seed: '42', [name]: 'false' });
      expect(element[name], 'at first').to.equal(false);
      for (const [value, on] of [
        ['', true],
        ['false', false],
        ['true', true],
        ['false', false],
        [name, true],
      ] as const) {
        element.setAttribute(name, value);
        expect(element[name], `${name}="${value}"`).to.equal(on);
      }
      element.removeAttribute(name);
      expect(element[name], 'absent').to.equal(false);
      for (const [value, on] of [
        ['', true],
        ['false', false],
        ['true', true],
        [false, false],
        [true, true],
        [undefined, false],
        [1, true],
        [0, false],
        [null, false],
      ] as const) {
        Object.assign(element, { [name]: value });
        expect(element[name], `${name} = ${JSON.stringify(value)}`).to.equal(on);
      }
    });
  }

  it('that is off deals, plays and asks nothing of the solver', async () => {
    const element = await table('trefoil-solitaire', { seed: '42', daily: 'false', draw: 'false', disabled: 'false' });
    expect([element.state!.seed, element.state!.options]).to.deep.equal(['42', { draw: false }]);
    element.shadowRoot!.querySelector<HTMLElement>('.turn')!.click();
    expect(element.moveCount).to.equal(1);
  });

  it('that was "false" before the upgrade is off after it', async () => {
    const element = create('trefoil-solitaire', { seed: '42' });
    Object.assign(element, { draw: 'false', disabled: 'false' });
    (await box()).append(element);
    await drawn(element);
    expect([element.disabled, element.state!.options]).to.deep.equal([false, { draw: false }]);
  });

  it('disabled shows as attribute that it is on, or off', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    element.disabled = true;
    await settled(element);
    expect(element.getAttribute('disabled')).to.equal('');
    Object.assign(element, { disabled: 'false' });
    await settled(element);
    expect(element.hasAttribute('disabled')).to.equal(false);
  });
});

describe('what frameworks set', () => {
  const texts = ['deck', 'deals', 'controls', 'storage', 'felt', 'back', 'shareUrl', 'kings', 'recycles'];

  /** What an element does about a property: what is dealt, what is shown below it, what it tells the page's author. */
  async function effect(property: object) {
    const { warned, result: element } = await warnings(async () => {
      const element = create('pyramid-dozen', { seed: '42' });
      Object.assign(element, property);
      (await box()).append(element);
      return drawn(element);
    });
    const buttons = element.shadowRoot!.querySelectorAll('[part~=toolbar] button').length;
    return { options: element.state!.options, seed: element.seed, buttons, warned };
  }

  for (const name of texts) {
    for (const value of [undefined, null, false]) {
      it(`${name} = ${value} is as good as absent`, async () => {
        expect(await effect({ storage: 'none', [name]: value })).to.deep.equal(await effect({ storage: 'none' }));
      });
    }

    const isOption = name === 'kings' || name === 'recycles';
    it(`${name} = "" is ${isOption ? 'its default, with a warning' : 'as good as absent'}`, async () => {
      const { warned, ...rest } = await effect({ storage: 'none', [name]: '' });
      expect({ ...rest, warned: [] }).to.deep.equal(await effect({ storage: 'none' }));
      expect(warned).to.have.length(isOption ? 1 : 0);
    });
  }

  it('values that go back to nothing are the defaults again', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    for (const nothing of [undefined, null, false]) {
      Object.assign(element, { kings: 'alone', recycles: 0, controls: 'none' });
      await settled(element);
      expect(element.state!.options).to.deep.equal({ recycles: 0, kings: 'alone' });
      Object.assign(element, { kings: nothing, recycles: nothing, controls: nothing });
      await settled(element);
      expect(element.state!.options).to.deep.equal({ recycles: 3, kings: 'stay' });
      expect(element.shadowRoot!.querySelector('[part~=toolbar] button')).not.to.equal(null);
    }
  });

  for (const recycles of [0, 2, '0', '2', 'unlimited']) {
    it(`recycles is a number or its text: ${JSON.stringify(recycles)}`, async () => {
      const read = recycles === 'unlimited' ? recycles : Number(recycles);
      expect((await effect({ storage: 'none', recycles })).options).to.deep.equal({ recycles: read, kings: 'stay' });
    });
  }

  for (const name of ['deals', 'controls', 'storage', 'felt', 'back', 'kings', 'deck']) {
    it(`a number for ${name} is refused with a warning that names it`, async () => {
      const { warned } = await effect({ storage: 'none', [name]: 7 });
      expect(warned).to.have.lengthOf(1);
      expect(warned[0]).to.contain(`${name}=7`);
    });
  }
});

describe('two elements on a page', () => {
  it('play their own games', async () => {
    const one = await table('bakers-dozen', { seed: '42' });
    const other = await table('bakers-dozen', { seed: '42' });
    const { state } = other;
    const heard = listen(other);
    one.play(one.legalMoves[0]!);
    one.disabled = true;
    await settled(one);
    await settled(other);
    expect([one.moveCount, other.disabled, typesOf(heard)]).to.deep.equal([1, false, []]);
    expect(other.state).to.deep.equal(state);
    expect(seen(other)).to.deep.equal(stated({ state }));
  });
});
