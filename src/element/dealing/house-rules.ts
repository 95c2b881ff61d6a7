import { type Options, type OptionValue, readOptions } from '../../engine/model/options.js';
import type { Variant } from '../../games/variant/variant.js';
import type { Store } from '../storage/store.js';

/** Where they are kept. */
const KEY = 'house-rules';

/** The options a reader chose in place of those a page asks for; `undefined` where nothing was chosen, or what was kept can't be read. */
export function houseRulesOf(store: Store, { options = {} }: Variant, asked: Options): Options | undefined {
  try {
    const chosen = store.readFor(asked, KEY);
    return chosen ? readOptions(options, { ...asked, ...chosen }) : undefined;
  } catch {
    return undefined;
  }
}

export function keepHouseRule(store: Store, asked: Options, option: string, value: OptionValue): void {
  store.writeFor(asked, KEY, { ...Object(store.readFor(asked, KEY)), [option]: value });
}
