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
    change: "{ return undefined; // no object, no such pile, or a getter or a proxy of the stranger's threw } → {}",
    reason: 'A function that ends returns undefined.',
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
  {
    file: 'src/engine/model/move.ts',
    line: 'const isThere = (card: unknown, pile: number, fromTop = 1) => piles[pile]?.at(-fromTop) === cardOf(card);',
    change: 'piles[pile]?.at → piles[pile].at',
    reason: 'Where there is no such pile, it throws, and that means no move, too.',
  },
  {
    file: 'src/engine/model/perform.ts',
    line: 'piles[to] = count === 1 ? [...piles[to]!, topOf(cards)!] : [...piles[to]!, ...cards.slice(-count)];',
    change: 'count === 1 → false',
    reason: 'It is only faster for one card.',
  },
  {
    file: 'src/engine/model/position.ts',
    line: 'export const topOf = (pile: Cards): Card | undefined => (pile.length > 0 ? pile[pile.length - 1] : undefined);',
    change: 'pile.length > 0 → true',
    reason: 'It is only faster for an empty pile.',
  },
  {
    file: 'src/engine/model/position.ts',
    line: 'export const topOf = (pile: Cards): Card | undefined => (pile.length > 0 ? pile[pile.length - 1] : undefined);',
    change: 'pile.length > 0 → pile.length >= 0',
    reason: 'It is only faster for an empty pile.',
  },
  {
    file: 'src/engine/model/shuffle.ts',
    line: 'for (let i = shuffled.length - 1; i > 0; i--) {',
    change: 'i > 0 → i >= 0',
    reason: 'The first card changes places with itself.',
  },
  {
    file: 'src/engine/play/game.ts',
    line: "if (action.type !== 'remove' || action.from.length === 1) return action;",
    change: 'action.from.length === 1 → false',
    reason: 'A pair with nothing is never legal. The types need the question.',
  },
  {
    file: 'src/engine/play/game.ts',
    line: 'if (this.#legal?.position !== position) {',
    change: 'this.#legal?.position !== position → true',
    reason: 'To find the legal actions again is only slower.',
  },
  {
    file: 'src/engine/play/notation.ts',
    line: 'if (token === undefined) return;',
    change: 'token === undefined → false',
    reason: 'Who reads the actions stops there.',
  },
  {
    file: 'src/engine/play/result.ts',
    line: 'this.#path = path ?? [];',
    change: '[] → ["Stryker was here"]',
    reason: 'It is no action, so it leads to no progress either.',
  },
  {
    file: 'src/engine/play/result.ts',
    line: '#path: readonly Action[] = [];',
    change: '[] → ["Stryker was here"]',
    reason: 'It is no action, so it leads to no progress either.',
  },
  {
    file: 'src/engine/record/replay.ts',
    line: 'const legal = rules.won(position) ? [] : rules.actions(position, options);',
    change: '[] → ["Stryker was here"]',
    reason: 'It is no action, so no move is like it.',
  },
  {
    file: 'src/engine/record/text.ts',
    line: "const [version, game, status, source = '', ...pairs] = head.split('.').map(unescaped);",
    change: '\'\' → "Stryker was here!"',
    reason: 'A source begins with s or d.',
  },
];
