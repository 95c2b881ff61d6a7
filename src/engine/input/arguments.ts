import { quote } from './quote.js';
import type { Variant } from '../../games/variant/variant.js';

/**
 * An object of named values that a caller gives.
 *
 * @param what names it in the message.
 * @throws TypeError where it is anything else.
 */
export function readNamed<Named extends object>(given: Named, what: string, example: string): Named {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new TypeError(`${what} is ${quote(given)}; allowed: an object such as ${example}`);
  }
  return given;
}

const METHODS = ['deal', 'actions', 'progress', 'won'] as const;

/**
 * A game that a caller gives, as far as it can be told from outside that it is one.
 *
 * @throws TypeError naming what it lacks.
 */
export function readVariant(given: unknown): Variant {
  const variant = readNamed(
    given as Variant,
    'game',
    "{ id: 'my-game', piles, deal, actions, progress, won, layouts }",
  );
  if (typeof variant.id !== 'string' || variant.id === '') {
    throw new TypeError(`game has the id ${quote(variant.id)}; allowed: text such as "my-game"`);
  }
  if (!Array.isArray((variant.piles as Variant['piles'] | undefined)?.all)) {
    throw new TypeError(
      `game ${quote(variant.id)} has the piles ${quote(variant.piles)}; allowed: what setUp() returns`,
    );
  }
  const methods: { readonly [name in (typeof METHODS)[number]]?: unknown } = variant;
  for (const name of METHODS) {
    if (typeof methods[name] === 'function') continue;
    throw new TypeError(`game ${quote(variant.id)} has ${quote(methods[name])} as ${name}; allowed: a function`);
  }
  return variant;
}
