// The code of docs/frameworks.md is that of the apps which `npm run test:frameworks` builds and plays.
import assert from 'node:assert/strict';
import { read } from '../support/pages.mjs';

const blocks = [...read('docs/frameworks.md').matchAll(/^```(\S*) ?(\S*)\n(.*?)^```/gms)];

describe('docs/frameworks.md', () => {
  it('names the file of each piece of code', () => {
    assert.ok(blocks.length > 0);
    for (const [block, , file] of blocks) assert.ok(file, block);
  });

  for (const [, , file, code] of blocks) {
    it(`shows ${file} as it is tested`, () => assert.equal(code, read(`test/frameworks/${file}`)));
  }
});
