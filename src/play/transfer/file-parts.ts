import type { TimeSlice } from '../../solver/time-slice.js';
import { ROOT } from '../storage/store.js';

/** The number of characters between two looks at the clock. */
const STRETCH = 999;

/**
 * Finds the elements of an array or the members of an object without parsing them: that takes seconds for some texts of a few megabytes.
 *
 * @param take gets the JSON of each value and of its key, or `''` for an element of an array. Either may be invalid.
 * @throws SyntaxError if a bracket is missing.
 */
export async function eachPart(
  json: string,
  slice: TimeSlice,
  take: (value: string, key: string) => void,
): Promise<void> {
  let [depth, from, key, isText] = [0, 0, '', false];
  for (let at = 0; at < json.length; at++) {
    if (at % STRETCH === 0 && slice.isOver) await slice.next();
    const sign = json[at]!;
    if (sign === '\\') at++;
    else if (sign === '"') isText = !isText;
    else if (!isText) {
      if ('{['.includes(sign) && depth++ === 0) from = at + 1;
      if (depth === 1 && ',:}]'.includes(sign)) {
        const part = json.slice(from, at).trim();
        from = at + 1;
        if (sign !== ':' && (part || key)) take(part, key);
        key = sign === ':' ? part : '';
      }
      if ('}]'.includes(sign)) depth--;
    }
  }
  if (depth !== 0) throw new SyntaxError('not a complete JSON object');
}

/** The most characters of a key. */
const KEY_LENGTH = 300;

/** A file's part of one game, as JSON. */
export interface GameInFile {
  readonly statistics?: string;
  readonly days?: string;
}

/**
 * Finds a file's part of each game, by its id.
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
