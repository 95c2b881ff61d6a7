import { quote } from './engine/input/quote.js';
import { codeOf } from './engine/model/card.js';
import { deckFrom, type ReadBoard } from './deals/board.js';
import { isSavedGame, savedBoard } from './deals/kpatience.js';
import { layoutOf, LAYOUTS } from './deals/layouts.js';
import { numberedDeal, type Program } from './deals/programs.js';
import { boardIn } from './deals/text.js';

export type { ReadBoard } from './deals/board.js';
export { boardText } from './deals/fc-solve.js';
export type { Program } from './deals/programs.js';
export type { Move } from './engine/model/move.js';
export type { Pile, State } from './engine/play/state.js';

/** The longest text that is read, in characters. A saved game in mid-play can be long. */
const LONGEST = 1_000_000;

/**
 * A numbered deal of another program: the deck, and the moves that lead from our deal to theirs. PySolFC begins Klondike and Canfield with
 * one draw. All other deals have no moves.
 *
 * @param program `'microsoft'`, `'kpatience'` or `'pysolfc'`.
 * @param game the id of a game, such as `free-cell`. Each program has other games, which the error lists.
 * @param number a whole number from 1 to 2147483647, for PySolFC of up to 20 digits. Give numbers above 2⁵³ as a bigint or digits.
 * @throws RangeError naming what is wrong, and what is allowed.
 */
export function dealOf(program: Program, game: string, number: number | bigint | string): ReadBoard {
  const { cards, moves } = numberedDeal(program, game, number);
  return { deck: cards.map(codeOf).join(' '), moves };
}

/** The deck of a numbered deal of another program, as the attribute `deck` takes it. Parameters and errors are those of {@link dealOf}. */
export const deckOf = (program: Program, game: string, number: number | bigint | string): string =>
  dealOf(program, game, number).deck;

/**
 * A board in the text of fc-solve or PySolFC, in a saved game of KPatience, or in columns as people paste them: one on each line or between
 * bars, each from its bottom card up, and then waste and stock, the next card first. Columns that stand side by side are read, too.
 *
 * @param game the id of a game.
 * @throws RangeError naming line and card, or why the board isn't a deal, such as a game in mid-play; TypeError if it isn't text.
 */
export function readBoard(game: string, text: string): ReadBoard {
  if (typeof text !== 'string') throw new TypeError(`board is ${quote(text)}; allowed: text`);
  if (text.length > LONGEST) throw new RangeError(`board is too long (${text.length}); allowed: ${LONGEST} characters`);
  const layout = layoutOf(game);
  return deckFrom(isSavedGame(text) ? savedBoard(text, game, layout) : boardIn(text, layout), layout);
}

/** The part of an element's class that reads boards. */
type Reading = CustomElementConstructor & { readonly variant?: { readBoard?: (text: string) => ReadBoard } };

// Elements of these games then read boards that their readers enter, whichever copy of the script has defined them.
for (const game of LAYOUTS.keys()) {
  void globalThis.customElements?.whenDefined(game).then(({ variant }: Reading) => {
    if (variant) variant.readBoard = (text) => readBoard(game, text);
  });
}
