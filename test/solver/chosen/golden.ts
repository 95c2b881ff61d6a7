// The deals that selection version 1 chooses for 3,650 days. They are frozen for ever: see docs/decisions.md.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { createGame } from '../../../src/engine.js';
import type { Options } from '../../../src/engine/model/options.js';
import { dealSearchOf } from '../../../src/games/variant/defaults.js';
import type { Search } from '../../../src/solver/search.js';
import { TimeSlice } from '../../../src/solver/time-slice.js';
import { winnableDeal } from '../../../src/solver/winnable-deal.js';

/** The days of one game with one set of options. */
interface Days {
  readonly game: string;
  readonly options: Options;
  /** For each day the number of its deal: 1 for the date itself, 2 for `date~2`. */
  readonly numbers: readonly number[];
  /** By the index of a day, how many positions are looked at until its deal is chosen. For some days, the hardest among them. */
  readonly positions: Readonly<Record<string, number>>;
}

interface Golden {
  /** The first day, as `2026-01-01`. */
  readonly first: string;
  readonly settings: readonly Days[];
}

const file = new URL('golden.json.gz', import.meta.url);

export const golden = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Golden;

export const dateOf = (day: number): string =>
  new Date(Date.parse(golden.first) + day * 86_400_000).toISOString().slice(0, 10);

/** The number of the deal that is chosen for a day, and how many positions were looked at. */
export async function chosen({ game, options }: Days, day: number): Promise<{ number: number; positions: number }> {
  const { rules } = createGame(game).deal;
  let positions = 0;
  const counting: Search = function* (...position) {
    const steps = dealSearchOf(rules)(...position);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      positions += step.value;
      yield step.value;
    }
    return step.value;
  };
  const { seed } = await winnableDeal(rules, counting, options, dateOf(day), undefined, new TimeSlice());
  return { number: Number(seed.split('~')[1] ?? 1), positions };
}
