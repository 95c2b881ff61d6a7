// What the listener is told beforehand: which card goes onto which, never where they lie.
import { createGame, solve } from '../../dist/engine.js';

const RANKS = { A: 'Ace', T: '10', J: 'Jack', Q: 'Queen', K: 'King' };
const SUITS = { C: 'clubs', D: 'diamonds', H: 'hearts', S: 'spades' };

const nameOf = (code) => `${RANKS[code.at(0)] ?? code.at(0)} of ${SUITS[code.at(-1)]}`;

/** @returns `{ type, card, onto }`: `onto` is a card, `foundation`, `empty`, or nothing. */
export async function planOf(id, deal) {
  const game = createGame(id, deal);
  const { verdict, moves } = await solve(game);
  if (verdict !== 'winnable') throw new Error(`${id} ${deal.seed} is ${verdict}`);
  return moves.map((move) => {
    const pile = game.state.piles.find((each) => each.id === move.to);
    const top = pile?.cards.at(-1);
    game.play(move);
    if (move.type === 'remove') {
      const [card, onto] = move.cards.map(nameOf);
      return { type: 'remove', card, onto };
    }
    if (move.type !== 'move') return { type: move.type };
    const onto = move.to.startsWith('foundation') ? 'foundation' : top ? nameOf(top) : 'empty';
    return { type: 'move', card: nameOf(move.card), onto };
  });
}
