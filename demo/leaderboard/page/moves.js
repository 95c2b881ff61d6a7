/** The moves of a record, each found among the legal ones by what it adds to the record. */
export async function movesOf({ game: id, seed, options, moves }) {
  const { createGame } = await import('./solitaire-elements/engine.js');
  const game = createGame(id, { ...options, seed });
  const isOnTheWay = () => moves.startsWith(game.record.moves);
  const found = [];
  while (game.record.moves.length < moves.length) {
    const move = game.legalMoves.find((each) => {
      game.play(each);
      if (isOnTheWay()) return true;
      game.undo();
      return false;
    });
    if (!move) throw new RangeError(`move ${found.length + 1} is not legal`);
    found.push(move);
  }
  return found;
}
