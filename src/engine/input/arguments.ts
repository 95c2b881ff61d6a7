import { ownFields } from './own.js';
import { isArray, quote } from './quote.js';

/**
 * A caller's object of named values.
 *
 * @param what names it in the message.
 * @throws TypeError for anything else.
 */
export function readNamed<Named extends object>(given: Named, what: string, example: string): Named {
  if (typeof given !== 'object' || given === null || isArray(given) !== false) {
    throw new TypeError(`${what} is ${quote(given)}; allowed: an object such as ${example}`);
  }
  return ownFields(given);
}
