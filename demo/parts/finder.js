import MiniSearch from 'minisearch';

/** Only letters and digits: `share-url` is two words, and `<bakers-dozen>` is found by its name. */
const tokenize = (text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Guides come before reasons. */
const weightOf = ({ path }) => (/^docs\/(decisions|changelog)/.test(path) ? 0.5 : 1);

/**
 * Makes a search of texts, which have a `title`, the `page` they are a part of, and a `text`.
 *
 * @returns what finds the texts for a query, best first: each `entry` with its `words` that count
 */
export function finder(texts) {
  const index = new MiniSearch({
    fields: ['title', 'page', 'text'],
    tokenize,
    searchOptions: {
      boost: { title: 4, page: 2 },
      prefix: true,
      // One letter in five can be wrong.
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      boostDocument: (id) => weightOf(texts[id]),
    },
  });
  index.addAll(texts.map((entry, id) => ({ id, ...entry })));
  /** All words, otherwise any of them. */
  const search = (query) => {
    const found = index.search(query, { combineWith: 'AND' });
    return found.length > 0 ? found : index.search(query);
  };
  return (query) => search(query).map(({ id, terms }) => ({ entry: texts[id], words: terms }));
}
