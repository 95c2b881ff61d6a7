const setTimeout = window.setTimeout.bind(window);
const clearTimeout = window.clearTimeout.bind(window);

/** From now on, timers of a delay in milliseconds run by hand alone. Returns those that wait, the oldest first. */
export function holdTimers(delay: number): ReadonlyMap<number, () => void> {
  const waiting = new Map<number, () => void>();
  Object.assign(window, {
    setTimeout: (run: () => void, ms?: number) => {
      const id = setTimeout(ms === delay ? () => {} : run, ms);
      if (ms === delay) waiting.set(id, run);
      return id;
    },
    clearTimeout: (id: number) => {
      waiting.delete(id);
      clearTimeout(id);
    },
  });
  return waiting;
}

export const freeTimers = (): unknown => Object.assign(window, { setTimeout, clearTimeout });
