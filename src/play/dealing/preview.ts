import { readDeal } from '../../engine/model/deal.js';
import { Game } from '../../engine/play/game.js';
import type { Variant } from '../../games/variant/variant.js';
import type { SavedGames } from '../storage/saved-games.js';
import { dayOf, type RequestedDeal, seedOf, wantsWinnable } from './request.js';

interface Parts {
  readonly variant: Variant;
  readonly savedGames: SavedGames;
}

/** What a closed element will show once it is open. */
export interface Preview {
  /** The day whose deal is asked for; empty where it is that of no day. */
  readonly day: string;
  /** The seed that is asked for; `undefined` for a random deal. */
  readonly seed: string | undefined;
  /** The kept game, or else the deal, where no search must find it. */
  readonly game: Game | undefined;
}

/** @param name that under which the game is kept. */
export function previewOf(request: RequestedDeal, name: string, { variant, savedGames }: Parts): Preview {
  const seed = seedOf(request);
  const kept = savedGames.read(name)?.game;
  return { day: dayOf(request), seed, game: kept ?? dealt(variant, request, seed) };
}

/** The deal that is asked for, unless it is random or a search must choose it. Where a game cannot deal, that is told once it must. */
function dealt(variant: Variant, request: RequestedDeal, seed: string | undefined): Game | undefined {
  const { options, deck } = request;
  if ((deck ?? seed) === undefined || wantsWinnable(request, variant)) return undefined;
  try {
    return new Game(readDeal(variant, { ...options, seed, deck }));
  } catch {
    return undefined;
  }
}
