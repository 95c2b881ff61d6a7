import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { games } from '../../src/engine.js';
import { faults, playOn, settledAt } from '../support/fits.js';
import { buttonOn, table } from '../support/hand.js';

const WIDTHS = [320, 390, 480, 640, 768, 1024, 1280, 1600];

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
