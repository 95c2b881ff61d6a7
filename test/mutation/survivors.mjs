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
  {
    file: 'src/engine/model/action.ts',
    line: "return b.type === 'lift' && a.from === b.from && a.index === b.index;",
    change: "b.type === 'lift' → true",
    reason: 'No other action has an index. The types need the question.',
  },
  {
    file: 'src/engine/model/move.ts',
    line: '} catch {',
    change: "{ return undefined; // no object, or a getter or a proxy of the stranger's threw } → {}",
    reason: 'A function that ends returns undefined.',
  },
  {
    file: 'src/engine/model/move.ts',
    line: "const at = piles[from]?.indexOf(cardOf(given['card'])!) ?? -1;",
    change: 'piles[from]?.indexOf → piles[from].indexOf',
    reason: 'Where there is no such pile, it throws, and that means none, too.',
  },
  {
    file: 'src/engine/model/move.ts',
    line: "const at = piles[from]?.indexOf(cardOf(given['card'])!) ?? -1;",
    change: '-1 → +1',
    reason: 'Then there is no such pile, and no action is legal there.',
  },
  {
    file: 'src/engine/model/move.ts',
    line: 'return at < 0 ? undefined : { type, from, index: at };',
    change: 'at < 0 → false',
    reason: 'No action is legal with such an index.',
  },
  {
    file: 'src/engine/model/action.ts',
    line: "export const runLength = (action: Action): number => (action.type === 'move' ? (action.count ?? 1) : 1);",
    change: "action.type === 'move' → true",
    reason: 'No other action has a count. The types need the question.',
  },
  {
    file: 'src/engine/model/action.ts',
    line: "return b.type === 'move' && a.from === b.from && a.to === b.to && runLength(a) === runLength(b);",
    change: "b.type === 'move' → true",
    reason: 'No other action goes to one pile. The types need the question.',
  },
];
