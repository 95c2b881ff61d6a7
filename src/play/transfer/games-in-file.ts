import { shortened } from '../../engine/input/quote.js';
import type { TimeSlice } from '../../solver/time-slice.js';
import type { Variant } from '../../games/variant/variant.js';
import { Store } from '../storage/store.js';
import { eachPart } from './each-part.js';

/** In characters: the longest key that is read, and the longest name of a game that is shown. */
const KEY_LENGTH = 300;
const NAME_LENGTH = 60;

/** What a file has of a game, as JSON. */
export interface GameInFile {
  readonly variant: Variant;
  readonly name: string;
  readonly statistics?: string;
  readonly days?: string;
}

/**
 * Finds in a file what it has of the games of a page, by their ids.
 *
 * @param find the rules of a game; `undefined` if the page doesn't have it.
 * @param leaveOut gets the name of each game that the page doesn't have.
 * @throws SyntaxError if the file is no object in JSON.
 */
export async function gamesInFile(
  text: string,
  slice: TimeSlice,
  find: (id: string) => Variant | undefined,
  leaveOut: (name: string) => void,
): Promise<ReadonlyMap<string, GameInFile>> {
  const { prefix } = new Store({ storage: () => undefined });
  const games = new Map<string, GameInFile>();
  const unknown = new Set<string>();
  if (text.trimStart()[0] !== '{') throw new SyntaxError('not a JSON object');
  await eachPart(text, slice, (value, key) => {
    const path = key.length > KEY_LENGTH ? '' : String(JSON.parse(key));
    if (!path.startsWith(prefix)) return;
    const [id, kind] = path.slice(prefix.length).split('/') as [string, string?];
    const variant = find(id);
    const name = variant?.texts?.en.name ?? shortened(id, NAME_LENGTH);
    if (variant) games.set(id, { ...games.get(id), variant, name, [kind!]: value });
    else if (!unknown.has(id)) {
      unknown.add(id);
      leaveOut(name);
    }
  });
  return games;
}
