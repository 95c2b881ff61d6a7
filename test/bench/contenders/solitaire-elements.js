/* global MOVES -- a whole game of this seed, which stands in the page */
let first;

const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The middle of a pile's top card, or of its empty place. */
function aim(id) {
  const { shadowRoot, state } = first;
  const top = state.piles.find((pile) => pile.id === id).cards.at(-1);
  return middle(shadowRoot.querySelector(top ? `[data-card="${top}"]` : `.pile[data-pile="${id}"]`));
}

globalThis.contender = {
  mount(box) {
    const game = document.createElement('bakers-dozen');
    game.setAttribute('seed', '11');
    box.append(game);
    first ??= game;
  },
  ends(index) {
    const move = MOVES[index];
    return move ? [aim(move.from), aim(move.to)] : null;
  },
  position: () => first.record.moves,
};
