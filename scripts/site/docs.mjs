// The pages of the documents, and the page that lists them.
import { readDocuments } from './documents.mjs';
import { baseOf } from './frame.mjs';
import { html } from './html.mjs';

const navigation = (groups, current) => {
  const entry = ({ path, title }) =>
    html`<li><a href="${baseOf(current)}${path}" ${path === current && html`aria-current="page"`}>${title}</a></li>`;
  return html`<nav class="shelf" aria-label="Docs">
    ${groups.map(
      ([name, documents]) =>
        html`<h2>${name}</h2>
          <ul>
            ${documents.map(entry)}
          </ul> `,
    )}
  </nav>`;
};

const contents = (headings) =>
  headings.length > 1 &&
  html`<details class="contents" open>
    <summary>On this page</summary>
    <ul>
      ${headings.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}
    </ul>
  </details>`;

const overview = (groups) => ({
  path: 'docs/index.html',
  title: 'Docs',
  description: 'Everything written about the elements, by what you are about to do.',
  body: html`<h1>Docs</h1>
    <p class="lead">Everything written about the elements, by what you are about to do.</p>
    ${groups.map(
      ([name, documents]) =>
        html`<section class="docs-group">
          <h2>${name}</h2>
          <ul class="entries">
            ${documents.map(
              ({ path, title, about }) =>
                html`<li>
                  <a href="../${path}"><strong>${title}</strong><span>${about}</span></a>
                </li>`,
            )}
          </ul>
        </section>`,
    )}`,
});

/** All pages of documents, each with its text for those who read no pages, and of the sources behind them. */
export function docsPages() {
  const { groups, sources } = readDocuments();
  const page = ({ path, title, about, headings, body, text }) => ({
    path,
    title,
    description: about,
    classes: 'doc',
    body: html`${navigation(groups, path)} ${contents(headings)}
      <article class="prose">${body}</article>`,
    text,
  });
  return [overview(groups), ...groups.flatMap(([, documents]) => documents).map(page), ...sources];
}
