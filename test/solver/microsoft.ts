import { CARDS, codeOf } from '../../src/engine/model/card.js';

/** The deck of a FreeCell deal by Microsoft's number. */
export function microsoftDeck(number: number): string {
  let state = number;
  const left = [...CARDS].sort((a, b) => (a % 13) - (b % 13) || a - b);
  const columns: string[][] = Array.from({ length: 8 }, () => []);
  for (let dealt = 0; left.length > 0; dealt++) {
    state = Number((BigInt(state) * 214013n + 2531011n) % 2n ** 31n);
    const at = (state >> 16) % left.length;
    columns[dealt % 8]!.push(codeOf(left[at]!));
    left[at] = left.at(-1)!;
    left.pop();
  }
  return columns.flat().join(' ');
}
