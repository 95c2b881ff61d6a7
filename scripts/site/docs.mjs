// The pages of README, docs and the project's other Markdown, and of the sources that they link to.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { baseOf } from './frame.mjs';
import { html } from './html.mjs';
import { pageOf, readMarkdown } from './markdown.mjs';
import { isFile, sourcePages, sourcePath } from './sources.mjs';

const root = new URL('../../', import.meta.url);

const inDocs = readdirSync(new URL('docs', root), { recursive: true })
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file.replaceAll(path.sep, '/')}`)
  .sort();

const first = (leading, files) => [leading, ...files.filter((file) => file !== leading)];

/** Documents by what a reader is about to do. What is named nowhere comes last. */
const GROUPS = [
  ['Start', ['README.md', 'docs/frameworks.md', 'docs/embed.md', 'docs/boxes.md', 'docs/accessibility.md']],
  [
    'On your site',
    first(
      'docs/embedding/index.md',
      inDocs.filter((file) => file.startsWith('docs/embedding/')),
    ),
  ],
  ['In depth', ['docs/engine.md', 'docs/games.md', 'docs/winnability.md', 'docs/decisions.md']],
  ['Project', ['CONTRIBUTING.md', 'CHANGELOG.md', 'RELEASING.md']],
];
const named = new Set(GROUPS.flatMap(([, files]) => files));
const groups = [...GROUPS, ['More', inDocs.filter((file) => !named.has(file))]]
  .map(([name, files]) => [name, files.filter(isFile)])
  .filter(([, files]) => files.length > 0);

/** What a list says of documents that do not say it themselves. */
const TITLES = { 'README.md': 'Overview' };
const ABOUT = {
  'docs/decisions.md': 'Why things are as they are: questions and answers.',
  'CHANGELOG.md': 'What has changed, version by version.',
};

/** Where a file of the project lies in the site. */
function placeOf(file) {
  if (file.endsWith('.md')) return pageOf(file);
  if (file.startsWith('demo/') && /\.(html|png|svg)$/.test(file)) return file.replace('demo/', '');
  return sourcePath(file);
}

const navigation = (documents, current) =>
  html`<nav class="shelf" aria-label="Docs">
    ${groups.map(
      ([name, files]) =>
        html`<h2>${name}</h2>
          <ul>
            ${files.map((file) => {
              const isCurrent = file === current && html` aria-current="page"`;
              return html`<li>
                <a href="${baseOf(pageOf(current))}${pageOf(file)}" ${isCurrent}>${documents.get(file).title}</a>
              </li>`;
            })}
          </ul> `,
    )}
  </nav>`;

const contents = (headings) =>
  headings.length > 1 &&
  html`<details class="contents" open>
    <summary>On this page</summary>
    <ul>
      ${headings.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}
    </ul>
  </details>`;

/** The pages of files and folders, each once. */
const sourcesOf = (files) => [...new Map([...files].flatMap(sourcePages).map((page) => [page.path, page])).values()];

/** All pages of documents, each with its text for those who read no pages. */
export function docsPages() {
  const sources = new Set();
  const read = (file) => {
    const base = baseOf(pageOf(file));
    const lead = (target) => {
      const to = placeOf(target);
      if (to === sourcePath(target)) {
        if (!existsSync(new URL(target, root))) throw new Error(`${file} links to ${target}, which is not there`);
        sources.add(target);
      }
      return base + to;
    };
    const { title, about, ...rest } = readMarkdown(file, lead);
    return { title: TITLES[file] ?? title, about: ABOUT[file] ?? about, ...rest };
  };
  const documents = new Map(groups.flatMap(([, files]) => files).map((file) => [file, read(file)]));
  const pages = [...documents].map(([file, { title, about, headings, body, text }]) => ({
    path: pageOf(file),
    title,
    description: about,
    classes: 'doc',
    body: html`${navigation(documents, file)} ${contents(headings)}
      <article class="prose">${body}</article>`,
    text,
  }));
  return [overview(documents), ...pages, ...sourcesOf(sources)];
}

const overview = (documents) => ({
  path: 'docs/index.html',
  title: 'Docs',
  description: 'Everything written about the elements, by what you are about to do.',
  body: html`<h1>Docs</h1>
    <p class="lead">Everything written about the elements, by what you are about to do.</p>
    ${groups.map(
      ([name, files]) =>
        html`<section class="docs-group">
          <h2>${name}</h2>
          <ul class="entries">
            ${files.map((file) => {
              const { title, about } = documents.get(file);
              return html`<li>
                <a href="${baseOf('docs/index.html')}${pageOf(file)}"><strong>${title}</strong><span>${about}</span></a>
              </li>`;
            })}
          </ul>
        </section>`,
    )}`,
});
