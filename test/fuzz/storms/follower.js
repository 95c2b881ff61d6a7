// A host that follows a board by its events alone, and notes where they do not fit together.
export const EVENTS = ['deal', 'move', 'undo', 'redo', 'win', 'loss', 'unwinnable'];

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Games in which a pile that has become empty takes another card at once. */
const REFILLED = ['trusty-twelve', 'canfield-solitaire'];

/** Lays a run by itself, as a host would. `undefined` for moves from which more follows. */
function laid({ piles, game }, { type, from, to, count = 1 }) {
  if (type !== 'move' || REFILLED.includes(game)) return undefined;
  const run = piles.find(({ id }) => id === from).cards.slice(-count);
  return piles.map(({ id, cards }) => (id === from ? cards.slice(0, -count) : id === to ? [...cards, ...run] : cards));
}

export class Follower {
  /** What the last event told; `undefined` before the first. */
  state;
  #problems = [];
  /** The states of the line, by the number of moves that lead to them, as far as they were told. */
  #line = [];
  /** The event that must come next. */
  #due;

  hear({ type, detail }) {
    // The verdict on a game may come between a move and its loss.
    if (type === 'unwinnable') return;
    const note = (isWrong, what) => isWrong && this.#problems.push(`event ${type}: ${what}`);
    const due = this.#due;
    this.#due = undefined;
    note(due && type !== due, `comes in place of ${due}`);
    const before = this.state;
    const { state, record, move, moveCount } = detail;
    if (type === 'win' || type === 'loss') {
      note(due !== type, 'comes without a move that ends the game');
      note(record.status !== before?.status, `has a record that is ${record.status}`);
      note(moveCount !== before?.moveCount, `tells of move ${moveCount}`);
      return;
    }
    note(state.moveCount !== moveCount, `moveCount ${moveCount} with a state of ${state.moveCount}`);
    note(type !== 'deal' && !before, 'comes before any deal');
    if (type === 'deal') this.#line = [];
    else if (before) {
      const expected = before.moveCount + (type === 'undo' ? -1 : 1);
      note(moveCount !== expected, `leads to move ${moveCount}, not ${expected}`);
      if (type === 'move') this.#line.length = Math.min(this.#line.length, moveCount);
      const known = this.#line[moveCount];
      note(known && !same(known, state), 'leads to another state than before');
      const piles = type === 'undo' ? undefined : laid(before, move);
      const shown = state.piles.map(({ cards }) => cards);
      note(piles && !same(piles, shown), 'does not lead to its state');
    }
    this.#line[moveCount] = this.state = state;
    const mayEnd = type === 'move' || type === 'redo';
    if (mayEnd && state.status !== 'playing') this.#due = state.status === 'won' ? 'win' : 'loss';
  }

  /** What is wrong once nothing more comes. */
  compare(state) {
    if (this.#due) this.#problems.push(`event ${this.#due} never came`);
    this.#due = undefined;
    if (!same(state, this.state ?? null)) this.#problems.push('the events lead to another state than the element has');
    return this.#problems.splice(0);
  }
}
