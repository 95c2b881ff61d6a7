// What a page is left with: what somebody has opened there and not closed. It is watched from the moment of the call.
interface Leftovers {
  /** What is open now, each by its kind. */
  open(): string[];
  stop(): void;
}

type Method = (...args: any[]) => unknown;

/** Says that something has been opened, unless it belongs to others, or that it has been closed. */
interface Ledger {
  readonly opened: (key: unknown, kind: string) => void;
  readonly closed: (key: unknown) => void;
  /** Replaces a method, or a class, until the watch stops. */
  readonly wrap: (owner: object, name: string, wrapper: (original: Method) => Method) => void;
  /** Hears what a method is called on, and with what, just before it runs. */
  readonly hear: (owner: object, name: string, listener: (target: object, ...args: any[]) => void) => void;
}

/** Targets that all elements of a page share, and each query of its media. */
function watchListeners({ opened, closed, hear }: Ledger): void {
  // Weakly held: a listener that is removed may go.
  const keys = new WeakMap<object, Record<string, WeakMap<object, object>>>();
  const isShared = (target: unknown): target is object =>
    target instanceof MediaQueryList ||
    [window, document, document.documentElement, document.body, visualViewport].some((each) => each === target);
  /** One object for each listener of one type on one target. */
  const keyOf = (target: unknown, type: string, listener: object | null): object | undefined => {
    if (!isShared(target) || !listener) return undefined;
    const ofTarget = keys.get(target) ?? {};
    const ofType = (ofTarget[type] ??= new WeakMap<object, object>());
    keys.set(target, ofTarget);
    if (!ofType.has(listener)) ofType.set(listener, {});
    return ofType.get(listener);
  };
  hear(EventTarget.prototype, 'addEventListener', (target, type: string, listener: object | null, settings) => {
    const key = keyOf(target, type, listener);
    if (!key) return;
    opened(key, `${type} listener`);
    const { signal } = Object(settings) as AddEventListenerOptions;
    signal?.addEventListener('abort', () => closed(key));
  });
  hear(EventTarget.prototype, 'removeEventListener', (target, type: string, listener: object | null) =>
    closed(keyOf(target, type, listener)),
  );
}

/** An observer that observes. */
function watchObservers({ opened, closed, hear }: Ledger): void {
  for (const { prototype, name } of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    const targets = new WeakMap<object, Set<unknown>>();
    hear(prototype, 'observe', (observer, target) => {
      targets.set(observer, (targets.get(observer) ?? new Set()).add(target));
      opened(observer, name);
    });
    hear(prototype, 'disconnect', (observer) => {
      targets.delete(observer);
      closed(observer);
    });
    if (!('unobserve' in prototype)) continue;
    hear(prototype, 'unobserve', (observer, target) => {
      targets.get(observer)?.delete(target);
      if (!targets.get(observer)?.size) closed(observer);
    });
  }
}

const WAITS = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
  requestIdleCallback: 'cancelIdleCallback',
};

function watchWaits({ opened, closed, wrap }: Ledger): void {
  for (const [start, end] of Object.entries(WAITS)) {
    wrap(window, start, (original) => (run: Method, ...rest) => {
      const id: unknown = original(
        (...args: unknown[]) => {
          if (start !== 'setInterval') closed(`${start} ${String(id)}`);
          run(...args);
        },
        ...rest,
      );
      opened(`${start} ${String(id)}`, start);
      return id;
    });
    wrap(window, end, (original) => (id: unknown) => {
      closed(`${start} ${String(id)}`);
      return original(id);
    });
  }
}

/** What is made by `new`, until it is closed. */
const CLOSABLE = {
  Worker: 'terminate',
  BroadcastChannel: 'close',
  AudioContext: 'close',
};

function watchClosable({ opened, closed, wrap, hear }: Ledger): void {
  for (const [name, close] of Object.entries(CLOSABLE)) {
    const { prototype } = Reflect.get(window, name) as { prototype: object };
    hear(prototype, close, closed);
    const construct = (original: Method) =>
      new Proxy(original, {
        construct(target, given, newTarget) {
          const made = Reflect.construct(target, given, newTarget) as object;
          opened(made, name);
          return made;
        },
      });
    wrap(window, name, construct);
  }
}

/** @param isOurs Whether it is of interest who is opening something at this moment. */
export function watchLeftovers(isOurs: () => boolean = () => true): Leftovers {
  const kinds = new Map<unknown, string>();
  const undo: (() => void)[] = [];
  const wrap: Ledger['wrap'] = (owner, name, wrapper) => {
    const original = Reflect.get(owner, name) as Method;
    Reflect.set(owner, name, wrapper(original));
    undo.push(() => void Reflect.set(owner, name, original));
  };
  const ledger: Ledger = {
    opened: (key, kind) => void (isOurs() && kinds.set(key, kind)),
    closed: (key) => void kinds.delete(key),
    wrap,
    hear: (owner, name, listener) =>
      wrap(
        owner,
        name,
        (original) =>
          function (this: object | undefined, ...args) {
            listener(this ?? window, ...(args as unknown[]));
            return original.apply(this, args);
          },
      ),
  };
  watchListeners(ledger);
  watchObservers(ledger);
  watchWaits(ledger);
  watchClosable(ledger);
  return {
    open: () => [...kinds.values()].sort(),
    stop: () => undo.reverse().forEach((each) => each()),
  };
}
