/** Sentences in a row. Some have their full stop already. */
export const inSentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .join('. ')
    .replace(/([.。।…!?]\u00a0?)\. /g, '$1 ');
