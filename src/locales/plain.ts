/**
 * A text without its soft hyphens. They let the captions of narrow buttons break, but in an accessible name they make some voices
 * read two words, and voice control misses the button.
 */
export const plain = (text: string): string => text.replaceAll('\u00ad', '');
