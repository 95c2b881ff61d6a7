import { readDeal } from '../../engine/model/deal.js';
import { Game } from '../../engine/play/game.js';
import type { Variant } from '../../games/variant/variant.js';
import { dayOf, type RequestedDeal, seedOf, wantsWinnable } from '../request/requested-deal.js';

/** What a closed element will show once it is open. */
export interface Preview {
  /** The day whose deal is asked for; empty where it is that of no day. */
  readonly day: string;
  /** The seed that is asked for; `undefined` for a random deal. */
  readonly seed: string | undefined;
  /** The kept game, or else the deal, where no search must find it. */
  readonly game: Game | undefined;
}

/** @param kept the game that is kept for the request, if any. */
export function previewOf(request: RequestedDeal, variant: Variant, kept: Game | undefined, today: string): Preview {
  const seed = seedOf(request, today);
  return { day: dayOf(request, today), seed, game: kept ?? dealt(variant, request, seed) };
}

/** The deal that is asked for, unless it is random or a search must choose it. If a game can't deal, the error appears when it has to. */
function dealt(variant: Variant, request: RequestedDeal, seed: string | undefined): Game | undefined {
  const { options, deck } = request;
  if ((deck ?? seed) === undefined || wantsWinnable(request, variant)) return undefined;
  try {
    return new Game(readDeal(variant, { ...options, seed, deck }));
  } catch {
    return undefined;
  }
}
