// `npm run embed`: what it writes and prints, and that its pages play.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { launch } from 'puppeteer-core';
import { allGames } from '../../scripts/games.mjs';
import { findBrowser } from '../support/browser.mjs';
import { root } from '../support/files.mjs';
import { framesIn, looksOf } from '../support/frames.mjs';
import { read as readPage } from '../support/pages.mjs';

const guide = readPage('docs/embed.md');

const HOST = 'https://static.example/games/';

const run = (...args) => promisify(execFile)(process.execPath, ['scripts/embed.mjs', ...args], { cwd: root });
const runFor = (game, seed, parameters, ...more) =>
  run('--url', HOST, '--game', game, '--seed', seed, '--parameters', parameters, ...more);

const sizeOf = (png) => [png.readUInt32BE(16), png.readUInt32BE(20)];

/** The game that pages are made for; with `--whole` all games. */
const asked = globalThis.testsAreWhole ? undefined : 'klondike-solitaire';

describe('npm run embed', () => {
  let out;
  let said;
  const read = (file) => readFileSync(path.join(out, file));
  const textOf = (file) => read(file).toString();

  before(async () => {
    out = mkdtempSync(path.join(tmpdir(), 'embed-'));
    ({ stdout: said } = await run('--url', HOST, '--out', out, ...(asked ? ['--game', asked] : [])));
    const parameters = 'kings=alone&felt=5c1626&lang=de-AT';
    await runFor('pyramid-dozen', 'a"<1>', parameters, '--out', out, '--width', '500');
    await runFor('trusty-twelve', '7', 'felt=blue&back=waves', '--out', path.join(out, 'felts'));
  });

  after(() => rmSync(out, { recursive: true }));

  /** The page of one deal. */
  const DEAL = 'pyramid-dozen-a-1-';
  const pages = () => readdirSync(out).filter((name) => existsSync(path.join(out, name, 'index.html')));

  it('makes a page for each game that is asked for, and one for a deal', () => {
    const made = [...(asked ? [asked] : allGames.map(({ id }) => id)), DEAL];
    assert.deepEqual(pages().sort(), made.sort());
  });

  it('writes pictures in the shape of previews', () => {
    for (const page of pages()) {
      assert.deepEqual(sizeOf(read(`${page}/picture.png`)), [1280, 670], page);
      assert.match(textOf(`${page}/picture.svg`), /^<svg [^>]* width="640" height="335"/);
      assert.ok(statSync(path.join(out, page, 'picture.svg')).size < 22_528, page);
    }
    assert.match(textOf(`${DEAL}/picture.svg`), /Dame.*stop-color="#5c1626"/s);
    // The back that is named is no colour.
    assert.match(textOf('felts/trusty-twelve-7/picture.svg'), /stop-color="#28557a"/);
  });

  it('writes what oEmbed asks for', () => {
    for (const page of pages()) {
      const answer = JSON.parse(textOf(`${page}/oembed.json`));
      const width = page === DEAL ? 500 : 720;
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
      const [frame] = framesIn(html);
      assert.equal(frame.get('src'), `${address}?fit=height`);
      assert.deepEqual(looksOf(frame), looksOf(framesIn(guide)[0]));
      assert.ok(title.length > 0 && said.includes(`${address}\n`) === (page !== DEAL));
    }
  });

  it('prints a picture for each page, which fits a phone', () => {
    const pictures = [...said.matchAll(/<img [^>]*>/g)];
    assert.equal(pictures.length, pages().length - 1);
    for (const [tag] of pictures) assert.match(tag, /width="640" style="max-width: 100%"/);
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
    const one = textOf(`${DEAL}/index.html`);
    assert.ok(
      one.includes('<html lang="de-AT">') && one.includes('<title>Pyramid Dozen, Spiel a&quot;&lt;1&gt;</title>'),
    );
  });

  it('makes pages that play', async () => {
    const browser = await launch(await findBrowser());
    try {
      const page = await browser.newPage();
      page.setDefaultTimeout(120_000);
      const wrong = [];
      page.on('pageerror', (error) => wrong.push(error.message)).on('console', (message) => wrong.push(message.text()));
      const play = async (folder, game, text) => {
        await page.goto(`${pathToFileURL(path.join(out, folder, 'index.html')).href}?fit=height`);
        const isDealt = (tag, shown) =>
          document.querySelector(tag)?.shadowRoot?.querySelector('.message')?.textContent.includes(shown);
        await page.waitForFunction(isDealt, {}, game, text);
      };
      await play('klondike-solitaire', 'klondike-solitaire', '');
      await play(DEAL, 'pyramid-dozen', 'Spiel a"<1>');
      const options = await page.evaluate(() => document.querySelector('pyramid-dozen').state.options);
      assert.deepEqual([options, wrong], [{ recycles: 3, kings: 'alone' }, []]);
    } finally {
      await browser.close();
    }
  });

  const pyramid = ['--url', HOST, '--game', 'pyramid-dozen', '--parameters'];
  for (const [args, says] of [
    [[], /--url is missing: the address of the folder .*\nUsage: npm run embed/],
    [['--url', 'static.example'], /--url static.example: the address of the folder/],
    [['--url', 'file:///tmp/'], /--url file/],
    [['--url', `${HOST}embed.html`], /--url .*embed.html: the address of the folder/],
    [['--url', `${HOST}?x`], /--url/],
    [
      ['--url', HOST, '--game', 'chess'],
      new RegExp(`--game chess: one of ${allGames.map(({ id }) => id).join(', ')}\n`),
    ],
    [['--url', HOST, '--seed', '42'], /--seed needs --game/],
    [['--url', HOST, '--height', 'high'], /--height high: a whole number/],
    [[...pyramid, 'kings=fly'], /kings=fly; allowed: stay, with-queen, alone/],
    [[...pyramid, 'felt=url(x)'], /felt is "url\(x\)"; allowed: a colour/],
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
