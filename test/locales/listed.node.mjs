// The table of docs/languages.md has a row for each translation, and a release finds each text that translations lack.
import assert from 'node:assert/strict';
import { languages, untranslatedIn } from '../../scripts/languages.mjs';
import { UNTRANSLATED } from '../../src/locales/untranslated.ts';
import { read } from '../support/pages.mjs';

it('docs/languages.md lists every translation once', () => {
  const tags = [...read('docs/languages.md').matchAll(/^\| [^|`]+ `([\w-]+)` \|/gm)].map(([, tag]) => tag);
  assert.deepEqual(tags.sort(), languages.toSorted());
});

it('a release finds the texts that translations may lack, however they are written', () => {
  const source = read('src/locales/untranslated.ts');
  assert.deepEqual(untranslatedIn(source), [...UNTRANSLATED]);
  for (const list of ["['undo', 'speech.keys.piles']", "[\n  'undo',\n  'speech.keys.piles',\n]"]) {
    const listed = source.replace(/(?<=UNTRANSLATED = )\[[^\]]*\]/, list);
    assert.deepEqual(untranslatedIn(listed), ['undo', 'speech.keys.piles']);
  }
});
