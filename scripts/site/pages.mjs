// All pages of the site, made by Eleventy of the templates in demo/site.
import Eleventy from '@11ty/eleventy';
import { own } from '../package.mjs';
import { kilobytes } from '../sizes.mjs';
import { blockMarkdown, inlineMarkdown, toRoot } from './markdown.mjs';
import { wholePages } from './whole-pages.mjs';

/** The sections of map and llms.txt, by the paths of their pages. */
const SECTIONS = { Pages: /^[^/]*$/, Games: /^games\//, Docs: /^docs\//, API: /^api\//, Sources: /^source\// };

/** The page for URLs that don't exist. Nothing links to it. */
export const LOST = '404.html';

const filters = {
  kilobytes,
  inlineMarkdown,
  blockMarkdown,
  byTitle: (pages) => pages.toSorted((a, b) => a.title.localeCompare(b.title, 'en')),
  /** Scripts of a page, which may have none. A star stands for each of the games. */
  ofAll: (scripts, games) =>
    Array.from(scripts ?? []).flatMap((script) =>
      script.includes('*') ? games.map(({ tag }) => script.replace('*', tag)) : script,
    ),
  toRoot,
  /** The folder of a page, with a slash. */
  folderOf: (path) => path.replace(/[^/]*$/, ''),
  /** The path of the site's address. Without an address, the site is taken for a whole host. */
  pathOf: (address) => (address ? new URL(address).pathname : '/'),
  /** A page in a URL, without the name of an index. */
  asPage: (path) => path.replace(/(^|\/)index\.html$/, '$1'),
};

/** The data of the templates. It reads the built games. */
async function dataOf(sizes) {
  const parts = ['documents', 'elements', 'games', 'playground'].map((part) => import(`./${part}.mjs`));
  return Object.assign({ sizes }, ...(await Promise.all(parts)));
}

/** A page says of itself what its template says, or what the item says that it shows. */
const ofPage = (name) => (data) => data.item?.[name] ?? data[name];
const computed = {
  ...Object.fromEntries(['path', 'title', 'description', 'classes', 'scripts'].map((name) => [name, ofPage(name)])),
  permalink: ofPage('path'),
};

/**
 * All `pages`: `path`, `title`, `description`, the `sections` that the search finds, and the `content` of the file; and the `texts`
 * for programs. `sizes` are those that a page shows. Without them only the pages of demo/ are made, for which the main script is
 * enough. `address` is that of the site, with a slash at its end, if it is known.
 */
export async function sitePages(sizes, address) {
  const data = { own, wholePages, address, eleventyComputed: computed, ...(sizes && (await dataOf(sizes))) };
  let pages = [];
  const eleventy = new Eleventy(sizes ? 'demo/site' : 'demo/site/demo.njk', 'dist/site', {
    quietMode: true,
    config(config) {
      for (const [name, value] of Object.entries(data)) config.addGlobalData(name, value);
      for (const [name, filter] of Object.entries(filters)) config.addFilter(name, filter);
      config.addCollection('bySection', (collections) => {
        const all = collections.getAll().toSorted((a, b) => a.inputPath.localeCompare(b.inputPath, 'en'));
        const described = all.map(({ data: { item, ...page } }) => ({ ...page, ...item }));
        const sections = Object.entries(SECTIONS).map(([name, of]) => [
          name,
          described.filter(({ path }) => of.test(path) && path.endsWith('.html') && path !== LOST),
        ]);
        pages = [...sections.flatMap(([, each]) => each), ...described.filter(({ path }) => path === LOST)];
        return sections;
      });
    },
  });
  const made = new Map((await eleventy.toJSON()).map(({ outputPath, content }) => [outputPath, content]));
  const contentOf = (path) => made.get(`./dist/site/${path}`);
  return {
    pages: pages.map(({ path, title, description, sections }) => ({
      ...{ path, title, description, sections, content: contentOf(path) },
    })),
    texts: sizes ? ['llms.txt', 'llms-full.txt'].map((path) => ({ path, content: contentOf(path) })) : [],
  };
}
