// Markdown as pages, with its links led to the site's own pages, and as plain text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import hljs from 'highlight.js/lib/common';
import { Marked, Renderer } from 'marked';

hljs.registerAliases(['vue', 'svelte', 'astro'], { languageName: 'xml' });

/** What a heading is called in a link. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Where the page of a Markdown file lies in the site. */
export const pageOf = (file) => `docs/${file.replace(/^docs\//, '').toLowerCase()}`.replace(/\.md$/, '.html');

/** From a page to the root of the site. */
export const toRoot = (page) => '../'.repeat(page.split('/').length - 1);

/** A block of code with its words coloured, and a button that copies it. `info`: its language, and after a space the file that it is. */
export function codeBlock(code, info = '') {
  const [name, file] = info.split(' ');
  const language = hljs.getLanguage(name) ? name : 'plaintext';
  return `<div class="code">
${file ? `<p class="file-name">${file}</p>` : ''}
<pre tabindex="0"><code>${hljs.highlight(code.trimEnd(), { language }).value}</code></pre>
<button type="button" data-copy>Copy</button>
</div>`;
}

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

const bare = new Marked({ renderer: { html: () => '', image: ({ text }) => text } });

const stripped = (markup) =>
  markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]);

/** The text of tokens within a line. */
const plain = (tokens) => stripped(bare.Parser.parseInline(tokens, bare.defaults));

/** The text of tokens that are blocks, in one line. */
const plainBlocks = (tokens) => stripped(bare.parser(tokens)).replaceAll(/\s+/g, ' ').trim();

/** Paragraphs of Markdown as plain text, in one line. */
export const plainMarkdown = (text) => plainBlocks(bare.lexer(text));

const site = new Marked({
  renderer: {
    code: ({ text, lang }) => codeBlock(text, lang),
    heading({ tokens, depth }) {
      return `<h${depth} id="${anchorOf(plain(tokens))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    image: ({ href, text }) => `<img src="${href}" alt="${text}" loading="lazy" />`,
    table(token) {
      const table = Renderer.prototype.table.call(this, token).replaceAll('<th></th>', '<td></td>');
      return `<div class="table" tabindex="0" role="group" aria-label="Table">${table}</div>`;
    },
  },
});

/**
 * Reads a Markdown file.
 *
 * @param file its path from the root of the project
 * @param lead gives the address, from this page, of a file of the project
 * @returns title, first paragraph as plain text, headings of the second level with their anchors, sections as plain text, and the
 *   body
 */
export function readMarkdown(file, lead) {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const address = (href) => {
    const [to, ...fragment] = href.split('#');
    if (to === '' || /^[a-z]+:/.test(href)) return href;
    return [lead(path.posix.join(path.posix.dirname(file), to)), ...fragment].join('#');
  };
  const tokens = site.lexer(text);
  site.walkTokens(tokens, (token) => {
    if (token.type === 'link' || token.type === 'image') token.href = address(token.href);
    if (token.type !== 'html') return;
    token.text = token.text.replace(/ (src|href)="([^"]*)"/g, (_, name, href) => ` ${name}="${address(href)}"`);
  });
  const starts = tokens.flatMap(({ type }, i) => (type === 'heading' ? [i] : []));
  const all = starts.map((start, i) => {
    const name = plain(tokens[start].tokens);
    const rest = plainBlocks(tokens.slice(start + 1, starts[i + 1]));
    return { id: anchorOf(name), name, text: rest, depth: tokens[start].depth };
  });
  return {
    title: all[0].name,
    about: plain(tokens.find(({ type }) => type === 'paragraph')?.tokens ?? []).replaceAll('\n', ' '),
    headings: all.filter(({ depth }) => depth === 2),
    // What stands before all other headings comes first.
    sections: all.map((section, i) => ({ ...section, id: i === 0 ? '' : section.id })),
    body: site.parser(tokens),
    text,
  };
}

const prose = new Marked();

/** A line of Markdown, as doc comments have it. */
export const inlineMarkdown = (text) => prose.parseInline(text);

/** Paragraphs of Markdown. */
export const blockMarkdown = (text) => prose.parse(text);
