import { readNamed } from '../../engine/input/arguments.js';
import { quote } from '../../engine/input/quote.js';
import { en, type Texts } from '../../locales/en.js';
import { completeTexts } from './complete-texts.js';
import { updateFollowers } from './followers.js';

const tables = new Map<string, Texts>([['en', en]]);

/**
 * Registers the texts of a language, for all elements there are and will be. What a table lacks, or has of another
 * type, stays English.
 *
 * @param tag a language tag such as `de` or `pt-BR`. A table for `de` also serves `de-AT`. `zh-TW`, `zh-HK` and `zh-MO`
 *   are served by one for `zh-Hant`, and never by one for `zh`.
 * @throws TypeError where the tag is no text or the table no object.
 */
export function addLocale(tag: string, table: Partial<Texts>): void {
  if (typeof tag !== 'string' || tag === '') {
    throw new TypeError(`language is ${quote(tag)}; allowed: a tag such as "de"`);
  }
  tables.set(tag.toLowerCase(), completeTexts(readNamed(table, 'table of texts', "{ undo: 'Zurück' }")));
  updateFollowers();
}

/**
 * The texts that are registered for a language, or for the nearest one that serves it; `undefined` where there is none. For scripts
 * that say more about a game, such as the calendar. English has no `calendar`, unless a page has registered one.
 *
 * @param tag a language tag such as `de-AT`
 */
export const localeOf = (tag: string): Texts | undefined => textsFor(tag.toLowerCase());

/** The regions whose Chinese is written in traditional characters. */
const TRADITIONAL = /^zh-(tw|hk|mo)$/;

/** The tag that comes next: a shorter one. No table in simplified characters comes after one in traditional ones. */
const shorter = (tag: string): string =>
  TRADITIONAL.test(tag) ? 'zh-hant' : tag === 'zh-hant' ? '' : tag.slice(0, tag.lastIndexOf('-'));

/** What is found for a tag, or for the nearest shorter one. */
export const nearest = <Found>(tag: string, find: (tag: string) => Found | undefined): Found | undefined =>
  find(tag) ?? (tag.includes('-') ? nearest(shorter(tag), find) : undefined);

/** @param tag in small letters */
export const textsFor = (tag: string): Texts | undefined => nearest(tag, (each) => tables.get(each));
