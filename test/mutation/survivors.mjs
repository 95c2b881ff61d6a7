/**
 * The mutants that no test can notice, and why. A mutant is known by its file, its line without the space around it,
 * and what it makes of which code.
 */
export const survivors = [
  {
    file: 'src/engine/input/quote.ts',
    line: '} catch {',
    change: '{ return undefined; } → {}',
    reason: 'A function that ends returns undefined.',
  },
];
