import { tagOf } from './words.js';

/** The regions whose Chinese is written in traditional characters. */
const TRADITIONAL = /^zh-(tw|hk|mo)$/;

/** The tag that comes next: a shorter one. No table in simplified characters comes after one in traditional ones. */
export const shorter = (tag: string): string =>
  TRADITIONAL.test(tag) ? 'zh-hant' : tag === 'zh-hant' ? '' : tag.replace(/-?[^-]*$/, '');

/** The one of these languages that serves the readers of a tag: its own, or that of the nearest shorter one. */
export function nearest(text: string, languages: readonly string[]): string | undefined {
  const known = new Map(languages.map((language) => [tagOf(language), language]));
  let tag = tagOf(text);
  while (tag && !known.has(tag)) tag = shorter(tag);
  return known.get(tag);
}
