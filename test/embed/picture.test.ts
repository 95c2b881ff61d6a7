// A picture beside the element that it is of.
import { expect, fixture, html } from '@open-wc/testing';
import { createGame, games } from '../../src/engine.js';
import { drawDeal } from '../../src/picture.js';
import { FELTS } from '../../src/picture/read.js';
import { settledAt } from '../support/fits.js';
import { table } from '../support/hand.js';

const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;

describe('a picture', () => {
  for (const game of games) {
    it(`of ${game} is an image that a page can show, with its own size`, async () => {
      const svg = drawDeal(createGame(game, { seed: '42' }).state, { width: 600, height: 300 });
      expect(parsed(svg).localName).to.equal('svg');
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      expect([image.naturalWidth, image.naturalHeight]).to.deep.equal([600, 300]);
    });
  }

  it('has text in it that no seed can leave', () => {
    const root = parsed(drawDeal({ game: 'bakers-dozen', seed: ']]>\u0007\u0000</title><a/>&amp;\udfff' }));
    expect(root.querySelector('title')!.textContent).to.equal('Baker’s Dozen, Deal ]]></title><a/>&amp;');
    expect(root.querySelectorAll('parsererror, a')).to.have.length(0);
  });

  it('may stand on a page beside another one, and each uses only what is the same', async () => {
    const svgs = games.map((game) =>
      drawDeal({ game, seed: '42' }, { colours: { card: game === games[0] ? '#ff0' : '#fff' } }),
    );
    const box = await fixture<HTMLElement>(html`<div></div>`);
    box.innerHTML = svgs.join('');
    const drawings = new Map<string, string>();
    for (const each of box.querySelectorAll('defs > *')) {
      const drawing = each.outerHTML;
      expect(drawings.get(each.id) ?? drawing).to.equal(drawing);
      drawings.set(each.id, drawing);
    }
    for (const use of box.querySelectorAll('use'))
      expect(drawings.has(use.getAttribute('href')!.slice(1))).to.equal(true);
  });

  it('has the colours and felts of an element in a light scheme', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    element.style.colorScheme = 'light';
    const find = (selector: string) => getComputedStyle(element.shadowRoot!.querySelector(selector)!);
    const svg = drawDeal({ game: 'pyramid-dozen', seed: '42' });
    const root = (await fixture<HTMLElement>(html`<div></div>`)).appendChild(document.importNode(parsed(svg), true));
    // A gradient has one colour.
    const colourOf = (each: Element) => {
      const { fill } = getComputedStyle(each);
      const [, id] = /#([^")]*)/.exec(fill) ?? [];
      return id ? getComputedStyle(root.querySelector(`[id="${id}"] stop`)!).stopColor : fill;
    };
    const fill = (selector: string) => colourOf(root.querySelector(selector)!);
    expect(fill('svg > rect')).to.equal(find('.frame').backgroundColor);
    expect(fill('defs > rect')).to.equal(find('.card:not([data-covered])').backgroundColor);
    expect(fill('defs > g > use + path[fill]')).to.equal(find('.back > svg').color);
    expect(fill('defs > g > path[fill]:first-child')).to.equal(find('.gold').fill);
    const inks = new Set([...root.querySelectorAll('g > g[transform]')].map(colourOf));
    expect([...inks].sort()).to.deep.equal([find('[data-suit="H"]').color, find('[data-suit="S"]').color].sort());
    for (const [felt, colour] of Object.entries(FELTS)) {
      element.setAttribute('felt', felt);
      await element.updateComplete;
      root.style.color = colour;
      expect(find('.frame').backgroundColor, felt).to.equal(getComputedStyle(root).color);
    }
  });

  it('has the columns and fans of an element as wide, and less room below them', async () => {
    // The large faces of a picture are also those of the small cards on a phone. The window leaves 720 px to the table.
    const element = await table('bakers-dozen', { seed: '42' });
    await settledAt(element, 400);
    const svg = parsed(drawDeal(element.state!, { width: 400, height: 744 }));
    const scale = Number(/scale\(([\d.]+)\)/.exec(svg.querySelector('svg > g')!.getAttribute('transform')!)![1]);
    const drawn = [...svg.querySelectorAll('g > g[transform]')].map((each) => {
      const [x, y] = each.getAttribute('transform')!.match(/[\d.]+/g)!;
      return [Number(x) * scale, Number(y) * scale] as const;
    });
    const felt = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
    const shown = [...element.shadowRoot!.querySelectorAll('.card, .pile[role=button]')].map((each) => {
      const { left, top } = each.getBoundingClientRect();
      return [left - felt.left, top - felt.top] as const;
    });
    /** Where each card or place lies in its row, and how far below the one before it in the same column. */
    const fans = (places: readonly (readonly [number, number])[]) =>
      places.map(([x, y], i) => [Math.round(x), places[i - 1]?.[0] === x ? Math.round(y - places[i - 1]![1]) : 0]);
    expect(drawn, 'cards and foundations').to.have.length(52 + 4);
    expect(fans(drawn)).to.deep.equal(fans(shown));
    const lowest = (places: readonly (readonly [number, number])[]) => Math.max(...places.map(([, y]) => y));
    expect(lowest(drawn)).to.be.below(lowest(shown));
  });
});
