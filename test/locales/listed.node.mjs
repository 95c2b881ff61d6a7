// The table of docs/languages.md has a row for each translation.
import assert from 'node:assert/strict';
import { languages } from '../../scripts/languages.mjs';
import { read } from '../support/pages.mjs';

it('docs/languages.md lists every translation once', () => {
  const tags = [...read('docs/languages.md').matchAll(/^\| [^|`]+ `([\w-]+)` \|/gm)].map(([, tag]) => tag);
  assert.deepEqual(tags.sort(), languages.toSorted());
});
