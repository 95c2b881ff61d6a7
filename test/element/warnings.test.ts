import { expect } from '@open-wc/testing';
import '../../src/calendar.js';
import '../../src/examples/free-cell.js';
import { createGame } from '../../src/engine.js';
import { warnings } from './acts.js';
import { GOES_HOME } from './decks.js';
import { box, control, settled, table } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';

/** A property that a page sets on a good element, and what comes of it. */
const setLater = (tag: string, attributes: Attributes, property: object): ReturnType<typeof badTable> =>
  warnings(async () => {
    const element = await table(tag, attributes);
    Object.assign(element, property);
    await settled(element);
    return element;
  });

const badTable = async (tag: string, attributes: Attributes): Promise<{ warned: string[]; result: Table }> =>
  warnings(async () => {
    const element = await table(tag, attributes);
    // What is wrong is told once, not with every update and deal.
    element.disabled = true;
    await settled(element);
    await element.restart();
    await element.newGame({ seed: 42 });
    return element;
  });

interface Bad {
  readonly tag: string;
  readonly attribute: string;
  readonly value: string;
  /** What the warning must name besides. */
  readonly names: string[];
}

const bad: Bad[] = [
  { tag: 'trusty-twelve', attribute: 'seed', value: 'x'.repeat(257), names: ['"xxxxx', '256 characters'] },
  { tag: 'trusty-twelve', attribute: 'deck', value: 'QH TD', names: ['"QH TD"', '52'] },
  { tag: 'bakers-dozen', attribute: 'deck', value: `${GOES_HOME} AS`, names: ['"KC KD', '52'] },
  { tag: 'trusty-twelve', attribute: 'deals', value: 'easy', names: ['"easy"', 'winnable, any'] },
  { tag: 'pyramid-dozen', attribute: 'kings', value: 'leave', names: ['"leave"', 'stay, with-queen, alone'] },
  { tag: 'pyramid-dozen', attribute: 'kings', value: '', names: ['""', 'stay, with-queen, alone'] },
  { tag: 'pyramid-dozen', attribute: 'recycles', value: '100', names: ['"100"', '0 to 99, unlimited'] },
  { tag: 'pyramid-dozen', attribute: 'recycles', value: '-1', names: ['"-1"', '0 to 99, unlimited'] },
  { tag: 'trusty-twelve', attribute: 'share-url', value: 'http://[', names: ['"http://["', 'an address'] },
  { tag: 'lucky-thirteen', attribute: 'controls', value: 'undo fly', names: ['"undo fly"', 'undo', 'redo', 'none'] },
];

describe('a bad value', () => {
  for (const { tag, attribute, value, names } of bad) {
    it(`of ${attribute} is warned of once, by name: ${value.slice(0, 12)}`, async () => {
      const { warned } = await badTable(tag, { [attribute]: value });
      expect(warned.length).to.equal(1);
      expect(warned[0]!.length).to.be.below(250);
      for (const name of [`<${tag}>`, attribute, ...names]) expect(warned[0]).to.contain(name);
    });
  }

  it('of an attribute is warned of again after another one, or after a good one', async () => {
    const { warned } = await warnings(async () => {
      const element = await table('trusty-twelve', { seed: '42' });
      for (const deals of ['all', 'some', 'all', 'any', 'all']) {
        element.setAttribute('deals', deals);
        await settled(element);
      }
    });
    expect(warned.map((text) => /"\w+"/.exec(text)![0])).to.deep.equal(['"all"', '"some"', '"all"', '"all"']);
  });

  it('of a seed falls back to a random deal', async () => {
    const { result } = await warnings(() => table('trusty-twelve', { seed: 'x'.repeat(257) }));
    expect(result.seed).to.match(/^\d{1,10}$/);
  });

  it('of a seed that is an object is warned of, even one that cannot be written as text', async () => {
    for (const seed of [{}, ['42'], Object.create(null)]) {
      const { result, warned } = await setLater('trusty-twelve', { seed: '42', deals: 'any' }, { seed });
      expect(warned).to.have.length(1);
      expect(warned[0]).to.match(/<trusty-twelve> seed=an (object|array) is not allowed; allowed: text/);
      expect(result.seed).to.match(/^\d{1,10}$/);
    }
  });

  it('of fit is shown as none, even one that cannot be written as text', async () => {
    for (const fit of [Symbol('x'), Object.create(null)]) {
      const { result, warned } = await setLater('trusty-twelve', { seed: '42' }, { fit });
      expect(warned).to.have.length(1);
      expect(warned[0]).to.match(/<trusty-twelve> fit=.* is not allowed; allowed: height/);
      expect(result.hasAttribute('fit')).to.equal(false);
    }
  });

  it('of a deck falls back to the seed', async () => {
    const { result } = await warnings(() => table('trusty-twelve', { deck: 'QH TD', seed: '42' }));
    expect(result.state).to.deep.equal(createGame('trusty-twelve', { seed: '42' }).state);
  });

  it('of an option falls back to its default', async () => {
    const { result, warned } = await warnings(() => table('pyramid-dozen', { kings: 'leave', recycles: 'some' }));
    expect(result.state!.options).to.deep.equal({ recycles: 3, kings: 'stay' });
    expect(warned.length).to.equal(2);
  });

  for (const [controls, shown] of [
    ['undo fly', ['undo']],
    ['bogus', ['undo', 'redo', 'more']],
    ['bogus fly', ['undo', 'redo', 'more']],
    ['none bogus', []],
  ] as const) {
    it(`of controls leaves the good ones, or all if there is none, or none: ${controls}`, async () => {
      const { result, warned } = await warnings(() => table('trusty-twelve', { controls }));
      expect(['undo', 'redo', 'more'].filter((name) => control(result, name))).to.deep.equal(shown);
      expect(warned.length).to.equal(1);
    });
  }

  it('of controls that is no text shows all', async () => {
    const { result, warned } = await setLater('trusty-twelve', { controls: 'undo' }, { controls: ['undo'] });
    expect(control(result, 'redo')).to.exist;
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.contain('controls=an array');
  });

  it('that comes later keeps the page running too', async () => {
    const { warned, result } = await setLater('pyramid-dozen', { seed: '42', kings: 'alone' }, { kings: 'leave' });
    expect(warned.length).to.equal(1);
    expect(result.state!.options).to.deep.equal({ recycles: 3, kings: 'stay' });
    expect(result.seed).to.equal('42');
  });
});

describe('a tag that is ended like <my-game />', () => {
  for (const [tag, inside, html] of [
    ['bakers-dozen', 'footer', '<bakers-dozen seed="1" /><p>More</p><footer>End</footer>'],
    ['trusty-twelve', 'free-cell', '<trusty-twelve seed="1" /><p>More</p><free-cell></free-cell>'],
    ['solitaire-calendar', 'section', '<solitaire-calendar /><p>More</p><section>End</section>'],
    ['', 'a picture', '<bakers-dozen seed="1"><img alt=""><p>A <a href="#">link</a></p></bakers-dozen>'],
    ['', 'a heading', '<bakers-dozen seed="1"><h2>Play</h2><noscript>No</noscript></bakers-dozen><p>More</p>'],
    ['', 'nothing', '<div><bakers-dozen seed="1"></bakers-dozen></div><footer>End</footer>'],
  ] as const) {
    it(`is ${tag ? 'warned of once' : 'not seen'} where ${tag || 'a game'} has ${inside} inside`, async () => {
      const { warned } = await warnings(async () => {
        const host = await box();
        host.innerHTML = html;
        for (const each of host.querySelectorAll<Table>('bakers-dozen, trusty-twelve')) await settled(each);
        host.append(host.firstElementChild!);
      });
      const told = warned.filter((text) => text.includes(' hides '));
      expect(told).to.have.length(tag ? 1 : 0);
      for (const part of tag ? [`<${tag}>`, `<${inside}>`, `</${tag}>`] : []) expect(told[0]).to.contain(part);
    });
  }
});

describe('good values', () => {
  it('warn of nothing', async () => {
    const { warned } = await warnings(async () => {
      await badTable('pyramid-dozen', { seed: '', deck: '', recycles: '0', kings: 'with-queen', controls: 'none' });
      await badTable('trefoil-solitaire', { draw: 'draw', controls: 'redo  undo\n new' });
      await badTable('trusty-twelve', { deck: GOES_HOME, seed: 'x'.repeat(256) });
    });
    expect(warned).to.deep.equal([]);
  });
});
