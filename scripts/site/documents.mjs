// README, docs, the project's other Markdown, and what they link to.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { baseOf } from './frame.mjs';
import { pageOf, readMarkdown } from './markdown.mjs';
import { isFile, sourcePages, sourcePath } from './sources.mjs';

const root = new URL('../../', import.meta.url);

/** The index first, as it leads to the others. */
const inDocs = readdirSync(new URL('docs', root), { recursive: true })
  .map((file) => `docs/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => file.endsWith('.md'))
  .sort((a, b) => b.endsWith('/index.md') - a.endsWith('/index.md') || (a < b ? -1 : 1));

/** Documents by what a reader is about to do. */
const GROUPS = {
  Start: [
    ...['README.md', 'docs/api.md', 'docs/daily.md', 'docs/frameworks.md'],
    ...['docs/embed.md', 'docs/boxes.md', 'docs/accessibility.md'],
  ],
  'On your site': inDocs.filter((file) => file.startsWith('docs/embedding/')),
  'In depth': [
    ...['docs/engine.md', 'docs/games.md', 'docs/winnability.md', 'docs/layout.md'],
    ...['docs/languages.md', 'docs/decisions.md'],
  ],
  Project: ['CONTRIBUTING.md', 'CHANGELOG.md', 'RELEASING.md'],
};

/** What a list says of documents that do not say it themselves. */
const TITLES = { 'README.md': 'Overview' };
const ABOUT = {
  'docs/decisions.md': 'Why things are as they are: questions and answers.',
  'CHANGELOG.md': 'What has changed, version by version.',
};

/** Where a file of the project lies in the site. */
function placeOf(file) {
  if (file.endsWith('.md')) return pageOf(file);
  if (file.startsWith('demo/') && /\.(html|webp|svg)$/.test(file)) return file.replace('demo/', '');
  return sourcePath(file);
}

/** Reads a document, and tells by `found` which files of the project it links to. */
function read(file, found) {
  const lead = (target) => {
    // A test finds links that lead nowhere.
    if (existsSync(new URL(target, root))) found(target);
    return baseOf(pageOf(file)) + placeOf(target);
  };
  const { title, about, ...rest } = readMarkdown(file, lead);
  return { path: pageOf(file), title: TITLES[file] ?? title, about: ABOUT[file] ?? about, ...rest };
}

/**
 * All documents in their groups, those that only others link to last; and the pages of the sources that they link to.
 *
 * @returns `groups`: names with documents, which have `path`, `title`, `about`, `headings`, `sections`, `body` and `text`; `sources`: pages
 */
export function readDocuments() {
  const named = [...Object.values(GROUPS).flat(), ...inDocs].filter(isFile);
  const documents = new Map();
  const sources = new Set();
  const waiting = [...new Set(named)];
  for (const file of waiting) {
    const found = (target) => {
      if (placeOf(target) === sourcePath(target)) sources.add(target);
      else if (target.endsWith('.md') && !waiting.includes(target)) waiting.push(target);
    };
    documents.set(file, read(file, found));
  }
  const groups = Object.entries(GROUPS).map(([name, files]) => [name, files.filter((file) => documents.has(file))]);
  const grouped = new Set(groups.flatMap(([, files]) => files));
  groups.push(['More', waiting.filter((file) => !grouped.has(file))]);
  const pages = [...sources].sort().flatMap(sourcePages);
  return {
    groups: groups
      .filter(([, files]) => files.length > 0)
      .map(([name, files]) => [name, files.map((file) => documents.get(file))]),
    // A file may be linked to, and lie in a folder that is.
    sources: [...new Map(pages.map((page) => [page.path, page])).values()],
  };
}
