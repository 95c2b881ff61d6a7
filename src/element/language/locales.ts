import { readNamed } from '../../engine/input/arguments.js';
import { quote } from '../../engine/input/quote.js';
import { en, type Texts } from '../../locales/en.js';
import { completeTexts } from '../../locales/complete-texts.js';
import { nearest, shorter } from '../../locales/nearest.js';
import { tagOf } from '../../locales/words.js';
import { updateFollowers } from './followers.js';

/** What is registered for each language: by its script, and by the page itself. */
const bases = new Map<string, Partial<Texts> | undefined>([['en', undefined]]);
const own: typeof bases = new Map();

/** What both come to, for the tags that were asked for since, because each update of an element asks. */
const tables = new Map<string, Texts | undefined>();

/**
 * Adds or changes texts of a language, for all present and future elements. Each text replaces the one registered before, and stays even
 * if the script of a language loads later. A text that is missing or has another type comes from the nearest shorter tag, otherwise from
 * English.
 *
 * @param tag a language tag such as `de` or `pt-BR`. Texts for `de` also serve `de-AT`. `zh-TW`, `zh-HK` and `zh-MO` use those for
 *   `zh-Hant`, never those for `zh`.
 * @param table the texts, by their names: any of those in `src/locales/en.ts`. Unknown names log a warning.
 * @param isBase whether texts that the page itself registers take precedence. The scripts of the languages set it. Default: false.
 * @throws TypeError if the tag isn't a language tag, or the table isn't an object.
 */
export function addLocale(tag: string, table: Partial<Texts>, isBase = false): void {
  const key = typeof tag === 'string' && tagOf(tag);
  if (!key) throw new TypeError(`language is ${quote(tag)}; allowed: a tag such as "de"`);
  const given = readNamed(table, 'table of texts', "{ undo: 'Zurück' }");
  const unknown = Object.keys(given).filter((name) => !(name in en));
  if (!isBase && unknown[0]) console.warn('addLocale: unknown texts', ...unknown);
  const layer = isBase ? bases : own;
  layer.set(key, completeTexts(given, layer.get(key) ?? {}));
  tables.clear();
  updateFollowers();
}

/**
 * The texts registered for a language, or for the nearest language that serves it; `undefined` if there is none. For scripts that add
 * texts about a game, as the calendar does. English has no `calendar`, unless the page has registered one.
 *
 * @param tag a language tag such as `de-AT`.
 */
export function localeOf(tag: string): Texts | undefined {
  if (!tables.has(tag)) {
    const key = nearest(tag, [...bases.keys(), ...own.keys()]);
    const isOwn = key === tag;
    const shared = key ? localeOf(isOwn ? shorter(key) : key) : undefined;
    tables.set(tag, isOwn ? completeTexts(own.get(key), completeTexts(bases.get(key), shared)) : shared);
  }
  return tables.get(tag);
}
