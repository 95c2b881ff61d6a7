import { builtIn } from '../board/layout/window.js';

/** What the document finds for a selector. */
export const all = <Found extends Element>(selector: string): Found[] => [
  ...builtIn(document, 'querySelectorAll').call<Document, [string], NodeListOf<Found>>(document, selector),
];

/** An address without its query and fragment. */
export const placeOf = (address: string): string => address.replace(/[?#].*/s, '');

/** Whether a script is this one by its name, to which a site may have added a hash. */
const isAutoloader = (address: string): boolean => /\/solitaire-autoload[^/]*$/.test(placeOf(address));

const current = builtIn(document, 'currentScript') as HTMLScriptElement | null;

/**
 * The tag of this script. Modules have no `currentScript`, and neither has a script that Cloudflare's Rocket Loader runs later.
 * jQuery runs the text of a script in a tag of its own, without any attribute but the nonce.
 */
const own =
  (current?.src || current?.dataset['base'] ? current : undefined) ??
  all<HTMLScriptElement>('script[src]').find(({ src }) => isAutoloader(src)) ??
  current;

/** The folder of the files. Read at once, because a page may remove the tag or change its base. */
export const folder = folderOf(own);
export const shared = { nonce: own?.nonce ?? '', crossOrigin: own?.crossOrigin ?? null };

/** What `data-base` names, otherwise where the script is. A script that stands in the page has no place of its own. */
function folderOf(script: HTMLScriptElement | null | undefined): string | undefined {
  const named = script?.dataset['base'];
  return named ? new URL(named.replace(/\/?$/, '/'), script.baseURI).href : script?.src;
}

/** For a script that may be part of another, or a copy elsewhere. */
export const HINT =
  own && !own.dataset['base'] && !isAutoloader(own.src) ? '; data-base on its tag names another folder' : '';

/** Whether the page wants the files of all tags at once. */
export const isUrgent = own?.dataset['load'] === 'now';
