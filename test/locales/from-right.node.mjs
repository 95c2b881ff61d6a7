// Every list of the languages that are read from the right holds the same ones.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRight, languages } from '../../scripts/languages.mjs';
import { root } from '../support/files.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

describe('the languages that are read from the right', () => {
  it('are those with words in letters that are', () => {
    const tags = languages.filter((tag) => /[\u0590-\u08ff]/.test(read(`src/locales/tables/${tag}.ts`)));
    assert.deepEqual(fromRight, tags);
  });

  it('are known to the plugin for WordPress', () => {
    const [, list] = /function solitaire_elements_languages_from_right\(\) \{\s*return array\((.*)\);/.exec(
      read('integrations/wordpress/includes/catalogue.php'),
    );
    assert.deepEqual(
      [...list.matchAll(/'(.*?)'/g)].map(([, tag]) => tag),
      fromRight,
    );
  });

  it('are named where pages learn that they need a direction', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'language' });
    const list = new Intl.ListFormat('en').format(fromRight.map((tag) => names.of(tag)));
    assert.ok(read('docs/api.md').replace(/\s+/g, ' ').includes(`${list} also need \`dir="rtl"\``));
  });
});
