import { expect } from '@open-wc/testing';
import '../../src/calendar.js';
import '../../src/examples/free-cell.js';
import { warnings } from './acts.js';
import { box, control, settled, table } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';

/** A property that a page sets on a good element, and what comes of it. */
const setLater = (tag: string, attributes: Attributes, property: object) =>
  warnings(async () => {
    const element = await table(tag, attributes);
    Object.assign(element, property);
    await settled(element);
    return element;
  });

describe('a bad value', () => {
  it('of an attribute is warned of once, by name, and that of controls leaves the good ones', async () => {
    const { warned, result } = await warnings(async () => {
      const good = { seed: '', deck: '', daily: 'false' };
      const element = await table('lucky-thirteen', { ...good, buttons: 'undo fly', 'share-url': 'http://[' });
      // What is wrong is told once, not with every update and deal.
      element.disabled = true;
      await settled(element);
      await element.restart();
      await element.newGame({ seed: 42 });
      return element;
    });
    expect(warned.length).to.equal(2);
    expect(warned[1]).to.match(/^<lucky-thirteen> buttons="undo fly" is not allowed; allowed: undo, redo, .*none$/);
    expect(warned[0]).to.equal(
      '<lucky-thirteen> share-url="http://[" is not allowed; allowed: a URL with http, https or file',
    );
    expect(['undo', 'redo', 'more'].filter((name) => control(result, name))).to.deep.equal(['undo']);
  });

  it('of controls, the name that tools empty, is answered with the line to write, once', async () => {
    for (const [value, line] of [
      ['undo new', 'buttons="undo new"'],
      ['', 'buttons="undo redo hint new"'],
      ['controls', 'buttons="undo redo hint new"'],
    ] as const) {
      const { warned } = await warnings(async () => {
        const element = await table('trusty-twelve', { controls: value });
        element.disabled = true;
        await settled(element);
      });
      expect(warned).to.deep.equal([`<trusty-twelve> controls is not an attribute; write ${line}`]);
    }
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
