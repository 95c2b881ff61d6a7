import { expect } from '@open-wc/testing';
import '../../src/calendar.js';
import '../../src/examples/free-cell.js';
import { warnings } from './acts.js';
import { box, settled, table } from '../support/table.js';
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
