declare global {
  /** Set by `--whole`, on every page and in every process of tests. */
  var testsAreWhole: boolean | undefined;
}

/**
 * Some of the cases of a test that is much the same for all of them, spread evenly; `--whole` tries all.
 * @param count how many
 */
export function few<Case>(cases: readonly Case[], count = 1): readonly Case[] {
  if (globalThis.testsAreWhole || count >= cases.length) return cases;
  return Array.from({ length: count }, (_, i) => cases[Math.floor(((i + 0.5) * cases.length) / count)]!);
}

/** How often a random test is repeated: a tenth of what `--whole` does. */
export const times = (whole: number): number => (globalThis.testsAreWhole ? whole : Math.ceil(whole / 10));

/** A test that only `--whole` runs: it takes long, and a quicker test beside it fails for most of the faults that it would find. */
export function itWhole(title: string, run: () => unknown): void {
  if (globalThis.testsAreWhole) it(title, run);
}
