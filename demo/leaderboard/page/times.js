import { recall, remember } from './memory.js';

/** The times kept of a deal, from before a reload. */
function kept(seed) {
  const last = recall('times');
  return last?.seed === seed ? last.times : [];
}

/**
 * Notes when each move of the game on an element is made, in milliseconds since the first one.
 *
 * @returns a function that gives these times; of moves it has not seen, the time at which they were there
 */
export function keepTimes(element) {
  let times = [];
  const note = ({ type, detail: { seed, moveCount, elapsed } }) => {
    if (type === 'deal') times = kept(seed);
    times = Array.from({ length: moveCount }, (_, i) => times[i] ?? elapsed);
    if (type === 'move' || type === 'redo') times[moveCount - 1] = elapsed;
    remember('times', { seed, times });
  };
  for (const type of ['deal', 'move', 'undo', 'redo']) element.addEventListener(type, note);
  return () => times;
}
