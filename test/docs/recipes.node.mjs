// What all recipes of docs/embedding share: code that survives the tools of its host, and what a reader must know first.
import assert from 'node:assert/strict';
import path from 'node:path';
import { isPublished, pages, read } from '../support/pages.mjs';

const INDEX = 'docs/embedding/index.md';
/** The tools on the way to a page are no host. */
const TOOLS = 'docs/embedding/tools.md';
const recipes = pages.filter((page) => page.startsWith('docs/embedding/') && page !== INDEX && page !== TOOLS);

const { modules } = JSON.parse(read('dist/custom-elements.json'));
const tags = modules
  .flatMap(({ declarations = [] }) => declarations)
  .flatMap(({ tagName }) => tagName ?? [])
  .join('|');

/** An attribute of HTML, JSX or a template. A template's own quotes may stand within the value. */
const attribute = String.raw` [^\s=<>]+(?:=(?:"(?:\{\{.*?\}\}|[^"\n])*"|\{.*?\}))?`;

/** An element with an opening tag on one line, and without an empty line. */
const element = new RegExp(String.raw`<(${tags})((?:${attribute})*)>((?:(?!\n\s*\n)[^])*?)</\1>`, 'g');

/** The blocks of code that a reader pastes as markup, in whatever language the host has. */
const markupIn = (page) =>
  [...read(page).matchAll(/^( *)```(?!json)\S+.*\n([^]*?)^\1```/gm)].map(([, , code]) => code).join('\n\n');

const paragraphsOf = (page) => read(page).split('\n\n');
const titleOf = (page) => paragraphsOf(page)[0].replace('# ', '');

/** The rows of the index's table that begins with this heading, as lists of cells. */
const rowsBelow = (heading) =>
  read(INDEX)
    .split(`\n| ${heading} |`)[1]
    .split('\n\n')[0]
    .split('\n')
    .filter((line) => /^\| \S/.test(line))
    .map((row) => row.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));

for (const page of [...recipes, INDEX]) {
  it(`${page} has tags that keep their values, and content for readers without scripts`, () => {
    const code = markupIn(page);
    const written = code.match(new RegExp(String.raw`<(?:${tags})(?![\w-])`, 'g')) ?? [];
    const elements = [...code.matchAll(element)];
    assert.equal(
      elements.length,
      written.length,
      'a value lacks quotes, or a tag its end, or there is a line break in it, or an empty line',
    );
    for (const [text, , attributes, content] of elements) {
      assert.ok(content.trim(), `no content: ${text}`);
      assert.doesNotMatch(attributes, / disabled/);
      assert.doesNotMatch(attributes, / seed=(?!")/);
    }
    assert.doesNotMatch(read(page), /(?<![?&;-])\bseed ?[:=] ?\d/, 'a seed is text');
  });
}

describe('each recipe', () => {
  const hosts = rowsBelow('host');
  const tested = rowsBelow('recipe').map(([name]) => name);

  for (const page of recipes) {
    it(`${page} is listed, and begins with the tag if its host is particular about it`, () => {
      const row = hosts.find(([names]) => names.includes(`](${path.basename(page)})`));
      assert.ok(row, 'not in the table of hosts');
      if (row[1] !== 'yes') assert.match(paragraphsOf(page)[1], /\btag\b/);
    });

    it(`${page} says whether its files are published`, () => {
      const sentence = "The package [isn't published yet](index.md#not-published-yet), so use files of your own build.";
      assert.equal(paragraphsOf(page)[2].startsWith(sentence), !isPublished());
    });

    it(`${page} says with which versions it was tried, or the index does`, () => {
      const says = /^Tested with \w[^]*?\d+\.\d+/m.test(read(page));
      assert.ok(says || tested.some((name) => titleOf(page).startsWith(name)));
    });
  }
});
