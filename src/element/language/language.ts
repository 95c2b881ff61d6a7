import type { ReactiveElement } from 'lit';
import { readNamed } from '../../engine/input/arguments.js';
import { quote as quoted } from '../../engine/input/quote.js';
import { type Texts, en } from '../../locales/en.js';
import { completeTexts } from './complete-texts.js';

const tables = new Map<string, Texts>([['en', en]]);

/** The elements on the page, to be shown anew when a table comes or the page changes its language. */
const shown = new Set<ReactiveElement>();

const showAnew = (): void => shown.forEach((host) => host.requestUpdate());

const watcher = globalThis.MutationObserver && new MutationObserver(showAnew);

/**
 * Registers the texts of a language, for all elements there are and will be. What a table lacks, or has of another type, stays English.
 *
 * @param tag a language tag such as `de` or `pt-BR`; whatever is registered for `de` also serves `de-AT`, but `zh` not `zh-TW`.
 * @throws TypeError where the tag is no text or the table no object.
 */
export function addLocale(tag: string, table: Partial<Texts>): void {
  if (typeof tag !== 'string' || tag === '') {
    throw new TypeError(`language is ${quoted(tag)}; allowed: a tag such as "de"`);
  }
  tables.set(tag.toLowerCase(), completeTexts(readNamed(table, 'table of texts', "{ undo: 'Zurück' }")));
  showAnew();
}

/** The element and what it is in, outwards: through slots and out of shadow roots. */
function* around(element: Element): Generator<Node> {
  for (let at: Node | null = element; at;) {
    yield at;
    at = (at as Element).assignedSlot ?? at.parentNode ?? (at as ShadowRoot).host ?? null;
  }
}

/** The element is on the page, or no longer: while it is, it is updated when its language may have changed. */
export function followLanguage(host: ReactiveElement): void {
  for (const node of around(host)) {
    if (!(node instanceof Element)) watcher.observe(node, { subtree: true, attributeFilter: ['lang'] });
  }
  shown.add(host);
}

export function unfollowLanguage(host: ReactiveElement): void {
  shown.delete(host);
  if (shown.size === 0) watcher.disconnect();
}

/** Chinese in traditional characters, which a table in simplified ones does not serve. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)$/;

/** The texts of a tag, or of the nearest that means more. */
const textsFor = (tag: string): Texts | undefined =>
  tables.get(tag) ??
  (tag.includes('-') && !TRADITIONAL.test(tag) ? textsFor(tag.slice(0, tag.lastIndexOf('-'))) : undefined);

/** The texts of an element in the language it is in by the `lang` attributes around it; where that has none, English, and its tag. */
export function textsOf(element: Element): { readonly texts: Texts; readonly lang?: string } {
  for (const node of around(element)) {
    const lang = (node as Element).getAttribute?.('lang');
    if (!lang) continue;
    const texts = textsFor(lang.toLowerCase());
    if (texts) return { texts };
    break;
  }
  return { texts: en, lang: 'en' };
}
