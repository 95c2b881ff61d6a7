// Markdown as pages, with links to the site's own pages, and as plain text.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import hljs from 'highlight.js/lib/common';
import { Marked, Renderer } from 'marked';

hljs.registerAliases(['vue', 'svelte', 'astro'], { languageName: 'xml' });

/** The anchor of a heading. */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Where the page of a Markdown file is in the site. */
export const pageOf = (file) => `docs/${file.replace(/^docs\//, '').toLowerCase()}`.replace(/\.md$/, '.html');

/** Where a file of the project is in the site, if it's neither a document nor part of the demo. */
export const sourcePath = (file) => `source/${file}.html`;

/** Where a file of the project is in the site. */
export function placeOf(file) {
  if (file.endsWith('.md')) return pageOf(file);
  if (file.startsWith('demo/') && /\.(html|webp|svg)$/.test(file)) return file.replace('demo/', '');
  return sourcePath(file);
}

/** From a page to the root of the site. */
export const toRoot = (page) => '../'.repeat(page.split('/').length - 1);

/** A block of code with syntax colours and a Copy button. `info`: its language, and after a space the name of its file. */
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

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Code in a line of text may break after signs, and so never within a word. */
export const breakable = (markup) => markup.replaceAll(/(&(?:amp|lt|gt|quot|#39);|[/.,:=_(@|])(?=[^\s<])/g, '$1<wbr>');

const bare = new Marked({ renderer: { html: () => '', image: ({ text }) => text } });

const stripped = (markup) =>
  markup.replaceAll(/<[^>]*>/g, '').replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity]);

/** The text of tokens within a line. */
const plain = (tokens) => stripped(bare.Parser.parseInline(tokens, bare.defaults));

/** The text of tokens that are blocks, in one line. */
const plainBlocks = (tokens) => stripped(bare.parser(tokens)).replaceAll(/\s+/g, ' ').trim();

/** Paragraphs of Markdown as plain text, in one line. */
export const plainMarkdown = (text) => plainBlocks(bare.lexer(text));

const codespan = ({ text }) => `<code>${breakable(escaped(text))}</code>`;

const site = new Marked({
  renderer: {
    code: ({ text, lang }) => codeBlock(text, lang),
    codespan,
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
 * @param lead gives the URL, from this page, of a file of the project
 * @returns title, first paragraph as plain text, headings of the second level with their anchors, sections as plain text, the body,
 *   and the `blocks` of each section, which `render` makes markup of
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
    // The text before all other headings comes first.
    sections: all.map((section, i) => ({ ...section, id: i === 0 ? '' : section.id })),
    body: site.parser(tokens),
    blocks: starts.map((start, i) => ({ name: all[i].name, tokens: tokens.slice(start + 1, starts[i + 1]) })),
    text,
  };
}

/** Blocks of a document as markup. */
export const render = (tokens) => site.parser(tokens);

const prose = new Marked({ renderer: { codespan } });

/** A line of Markdown, as doc comments have it. */
export const inlineMarkdown = (text) => prose.parseInline(text);

/** Paragraphs of Markdown. */
export const blockMarkdown = (text) => prose.parse(text);
