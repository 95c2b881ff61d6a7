import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { games } from '../../src/engine.js';
import { buttonOn, table } from './hand.js';
import type { Table } from './hand.js';

const WIDTHS = [320, 390, 480, 640, 768, 1024, 1280, 1600];

/** In pixels; the least that WCAG 2.5.8 allows. */
const SMALLEST_TARGET = 24;

function playOn(element: Table, moves: number): void {
  for (let i = 0; i < moves; i++) {
    const legal = element.legalMoves.filter(({ type }) => type !== 'redeal');
    if (!legal.length || !element.play(legal[(i * 7) % legal.length]!)) return;
  }
}

const settledAt = async (element: Table, width: number): Promise<void> => {
  element.parentElement!.style.width = `${width}px`;
  // A frame each for the observer, the board's answer, and its rendering.
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  await element.updateComplete;
};

function faults(element: Table): string[] {
  const root = element.shadowRoot!;
  const table = root.querySelector('.table')!.getBoundingClientRect();
  const found = [...root.querySelectorAll<HTMLElement>('.card, .pile, .stock, .turn')].flatMap((each) => {
    const { left, right, top, bottom, width } = each.getBoundingClientRect();
    const inside =
      left >= table.left - 0.5 && right <= table.right + 0.5 && top >= table.top - 0.5 && bottom <= table.bottom + 0.5;
    const name = each.dataset['card'] ?? each.dataset['pile'] ?? each.className;
    return [
      ...(inside ? [] : [`${name} sticks out`]),
      ...(width >= SMALLEST_TARGET ? [] : [`${name} is ${width} px wide`]),
    ];
  });
  const frame = root.querySelector('.frame')!.getBoundingClientRect();
  const controls = [...root.querySelectorAll<HTMLElement>('.toolbar button, .message, .moves')];
  const boxes = controls.map((each) => each.getBoundingClientRect());
  boxes.forEach(({ left, right, top, bottom, width, height }, i) => {
    const name = controls[i]!.dataset['control'] ?? controls[i]!.className;
    if (left < frame.left || right > frame.right || bottom > frame.bottom) found.push(`${name} sticks out`);
    if (top < table.bottom) found.push(`${name} lies on the table`);
    if (controls[i]!.dataset['control'] && Math.min(width, height) < SMALLEST_TARGET)
      found.push(`${name} is too small`);
    for (const other of boxes.slice(i + 1)) {
      const apart = other.left >= right || other.right <= left || other.top >= bottom || other.bottom <= top;
      if (!apart) found.push(`${name} overlaps another control`);
    }
  });
  if (element.scrollWidth > element.clientWidth) found.push('scrolls sideways');
  return found;
}

for (const game of games) {
  describe(`the layout of ${game}`, () => {
    for (const [moves, dir] of [
      [0, 'ltr'],
      [60, 'ltr'],
      [60, 'rtl'],
    ] as const) {
      it(`fits every container after ${moves} moves, ${dir}, in any viewport`, async function () {
        this.timeout(20_000);
        const element = await table(game, { seed: '11', dir }, 640);
        await setViewport({ width: 1700, height: 900 });
        playOn(element, moves);
        for (const width of WIDTHS) {
          await settledAt(element, width);
          expect(faults(element), `${width} px`).to.deep.equal([]);
        }
      });
    }

    it('fits every container for the left hand, in large print, with every control', async function () {
      this.timeout(20_000);
      const element = await table(game, { seed: '11' }, 640);
      await setViewport({ width: 1700, height: 900 });
      buttonOn(element, '[data-control=settings]').click();
      await element.updateComplete;
      for (const box of element.shadowRoot!.querySelectorAll<HTMLInputElement>('dialog input')) {
        if (!box.checked) box.click();
      }
      element.shadowRoot!.querySelector('dialog')!.close();
      playOn(element, 9);
      await element.restart();
      playOn(element, 60);
      for (const width of WIDTHS) {
        await settledAt(element, width);
        expect(buttonOn(element, '[data-control=back]')).to.exist;
        expect(faults(element), `${width} px`).to.deep.equal([]);
      }
    });

    it('keeps its height during a game', async () => {
      const element = await table(game, { seed: '11' }, 390);
      const { height } = element.getBoundingClientRect();
      playOn(element, 60);
      await element.updateComplete;
      expect(element.getBoundingClientRect().height).to.equal(height);
    });

    it('fits a phone in landscape, and does not shrink its cards to nothing in a lower window', async () => {
      const element = await table(game, { seed: '11' }, 640);
      const sizes = () =>
        ['.table', '.card'].map((part) => element.shadowRoot!.querySelector(part)!.getBoundingClientRect());
      for (const [width, height] of [
        [740, 360],
        [667, 331],
      ] as const) {
        await setViewport({ width, height });
        await settledAt(element, width);
        expect(sizes()[0]!.height, `${width} × ${height}`).to.be.at.most(height);
        expect(faults(element)).to.deep.equal([]);
      }
      await setViewport({ width: 740, height: 120 });
      await settledAt(element, 720);
      expect(sizes()[1]!.width).to.be.at.least(44);
    });

    it('reports no error when its container changes', async () => {
      const heard: string[] = [];
      const { onerror } = window;
      window.onerror = (message) => Boolean(heard.push(message as string));
      const element = await table(game, { seed: '11' }, 640);
      for (const width of [900, 330, 800]) await settledAt(element, width);
      window.onerror = onerror;
      expect(heard).to.deep.equal([]);
    });
  });
}
