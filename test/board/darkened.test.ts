// Where something else darkens a page: paper and ink change together, or not at all.
import { expect } from '@open-wc/testing';
import { disable, enable } from 'darkreader';
import { drawDeal } from '../../src/picture.js';
import { forceDark } from '../support/commands.js';
import { cardOn, table, type Table } from '../support/hand.js';
import { contrastIn, cornerOf } from '../support/ink.js';
import { box, control, create, settled } from '../support/table.js';
import { frames, part, parts } from './board.js';

/** Dark Reader changes style sheets step by step, and ends by marking the page. */
async function darkReader(): Promise<void> {
  enable({});
  await frames(20);
}

/** The contrast of text, and of graphics (WCAG 2.2, 1.4.3 and 1.4.11). */
const READABLE = 4.5;
const VISIBLE = 3;

const DARKENERS = {
  'Dark Reader': { on: darkReader, off: disable },
  'Chromium’s forced dark theme': { on: () => forceDark(true), off: () => forceDark(false) },
};

const PAGES = {
  'the usual colours': '',
  'a page’s paper': '--solitaire-card: #fffaf0',
  'a page’s ink': '--solitaire-black: #123; --solitaire-red: #a00',
  'dark cards': '--solitaire-card: #222; --solitaire-black: #eee; --solitaire-red: #f99',
  'a light felt': '--solitaire-felt: #e8f0e8',
};

/** A black card and a red one, and a button. */
const seen = (element: Table): DOMRect[] => [
  ...['TS', 'AH'].map((code) => cornerOf(cardOn(element, code))),
  part(element, '[data-control="hint"] .icon').getBoundingClientRect(),
];

it('a reader’s own style sheet, yellow on black, leaves cards their edges', async () => {
  const element = await table('bakers-dozen', { seed: '42' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { background: #000 !important; color: #ff0 !important }');
  element.shadowRoot!.adoptedStyleSheets.push(sheet);
  const { right, top } = parts(element, '.card[data-pile="tableau-1"]').at(-1)!.getBoundingClientRect();
  expect(await contrastIn(new DOMRect(right - 20, top - 5, 8, 10))).to.be.at.least(VISIBLE);
});

for (const [name, { on, off }] of Object.entries(DARKENERS)) {
  describe(`under ${name}`, () => {
    afterEach(off);

    it('cards and buttons are readable', async () => {
      for (const [page, colours] of Object.entries(PAGES)) {
        const style = document.createElement('style');
        style.textContent = `lucky-thirteen { ${colours} }`;
        document.head.append(style);
        const element = await table('lucky-thirteen', { seed: '42' });
        await on();
        for (const place of seen(element)) expect(await contrastIn(place), page).to.be.above(READABLE);
        const sign = part(element, '[data-pile="foundation-S"] svg').getBoundingClientRect();
        expect(await contrastIn(sign), page).to.be.above(VISIBLE);
        await off();
        element.parentElement!.remove();
        style.remove();
      }
    });

    it('so are the cards of a poster, of the rules, and of a picture', async () => {
      const closed = create('bakers-dozen', { seed: '42', poster: '' });
      const place = await box();
      place.append(closed);
      const picture = await box();
      picture.innerHTML = drawDeal({ game: 'bakers-dozen', seed: '42' }, { width: 640 });
      while (parts(closed, '.fan .drawn').length === 0) await frames(1);
      await on();
      const drawn = [part(closed, '.fan .drawn:nth-child(3)'), picture.querySelector('g > g > use')!];
      for (const card of drawn) expect(await contrastIn(cornerOf(card))).to.be.above(READABLE);
      part(closed, 'button').click();
      await settled(closed);
      control(closed, 'rules').click();
      await settled(closed);
      for (const card of parts(closed, 'figure .drawn')) {
        expect(await contrastIn(cornerOf(card))).to.be.above(READABLE);
      }
    });
  });
}
