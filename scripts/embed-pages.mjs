import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launch } from 'puppeteer-core';
import { nearest } from '../dist/locales/nearest.js';
import { BACKS } from '../dist/cards/back.js';
import { en } from '../dist/locales/en.js';
import { rulesOf } from '../dist/games/variant/texts.js';
import { drawDeal } from '../dist/picture.js';
import { FELTS } from '../dist/picture/read.js';
import { findBrowser } from '../test/support/browser.mjs';
import { allGames, variants } from './games.mjs';

const dist = path.resolve(import.meta.dirname, '../dist');

/** What the pages need beside their folders. */
const BESIDE = [
  'solitaire-elements.js',
  'solitaire-round.js',
  'embed.js',
  'embed.html',
  'embed.svg',
  'examples',
  'locales',
];

/** Of the picture, in pixels: the shape that previews have. As PNG it is twice as large. */
const PICTURE = { width: 640, height: 335, radius: 0 };

/** The deal in the picture of a game whose deals are random. */
const SAMPLE_SEED = '42';

const COLOURS = ['felt', 'felt-ink', 'card', 'back', 'red', 'black', 'clubs', 'diamonds'];

const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text) => String(text).replace(/[&<>"]/g, (character) => ENTITIES[character]);

/** A template whose values are escaped. */
const markup = (strings, ...values) => String.raw({ raw: strings }, ...values.map(escaped));

/**
 * Writes a page for each game, or for the one that is asked for. Returns lines that tell what to paste.
 *
 * @throws RangeError naming what was asked for and what is allowed.
 */
export async function makePages(asked) {
  const { out, url, game } = asked;
  const games = allGames.filter(({ id }) => game === undefined || id === game);
  if (games.length === 0) throw new RangeError(`--game ${game}: one of ${allGames.map(({ id }) => id).join(', ')}`);
  const texts = await textsOf(new URLSearchParams(asked.parameters).get('lang'));
  const pages = games.map((variant) => describePage(variant, asked, texts));
  if (out !== dist) for (const name of BESIDE) cpSync(path.join(dist, name), path.join(out, name), { recursive: true });
  for (const page of pages) writePage(page, out, asked);
  await takePictures(pages.map(({ name }) => path.join(out, name)));
  return [
    ...pages.flatMap((page) => pasteOf(page, asked)),
    `Put ${path.relative('', out) || '.'} on your host, at ${url}`,
  ];
}

/** The texts of a language, or of the nearest one there is, as on the page; those of English are in the games. */
async function textsOf(lang) {
  const tables = new URL('../dist/locales/tables/', import.meta.url);
  const files = readdirSync(tables).filter((file) => file.endsWith('.js'));
  const found = nearest(
    lang ?? 'en',
    files.map((file) => path.basename(file, '.js')),
  );
  return found ? Object.values(await import(new URL(`${found}.js`, tables)))[0] : en;
}

/** What is said of a page in every place. */
function describePage({ id, texts, options: specs }, { url, seed, parameters }, words) {
  const given = new URLSearchParams(parameters);
  const options = optionsOf(specs, given);
  const deck = given.get('deck') ?? undefined;
  const name = seed === undefined ? id : `${id}-${seed.replaceAll(/[^\w-]+/g, '-').slice(0, 60)}`;
  const said = words.games[id] ?? texts.en;
  given.set('game', id);
  if (seed !== undefined) given.set('seed', seed);
  return {
    name,
    address: `${url}${name}/`,
    parameters: String(given),
    title: seed === undefined ? said.name : `${said.name}${words.comma}${words.deal(seed)}`,
    description: rulesOf(said, options).join(' '),
    svg: drawDeal(
      { game: id, options, ...(deck ? { deck } : { seed: seed ?? SAMPLE_SEED }) },
      { ...PICTURE, variants, texts: words, colours: coloursOf(given) },
    ),
  };
}

/**
 * The colours of a picture among the parameters. A number may lack its `#`. Some words are those of attributes: a felt
 * has a colour, a back none of its own.
 */
const coloursOf = (given) =>
  Object.fromEntries(
    COLOURS.filter((name) => given.has(name) && !BACKS.includes(given.get(name))).map((name) => [
      name.replace('felt-ink', 'feltInk'),
      (name === 'felt' && FELTS[given.get(name)]) || given.get(name).replace(/^(?=[\da-f]{3,8}$)/i, '#'),
    ]),
  );

/** The options of a game among the parameters. */
function optionsOf(specs = {}, given) {
  return Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => {
      const text = given.get(name);
      if (text === null) return [name, spec.default];
      const value = spec.read(typeof spec.default === 'boolean' ? !['false', '0'].includes(text) : text);
      if (value === undefined) throw new RangeError(`${name}=${text}; allowed: ${spec.allowed}`);
      return [name, value];
    }),
  );
}

/** As docs/embed.md has it. */
const frame = ({ address, title }, height) =>
  markup`<iframe src="${address}?fit=height" title="${title}" width="100%" height="${height}" frameborder="0"></iframe>`;

function writePage(page, out, { url, width, height }) {
  // https://oembed.com, section 2.3.4.
  const oEmbed = {
    version: '1.0',
    type: 'rich',
    title: page.title,
    provider_name: 'solitaire-elements',
    provider_url: url,
    thumbnail_url: `${page.address}picture.png`,
    thumbnail_width: 2 * PICTURE.width,
    thumbnail_height: 2 * PICTURE.height,
    width,
    height,
    html: frame(page, height),
  };
  const folder = path.join(out, page.name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'picture.svg'), page.svg);
  writeFileSync(path.join(folder, 'oembed.json'), `${JSON.stringify(oEmbed, null, 2)}\n`);
  writeFileSync(path.join(folder, 'index.html'), wholePage(page));
}

/** What previews look for. */
const headOf = ({ address, title, description }, alt) => markup`<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${address}" />
    <link rel="alternate" type="application/json+oembed" href="${address}oembed.json" title="${title}" />
    <meta property="og:type" content="website" />
    <meta property="og:url" content="${address}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${address}picture.png" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${2 * PICTURE.width}" />
    <meta property="og:image:height" content="${2 * PICTURE.height}" />
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:card" content="summary_large_image" />
`;

/** The frame's page with its parameters built in. */
function wholePage(page) {
  const alt = `${page.title}: the cards on the table`;
  const host = new URL(page.address).origin;
  const sources = (hosts) => `script-src 'self' ${hosts}; img-src 'self' ${hosts}`;
  const lang = new URLSearchParams(page.parameters).get('lang') ?? 'en';
  const changes = [
    [/<html lang="en">/, markup`<html lang="${lang}">`],
    [/ *<!--.*-->\n/, ''],
    [new RegExp(sources('http: https:')), sources(host)],
    [/<title>.*<\/title>\n/, headOf(page, alt)],
    [/src="solitaire-elements.js"/, 'src="../solitaire-elements.js"'],
    [/src="embed.js"/, 'src="../embed.js"'],
    [/<body>/, markup`<body data-parameters="${page.parameters}">`],
    [/src="embed.svg" alt="[^"]*"/, markup`src="picture.svg" alt="${alt}"`],
  ];
  let text = readFileSync(path.join(dist, 'embed.html'), 'utf8');
  for (const [piece, replacement] of changes) {
    if (!piece.test(text)) throw new Error(`embed.html has no ${piece}`);
    text = text.replace(piece, () => replacement);
  }
  return text;
}

/** Makes a PNG of the SVG in each folder. */
async function takePictures(folders) {
  const browser = await launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: PICTURE.width, height: PICTURE.height, deviceScaleFactor: 2 });
    for (const folder of folders) {
      const svg = readFileSync(path.join(folder, 'picture.svg')).toString('base64');
      await page.goto(`data:image/svg+xml;base64,${svg}`);
      await page.screenshot({ path: path.join(folder, 'picture.png') });
    }
  } finally {
    await browser.close();
  }
}

const pasteOf = (page, asked) => [
  page.title,
  `  address  ${page.address}`,
  `  frame    ${frame(page, asked.height)}`,
  markup`  picture  <a href="${page.address}"><img src="${page.address}picture.png" alt="${page.title}: play it" width="${PICTURE.width}" style="max-width: 100%" /></a>`,
  '',
];
