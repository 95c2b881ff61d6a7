// What the docs call buttons, settings and panels is what readers see: an English text.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { en } from '../../dist/locales/en.js';
import { root } from '../support/files.mjs';
import { read } from '../support/pages.mjs';

/** All texts of a group that aren't sentences with parameters. */
const textsIn = (group) =>
  Object.values(group).flatMap((text) =>
    typeof text === 'object' ? textsIn(text) : typeof text === 'string' ? text : [],
  );

const texts = new Set(textsIn(en));

/** A name in bold within a sentence. Bold at the start of a paragraph or an item is a heading. */
const NAMED = /(?<=[\w.,;:)*] |[\w,]\n)\*\*([A-Z][^*]*)\*\*/g;

/** The pages of `embedding` name the buttons of hosts. */
const pages = readdirSync(path.join(root, 'docs'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);

it('names in bold are texts of the interface', () => {
  const named = pages.flatMap((page) =>
    [
      ...read(page)
        .replace(/^```[^]*?^```/gm, '')
        .matchAll(NAMED),
    ].map(([, name]) => ({ page, name: name.replace('\n', ' ') })),
  );
  assert.deepEqual(
    named.filter(({ name }) => !texts.has(name)),
    [],
  );
  assert.ok(named.length >= 12, `${named.length}`);
});

it('docs/testing.md lists the names of buttons', () => {
  const [, names] = /^\| a button \| `button` \| (.*) \|$/m.exec(read('docs/testing.md'));
  for (const name of names.split(', ')) assert.ok(texts.has(name), name);
});
