// What a page is left with: listeners, observers, timers and frames that somebody has opened and not closed.
interface Leftovers {
  /** What is open now, each by its kind. */
  open(): string[];
  stop(): void;
}

type Method = (...args: any[]) => unknown;

/** Replaces a method until `undo` is called. */
function wrap(owner: object, name: string, wrapper: (original: Method) => Method, undo: (() => void)[]): void {
  const original = Reflect.get(owner, name) as Method;
  Reflect.set(owner, name, wrapper(original));
  undo.push(() => void Reflect.set(owner, name, original));
}

/** Whether it is the elements or their Lit that is calling: the test runner has timers of its own. */
const isOurs = (): boolean => /\/(src|@?lit[\w-]*)\//.test(new Error().stack ?? '');

export function watchLeftovers(): Leftovers {
  const kinds = new Map<unknown, string>();
  const undo: (() => void)[] = [];

  const listeners = new Map<unknown, Map<string, object>>([window, document, document.body].map((t) => [t, new Map()]));
  const listenerKey = (target: unknown, type: string, listener: unknown): object | undefined => {
    const keys = listeners.get(target ?? window);
    if (!keys || !listener) return undefined;
    const ofType = (keys.get(type) ?? new Map()) as Map<unknown, object>;
    keys.set(type, ofType);
    if (!ofType.has(listener)) ofType.set(listener, {});
    return ofType.get(listener);
  };
  const listening =
    (open: boolean) =>
    (original: Method): Method =>
      function (this: unknown, type: string, listener: unknown, ...rest) {
        const key = listenerKey(this, type, listener);
        if (key && open && isOurs()) kinds.set(key, `${type} listener`);
        else kinds.delete(key);
        return original.call(this, type, listener, ...rest);
      };
  wrap(EventTarget.prototype, 'addEventListener', listening(true), undo);
  wrap(EventTarget.prototype, 'removeEventListener', listening(false), undo);

  for (const observer of [ResizeObserver, MutationObserver, IntersectionObserver]) {
    const watching =
      (open: boolean) =>
      (original: Method): Method =>
        function (this: unknown, ...args) {
          if (open && isOurs()) kinds.set(this, observer.name);
          else kinds.delete(this);
          return original.apply(this, args);
        };
    wrap(observer.prototype, 'observe', watching(true), undo);
    wrap(observer.prototype, 'disconnect', watching(false), undo);
  }

  const waits = {
    setTimeout: 'clearTimeout',
    setInterval: 'clearInterval',
    requestAnimationFrame: 'cancelAnimationFrame',
  };
  for (const [start, end] of Object.entries(waits)) {
    const starting =
      (original: Method): Method =>
      (run: Method, ...rest) => {
        const id: unknown = original(
          (...args: unknown[]) => {
            if (start !== 'setInterval') kinds.delete(`${start} ${String(id)}`);
            run(...args);
          },
          ...rest,
        );
        if (isOurs()) kinds.set(`${start} ${String(id)}`, start);
        return id;
      };
    wrap(window, start, starting, undo);
    wrap(window, end, (original) => (id: unknown) => (kinds.delete(`${start} ${String(id)}`), original(id)), undo);
  }

  return {
    open: () => [...kinds.values()].sort(),
    stop: () => undo.reverse().forEach((each) => each()),
  };
}
