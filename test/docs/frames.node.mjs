// The frames that README, docs and playground offer: all alike, so that each keeps what a reader has earned.
import assert from 'node:assert/strict';
import { framesIn, looksOf } from '../support/frames.mjs';
import { pages, read } from '../support/pages.mjs';

/** The attributes of each frame beside `src` and `title`. */
const LOOKS = { width: '100%', height: '600', frameborder: '0' };

/** Its script makes the URL from the parameters. */
const playground = read('demo/parts/snippets.js').replace(
  /src=\$.*/,
  'src="https://YOUR-HOST/embed.html?game=bakers-dozen&"',
);

const offered = [...pages.map((page) => [page, read(page)]), ['the playground', playground]];

describe('the frame to paste', () => {
  for (const [where, text] of offered) {
    for (const [i, frame] of framesIn(text).entries()) {
      it(`${i + 1} of ${where} has the attributes of all`, () => {
        assert.deepEqual(looksOf(frame), LOOKS);
        assert.match(frame.get('src'), /^https:\/\/YOUR-HOST\/embed\.html\?game=bakers-dozen&/);
        assert.ok(frame.get('title'));
      });
    }
  }

  it('is in the guide of frames, and in the playground', () => {
    for (const text of [read('docs/embed.md'), playground]) assert.equal(framesIn(text).length, 1);
  });
});
