/** The frames in HTML or Markdown that show something: the attributes of each, by name. */
export const framesIn = (text) =>
  [...text.matchAll(/<iframe\s([^>]*)>/g)].map(
    ([, given]) =>
      new Map([...given.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, value])),
  );

/** What a frame has beside its page and its name. */
export const looksOf = (frame) => Object.fromEntries([...frame].filter(([name]) => name !== 'src' && name !== 'title'));
