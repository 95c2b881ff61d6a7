// A page in the browser that reads HTML as our elements do, and measures what a style sheet reserves for them.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { read } from '../support/pages.mjs';

const scripts = ['solitaire-elements.js', 'solitaire-calendar.js', 'solitaire-round.js'].concat(
  readdirSync(path.join(root, 'dist/examples'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `examples/${name}`),
);

export const openBrowser = async () => launch(await findBrowser());

/** Calls back with an empty page of a secure origin, which loads nothing from elsewhere. */
export async function withPage(browser, callback) {
  const page = await browser.newPage();
  try {
    page.setDefaultTimeout(120_000);
    await page.setRequestInterception(true);
    page.on('request', (request) =>
      request.url() === 'https://page.test/'
        ? request.respond({ contentType: 'text/html', body: '<!doctype html><title>Page</title>' })
        : request.abort(),
    );
    await page.goto('https://page.test/');
    return await callback(page);
  } finally {
    await page.close();
  }
}

/** Calls back with a page that has all our elements. */
export const withElements = (browser, callback) =>
  withPage(browser, async (page) => {
    for (const script of scripts) await page.evaluate(read(`dist/${script}`));
    return callback(page);
  });

/**
 * Our elements below a node: their properties, what HTML itself reads of them, and the content of their tags. They are copies outside the
 * document, because a deal would change the properties.
 */
const describe = (page, node) =>
  page.evaluate((source) => {
    const copy = source.cloneNode(true);
    customElements.upgrade(copy);
    const withoutSpaces = (text) => text.replace(/\s+/g, '');
    return [...copy.querySelectorAll('*')]
      .filter(({ localName }) => customElements.get(localName)?.observedAttributes)
      .map((element) => ({
        tag: element.localName,
        properties: customElements.get(element.localName).observedAttributes.map((name) => {
          const property = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
          return [name, property in element ? element[property] : element.getAttribute(name)];
        }),
        ofHtml: [element.id, element.lang, element.style.cssText],
        content: [...element.querySelectorAll('*')].map((each) => [
          each.localName,
          each.alt ?? withoutSpaces(each.textContent),
        ]),
        text: withoutSpaces(element.textContent),
      }));
  }, node);

/** What our elements are in the page. */
export const readElements = async (page) => describe(page, await page.$('body'));

/** What our elements are in HTML. */
export const readHtml = async (page, html) =>
  describe(
    page,
    await page.evaluateHandle((text) => Object.assign(document.createElement('div'), { innerHTML: text }), html),
  );

const games = ['trusty-twelve', 'pyramid-dozen', 'trefoil-solitaire', 'lucky-thirteen', 'bakers-dozen'];

/** Everything that the style sheet tells apart. */
export const reserved = [
  ...games.flatMap((tag) => [
    `<${tag} seed="42">Before the script</${tag}>`,
    `<${tag} poster></${tag}>`,
    `<${tag} fit="height" style="height: 450px"></${tag}>`,
  ]),
  '<bakers-dozen poster="false"></bakers-dozen>',
  '<bakers-dozen hidden></bakers-dozen>',
  '<solitaire-calendar for="today"></solitaire-calendar>',
]
  .map((element) => `<div class="box">${element}</div>`)
  .join('\n');

const WIDTHS = [390, 1000];

/** The heights that a style sheet reserves, at both widths. Boxes get those of a window of 844 pixels. */
export async function heightsWith(page, css) {
  await page.evaluate(
    (body, style) => {
      document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
      document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
      document.body.style.margin = '0';
      document.body.innerHTML = body;
    },
    reserved,
    css,
  );
  const heights = [];
  for (const width of WIDTHS) {
    await page.setViewport({ width, height: 844 });
    heights.push(await page.$$eval('.box', (boxes) => boxes.map((box) => box.getBoundingClientRect().height)));
  }
  return heights;
}
