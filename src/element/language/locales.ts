import { readNamed } from '../../engine/input/arguments.js';
import { quote } from '../../engine/input/quote.js';
import type { Texts } from '../../locales/en.js';
import { completeTexts } from '../../locales/complete-texts.js';
import { nearest, shorter } from '../../locales/nearest.js';
import { tagOf } from '../../locales/words.js';
import { updateFollowers } from './followers.js';

/** What is registered for each language: by its script, and by the page itself. */
const bases = new Map<string, Partial<Texts>>([['en', {}]]);
const own = new Map<string, Partial<Texts>>();

/** What both come to, for the tags that were asked for since, because each update of an element asks. */
const tables = new Map<string, Texts>();

/**
 * Registers words of a language, for all elements there are and will be. They go over those that are registered already, one by one, and
 * stay whichever script of a language comes later. A word that isn't registered, or is of another type, is that of the nearest shorter
 * tag, or else English.
 *
 * @param tag a language tag such as `de` or `pt-BR`. A table for `de` also serves `de-AT`. `zh-TW`, `zh-HK` and `zh-MO`
 *   are served by one for `zh-Hant`, and never by one for `zh`.
 * @param isBase whether the words go under those that a page has registered, as the scripts of the languages do. Default: false.
 * @throws TypeError where the tag is no text or the table no object.
 */
export function addLocale(tag: string, table: Partial<Texts>, isBase = false): void {
  const key = typeof tag === 'string' && tagOf(tag);
  if (!key) throw new TypeError(`language is ${quote(tag)}; allowed: a tag such as "de"`);
  const given = readNamed(table, 'table of texts', "{ undo: 'Zurück' }");
  const layer = isBase ? bases : own;
  layer.set(key, completeTexts(given, layer.get(key) ?? {}));
  tables.clear();
  updateFollowers();
}

/**
 * The texts that are registered for a language, or for the nearest one that serves it; `undefined` where there is none. For scripts
 * that say more about a game, such as the calendar. English has no `calendar`, unless a page has registered one.
 *
 * @param tag a language tag such as `de-AT`
 */
export function localeOf(tag: string): Texts | undefined {
  let texts = tables.get(tag);
  if (!texts) {
    const key = nearest(tag, [...bases.keys(), ...own.keys()]);
    if (!key) return undefined;
    if (key !== tag) texts = localeOf(key)!;
    else texts = completeTexts(own.get(key), completeTexts(bases.get(key), localeOf(shorter(key))));
    tables.set(tag, texts);
  }
  return texts;
}
