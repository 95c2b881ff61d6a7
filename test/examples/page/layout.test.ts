import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { few } from '../../support/few.js';
import { faults, playOn, settledAt } from '../../support/fits.js';
import { table } from '../../support/hand.js';
import { EXAMPLES } from './elements.js';

const WIDTHS = [320, 390, 768, 1280];

for (const { variant } of few(EXAMPLES)) {
  describe(`the layout of ${variant.id}`, () => {
    for (const [moves, dir] of [
      [0, 'ltr'],
      [40, 'ltr'],
      [40, 'rtl'],
    ] as const) {
      it(`fits a phone and a desk after ${moves} moves, ${dir}`, async () => {
        const element = await table(variant.id, { seed: '11', dir }, 640);
        await setViewport({ width: 1400, height: 900 });
        playOn(element, moves);
        for (const width of WIDTHS) {
          await settledAt(element, width);
          expect(faults(element), `${width} px`).to.deep.equal([]);
        }
      });
    }
  });
}
