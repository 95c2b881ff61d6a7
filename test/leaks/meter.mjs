// What a page holds once its garbage is collected.
import { setTimeout as delay } from 'node:timers/promises';

/** What is measured, and where to look if it grows. */
export const measures = {
  'heap, KB': 'a Map, a Set or a list that only grows; whatever keeps an element that is gone',
  nodes: 'what keeps an element that is gone: a listener, an observer, a timer, an animation, a cache',
  documents: 'what keeps the window of a frame that is gone',
  listeners: 'an addEventListener whose removeEventListener is missing in hostDisconnected, or at the end of a drag',
  workers: 'who makes a worker, and ends it',
  locks: 'src/play/storage/save-slot.ts: who leaves the slot',
  animations: 'src/board/motion: an animation that repeats for ever, or waits for something',
  'left open': 'who opens that, and what should close it',
};

/** Runs on the page. */
async function whatIsOpen() {
  const { held, pending } = await navigator.locks.query();
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return {
    kinds: window.leftovers.open(),
    locks: held.length + pending.length,
    animations: roots.flatMap((root) => root.getAnimations()).length,
  };
}

/** Returns a function that tells how much there is of everything on a page of puppeteer. */
export async function meterOf(page) {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  return async () => {
    // What the first collection finalises, the next one frees.
    for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    const { kinds, locks, animations } = await page.evaluate(whatIsOpen);
    return {
      'heap, KB': Math.round(metric.JSHeapUsedSize / 1024),
      nodes: metric.Nodes,
      documents: metric.Documents,
      listeners: metric.JSEventListeners,
      workers: metric.WorkerGlobalScopes,
      locks,
      animations,
      'left open': kinds.length,
      kinds,
    };
  };
}

/** Measures until the numbers are good. The browser itself keeps some things for a moment, or longer on a busy machine; what is there after 30 s is left behind. */
export async function measureUntil(isGood, measure) {
  const end = Date.now() + 30_000;
  let seen = await measure();
  while (!isGood(seen) && Date.now() < end) {
    await delay(100);
    seen = await measure();
  }
  return seen;
}

/** Measures once nothing more happens by itself. */
export function measureAtRest(measure) {
  let before;
  return measureUntil(({ animations, kinds, nodes, listeners }) => {
    const isSame = before === `${nodes} ${listeners}`;
    before = `${nodes} ${listeners}`;
    return isSame && animations === 0 && !kinds.some((kind) => /^(set|request)/.test(kind));
  }, measure);
}

/** The browser may keep a node and its listeners for a while, of ten times that something was done. A leak leaves more each time. */
const isKeptForAWhile = (name) => name === 'nodes' || name === 'listeners';

/** How much there may be. */
const limitOf = (name, was, times) =>
  Math.floor(name === 'heap, KB' ? was * 1.05 : isKeptForAWhile(name) ? was + times / 10 : was);

/** The measures that have grown more than they may, after something was done so many times. */
export const grown = (before, after, times) =>
  Object.keys(measures).filter((name) => after[name] > limitOf(name, before[name], times));

/** The kinds of which more is left open than before. */
function addedKinds(before, after) {
  const count = (kinds, kind) => kinds.filter((each) => each === kind).length;
  return [...new Set(after)]
    .map((kind) => ({ kind, more: count(after, kind) - count(before, kind) }))
    .filter(({ more }) => more > 0)
    .map(({ kind, more }) => `${kind} × ${more}, `)
    .join('');
}

export function tellOf(name, before, after, times) {
  const limit = limitOf(name, before[name], times);
  const kinds = name === 'left open' ? addedKinds(before.kinds, after.kinds) : '';
  return `${name}: ${before[name]} before, ${after[name]} after, limit ${limit}. Look for: ${kinds}${measures[name]}`;
}
