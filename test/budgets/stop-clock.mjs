/** Runs on the page: stops the element's clock, whose tick of a second would be counted if a busy machine takes that long. */
export function stopClock() {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (run, delay, ...rest) => (delay > 500 ? 0 : setTimeout(run, delay, ...rest));
}
