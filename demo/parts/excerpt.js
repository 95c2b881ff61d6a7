const BEFORE = 60;
const LENGTH = 200;

function marked(word) {
  const mark = document.createElement('mark');
  mark.textContent = word;
  return mark;
}

/** A part of a text with the first of some words in it, as texts and elements: each of the words is marked. */
export function excerpt(text, words) {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longestFirst.join('|')})`, 'iu');
  const first = Math.max(0, text.search(pattern));
  // At the beginning of a word.
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const end = text.length - start <= LENGTH ? text.length : text.lastIndexOf(' ', start + LENGTH);
  const part = `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
  return part.split(new RegExp(pattern, 'giu')).map((piece, i) => (i % 2 === 1 ? marked(piece) : piece));
}
