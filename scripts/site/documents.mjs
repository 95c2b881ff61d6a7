// README, docs, the project's other Markdown, and pages of the sources that they link to: a file with its code, a folder with its files.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { at, filesIn } from '../package.mjs';
import { codeBlock, pageOf, placeOf, readMarkdown, sourcePath, toRoot } from './markdown.mjs';

const isFile = (file) => existsSync(at(file)) && statSync(at(file)).isFile();

const SHELVES = 'demo/site/_data/shelves.json';

/**
 * The lists of documents, by task. An entry is a file, or a file and the `folder` of those below it. `titles` and `about` replace what a
 * document says of itself.
 */
const { groups: shelves, titles, about } = JSON.parse(readFileSync(at(SHELVES), 'utf8'));

const inDocs = filesIn('docs')
  .map((file) => `docs/${file}`)
  .filter((file) => file.endsWith('.md'));

/** Each shelf as a list of entries: a file, and those below it. */
const entriesOf = (shelf) =>
  shelf.map((entry) => {
    if (typeof entry === 'string') return { file: entry, below: [] };
    const below = inDocs.filter((file) => file.startsWith(entry.folder) && file !== entry.file);
    return { file: entry.file, below };
  });

const shelved = Object.entries(shelves).map(([name, shelf]) => [name, entriesOf(shelf)]);
const onShelves = shelved.flatMap(([, entries]) => entries.flatMap(({ file, below }) => [file, ...below]));
const missing = onShelves.filter((file) => !isFile(file));
if (missing.length > 0) throw new Error(`${SHELVES} lists what does not exist: ${missing.join(', ')}`);

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

/** What fits on the index of the docs. A point within a name or a number ends no sentence. */
const firstSentence = (text) => /^.*?[.?!](?= \p{Lu}|$)/u.exec(text)?.[0] ?? text;

// Documents that only others link to are added while these are read.
const waiting = [...new Set([...onShelves, ...inDocs])];
const sources = new Set();
const read = [];
for (const file of waiting) {
  const own = pageOf(file);
  const document = readMarkdown(file, (target) => {
    // A test finds dead links.
    if (existsSync(at(target)) && placeOf(target) === sourcePath(target)) sources.add(target);
    else if (isFile(target) && target.endsWith('.md') && !waiting.includes(target)) waiting.push(target);
    return toRoot(own) + placeOf(target);
  });
  const description = about[file] ?? document.about;
  const title = titles[file] ?? document.title;
  read.push({ ...document, file, path: own, title, about: firstSentence(description), description });
}

const documentOf = (file) => read.find((document) => document.file === file);

const groups = [
  ...shelved.map(([name, entries]) => [
    name,
    entries.map(({ file, below }) => ({ ...documentOf(file), below: below.map(documentOf) })),
  ]),
  ['More', read.filter(({ file }) => !onShelves.includes(file)).map((document) => ({ ...document, below: [] }))],
].filter(([, each]) => each.length > 0);

/** All documents, those that only others link to last. A file may be linked to, and lie in a folder that is. */
export const documents = {
  groups,
  all: groups.flatMap(([, each]) => each.flatMap(({ below, ...document }) => [document, ...below])),
  sources: [
    ...new Map(
      [...sources]
        .sort()
        .flatMap(sourcePages)
        .map((page) => [page.path, page]),
    ).values(),
  ],
};
