import { Refusal } from './refusal.mjs';

/** Characters. A win of Baker's Dozen has about 150; a hundred times around would have more than this. */
const MOST_NOTATION = 4000;
const LONGEST = 7 * 24 * 60 * 60 * 1000;

/** @throws Refusal if a record has more moves than are replayed */
export function checkLength(record) {
  if (record?.moves?.length > MOST_NOTATION) {
    throw new Refusal(422, 'too-long', `The moves have more than ${MOST_NOTATION} characters.`);
  }
}

/**
 * When each move was made, in milliseconds since the first one. `undefined` if the page sends none.
 *
 * @throws Refusal if they cannot be the times of so many moves
 */
export function readTimes(given, moves) {
  if (given === undefined || given === null) return undefined;
  const isTime = (time, i) => Number.isInteger(time) && time >= (i > 0 ? given[i - 1] : 0) && time <= LONGEST;
  if (!Array.isArray(given) || given.length !== moves || !given.every(isTime)) {
    throw new Refusal(400, 'times', 'The times must be whole milliseconds, one for each move, none before the last.');
  }
  return given;
}
