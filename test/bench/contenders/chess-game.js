/** The Immortal Game, London 1851: no castling, no en passant, no promotion, so a board needs no rules for it. */
const moves =
  `e2e4 e7e5 f2f4 e5f4 f1c4 d8h4 e1f1 b7b5 c4b5 g8f6 g1f3 h4h6 d2d3 f6h5 f3h4 h6g5 h4f5 c7c6 g2g4 h5f6 h1g1 c6b5
  h2h4 g5g6 h4h5 g6g5 d1f3 f6g8 c1f4 g5f6 b1c3 f8c5 c3d5 f6b2 f4d6 c5g1 e4e5 b2a1 f1e2 b8a6 f5g7 e8d8 f3f6 g8f6 d6e7`.split(
    /\s+/,
  );

/**
 * The page's contender.
 *
 * @param make puts a board into a box and returns it
 * @param squares the element that the squares of a board fill
 * @param position what a move changes of a board
 */
export function contend(make, squares, position) {
  let first;
  globalThis.contender = {
    mount(box) {
      const board = make(box);
      first ??= board;
    },
    /** The middles of the two squares of a move; null after the last move. */
    ends(index) {
      const move = moves[index];
      if (!move) return null;
      const { x, y, width } = squares(first).getBoundingClientRect();
      const at = (file, rank) => [
        x + ((file.charCodeAt(0) - 96 - 0.5) * width) / 8,
        y + ((8 - Number(rank) + 0.5) * width) / 8,
      ];
      return [at(move[0], move[1]), at(move[2], move[3])];
    },
    position: () => position(first),
  };
}

/** Puts an element with attributes into a box. */
export function append(box, name, attributes = {}) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  box.append(element);
  return element;
}
