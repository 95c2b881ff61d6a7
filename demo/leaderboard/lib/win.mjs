import { Refusal } from './refusal.mjs';

/** Characters. A win of Baker's Dozen has about 150; a hundred times around would have more than this. */
const MOST_NOTATION = 4000;
const MOST_NAME = 24;
const LONGEST = 7 * 24 * 60 * 60 * 1000;

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (given, wanted) =>
  isObject(given) &&
  Object.keys(given).length === Object.keys(wanted).length &&
  Object.entries(wanted).every(([name, value]) => Object.hasOwn(given, name) && given[name] === value);

/**
 * A name as it will be shown, in text and never as HTML: no control characters, no marks that turn the direction of
 * text or are not seen, at most two accents to a letter, single spaces.
 *
 * @throws Refusal if nothing is left, or too much
 */
export function readName(given) {
  if (typeof given !== 'string') throw new Refusal(400, 'name', 'The name must be text.');
  const name = given
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
  const { length } = [...name];
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) throw new Refusal(400, 'name', 'The name is empty.');
  if (length > MOST_NAME) {
    throw new Refusal(400, 'name', `The name has ${length} characters. At most ${MOST_NAME} are allowed.`);
  }
  return name;
}

/**
 * The moves of a record that claims to win a deal. Of a stranger's record, only this text goes on: everything else must
 * be what the deal says.
 *
 * @throws Refusal
 */
export function readMoves(record, { game, options, seed }) {
  if (!isObject(record)) throw new Refusal(400, 'not-a-record', 'The record must be an object.');
  if (record.version !== 1) throw new Refusal(400, 'not-a-record', 'The record must be of version 1.');
  if (typeof record.moves !== 'string') throw new Refusal(400, 'not-a-record', 'The moves of the record must be text.');
  if (record.game !== game) throw new Refusal(422, 'other-game', `The game of the day is ${game}.`);
  if (!isSame(record.options, options)) {
    throw new Refusal(422, 'other-options', `The options of the day are ${JSON.stringify(options)}.`);
  }
  if (record.seed !== seed || record.deck !== undefined) {
    throw new Refusal(422, 'other-deal', `The seed of that day is ${seed}.`);
  }
  if (record.status !== 'won') throw new Refusal(422, 'not-won', 'The record is not of a game that was won.');
  if (record.moves.length > MOST_NOTATION) {
    throw new Refusal(422, 'too-long', `The moves have more than ${MOST_NOTATION} characters.`);
  }
  return record.moves;
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
