import { expect } from '@open-wc/testing';
import { warnings } from './acts.js';
import { box, create, drawn, settled, table } from '../support/table.js';

describe('the seed', () => {
  it('is used exactly as the attribute gives it', async () => {
    const element = await table('trusty-twelve', { seed: ' 42 ß 🂡 "<b>' });
    expect(element.state!.seed).to.equal(' 42 ß 🂡 "<b>');
  });

  it('empty asks for a random deal', async () => {
    const one = await table('trusty-twelve', { seed: '' });
    const other = await table('trusty-twelve', { seed: '' });
    expect(one.seed).to.match(/^\d{1,10}$/);
    expect(one.seed).not.to.equal(other.seed);
    expect(one.state!.piles).not.to.deep.equal(other.state!.piles);
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
    // Before any move, the first press only asks.
    for (let i = 0; i < 2; i++) element.shadowRoot!.querySelector<HTMLElement>('.turn')!.click();
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
  /** What an element does about properties: what is dealt, what is shown below it, what it tells the page's author. */
  async function effect(properties: object) {
    const { warned, result: element } = await warnings(async () => {
      const element = create('pyramid-dozen', { seed: '42' });
      Object.assign(element, properties);
      (await box()).append(element);
      return drawn(element);
    });
    const buttons = element.shadowRoot!.querySelectorAll('[part~=toolbar] button').length;
    return { options: element.state!.options, seed: element.seed, buttons, warned };
  }

  it('nothing is as good as absent, and text that is empty, too, but for options', async () => {
    const texts = ['deck', 'deals', 'buttons', 'felt', 'back', 'shareUrl'];
    const all = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
    const absent = await effect({});
    for (const nothing of [undefined, null, false]) {
      expect(await effect(all([...texts, 'storage', 'kings', 'recycles'], nothing))).to.deep.equal(absent);
    }
    expect(await effect(all(texts, ''))).to.deep.equal(absent);
  });
});

describe('two elements on a page', () => {
  it('have their own properties', async () => {
    const one = await table('bakers-dozen', { seed: '42' });
    const other = await table('bakers-dozen', { seed: '42' });
    one.disabled = true;
    one.buttons = 'undo';
    await settled(one);
    await settled(other);
    expect([one.disabled, other.disabled, other.buttons]).to.deep.equal([true, false, null]);
  });
});
