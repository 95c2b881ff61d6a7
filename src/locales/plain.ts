/**
 * A text without its soft hyphens. They let the captions of narrow buttons break, but are a part of a name, too: some voices
 * then read two words, and whoever speaks to a device is not understood.
 */
export const plain = (text: string): string => text.replaceAll('\u00ad', '');
