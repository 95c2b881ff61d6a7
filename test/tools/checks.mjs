// What must hold of each tool.
import assert from 'node:assert/strict';
import { read } from '../support/pages.mjs';
import { heightsWith, readElements, readHtml, reserved } from './page.mjs';
import { stranger } from './sanitizers.mjs';
import { asMarkup, disabledFalse, fullTags, snippets } from './tags.mjs';

/** Whether our elements take no input, as `disabled="false"` says to HTML but not to us. */
const areDisabled = (elements) => elements.every(({ properties }) => Object.fromEntries(properties).disabled);

/** HTML that went through a tool has the same elements as before. */
export async function keepsHtml(page, { run, enables }) {
  for (const html of [...snippets, ...fullTags.map(asMarkup)]) {
    const before = await readHtml(page, html);
    assert.ok(before.length > 0, html);
    assert.deepEqual(await readHtml(page, await run(html)), before, html);
  }
  const small = await run(asMarkup(disabledFalse));
  assert.equal(areDisabled(await readHtml(page, small)), enables, small);
}

/** A server sends the elements that an app wrote. */
export async function rendersTags(page, { run, enables }) {
  for (const tag of fullTags) {
    const expected = await readHtml(page, asMarkup(tag));
    for (const html of await run(tag)) assert.deepEqual(await readHtml(page, html), expected, html);
  }
  const [, bound] = await run(disabledFalse);
  assert.equal(areDisabled(await readHtml(page, bound)), enables, bound);
}

/** A library in the page sets what it's told to. */
export async function setsAttributes(page, { run, enables }) {
  for (const tag of fullTags) {
    const expected = await readHtml(page, asMarkup(tag));
    assert.deepEqual(await run(page, tag), expected, asMarkup(tag));
  }
  assert.equal(areDisabled(await run(page, disabledFalse)), enables);
}

/** A style sheet that went through a tool reserves the same space. */
export async function keepsHeights(page, run) {
  const css = read('dist/solitaire-elements.css');
  const expected = await heightsWith(page, css);
  // The hidden one is the only one without space.
  for (const heights of expected) assert.equal(heights.filter((height) => height < 100).length, 1);
  const rewritten = await run(css, reserved);
  assert.deepEqual(await heightsWith(page, rewritten), expected, rewritten);
}

/** What a sanitizer shows has all games, and nothing that runs. */
export async function keepsGames(page, show) {
  const expected = await readHtml(page, stranger);
  await show(page, stranger);
  assert.deepEqual(await readElements(page), expected);
  assert.equal(await page.$('script, [onclick]'), null);
}
