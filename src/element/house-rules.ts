import type { Options, OptionValue } from '../engine/options.js';
import { readOptions } from '../engine/options.js';
import type { Variant } from '../engine/variant.js';
import type { Store } from './store.js';

/** Where they are kept. */
const KEY = 'house-rules';

/** The options chosen, by those that a page asked for. */
const all = (store: Store) => Object(store.read(KEY)) as { [asked: string]: Record<string, unknown> };

/** The options a reader chose in place of those a page asks for; `undefined` where nothing was chosen, or what was kept can't be read. */
export function houseRulesOf(store: Store, { options = {} }: Variant, asked: Options): Options | undefined {
  try {
    const chosen = all(store)[JSON.stringify(asked)];
    return chosen && readOptions(options, { ...asked, ...chosen });
  } catch {
    return undefined;
  }
}

export function keepHouseRule(store: Store, asked: Options, option: string, value: OptionValue): void {
  const kept = all(store);
  const key = JSON.stringify(asked);
  store.write(KEY, { ...kept, [key]: { ...kept[key], [option]: value } });
}
