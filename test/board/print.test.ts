// The table on paper.
import { expect, fixture } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { games } from '../../src/engine.js';
import { playOn } from '../support/fits.js';
import { create, drawn } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';

/** The elements of a shadow tree that are seen. */
const shown = (element: Table, selector: string): HTMLElement[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)].filter((each) => each.getClientRects().length > 0);

/** A game that has been played for a while, laid for a window of some width, and then printed. */
async function printed(tag: string, width: number, attributes: Attributes = {}): Promise<Table> {
  await setViewport({ width: width + 40, height: 900 });
  const box = await fixture<HTMLElement>(`<div style="width: ${width}px"></div>`);
  const element = create(tag, { seed: '42', ...attributes });
  box.append(element);
  await drawn(element);
  playOn(element, 30);
  await element.updateComplete;
  await emulateMedia({ media: 'print' });
  return element;
}

describe('on paper', () => {
  afterEach(() => emulateMedia({ media: 'screen' }));

  it('every card of the position is seen as it lies, black and red on white, and no control', async () => {
    for (const tag of games) {
      const element = await printed(tag, 900);
      expect(shown(element, '.card'), tag).to.have.length(element.shadowRoot!.querySelectorAll('.card').length);
      expect(shown(element, '.toolbar, .tool'), tag).to.deep.equal([]);
      const frame = getComputedStyle(element.shadowRoot!.querySelector('.frame')!);
      expect([frame.backgroundColor, frame.backgroundImage, frame.color], tag).to.deep.equal([
        'rgba(0, 0, 0, 0)',
        'none',
        'rgb(0, 0, 0)',
      ]);
      for (const card of shown(element, '.card')) {
        const { backgroundColor, color, printColorAdjust, outlineColor, boxShadow } = getComputedStyle(card);
        const isRed = /[DH]/.test(card.dataset['suit'] ?? '');
        expect([backgroundColor, color, printColorAdjust, outlineColor, boxShadow]).to.deep.equal([
          'rgb(255, 255, 255)',
          isRed ? 'rgb(200, 16, 46)' : 'rgb(0, 0, 0)',
          'exact',
          'rgb(0, 0, 0)',
          'none',
        ]);
      }
      for (const count of shown(element, '.count')) {
        const { backgroundColor, color, printColorAdjust } = getComputedStyle(count);
        expect([backgroundColor, color, printColorAdjust], tag).to.deep.equal([
          'rgb(255, 255, 255)',
          'rgb(0, 0, 0)',
          'exact',
        ]);
      }
      element.parentElement!.remove();
    }
  });

  it('a page’s dark colours are not printed', async () => {
    const element = create('pyramid-dozen', { seed: '42' });
    element.style.cssText +=
      '; color-scheme: dark; --solitaire-card: #222; --solitaire-black: #eee; --solitaire-felt-ink: #fff';
    (await fixture<HTMLElement>('<div></div>')).append(element);
    await drawn(element);
    await emulateMedia({ media: 'print' });
    const [card] = shown(element, '.card[data-suit="S"]');
    const { backgroundColor, color } = getComputedStyle(card!);
    expect([backgroundColor, color]).to.deep.equal(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    expect(getComputedStyle(shown(element, '.message')[0]!).color).to.equal('rgb(0, 0, 0)');
  });

  it('a table that is wider than the paper is scaled, without a script', async () => {
    for (const tag of games) {
      const element = await printed(tag, 1200);
      const place = (): [number, number, number] => {
        const { width, height } = element.shadowRoot!.querySelector('.card')!.getBoundingClientRect();
        return [width, height, element.shadowRoot!.querySelector('.table')!.getBoundingClientRect().height];
      };
      const before = place();
      element.parentElement!.style.width = '600px';
      // Before the observer can answer, as in a print.
      const scale = place()[0] / before[0];
      expect(scale, tag).to.be.closeTo(0.5, 0.02);
      const { left, right, bottom } = element.getBoundingClientRect();
      for (const card of shown(element, '.card, .stock, .turn')) {
        const rect = card.getBoundingClientRect();
        expect(rect.left >= left && rect.right <= right && rect.bottom <= bottom, `${tag} sticks out`).to.equal(true);
      }
      element.parentElement!.remove();
    }
  });

  it('a table of a given height shows all cards, also those it scrolls to', async () => {
    const element = await printed('bakers-dozen', 320, { fit: 'height' });
    element.parentElement!.style.height = '320px';
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    const { bottom } = element.getBoundingClientRect();
    const table = element.shadowRoot!.querySelector('.table')!;
    expect(getComputedStyle(table).overflowY).to.equal('visible');
    for (const card of shown(element, '.card')) {
      expect(card.getBoundingClientRect().bottom).to.be.at.most(bottom);
    }
  });
});
