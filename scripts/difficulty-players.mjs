// Two players that know nothing but the rules, to see whether the grades hang on the player.
import { perform } from '../dist/engine/model/perform.js';

/** How many moves in a row may bring nothing: more than there are cards to draw. */
const PATIENCE = 60;

const TURNS = ['redeal', 'lift', 'recycle'];

/**
 * Plays what brings a card home first, and the turns last, with a tenth of noise.
 *
 * @param value how good a position is, beside its progress. Chance decides between equals.
 */
const player = (value) => (deal, start) => (random) => {
  const { rules, options } = deal;
  let position = start;
  let count = 0;
  let last = -1;
  for (let idle = 0; idle < PATIENCE && !rules.won(position); idle++) {
    const progress = rules.progress(position);
    const all = rules.actions(position, options);
    const moves = all.filter(({ type }) => !TURNS.includes(type));
    const isNoise = random() < 0.1;
    let best = { value: -Infinity };
    for (const action of moves.length > 0 ? moves : all) {
      const after = perform(deal, position, action);
      const gain = TURNS.includes(action.type) ? 0 : rules.progress(after) - progress;
      // What was moved last is not moved on.
      if (gain === 0 && action.type === 'move' && action.from === last) continue;
      const worth = (isNoise ? 0 : 1000 * gain + value(deal, after)) + random();
      if (worth > best.value) best = { value: worth, action, after, gain };
    }
    if (!best.action) break;
    ({ after: position } = best);
    count += best.gain;
    if (best.gain > 0 || best.action.type === 'redeal') idle = 0;
    last = best.action.to ?? -1;
  }
  return count;
};

/** Takes what brings a card home, and else anything. */
export const careless = player(() => 0);

/** How many cards lie above one that goes home before them. */
function disorder({ piles: { tableau, foundations } }, { piles }) {
  let count = 0;
  for (const pile of foundations.length > 0 ? tableau : []) {
    let least = 13;
    for (const card of piles[pile]) {
      if (card % 13 > least) count++;
      else least = card % 13;
    }
  }
  return count;
}

/** Takes what brings a card home, and else looks one move ahead: for order, then for what leaves the most moves. */
export const farSighted = player(
  ({ rules, options }, after) => rules.actions(after, options).length - 20 * disorder(rules, after),
);
