// Where in a frame a sheet stands, for what the reader sees of the frame.
import { expect } from '@open-wc/testing';
import { partFor } from '../../src/element/view/widgets/keep-in-sight.js';

describe('a sheet in a frame stands', () => {
  for (const [what, top, bottom, height, part] of [
    ['in all of it, where all is seen', 0, 700, 700, [0, 700]],
    ['above the lower edge of the window', 0, 500, 1400, [0, 500]],
    ['between both edges of the window', 600, 1100, 1400, [600, 1100]],
    ['below the upper edge of the window', 900, 1400, 1400, [900, 1400]],
    ['also below the window, where little is seen of the beginning', 0, 90, 1400, [0, 240]],
    ['also above the window, where little is seen of the end', 1310, 1400, 1400, [1160, 1400]],
    ['in all of it, where it is low', 0, 150, 150, [0, 150]],
    ['at its beginning, where it is out of the window', 0, 0, 1400, [0, 240]],
  ] as const) {
    it(what, () => expect(partFor({ top, bottom }, height)).to.deep.equal(part));
  }
});
