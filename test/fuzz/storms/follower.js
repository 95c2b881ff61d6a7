// A host that follows a board by its events alone, and notes where they do not fit together.
export const EVENTS = ['deal', 'move', 'undo', 'redo', 'win', 'loss', 'unwinnable'];

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What of two states must be the same where an undo or a redo comes back to a position. */
const essence = ({ moveCount, status, ...state }) => ({ ...state, moveCount, status });

/** Games in which a pile that has become empty takes another card at once. */
const REFILLED = ['trusty-twelve', 'canfield-solitaire'];

/** Lays a run by itself, as a host would. `undefined` for moves from which more follows. */
function laid({ piles, game }, move) {
  if (move.type !== 'move' || REFILLED.includes(game)) return undefined;
  const { from, to, count = 1 } = move;
  const run = piles.find(({ id }) => id === from).cards.slice(-count);
  return piles.map(({ id, cards }) =>
    id === from ? cards.slice(0, -count).join() : id === to ? [...cards, ...run].join() : cards.join(),
  );
}

export class Follower {
  /** What the last event told; `undefined` before the first. */
  state;
  problems = [];
  /** The states of the line, by the number of moves that lead to them, as far as they were told. */
  #line = [];
  /** The event that must come next. */
  #due;

  hear({ type, detail }) {
    const note = (what) => this.problems.push(`event ${type}: ${what}`);
    const due = this.#due;
    this.#due = undefined;
    // The verdict on a game may come between a move and its loss.
    if (type === 'unwinnable') {
      this.#due = due;
      return;
    }
    if (due && type !== due) note(`comes in place of ${due}`);
    if (type === 'win' || type === 'loss') return this.#end(type, detail, due, note);
    const before = this.state;
    const { state, move, moveCount } = detail;
    if (state.moveCount !== moveCount) note(`moveCount ${moveCount} with a state of ${state.moveCount}`);
    if (type === 'deal') this.#line = [];
    else if (!before) note('comes before any deal');
    else {
      const expected = before.moveCount + (type === 'undo' ? -1 : 1);
      if (moveCount !== expected) note(`leads to move ${moveCount}, not ${expected}`);
      const known = type === 'move' ? undefined : this.#line[moveCount];
      if (known && !same(essence(known), essence(state))) note('leads to another state than before');
      const piles = type === 'undo' ? undefined : laid(before, move);
      if (
        piles &&
        !same(
          piles,
          state.piles.map(({ cards }) => cards.join()),
        )
      )
        note('does not lead to its state');
      if (type === 'move') this.#line.length = Math.min(this.#line.length, moveCount);
    }
    this.#line[moveCount] = this.state = state;
    if (type !== 'deal' && type !== 'undo' && state.status !== 'playing')
      this.#due = state.status === 'won' ? 'win' : 'loss';
  }

  #end(type, { record, moveCount }, due, note) {
    if (due !== type) note('comes without a move that ends the game');
    if (record.status !== this.state?.status) note(`has a record that is ${record.status}`);
    if (moveCount !== this.state?.moveCount) note(`tells of move ${moveCount}`);
  }

  /** What is wrong once nothing more comes. */
  compare(state) {
    if (this.#due) this.problems.push(`event ${this.#due} never came`);
    this.#due = undefined;
    if (!same(state, this.state ?? null)) this.problems.push('the events lead to another state than the element has');
    return this.problems.splice(0);
  }
}
