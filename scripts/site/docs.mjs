// The pages of the documents, and the page that lists them.
import { readDocuments } from './documents.mjs';
import { html } from './html.mjs';
import { contents, overviewOf, shelf } from './lists.mjs';

const overview = (groups) => ({
  path: 'docs/index.html',
  title: 'Docs',
  description: 'Everything written about the elements, by what you are about to do.',
  body: html`<h1>Docs</h1>
    <p class="lead">Everything written about the elements, by what you are about to do.</p>
    ${overviewOf(groups, 'docs/index.html')}`,
});

/** All pages of documents, each with its text for those who read no pages, and of the sources behind them. */
export function docsPages() {
  const { groups, sources } = readDocuments();
  const page = ({ path, title, about, headings, sections, body, text }) => ({
    path,
    title,
    description: about,
    classes: 'doc',
    body: html`${shelf('Docs', groups, path)} ${contents(headings)}
      <article class="prose">${body}</article>`,
    sections,
    text,
  });
  return [overview(groups), ...groups.flatMap(([, documents]) => documents).map(page), ...sources];
}
