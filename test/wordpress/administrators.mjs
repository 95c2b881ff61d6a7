import assert from 'node:assert/strict';
import { it } from 'node:test';
import { call, press } from './pages.mjs';

export function installing(site) {
  it('takes the zip as it is uploaded', async () => {
    const { page, open } = site.admin;
    await open('/wp-admin/plugin-install.php?tab=upload');
    const field = await page.waitForSelector('#pluginzip');
    await field.uploadFile(site.zip);
    await press(page, '#install-plugin-submit');
    assert.match(await page.$eval('#wpbody-content', ({ innerText }) => innerText), /installed successfully/);
    await press(page, '#wpbody-content a.button-primary');
    await page.waitForSelector('[data-slug="solitaire-elements"].active');
  });
}

export function removing(site) {
  it('leaves nothing behind', async () => {
    const { page, open } = site.admin;
    const { counts, options } = await call(site.admin, '/test/kept');
    assert.notEqual(counts.length, 0);
    assert.notEqual(options.length, 0);

    await open('/wp-admin/plugins.php');
    await press(page, '#deactivate-solitaire-elements');
    page.once('dialog', (dialog) => dialog.accept());
    await page.locator('#delete-solitaire-elements').click();
    await page.waitForSelector('[data-slug="solitaire-elements"].deleted, .plugin-deleted-tr');
    assert.deepEqual(await call(site.admin, '/test/kept'), { counts: [], options: [] });
  });
}
