// The lists that lead through the pages of a kind. An entry has `path`, from the root of the site, `title` and `about`; entries come
// in groups, each a pair of its name and its entries.
import { baseOf } from './frame.mjs';
import { html } from './html.mjs';

/** Beside a page: all pages of its kind. */
export const shelf = (label, groups, current) =>
  html`<nav class="shelf" aria-label="${label}">
    ${groups.map(
      ([name, entries]) =>
        html`<h2>${name}</h2>
          <ul>
            ${entries.map(
              ({ path, title }) =>
                html`<li>
                  <a href="${baseOf(current)}${path}" ${path === current && html`aria-current="page"`}>${title}</a>
                </li>`,
            )}
          </ul> `,
    )}
  </nav>`;

/** The headings of a page, each with `id` and `name`; nothing for one alone. */
export const contents = (headings) =>
  headings.length > 1 &&
  html`<details class="contents" open>
    <summary>On this page</summary>
    <ul>
      ${headings.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}
    </ul>
  </details>`;

/** All pages of a kind, on the page that leads to them. */
export const overviewOf = (groups, current) =>
  groups.map(
    ([name, entries]) =>
      html`<section class="docs-group">
        <h2>${name}</h2>
        <ul class="entries">
          ${entries.map(
            ({ path, title, about }) =>
              html`<li>
                <a href="${baseOf(current)}${path}"><strong>${title}</strong><span>${about}</span></a>
              </li>`,
          )}
        </ul>
      </section>`,
  );
