// The lists of all pages: for readers, and for programs that read text.
import { html } from './html.mjs';

const SECTIONS = [
  ['', 'Pages'],
  ['games/', 'Games'],
  ['docs/', 'Docs'],
  ['api/', 'API'],
  ['source/', 'Sources'],
];

const inSection = (folder, pages) =>
  pages.filter(({ path }) => (folder ? path.startsWith(folder) : !path.includes('/')));

const byTitle = (a, b) => a.title.localeCompare(b.title, 'en');

export const mapPage = (pages) => ({
  path: 'map.html',
  title: 'All pages',
  description: 'Every page of this site.',
  classes: 'narrow',
  body: html` <h1>All pages</h1>
    ${SECTIONS.map(
      ([folder, name]) =>
        html`<h2>${name}</h2>
          <ul>
            ${inSection(folder, pages)
              .toSorted(byTitle)
              .map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>`)}
          </ul> `,
    )}
    <p>
      For programs: <a href="llms.txt">llms.txt</a> lists the pages, <a href="llms-full.txt">llms-full.txt</a> has all
      docs in one text.
    </p>`,
});

/** The form of https://llmstxt.org: a title, what it is, and the pages by sections. */
export const llmsText = (pages, { name, description }) => `# ${name}

> ${description}
${SECTIONS.map(
  ([folder, heading]) => `
## ${heading}

${inSection(folder, pages)
  .map(({ path, title, description: about }) => `- [${title}](${path}): ${about}\n`)
  .join('')}`,
).join('')}`;

export const llmsFullText = (pages) =>
  pages
    .filter(({ text }) => text)
    .map(({ path, text }) => `<!-- ${path} -->\n\n${text.trim()}\n`)
    .join('\n');
