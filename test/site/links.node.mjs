// Every link of the site leads to something, and every page can be found.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { classicScripts } from '../../scripts/package.mjs';
import { LOST, sitePages } from '../../scripts/site/pages.mjs';
import { searchTexts } from '../../scripts/site/search.mjs';
import { root } from '../support/files.mjs';

const { pages, texts: others } = await sitePages([]);
const texts = new Map(pages.map(({ path: file, content }) => [file, content]));

const idsOf = (text) => [...text.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
const ids = new Map([...texts].map(([file, text]) => [file, new Set(idsOf(text))]));

const linksOf = (text) =>
  [...text.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link]) => link.replaceAll('&amp;', '&'));

/** Files that are no pages, by where the site has them. */
function isFile(file) {
  if (classicScripts.includes(file)) return true;
  const source = file.replace(/^scripts\//, '../dist/demo/');
  return (
    ['custom-elements.json', 'solitaire-elements.css', 'llms.txt', 'llms-full.txt'].includes(file) ||
    existsSync(path.join(root, 'demo', source))
  );
}

describe('the site', () => {
  for (const [file, text] of texts) {
    it(`has no dead link on ${file}`, () => {
      for (const link of linksOf(text).filter((each) => !/^(https?|mailto):/.test(each))) {
        const [to, fragment] = link.split('#');
        const target = to === '' ? file : path.posix.join(path.posix.dirname(file), to);
        assert.ok(texts.has(target) || isFile(target), `${link} leads nowhere`);
        // What has an equals sign is no anchor, but the settings of the playground.
        if (fragment && !fragment.includes('=')) {
          assert.ok(ids.get(target)?.has(decodeURIComponent(fragment)), `${link} has no anchor`);
        }
      }
    });
  }

  it('shows pictures, and not the pages of their files', () => {
    for (const [file, text] of texts) {
      for (const [, picture] of text.matchAll(/<img\s[^>]*?src="([^"]*)"/g))
        assert.match(picture, /\.(webp|svg)$/, file);
    }
  });

  it('has a title and a description on each page, and each id once', () => {
    for (const { path: file, title, description } of pages) {
      assert.ok(title && !/undefined|\[object/.test(title), file);
      assert.ok(description !== undefined, file);
      const all = idsOf(texts.get(file));
      assert.deepEqual(
        all.filter((id, i) => all.indexOf(id) !== i),
        [],
        file,
      );
    }
  });

  it('loads nothing from anywhere else', () => {
    for (const [file, text] of texts) {
      const loaded = [...text.matchAll(/<(?:script|img|link|iframe)\s[^>]*?(?:src|href)="(\w+:[^"]*)"/g)];
      assert.deepEqual(
        loaded.map(([, address]) => address),
        [],
        file,
      );
    }
  });

  it('has a picture for links to it, small enough for all networks', () => {
    const picture = readFileSync(path.join(root, 'demo/preview.jpg'));
    assert.ok(picture.length <= 150_000, `${picture.length} bytes`);
    // The frame header of a JPEG: height, then width.
    const frame = picture.indexOf(Buffer.from([0xff, 0xc0, 0, 17, 8]));
    assert.deepEqual([picture.readUInt16BE(frame + 7), picture.readUInt16BE(frame + 5)], [1200, 630]);
    for (const [file, text] of texts) assert.match(text, /<meta property="og:image" content="[^"]*preview\.jpg"/, file);
  });

  it('names canonical URLs only if its address is known', async () => {
    for (const [file, text] of texts) assert.doesNotMatch(text, /rel="canonical"/, file);
    const known = await sitePages(undefined, 'https://example.org/games/');
    const { content } = known.pages.find((page) => page.path === 'index.html');
    assert.match(content, /<link rel="canonical" href="https:\/\/example\.org\/games\/" \/>/);
    assert.match(content, /og:image" content="https:\/\/example\.org\/games\/preview\.jpg"/);
  });

  it('finds what all elements have once', () => {
    const found = searchTexts(pages).filter(({ title, page }) => title === 'seed' && page.startsWith('Attributes'));
    assert.deepEqual(
      found.map(({ page }) => page),
      ['Attributes, every element'],
    );
  });

  it('leads from each result of the search to its place, and to each place once', () => {
    const places = searchTexts(pages).map((entry) => entry.path);
    assert.equal(new Set(places).size, places.length);
    for (const place of places) {
      const [target, fragment] = place.split('#');
      assert.ok(fragment ? ids.get(target).has(fragment) : texts.has(target), place);
    }
  });

  it('names every page in its map and in llms.txt', () => {
    const named = new Set(linksOf(texts.get('map.html')));
    const { content: listed } = others.find((each) => each.path === 'llms.txt');
    for (const { path: file } of pages.filter((page) => !['map.html', LOST].includes(page.path))) {
      assert.ok(named.has(file), file);
      assert.ok(listed.includes(`](${file})`), file);
    }
  });
});
