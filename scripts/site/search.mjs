// The texts that the site's search covers: sections of documents, entries of the API, and all other pages as a whole.

const wholeOf = ({ title, description }) => ({ id: '', name: title, text: description });

/**
 * The texts that are searched, each with the `path` it stands at, its `title`, and the `page` that it is a part of.
 *
 * @param pages all pages; what all elements have is taken from the first page that has it
 */
export function searchTexts(pages) {
  const inherited = new Set();
  const isNew = ({ id, isInherited }) => !isInherited || (!inherited.has(id) && inherited.add(id));
  return pages
    .filter(({ path }) => !path.startsWith('source/') && path !== '404.html')
    .flatMap((page) =>
      (page.sections ?? [wholeOf(page)]).filter(isNew).map(({ id, name, text, kind, isInherited }) => ({
        path: id ? `${page.path}#${id}` : page.path,
        title: id ? name : page.title,
        page: [kind, isInherited ? 'every element' : id && page.title].filter(Boolean).join(', '),
        text,
      })),
    );
}
