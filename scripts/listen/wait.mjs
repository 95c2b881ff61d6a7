export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until something is there; for ever it does not. */
export async function until(what, isThere, seconds = 90) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (await Promise.resolve(isThere()).catch?.(() => false)) return;
    await pause(200);
  }
  throw new Error(`${what} did not start`);
}
