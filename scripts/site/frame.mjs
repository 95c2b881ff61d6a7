// What stands around each page: head, navigation, footer.
import { readFileSync } from 'node:fs';
import { html } from './html.mjs';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

const NAVIGATION = [
  ['games/index.html', 'Games'],
  ['playground.html', 'Playground'],
  ['docs/index.html', 'Docs'],
  ['api/index.html', 'API'],
];

const FOOTER = [
  [
    'Play',
    [
      ['index.html', 'Five games'],
      ['examples.html', 'Seven more'],
      ['themes.html', 'Themes'],
      ['playground.html', 'Playground'],
    ],
  ],
  [
    'Build',
    [
      ['docs/index.html', 'Docs'],
      ['api/index.html', 'API'],
      ['docs/games.html', 'A game of your own'],
      ['sizes.html', 'Sizes'],
    ],
  ],
  [
    'Project',
    [
      ['docs/changelog.html', 'Changelog'],
      ['docs/contributing.html', 'Contributing'],
      ['docs/decisions.html', 'Decisions'],
      ['map.html', 'All pages'],
    ],
  ],
];

const SEARCH_BUTTON = html`<button type="button" class="find" data-search aria-label="Search" aria-keyshortcuts="/">
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <circle cx="10.500" cy="10.500" r="6.500" />
    <path d="m15.500 15.500 5 5" />
  </svg>
  <span aria-hidden="true">Search</span>
  <kbd aria-hidden="true">/</kbd>
</button>`;

/** Closed. The script of the site opens it, and loads what it needs then. */
const SEARCH = html`<dialog class="search" aria-label="Search">
  <form role="search">
    <input
      type="text"
      aria-label="Search docs and API"
      placeholder="Search docs and API"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="go"
    />
    <button type="button" class="button" data-close>Close</button>
  </form>
  <p role="status"></p>
  <ol></ol>
</dialog>`;

/** From a page to the root of the site. */
export const baseOf = (path) => '../'.repeat(path.split('/').length - 1);

/**
 * A whole page.
 *
 * @param page `path` from the root of the site, `title`, `description`, `body`, the `classes` of its main part, and the names of
 *   further `scripts` in the site
 */
export function framed({ path, title, description, body, scripts = [], classes = '' }) {
  const base = baseOf(path);
  const section = NAVIGATION.find(
    ([to]) => to === path || (to.includes('/') && path.startsWith(to.split('/')[0] + '/')),
  );
  const current = (to) =>
    to === path ? html` aria-current="page"` : to === section?.[0] && html` aria-current="true"`;
  const whole = title.startsWith('solitaire-elements') ? title : `${title} · solitaire-elements`;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${whole}</title>
        <meta name="description" content="${description}" />
        <meta property="og:title" content="${title}" />
        <meta property="og:description" content="${description}" />
        <link rel="icon" href="${base}icon.svg" />
        <link rel="stylesheet" href="${base}site.css" />
        ${['scripts/site.js', ...scripts].map((script) => html`<script src="${base}${script}" defer></script> `)}
      </head>
      <body>
        <a class="skip" href="#main">Skip to the content</a>
        <header class="bar">
          <a class="brand" href="${base}index.html" ${current('index.html')}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path
                d="M12 2c3 4 8 6.500 8 11a4.200 4.200 0 0 1-7 3.100c.2 2.400 1 4.200 2.500 5.900h-7c1.500-1.700 2.300-3.500 2.500-5.900A4.200 4.200 0 0 1 4 13c0-4.500 5-7 8-11Z"
              />
            </svg>
            <span>solitaire-elements</span>
          </a>
          <nav aria-label="Site">
            ${NAVIGATION.map(([to, name]) => html`<a href="${base}${to}" ${current(to)}>${name}</a> `)}
          </nav>
          ${SEARCH_BUTTON}
        </header>
        <main id="main" ${classes && html` class="${classes}"`}>${body}</main>
        <footer class="foot">
          ${FOOTER.map(
            ([heading, links]) =>
              html`<nav aria-label="${heading}">
                <h2>${heading}</h2>
                <ul>
                  ${links.map(([to, name]) => html`<li><a href="${base}${to}" ${current(to)}>${name}</a></li>`)}
                </ul>
              </nav> `,
          )}
          <p>solitaire-elements ${version}. MIT licence. This site makes no request to anybody else.</p>
        </footer>
        ${SEARCH}
      </body>
    </html> `;
}
