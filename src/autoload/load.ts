import type { Need } from './files.js';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
};

/** The tag of this script. Modules have no `currentScript`. */
const own =
  (document.currentScript as HTMLScriptElement | null) ??
  document.querySelector<HTMLScriptElement>('script[src*=solitaire-autoload]');

// Read at once, because a page may remove the tag or change its base.
const base = own?.src || document.baseURI;
const shared = { nonce: own?.nonce ?? '', crossOrigin: own?.crossOrigin ?? null };

const asked = new Set<string>();

let policy: ScriptPolicy | undefined;

/** A script's URL as the page's Trusted Types want it. The build has written every path. */
function trusted(address: string): string {
  const plain: ScriptPolicy = { createScriptURL: (each) => each };
  try {
    policy ??= trustedTypes?.createPolicy('solitaire-autoload', plain);
  } catch {
    // A page that only limits the names of policies takes plain text, and so does one with a default policy.
  }
  policy ??= plain;
  return policy.createScriptURL(address);
}

/** Whether the page has a tag for a file. A module, `.mjs`, is as good as a script. */
const hasTag = (path: string, isStyle: boolean): boolean =>
  document.querySelector(`${isStyle ? 'link[rel=stylesheet][href' : 'script[src'}*="${path.replace(/\w+$/, '')}"]`) !==
  null;

/**
 * Loads a file, unless it was loaded before or the page does so itself. Scripts run in the order in which they are loaded. If a file
 * can't be loaded, the console says so.
 *
 * @throws TypeError if the page enforces Trusted Types and doesn't allow those of this script
 */
export function load([path, purpose]: Need): void {
  const isStyle = path.endsWith('.css');
  if (asked.has(path) || hasTag(path, isStyle)) return;
  asked.add(path);
  const { href } = new URL(path, base);
  const element = isStyle
    ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    : Object.assign(document.createElement('script'), { async: false, src: trusted(href) });
  element.onerror = () => console.warn(`solitaire-autoload: can't load ${href}, needed for ${purpose}`);
  document.head.append(Object.assign(element, shared));
}
