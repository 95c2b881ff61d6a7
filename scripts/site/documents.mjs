// README, docs, the project's other Markdown, and pages of the sources that they link to: a file with its code, a folder with its files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { at, filesIn } from '../package.mjs';
import { codeBlock, pageOf, readMarkdown, toRoot } from './markdown.mjs';

const isFile = (file) => existsSync(at(file)) && statSync(at(file)).isFile();

/** The index first, as it leads to the others. */
const inDocs = filesIn('docs')
  .map((file) => `docs/${file}`)
  .filter((file) => file.endsWith('.md'))
  .sort((a, b) => b.endsWith('/index.md') - a.endsWith('/index.md'));

/** Documents by what a reader is about to do, in lists or as a folder; and what a list says of those that do not say it themselves. */
const { groups: shelves, titles, about } = JSON.parse(readFileSync(at('demo/site/_data/shelves.json'), 'utf8'));
const filesOf = (shelf) => (Array.isArray(shelf) ? shelf : inDocs.filter((file) => file.startsWith(shelf)));

const sourcePath = (file) => `source/${file}.html`;

/** Where a file of the project lies in the site. */
function placeOf(file) {
  if (file.endsWith('.md')) return pageOf(file);
  if (file.startsWith('demo/') && /\.(html|webp|svg)$/.test(file)) return file.replace('demo/', '');
  return sourcePath(file);
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

// More documents come while these are read.
const waiting = [...new Set([...Object.values(shelves).flatMap(filesOf), ...inDocs])].filter(isFile);
const sources = new Set();
const read = [];
for (const file of waiting) {
  const own = pageOf(file);
  const document = readMarkdown(file, (target) => {
    // A test finds links that lead nowhere.
    if (existsSync(at(target)) && placeOf(target) === sourcePath(target)) sources.add(target);
    else if (isFile(target) && target.endsWith('.md') && !waiting.includes(target)) waiting.push(target);
    return toRoot(own) + placeOf(target);
  });
  const description = about[file] ?? document.about;
  read.push({ ...document, file, path: own, title: titles[file] ?? document.title, about: description, description });
}

const shelved = Object.values(shelves).flatMap(filesOf);
const groups = [
  ...Object.entries(shelves).map(([name, shelf]) => [name, read.filter(({ file }) => filesOf(shelf).includes(file))]),
  ['More', read.filter(({ file }) => !shelved.includes(file))],
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
