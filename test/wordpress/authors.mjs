import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dealt, picture } from './pages.mjs';

/** Opens a new post, writes its title, and adds the block as writers do. Gives the frame of the canvas. */
async function addBlock({ page, open }, title) {
  await open('/wp-admin/post-new.php');
  const frame = await (await page.waitForSelector('iframe[name="editor-canvas"]')).contentFrame();
  const heading = await frame.waitForSelector('.editor-post-title');
  await heading.click();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type('/solitaire');
  await page.waitForSelector('.components-autocomplete__result[id*="solitaire-elements/solitaire"]');
  await page.keyboard.press('Enter');
  await dealt(frame, 'bakers-dozen');
  return frame;
}

/** What the label in the sidebar belongs to. */
const field = (page, label) =>
  page.waitForFunction(
    (text) =>
      [...document.querySelectorAll('.block-editor-block-inspector label')].find(
        ({ textContent }) => textContent.trim() === text,
      )?.control,
    {},
    label,
  );

const choose = async (page, label, value) => (await field(page, label)).select(value);

/** The button in the sidebar. */
const button = (page, text) => page.locator(`.block-editor-block-inspector button::-p-text(${text})`);

const contentOf = (page) => page.evaluate(() => window.wp.data.select('core/editor').getEditedPostContent());

/** Publishes as writers do, and gives the address. */
async function publishPost(page) {
  await page.locator('.editor-post-publish-button__button').click();
  await page.locator('.editor-post-publish-panel .editor-post-publish-button').click();
  await page.waitForSelector('.post-publish-panel__postpublish');
  return page.evaluate(() => window.wp.data.select('core/editor').getPermalink());
}

export function writing(site) {
  let frame;

  it('shows the game in the canvas', async () => {
    const { page } = site.author;
    frame = await addBlock(site.author, 'Patience for a long evening');
    await picture(page, 'editor-1280');
  });

  it('selects the block by a press on the game, and plays nothing', async () => {
    const { page } = site.author;
    await (await frame.$('.editor-post-title')).click();
    await page.waitForFunction(() => !window.wp.data.select('core/block-editor').getSelectedBlock());
    // On the table, a second press on a card would play it.
    const card = await frame.evaluateHandle(() => {
      const { legalMoves, shadowRoot } = document.querySelector('bakers-dozen');
      return shadowRoot.querySelector(`[data-card="${legalMoves[0].card}"]`);
    });
    await card.click();
    await card.click();
    await page.waitForFunction(
      () => window.wp.data.select('core/block-editor').getSelectedBlock()?.name === 'solitaire-elements/solitaire',
    );
    assert.equal(await frame.$eval('bakers-dozen', ({ moveCount }) => moveCount), 0);
  });

  it('keeps the deal that is seen when it should be the same for all readers', async () => {
    const { page } = site.author;
    const seen = await frame.$eval('bakers-dozen', ({ seed }) => seed);
    await (await field(page, 'The same for all readers')).click();
    const seed = await field(page, 'Seed');
    assert.equal(await seed.evaluate(({ value }) => value), seen);
    assert.equal(await frame.$eval('bakers-dozen', ({ seed }) => seed), seen);
  });

  it('finds another deal', async () => {
    const { page } = site.author;
    const seen = await frame.$eval('bakers-dozen', ({ seed }) => seed);
    await button(page, 'Another deal').click();
    await frame.waitForFunction((old) => document.querySelector('bakers-dozen').getAttribute('seed') !== old, {}, seen);
  });

  it('deals the seed that is typed', async () => {
    const { page } = site.author;
    await (await field(page, 'Seed')).click({ count: 3 });
    await page.keyboard.type('42');
    await frame.waitForFunction(() => document.querySelector('bakers-dozen').state?.seed === '42');
  });

  it('shows another game, felt and language at once', async () => {
    const { page } = site.author;
    await choose(page, 'Game', 'free-cell');
    await choose(page, 'Felt', 'burgundy');
    await choose(page, 'Language', 'de');
    await dealt(frame, 'free-cell');
    await frame.waitForFunction(() => document.querySelector('free-cell').shadowRoot.textContent.includes('Zurück'));
    await picture(page, 'editor-changed-1280');
    await choose(page, 'Game', 'bakers-dozen');
    await choose(page, 'Language', '');
    await dealt(frame, 'bakers-dozen');
  });

  it('saves nothing but its settings, and publishes as an author', async () => {
    const { page } = site.author;
    await button(page, 'Wins').click();
    await choose(page, 'Wins', 'show');
    assert.equal(
      await contentOf(page),
      '<!-- wp:solitaire-elements/solitaire {"deal":"seed","seed":"42","felt":"burgundy","wins":"show"} /-->',
    );
    site.post = await publishPost(page);
  });

  it('opens again without complaints', async () => {
    const { page } = site.author;
    await page.reload({ waitUntil: 'domcontentloaded' });
    frame = await (await page.waitForSelector('iframe[name="editor-canvas"]')).contentFrame();
    await dealt(frame, 'bakers-dozen');
    assert.equal(await frame.$('.block-editor-warning'), null);
    assert.equal(await frame.$eval('bakers-dozen', ({ seed }) => seed), '42');
  });
}
