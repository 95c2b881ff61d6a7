import { readNamed } from '../input/arguments.js';
import { quote } from '../input/quote.js';
import { type Deal, readSeed } from '../model/deal.js';
import { readOptions } from '../model/options.js';
import type { Rules } from '../model/rules.js';

/**
 * The deal that a server expects of a record. A field that is absent accepts anything. A field that is present but `undefined` is an
 * error, so a server that fails to look up a seed refuses every record.
 */
export interface Expected {
  /** The id of the game. */
  readonly game?: string;
  /** The seed, as text or a number. A record with a deck is refused. */
  readonly seed?: string | number;
  /** The options of the game. Those left out must have their defaults, so `{}` is the game with default options. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** `false`: a record with a deck is refused. */
  readonly deck?: false;
}

/** What is expected, in the form in which records are compared with it. */
export interface Expectation {
  /** The games that a record may be of. */
  readonly rules: readonly Rules[];
  /** @throws RangeError naming what of a record's deal was not expected. */
  readonly check: (deal: Deal) => void;
}

const NAMES = ['variants', 'game', 'seed', 'options', 'deck'];

/**
 * @param known the games there are.
 * @throws TypeError or RangeError that begins with `settings`, naming what is wrong with them.
 */
export function readExpected(given: Expected, known: readonly Rules[]): Expectation {
  const unknown = Object.keys(given).find((name) => !NAMES.includes(name));
  if (unknown !== undefined) throw new RangeError(`settings: unknown ${quote(unknown)}; allowed: ${NAMES.join(', ')}`);
  const { game, seed, options, deck } = given;
  const rules = 'game' in given ? known.filter(({ id }) => id === game) : known;
  if (rules.length === 0) {
    throw new RangeError(`settings: game is ${quote(game)}; allowed: ${known.map(({ id }) => id).join(', ')}`);
  }
  const wanted = 'seed' in given ? inSettings(() => readWantedSeed(seed)) : undefined;
  const named = 'options' in given ? readNamed(options!, 'settings: options', '{ draw: true }') : undefined;
  if ('deck' in given && (deck as unknown) !== false) {
    throw new TypeError(`settings: deck is ${quote(deck)}; allowed: false`);
  }
  return {
    rules,
    check: (deal) => {
      if (deal.deck !== undefined && (deck === false || wanted !== undefined)) {
        throw new RangeError('record has its own deck');
      }
      if (wanted !== undefined && deal.seed !== wanted) {
        throw new RangeError(`record has the seed ${quote(deal.seed)}; expected: ${quote(wanted)}`);
      }
      if (named) checkOptions(deal, named);
    },
  };
}

function readWantedSeed(given: unknown): string {
  const seed = readSeed(given);
  if (seed === undefined) throw new TypeError(`seed is ${quote(given)}; allowed: text or a number`);
  return seed;
}

/** Names every option that is another one. */
function checkOptions({ rules, options }: Deal, named: Readonly<Record<string, unknown>>): void {
  const wanted = inSettings(() => readOptions(rules.options ?? {}, named));
  const others = Object.keys(wanted).filter((name) => options[name] !== wanted[name]);
  if (others.length === 0) return;
  const listed = (values: typeof wanted) => others.map((name) => `${name} ${quote(values[name])}`).join(', ');
  throw new RangeError(`record has the options ${listed(options)}; expected: ${listed(wanted)}`);
}

/** Says of what is wrong with a value that it stands in the settings. */
function inSettings<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new TypeError(`settings: ${(error as Error).message}`, { cause: error });
  }
}
