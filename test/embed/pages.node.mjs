// `npm run embed`: what it writes and prints, and that its pages play.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { launch } from 'puppeteer-core';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';

const run = (...args) => promisify(execFile)(process.execPath, ['scripts/embed.mjs', ...args], { cwd: root });

const HOST = 'https://static.example/games/';

const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('npm run embed', () => {
  let out;
  let said;
  const read = (file) => readFileSync(path.join(out, file));
  const textOf = (file) => read(file).toString();

  before(async () => {
    out = mkdtempSync(path.join(tmpdir(), 'embed-'));
    ({ stdout: said } = await run('--url', HOST, '--out', out));
    await run(
      '--url',
      HOST,
      '--out',
      out,
      '--game',
      'pyramid-dozen',
      '--seed',
      'a"<1>',
      '--width',
      '500',
      '--parameters',
      'kings=alone&felt=5c1626&lang=de-AT',
    );
  }).timeout(60_000);

  after(() => rmSync(out, { recursive: true }));

  const pages = () => readdirSync(out).filter((name) => existsSync(path.join(out, name, 'index.html')));

  it('makes a page for each game, and one for a deal', () => {
    assert.equal(pages().length, 13);
    assert.ok(pages().includes('klondike-solitaire') && pages().includes('pyramid-dozen-a-1-'));
  });

  it('writes pictures in the shape of previews', () => {
    for (const page of pages()) {
      assert.deepEqual(sizeOf(read(`${page}/picture.png`)), [1280, 670], page);
      assert.match(textOf(`${page}/picture.svg`), /^<svg [^>]* width="640" height="335"/);
      assert.ok(statSync(path.join(out, page, 'picture.svg')).size < 22_528, page);
    }
    assert.match(textOf('pyramid-dozen-a-1-/picture.svg'), /Dame.*fill="#5c1626"/s);
  });

  it('takes the felt that the page names, and the back that no colour stands for', async () => {
    const deal = ['--game', 'trusty-twelve', '--seed', '7', '--parameters', 'felt=blue&back=waves'];
    await run('--url', HOST, '--out', path.join(out, 'felts'), ...deal);
    assert.match(textOf('felts/trusty-twelve-7/picture.svg'), /<rect width="100%" height="100%" rx="0" fill="#28557a"/);
  });

  it('writes what oEmbed asks for', () => {
    for (const page of pages()) {
      const answer = JSON.parse(textOf(`${page}/oembed.json`));
      const width = page === 'pyramid-dozen-a-1-' ? 500 : 720;
      const address = `${HOST}${page}/`;
      const { html, title, ...others } = answer;
      assert.deepEqual(others, {
        version: '1.0',
        type: 'rich',
        provider_name: 'solitaire-elements',
        provider_url: HOST,
        thumbnail_url: `${address}picture.png`,
        thumbnail_width: 1280,
        thumbnail_height: 670,
        width,
        height: 600,
      });
      assert.match(html, /^<iframe [^<>]*><\/iframe>$/);
      for (const piece of [
        `src="${address}?fit=height"`,
        `width="${width}" height="600"`,
        'sandbox="allow-scripts"',
        'title="',
      ]) {
        assert.ok(html.includes(piece), `${html} has ${piece}`);
      }
      assert.ok(title.length > 0 && said.includes(`${address}\n`) === (page !== 'pyramid-dozen-a-1-'));
    }
  });

  it('writes tags for previews, which lead to what is there', () => {
    for (const page of pages()) {
      const html = textOf(`${page}/index.html`);
      const address = `${HOST}${page}/`;
      const contentOf = (name) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)" />`).exec(html)?.[1];
      for (const name of ['og:title', 'og:description', 'description', 'og:image:alt'])
        assert.ok(contentOf(name), name);
      assert.deepEqual(['og:type', 'og:url', 'og:image', 'og:image:width', 'twitter:card'].map(contentOf), [
        'website',
        address,
        `${address}picture.png`,
        '1280',
        'summary_large_image',
      ]);
      assert.ok(html.includes(`<link rel="alternate" type="application/json+oembed" href="${address}oembed.json"`));
      for (const [, file] of html.matchAll(/ src="([^"]*)"/g)) assert.ok(existsSync(path.join(out, page, file)), file);
    }
    const one = textOf('pyramid-dozen-a-1-/index.html');
    assert.ok(
      one.includes('<html lang="de-AT">') && one.includes('<title>Pyramid Dozen, Spiel a&quot;&lt;1&gt;</title>'),
    );
  });

  it('makes pages that play', async () => {
    const browser = await launch(await findBrowser());
    try {
      const page = await browser.newPage();
      const wrong = [];
      page.on('pageerror', (error) => wrong.push(error.message)).on('console', (message) => wrong.push(message.text()));
      for (const [folder, game, text] of [
        ['klondike-solitaire', 'klondike-solitaire', ''],
        ['pyramid-dozen-a-1-', 'pyramid-dozen', 'Spiel a"<1>'],
      ]) {
        await page.goto(`${pathToFileURL(path.join(out, folder, 'index.html')).href}?fit=height`);
        await page.waitForFunction(
          (tag, shown) =>
            document.querySelector(tag)?.shadowRoot?.querySelector('.message')?.textContent.includes(shown),
          {},
          game,
          text,
        );
      }
      const options = await page.evaluate(() => document.querySelector('pyramid-dozen').state.options);
      assert.deepEqual([options, wrong], [{ recycles: 3, kings: 'alone' }, []]);
    } finally {
      await browser.close();
    }
  }).timeout(30_000);

  for (const [args, says] of [
    [[], /--url is missing: the address of the folder .*\nUsage: npm run embed/],
    [['--url', 'static.example'], /--url static.example: the address of the folder/],
    [['--url', 'file:///tmp/'], /--url file/],
    [['--url', `${HOST}embed.html`], /--url .*embed.html: the address of the folder/],
    [['--url', `${HOST}?x`], /--url/],
    [['--url', HOST, '--game', 'chess'], /--game chess: one of trusty-twelve, .*yukon-solitaire\n/],
    [['--url', HOST, '--seed', '42'], /--seed needs --game/],
    [['--url', HOST, '--height', 'high'], /--height high: a whole number/],
    [
      ['--url', HOST, '--game', 'pyramid-dozen', '--parameters', 'kings=fly'],
      /kings=fly; allowed: stay, with-queen, alone/,
    ],
    [
      ['--url', HOST, '--game', 'pyramid-dozen', '--parameters', 'felt=url(x)'],
      /felt is "url\(x\)"; allowed: a colour/,
    ],
  ]) {
    it(`says what is wrong with ${args.join(' ') || 'nothing'}`, async () => {
      await assert.rejects(run(...args, ...(args.length > 0 ? ['--out', out] : [])), ({ code, stderr }) => {
        assert.equal(code, 1);
        assert.match(stderr, says);
        assert.doesNotMatch(stderr, /\n {4}at /);
        return true;
      });
    });
  }
});
