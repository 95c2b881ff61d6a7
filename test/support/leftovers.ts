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
}

/** Targets that all elements of a page share, and each query of its media. */
function watchListeners({ opened, closed, wrap }: Ledger): void {
  // Weakly held: a listener that is removed may go.
  const keys = new WeakMap<object, Record<string, WeakMap<object, object>>>();
  const isShared = (target: unknown): target is object =>
    target instanceof MediaQueryList ||
    [window, document, document.documentElement, document.body, visualViewport].some((each) => each === target);
  /** One object for each listener of one type on one target. */
  const keyOf = (target: unknown, type: string, listener: unknown): object | undefined => {
    if (!isShared(target) || !listener) return undefined;
    const ofTarget = keys.get(target) ?? {};
    const ofType = (ofTarget[type] ??= new WeakMap<object, object>());
    keys.set(target, ofTarget);
    if (!ofType.has(listener)) ofType.set(listener, {});
    return ofType.get(listener);
  };
  wrap(
    EventTarget.prototype,
    'addEventListener',
    (original) =>
      function (this: unknown, type: string, listener: unknown, ...rest) {
        const key = keyOf(this ?? window, type, listener);
        if (key) opened(key, `${type} listener`);
        return original.call(this, type, listener, ...rest);
      },
  );
  wrap(
    EventTarget.prototype,
    'removeEventListener',
    (original) =>
      function (this: unknown, type: string, listener: unknown, ...rest) {
        closed(keyOf(this ?? window, type, listener));
        return original.call(this, type, listener, ...rest);
      },
  );
}

/** An observer that observes. */
function watchObservers({ opened, closed, wrap }: Ledger): void {
  for (const { prototype, name } of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    const targets = new WeakMap<object, Set<unknown>>();
    wrap(
      prototype,
      'observe',
      (original) =>
        function (this: object, target: unknown, ...rest) {
          targets.set(this, (targets.get(this) ?? new Set()).add(target));
          opened(this, name);
          return original.call(this, target, ...rest);
        },
    );
    wrap(
      prototype,
      'disconnect',
      (original) =>
        function (this: object) {
          targets.delete(this);
          closed(this);
          return original.call(this);
        },
    );
    if (!('unobserve' in prototype)) continue;
    wrap(
      prototype,
      'unobserve',
      (original) =>
        function (this: object, target: unknown) {
          targets.get(this)?.delete(target);
          if (!targets.get(this)?.size) closed(this);
          return original.call(this, target);
        },
    );
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

function watchClosable({ opened, closed, wrap }: Ledger): void {
  for (const [name, close] of Object.entries(CLOSABLE)) {
    const { prototype } = Reflect.get(window, name) as { prototype: object };
    wrap(
      prototype,
      close,
      (original) =>
        function (this: object) {
          closed(this);
          return original.call(this);
        },
    );
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
  const ledger: Ledger = {
    opened: (key, kind) => void (isOurs() && kinds.set(key, kind)),
    closed: (key) => void kinds.delete(key),
    wrap: (owner, name, wrapper) => {
      const original = Reflect.get(owner, name) as Method;
      Reflect.set(owner, name, wrapper(original));
      undo.push(() => void Reflect.set(owner, name, original));
    },
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
