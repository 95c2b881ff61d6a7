// What a page holds once its garbage is collected.
import { setTimeout as delay } from 'node:timers/promises';

/** By how much the heap may grow. */
const HEAP = 1.05;

/** Of how many times the browser itself may keep a node for a while. */
const NODES = 0.1;

/** In milliseconds. What is still there then is left behind. */
const PATIENCE = 5000;

/** What is measured, the browser's name for it if it has one, and where to look if it grows. */
const MEASURES = {
  'heap, KB': ['JSHeapUsedSize', 'a Map, a Set or a list that only grows; whatever keeps an element that is gone'],
  nodes: ['Nodes', 'what keeps an element that is gone: a listener, an observer, a timer, an animation, a cache'],
  documents: ['Documents', 'what keeps the window of a frame that is gone'],
  listeners: ['JSEventListeners', 'an addEventListener whose removeEventListener is missing'],
  workers: ['WorkerGlobalScopes', 'who makes a worker, and ends it'],
  'left open': [undefined, 'who opens that, and what should close it'],
  locks: [undefined, 'src/element/storage/save-slot.ts: who leaves the slot'],
  animations: [undefined, 'src/board/motion: an animation that repeats for ever, or waits for something'],
};

export const measures = Object.keys(MEASURES);

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

export class Meter {
  #page;
  #session;

  constructor(page, session) {
    this.#page = page;
    this.#session = session;
  }

  /** @param page of puppeteer */
  static async of(page) {
    const session = await page.createCDPSession();
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    return new Meter(page, session);
  }

  /** @returns a number for each measure, what is left open by its kind, and whether something more will happen by itself. */
  async read() {
    // What the first collection finalises, the next one frees.
    for (let i = 0; i < 3; i++) await this.#session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const { kinds, locks, animations } = await this.#page.evaluate(whatIsOpen);
    const numbers = { 'left open': kinds.length, locks, animations };
    for (const [name, [theirs]] of Object.entries(MEASURES)) {
      if (theirs) numbers[name] = metrics.find((each) => each.name === theirs).value;
    }
    numbers['heap, KB'] = Math.round(numbers['heap, KB'] / 1024);
    return { kinds, numbers, isBusy: locks + animations > 0 || kinds.some((kind) => /^(set|request)/.test(kind)) };
  }

  /** What the page holds when nothing more happens by itself. The browser itself keeps some things for a moment. */
  async readUntil(isGood) {
    const end = Date.now() + PATIENCE;
    let seen = await this.read();
    while (!isGood(seen) && Date.now() < end) {
      await delay(100);
      seen = await this.read();
    }
    return seen;
  }

  /** What the page holds in the end, once that changes no more. */
  atRest() {
    let before;
    return this.readUntil(({ isBusy, numbers: { nodes, listeners } }) => {
      const isSame = !isBusy && before === `${nodes} ${listeners}`;
      before = `${nodes} ${listeners}`;
      return isSame;
    });
  }
}

function limitOf(name, was, times) {
  if (name === 'heap, KB') return Math.floor(was * HEAP);
  return name === 'nodes' ? was + Math.floor(NODES * times) : was;
}

/** The kinds of which there are more than before. */
function added(before, after) {
  const left = [...before];
  return after.filter((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What has grown more than it may, measure by measure, after something was done so many times. */
export function grown(before, after, times) {
  return measures.flatMap((name) => {
    const [was, is] = [before.numbers[name], after.numbers[name]];
    const limit = limitOf(name, was, times);
    if (is <= limit) return [];
    const more = name === 'left open' ? `${added(before.kinds, after.kinds).join(', ')}: ` : '';
    return [
      { name, tells: `${name}: ${was} before, ${is} after, limit ${limit}. Look for: ${more}${MEASURES[name][1]}` },
    ];
  });
}
