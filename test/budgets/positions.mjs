// How many positions the searches look at: the same on every machine.
import { createGame, recordFromText, solve } from '../../dist/engine.js';
import { bakersDozen } from '../../dist/games/bakers-dozen.js';
import { luckyThirteen } from '../../dist/games/lucky-thirteen.js';
import { pyramidDozen } from '../../dist/games/pyramid-dozen.js';
import { trefoilSolitaire } from '../../dist/games/trefoil-solitaire.js';
import { trustyTwelve } from '../../dist/games/trusty-twelve.js';
import { followRecord } from '../engine/follow.ts';
import { HARD } from './hard-positions.mjs';

const variants = [trustyTwelve, pyramidDozen, trefoilSolitaire, luckyThirteen, bakersDozen];

/** A game that counts how often a search asks what may be played: once for each position that it looks beyond. */
function counted(variant) {
  const count = { asked: 0 };
  const actions = (...args) => {
    count.asked += 1;
    return variant.actions(...args);
  };
  return [{ ...variant, actions }, count];
}

/** The positions that are looked at to tell the status at the end of a game, played as it was. */
function statusOf(variant, text) {
  const { seed, options, moves } = recordFromText(text);
  const [rules, count] = counted(variant);
  const game = createGame(rules, { ...options, seed });
  for (const move of followRecord(createGame(variant, { ...options, seed }), moves)) {
    // A page asks after each move.
    if (game.status !== 'playing') throw new Error(`${text} is over too early`);
    game.play(move);
  }
  count.asked = 0;
  void game.status;
  return count.asked;
}

/** Most deals with Kings that stay need no search. */
const searched = { 'pyramid-dozen': { kings: 'with-queen' } };

const SEEDS = Array.from({ length: 10 }, (_, i) => String(i + 1));

/** The positions that the solver looks at in some deals, with the patience it has for a random deal. */
async function deals(variant) {
  let positions = 0;
  for (const seed of SEEDS) {
    const game = createGame(variant, { seed, ...searched[variant.id] });
    positions += (await solve(game, { positions: 5000 })).positions;
  }
  return positions;
}

export async function positionFigures() {
  const figures = {};
  for (const variant of variants) {
    const status = HARD[variant.id].map((text) => statusOf(variant, text));
    figures[variant.id] = { 'hardest status': Math.max(...status), 'ten deals solved': await deals(variant) };
  }
  return figures;
}
