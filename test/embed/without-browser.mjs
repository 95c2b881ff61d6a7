// A page without a browser, in the global scope of this process, as test runners have it.

const windows = {
  jsdom: async () => new (await import('jsdom')).JSDOM('', { url: 'https://example.test/' }).window,
  'happy-dom': async () => new (await import('happy-dom')).Window({ url: 'https://example.test/' }),
};

/** What Node has too, and tests take from the page. */
const ofPage = [
  'document',
  'navigator',
  'localStorage',
  'sessionStorage',
  'Event',
  'EventTarget',
  'CustomEvent',
  'AbortController',
  'AbortSignal',
];

/** What a window has from its prototype. */
const ofTarget = ['addEventListener', 'removeEventListener', 'dispatchEvent'];

/** Makes the global scope that of a page. */
export async function openPage(library) {
  const page = await windows[library]();
  for (const name of Object.getOwnPropertyNames(page)) {
    if (name in globalThis && !ofPage.includes(name)) continue;
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: page[name] });
  }
  for (const name of ofTarget) globalThis[name] = page[name].bind(page);
  Object.assign(globalThis, { window: globalThis, self: globalThis, top: globalThis, parent: globalThis });
}
