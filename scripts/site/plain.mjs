// Markdown as it is read, without its marks.

const unescaped = (text) =>
  text
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'");

const isOfBlocks = ({ items, rows, type }) => !!items || !!rows || type === 'list_item' || type === 'blockquote';

function textOf(token) {
  if (token.type === 'html') return '';
  const { tokens, items, header, rows } = token;
  const parts = tokens ?? items ?? (rows && [...header, ...rows.flat()]);
  return parts ? parts.map(textOf).join(isOfBlocks(token) ? ' ' : '') : (token.text ?? '');
}

/** The text of tokens within a line. */
export const plain = (tokens) => unescaped(tokens.map(textOf).join(''));

/** The text of tokens that are blocks, in one line. */
export const plainBlocks = (tokens) => unescaped(tokens.map(textOf).join(' ')).replaceAll(/\s+/g, ' ').trim();
