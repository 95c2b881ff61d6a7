// Pages of Markdown, with their links led to the site's own pages.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import { codeBlock } from './code.mjs';
import { html, markup } from './html.mjs';
import { plain, plainBlocks } from './plain.mjs';

const root = new URL('../../', import.meta.url);

/** What a heading is called in a link. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Where the page of a Markdown file lies in the site. */
export const pageOf = (file) => `docs/${file.replace(/^docs\//, '').toLowerCase()}`.replace(/\.md$/, '.html');

/** Each heading with the text below it; what stands before all others comes first. */
function sectionsOf(tokens) {
  const starts = tokens.flatMap(({ type }, i) => (type === 'heading' ? [i] : []));
  return starts.map((start, i) => {
    const name = plain(tokens[start].tokens);
    const id = i === 0 ? '' : anchorOf(name);
    return { id, name, text: plainBlocks(tokens.slice(start + 1, starts[i + 1])) };
  });
}

/**
 * Reads a Markdown file.
 *
 * @param file its path from the root of the project
 * @param lead gives the address, from this page, of a file of the project with its fragment
 * @returns title, first paragraph as plain text, headings of the second level with their anchors, sections as plain text, and the
 *   body
 */
export function readMarkdown(file, lead) {
  const text = readFileSync(new URL(file, root), 'utf8');
  const headings = [];
  const address = (href) => {
    const [to, fragment] = href.split('#');
    const hash = fragment === undefined ? '' : `#${fragment}`;
    if (to === '' || /^[a-z]+:/.test(href)) return href;
    return lead(path.posix.join(path.posix.dirname(file), to)) + hash;
  };
  const reader = new Marked({
    renderer: {
      code: ({ text: code, lang }) => String(codeBlock(code, lang)),
      heading({ tokens, depth }) {
        const name = plain(tokens);
        const id = anchorOf(name);
        if (depth === 2) headings.push({ id, name });
        return String(html`<h${depth} id="${id}">${markup(this.parser.parseInline(tokens))}</h${depth}>\n`);
      },
      link({ href, tokens }) {
        return String(html`<a href="${address(href)}">${markup(this.parser.parseInline(tokens))}</a>`);
      },
      image: ({ href, text: alternative }) =>
        String(html`<img src="${address(href)}" alt="${alternative}" loading="lazy" />`),
      html: ({ text: own }) => own.replace(/ (src|href)="([^"]*)"/g, (_, name, href) => ` ${name}="${address(href)}"`),
      table({ header, rows }) {
        const cell = (name) => (each) => markup(`<${name}>${this.parser.parseInline(each.tokens)}</${name}>`);
        return String(
          html`<div class="table" tabindex="0" role="group" aria-label="Table">
            <table>
              <thead>
                <tr>
                  ${header.map((each) => cell(each.text.trim() ? 'th' : 'td')(each))}
                </tr>
              </thead>
              <tbody>
                ${rows.map(
                  (row) =>
                    html`<tr>
                      ${row.map(cell('td'))}
                    </tr> `,
                )}
              </tbody>
            </table>
          </div> `,
        );
      },
    },
  });
  const tokens = reader.lexer(text);
  const title = plain(tokens.find(({ type }) => type === 'heading').tokens);
  const first = tokens.find(({ type }) => type === 'paragraph');
  const body = markup(reader.parser(tokens));
  return {
    title,
    about: plain(first?.tokens ?? []).replaceAll('\n', ' '),
    headings,
    sections: sectionsOf(tokens),
    body,
    text,
  };
}

const prose = new Marked();

/** A line of Markdown, as doc comments have it. */
export const inlineMarkdown = (text) => markup(prose.parseInline(text));

/** Paragraphs of Markdown as plain text, in one line. */
export const plainMarkdown = (text) => plainBlocks(prose.lexer(text));

/** Paragraphs of Markdown. */
export const blockMarkdown = (text) => markup(prose.parse(text));
