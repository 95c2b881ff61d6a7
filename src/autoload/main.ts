// The script that finds the tags of a page and loads the files that they need.
import { isElement, tagAround } from '../board/layout/surroundings.js';
import { builtIn } from '../board/layout/window.js';
import { nearest } from '../locales/nearest.js';

/** What the folder of the script contains. The build writes the lists. */
declare const BESIDE: {
  readonly games: readonly string[];
  readonly examples: readonly string[];
  readonly languages: readonly string[];
};

/** A file that an element needs: its path from the folder of the script, and what needs it. */
type Need = readonly [path: string, purpose: string];

const { games, examples, languages } = BESIDE;

const CALENDAR = 'solitaire-calendar';

/** Selects every element that needs files. */
const ELEMENTS = [...games, ...examples, CALENDAR].join();

const isMissing = (tag: string): boolean => !customElements.get(tag);

/** The files that an element needs now. */
function needsOf(element: Element): readonly Need[] {
  const { localName: tag } = element;
  const language = nearest(tagAround(element), languages);
  const needs: Need[] = language ? [[`locales/${language}.js`, `lang=${language}`]] : [];
  if (!isMissing(tag)) return needs;
  const isExample = examples.includes(tag);
  if (isExample) needs.push([`examples/${tag}.js`, tag]);
  if (tag === CALENDAR) needs.push([`${tag}.js`, tag]);
  // Extra games need any one of the five.
  else if (!isExample || games.every(isMissing)) needs.push(['solitaire-elements.js', 'all games']);
  // It reserves no space for extra games.
  if (!isExample) needs.push(['solitaire-elements.css', 'the layout before games load']);
  return needs;
}

interface ScriptPolicy {
  createScriptURL(address: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, policy: ScriptPolicy): ScriptPolicy };
};

/** What the document finds for a selector. */
const all = <Found extends Element>(selector: string): Found[] => [
  ...builtIn(document, 'querySelectorAll').call<Document, [string], NodeListOf<Found>>(document, selector),
];

/** An address without its query and fragment. */
const placeOf = (address: string): string => address.replace(/[?#].*/s, '');

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
const folder = folderOf(own);
const shared = { nonce: own?.nonce ?? '', crossOrigin: own?.crossOrigin ?? null };

/** What `data-base` names, otherwise where the script is. A script that stands in the page has no place of its own. */
function folderOf(script: HTMLScriptElement | null | undefined): string | undefined {
  const named = script?.dataset['base'];
  return named ? new URL(named.replace(/\/?$/, '/'), script.baseURI).href : script?.src;
}

/** For a script that may be part of another, or a copy elsewhere. */
const HINT = own && !own.dataset['base'] && !isAutoloader(own.src) ? '; data-base on its tag names another folder' : '';

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

/** A script's place, whichever of both forms it has: a module, `.mjs`, is as good. */
const formless = (address: string): string => placeOf(address).replace(/\.mjs$/, '.js');

/** Whether the page has a tag for a file of ours. One of the same name in another folder is another's. */
const hasTag = (address: string, isStyle: boolean): boolean =>
  isStyle
    ? all<HTMLLinkElement>('link[rel~=stylesheet][href]').some(({ href }) => placeOf(href) === address)
    : all<HTMLScriptElement>('script[src]').some(({ src }) => formless(src) === address);

/**
 * Loads a file, unless it was loaded before or the page does so itself. Scripts run in the order in which they are loaded. If a file
 * can't be loaded, the console says so.
 *
 * @throws TypeError if the page enforces Trusted Types and doesn't allow those of this script
 */
function load([path, purpose]: Need): void {
  const isStyle = path.endsWith('.css');
  const { href } = new URL(path, folder);
  if (asked.has(path) || hasTag(href, isStyle)) return;
  asked.add(path);
  const element = builtIn(document, 'createElement').call(document, isStyle ? 'link' : 'script');
  if (isStyle) Object.assign(element, { rel: 'stylesheet', href });
  else Object.assign(element, { async: false, src: trusted(href) });
  element.onerror = () => console.warn(`solitaire-autoload: can't load ${href}, needed for ${purpose}${HINT}`);
  builtIn(document, 'head').append(Object.assign(element, shared));
}

/** Loads what an element and those inside it need. */
function loadFor(root: Element): void {
  const elements = [...builtIn(root, 'querySelectorAll').call(root, ELEMENTS)];
  if (builtIn(root, 'matches').call(root, ELEMENTS)) elements.push(root);
  try {
    // In the order of their paths, translations run before the games, so no text appears in English first.
    elements.flatMap(needsOf).sort().forEach(load);
  } catch (error) {
    watcher.disconnect();
    // Browsers word it differently, but all name the type that they want.
    if (!String(error).includes('TrustedScriptURL')) throw error;
    console.warn(
      'solitaire-autoload: allow its Trusted Types in the Content-Security-Policy of this page: trusted-types solitaire-elements solitaire-autoload',
    );
  }
}

const watcher = new MutationObserver((records) => {
  let last: Node | undefined;
  for (const { attributeName, target, addedNodes } of records) {
    for (const node of attributeName ? [target] : addedNodes) {
      // A parser reports each node, in the order of the document, when all are there.
      if (!isElement(node) || last?.contains(node)) continue;
      last = node;
      loadFor(node);
    }
  }
});

if (folder) {
  watcher.observe(document, { childList: true, subtree: true, attributeFilter: ['lang'] });
  loadFor(builtIn(document, 'documentElement'));
} else {
  console.warn(
    'solitaire-autoload: its tag has no address; name the folder of its files: <script data-base="https://…/">',
  );
}
