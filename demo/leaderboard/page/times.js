const KEY = 'leaderboard-times';

/** The times kept of a deal, from before a reload. */
function kept(seed) {
  try {
    const { seed: of, times } = JSON.parse(localStorage.getItem(KEY));
    return of === seed ? times : [];
  } catch {
    return [];
  }
}

function keep(seed, times) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ seed, times }));
  } catch {
    // Then a reload forgets them.
  }
}

/**
 * Notes when each move of the game on an element is made, in milliseconds since the first one.
 *
 * @returns a function that gives these times; of moves it has not seen, the time of the next one it has
 */
export function keepTimes(element) {
  let times = [];
  const note = ({ type, detail: { seed, moveCount, elapsed } }) => {
    if (type === 'deal') times = kept(seed);
    times = Array.from({ length: moveCount }, (_, i) => times[i] ?? Math.round(elapsed));
    if (type === 'move' || type === 'redo') times[moveCount - 1] = Math.round(elapsed);
    keep(seed, times);
  };
  for (const type of ['deal', 'move', 'undo', 'redo']) element.addEventListener(type, note);
  return () => times;
}
