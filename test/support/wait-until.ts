/** Only what never comes takes so long, however busy the machine. Less than the time of a test, so that its failure says what. */
const PATIENCE = 100_000;

/** Waits for what a test, the page or a search must bring about. */
export async function waitUntil(isSo: () => unknown, what = String(isSo)): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`It never comes: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
