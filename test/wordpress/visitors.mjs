import assert from 'node:assert/strict';
import { it } from 'node:test';
import { blockOf, dealt, picture, publish, scriptsOf, show } from './pages.mjs';

const MAIN = 'elements/solitaire-elements.js';

const attributesOf = (page, tag) =>
  page.$eval(tag, (element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])));

const textOf = (page) => page.$eval('body', ({ innerText }) => innerText);

export function reading(site) {
  it('shows the block as its author has set it', async () => {
    const page = await show(site.visitor, site.post);
    assert.deepEqual(await attributesOf(page, 'bakers-dozen'), { seed: '42', felt: 'burgundy' });
    assert.deepEqual(await scriptsOf(page), [MAIN, 'front/wins.js']);
    await picture(page, 'post-1280');
    await page.setViewport({ width: 390, height: 844 });
    await picture(page, 'post-390');
    await page.setViewport({ width: 1280, height: 900 });
  });

  it('shows a link in the place of the game where scripts are off', async () => {
    const { page, open } = site.visitor;
    await page.setJavaScriptEnabled(false);
    await open(site.post);
    assert.equal(await page.$eval('bakers-dozen a', ({ innerText }) => innerText), 'Play Baker’s Dozen');
    await page.setJavaScriptEnabled(true);
  });

  it('loads nothing for a page without a game', async () => {
    const link = await publish(site.author, 'No game here', 'Only words.');
    const { page, open } = site.visitor;
    await open(link);
    assert.deepEqual(await scriptsOf(page), []);
    assert.equal(await page.$('link[href*="/solitaire-elements/"]'), null);
  });

  it('loads what a shortcode asks for, and only that', async () => {
    const link = await publish(
      site.author,
      'By shortcode',
      '[solitaire game="klondike-solitaire" daily felt="blue" lang="ar"]',
    );
    const page = await show(site.visitor, link, 'klondike-solitaire');
    assert.deepEqual(await attributesOf(page, 'klondike-solitaire'), {
      daily: '',
      felt: 'blue',
      lang: 'ar',
      dir: 'rtl',
    });
    assert.deepEqual(await scriptsOf(page), [
      MAIN,
      'elements/examples/klondike-solitaire.js',
      'elements/locales/ar.js',
    ]);
    await page.waitForFunction(() => /[ء-ي]/.test(document.querySelector('klondike-solitaire').shadowRoot.textContent));
  });

  it('shows games in lists of posts', async () => {
    const link = await publish(
      site.admin,
      'All posts',
      `<!-- wp:query {"query":{"perPage":10,"postType":"post","inherit":false}} --><div class="wp-block-query">
        <!-- wp:post-template --><!-- wp:post-content /--><!-- /wp:post-template --></div><!-- /wp:query -->`,
    );
    const page = await show(site.visitor, link);
    await dealt(page, 'klondike-solitaire');
    assert.deepEqual(await scriptsOf(page), [
      MAIN,
      'elements/examples/klondike-solitaire.js',
      'elements/locales/ar.js',
      'front/wins.js',
    ]);
  });

  it('speaks the language of the site', async () => {
    const { page, open } = site.visitor;
    const openIn = (locale) => {
      const address = new URL(site.post);
      address.searchParams.set('locale', locale);
      return open(address);
    };
    await openIn('pt_AO');
    assert.deepEqual(await scriptsOf(page), [MAIN, 'elements/locales/pt.js', 'front/wins.js']);
    await page.waitForFunction(() => /Desfazer/.test(document.querySelector('bakers-dozen').shadowRoot?.textContent));
    await openIn('zh_TW');
    assert.deepEqual(await scriptsOf(page), [MAIN, 'elements/locales/zh-Hant.js', 'front/wins.js']);
  });

  it('tells an editor, and no reader, what a shortcode has wrong', async () => {
    const link = await publish(site.admin, 'Wrong', '[solitaire game="whist"] [solitaire felt="pink" cards="52"]');
    const page = await show(site.visitor, link);
    assert.doesNotMatch(await textOf(page), /whist|pink|cards/);
    assert.deepEqual(await attributesOf(page, 'bakers-dozen'), {});

    await site.admin.open(link);
    const seen = await textOf(site.admin.page);
    assert.match(seen, /game is “whist”; allowed: bakers-dozen, /);
    assert.match(seen, /felt is “pink”; allowed: green, blue, burgundy, slate\. Unknown attribute “cards”/);
    await picture(site.admin.page, 'note-1280');
  });

  it('tells an editor of a language that no game speaks, and of no other', async () => {
    const link = await publish(site.admin, 'Languages', '[solitaire lang="xx"] [solitaire lang="de_AT"]');
    await site.admin.open(link);
    const notes = await site.admin.page.$$eval('.solitaire-elements-note', (all) =>
      all.map(({ innerText }) => innerText),
    );
    assert.equal(notes.length, 1);
    assert.match(notes[0], /The games have no translation for the language “xx”\.$/);
  });

  it('takes any seed as text', async () => {
    const seed = `"><img src=x onerror=alert(1)> & 'x'`;
    const link = await publish(site.admin, 'Odd seed', blockOf({ deal: 'seed', seed }));
    const page = await show(site.visitor, link);
    assert.equal(await page.$eval('bakers-dozen', (element) => element.seed), seed);
    assert.equal(await page.$('img[src="x"]'), null);
  });

  // The words of those without the right to write HTML are kept with entities.
  it('deals the seed that an author has typed, and tells the site the same', async () => {
    const seed = 'Tom & Jerry <3';
    const block = blockOf({ deal: 'seed', seed, lang: 'de_AT', wins: 'count' });
    const link = await publish(site.author, 'Friends', block);
    const page = await show(site.visitor, link);
    assert.deepEqual(await attributesOf(page, 'bakers-dozen'), { seed, lang: 'de', dir: 'ltr' });
    const address = await page.$eval('[data-solitaire-wins]', ({ dataset }) => dataset.solitaireWins);
    assert.equal(new URL(address).searchParams.get('seed'), seed);
  });

  it('shows a link in feeds', async () => {
    const response = await fetch(new URL('/?feed=rss2', site.post));
    const feed = await response.text();
    assert.match(feed, /<p><a href="[^"]*">Play Baker’s Dozen<\/a><\/p>/);
    assert.doesNotMatch(feed, /<bakers-dozen/);
  });
}
