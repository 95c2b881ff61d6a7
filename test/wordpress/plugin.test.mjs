import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { installing, removing } from './administrators.mjs';
import { writing } from './authors.mjs';
import { countingWins } from './counts.mjs';
import { logIn, visit } from './pages.mjs';
import { reading } from './visitors.mjs';

// In this order: each part needs the plugin that the first one installs.
describe('the plugin for WordPress', () => {
  const url = process.env.WORDPRESS_URL;
  const site = { zip: path.join(root, 'dist/wordpress/solitaire-elements.zip') };
  let browser;

  before(async () => {
    browser = await launch(await findBrowser());
    site.admin = await logIn(browser, url, 'admin', 'password');
    site.author = await logIn(browser, url, 'author', 'author');
    site.visitor = await visit(browser, url);
  });
  after(() => browser?.close());

  describe('installing it', () => installing(site));
  describe('writing with it', () => writing(site));
  describe('reading what was written', () => reading(site));
  describe('counting wins', () => countingWins(site));
  describe('removing it', () => removing(site));

  it('throws nothing on any page', () => {
    assert.deepEqual(
      [site.admin, site.author, site.visitor].flatMap(({ errors }) => errors),
      [],
    );
  });
});
