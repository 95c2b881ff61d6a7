// What a page holds once its garbage is collected.

/**
 * By how much the heap may grow, and of how many times the browser itself may keep a node for a while. Everything else must be as
 * before.
 */
const HEAP = 1.05;
const NODES = 0.1;

/** What is measured, and where to look if it grows. */
export const measures = {
  'heap, KB': 'a Map, a Set or a list that only grows; whatever keeps an element that is gone',
  nodes: 'what keeps an element that is gone: a listener, an observer, a timer, an animation, a cache',
  documents: 'what keeps the window of a frame that is gone',
  listeners: 'an addEventListener whose removeEventListener is missing in hostDisconnected, or at the end of a drag',
  'left open': 'who opens that, and what should close it',
  locks: 'src/element/storage/save-slot.ts: who leaves the slot',
  animations: 'src/board/motion: an animation that repeats for ever, or waits for something',
  workers: 'who makes a worker, and ends it',
};

/** The names that the browser has for them. */
const METRICS = {
  nodes: 'Nodes',
  documents: 'Documents',
  listeners: 'JSEventListeners',
  workers: 'WorkerGlobalScopes',
};

export class Meter {
  #session;

  constructor(session) {
    this.#session = session;
  }

  /** @param page of puppeteer */
  static async of(page) {
    const session = await page.createCDPSession();
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    return new Meter(session);
  }

  async #whatIsOpen() {
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: `(${whatIsOpen})()`,
      awaitPromise: true,
      returnByValue: true,
    });
    return result.value;
  }

  /** @returns a number for each measure, what is left open by its kind, and whether something more will happen by itself. */
  async read() {
    // What the first collection finalises, the next one frees.
    for (let i = 0; i < 3; i++) await this.#session.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.#session.send('Performance.getMetrics');
    const metric = (name) => metrics.find((each) => each.name === name).value;
    const { open, locks, animations } = await this.#whatIsOpen();
    return {
      kinds: open,
      isBusy: locks + animations > 0 || open.some((kind) => /^(set|request)/.test(kind)),
      numbers: {
        'heap, KB': Math.round(metric('JSHeapUsedSize') / 1024),
        ...Object.fromEntries(Object.entries(METRICS).map(([name, theirs]) => [name, metric(theirs)])),
        'left open': open.length,
        locks,
        animations,
      },
    };
  }
}

/** Runs on the page. */
async function whatIsOpen() {
  const { held, pending } = await navigator.locks.query();
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return {
    open: window.leftovers.open(),
    locks: held.length + pending.length,
    animations: roots.flatMap((root) => root.getAnimations()).length,
  };
}

function limitOf(name, before, times) {
  if (name === 'heap, KB') return Math.floor(before * HEAP);
  return name === 'nodes' ? before + Math.floor(NODES * times) : before;
}

/** What has changed, measure by measure, after something was done so many times. */
export function compare(before, after, times) {
  return Object.entries(measures).map(([name, where]) => {
    const was = before.numbers[name];
    const is = after.numbers[name];
    const limit = limitOf(name, was, times);
    const more = name === 'left open' ? added(before.kinds, after.kinds) : '';
    return { name, was, is, limit, where: [more, where].filter(Boolean).join(': '), isBroken: is > limit };
  });
}

/** The kinds of which there are more than before, and how many. */
function added(before, after) {
  const count = (kinds, kind) => kinds.filter((each) => each === kind).length;
  return [...new Set(after)]
    .map((kind) => [kind, count(after, kind) - count(before, kind)])
    .filter(([, more]) => more > 0)
    .map(([kind, more]) => `${kind} × ${more}`)
    .join(', ');
}
