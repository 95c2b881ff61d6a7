import type { TimeSlice } from '../../solver/time-slice.js';
import { ROOT } from '../storage/store.js';
import { eachPart } from './each-part.js';

/** The longest key that is read, in characters. */
const KEY_LENGTH = 300;

/** What a file has of a game, as JSON. */
export interface GameInFile {
  readonly statistics?: string;
  readonly days?: string;
}

/**
 * Finds in a file what it has of games, by their ids.
 *
 * @throws SyntaxError if the file is no object in JSON.
 */
export async function gamesInFile(text: string, slice: TimeSlice): Promise<ReadonlyMap<string, GameInFile>> {
  const games = new Map<string, GameInFile>();
  if (text.trimStart()[0] !== '{') throw new SyntaxError('not a JSON object');
  await eachPart(text, slice, (value, key) => {
    const path = key.length > KEY_LENGTH ? '' : String(JSON.parse(key));
    if (!path.startsWith(ROOT)) return;
    const [id, kind] = path.slice(ROOT.length).split('/') as [string, string];
    games.set(id, { ...games.get(id), [kind]: value });
  });
  return games;
}
