// README, docs, the project's other Markdown, and pages of the sources that they link to: a file with its code, a folder with its files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeBlock, pageOf, readMarkdown } from './markdown.mjs';

const at = (file) => new URL(`../../${file}`, import.meta.url);

const isFile = (file) => existsSync(at(file)) && statSync(at(file)).isFile();

/** From a page to the root of the site. */
const toRoot = (page) => '../'.repeat(page.split('/').length - 1);

/** The index first, as it leads to the others. */
const inDocs = readdirSync(at('docs'), { recursive: true })
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

const sourcePath = (file) => `source/${file}.html`;

/** Where a file of the project lies in the site. */
function placeOf(file) {
  if (file.endsWith('.md')) return pageOf(file);
  if (file.startsWith('demo/') && /\.(html|webp|svg)$/.test(file)) return file.replace('demo/', '');
  return sourcePath(file);
}

/** Reads a document, and tells by `found` which files of the project it links to. */
function read(file, found) {
  const own = pageOf(file);
  const { title, about, ...rest } = readMarkdown(file, (target) => {
    // A test finds links that lead nowhere.
    if (existsSync(at(target))) found(target);
    return toRoot(own) + placeOf(target);
  });
  const description = ABOUT[file] ?? about;
  return { file, path: own, title: TITLES[file] ?? title, about: description, description, ...rest };
}

/** The page of a file or folder, and those of all that is in a folder. */
function sourcePages(file) {
  const names = isFile(file) ? null : readdirSync(at(file)).sort();
  const page = {
    ...{ path: sourcePath(file), title: file, names, folder: path.basename(file) },
    description: `The ${names ? 'folder' : 'file'} ${file} of the sources.`,
    code: names ? null : codeBlock(readFileSync(at(file), 'utf8'), path.extname(file).slice(1)),
  };
  return [page, ...(names ?? []).flatMap((name) => sourcePages(`${file}/${name}`))];
}

const waiting = [...new Set([...Object.values(GROUPS).flat(), ...inDocs])].filter(isFile);
const sources = new Set();
const documentOf = (file) =>
  read(file, (target) => {
    if (placeOf(target) === sourcePath(target)) sources.add(target);
    else if (target.endsWith('.md') && !waiting.includes(target)) waiting.push(target);
  });

// More come while these are read.
const found = [];
for (const file of waiting) found.push(documentOf(file));
const grouped = Object.values(GROUPS).flat();
const groups = [
  ...Object.entries(GROUPS).map(([name, files]) => [name, found.filter(({ file }) => files.includes(file))]),
  ['More', found.filter(({ file }) => !grouped.includes(file))],
].filter(([, each]) => each.length > 0);

/** All documents, those that only others link to last. A file may be linked to, and lie in a folder that is. */
export const documents = {
  groups,
  all: groups.flatMap(([, each]) => each),
  sources: [
    ...new Map(
      [...sources]
        .sort()
        .flatMap(sourcePages)
        .map((page) => [page.path, page]),
    ).values(),
  ],
};
