import type { Game } from '../engine/play/game.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import type { Message } from '../play/stage/message.js';
import { describeDeal, SEED_SHOWN } from './deal.js';
import { describeEnd } from './end.js';
import { describeMessage } from './message.js';
import type { actionSigns } from './signs.js';

/** What the line above the table is about. */
export interface StatusFacts {
  /** `undefined` before the first deal. */
  readonly game: Game | undefined;
  readonly message: Message | undefined;
  /** The day whose deal it is; empty for any other deal. */
  readonly day: string;
  /** How many days were won without a gap; 0 if that isn't told. */
  readonly streak: number;
  /** How hard the deal is, as a word; empty if that isn't known. */
  readonly grade: string;
}

/**
 * The text of the line above the table: a message, how the game ended, or which deal it is.
 *
 * @param describe names an action in the message. Default: in words.
 */
export function describeStatus(
  { game, message, day, streak, grade }: StatusFacts,
  texts: Texts,
  variant: Variant,
  describe?: typeof actionSigns,
): string {
  if (!game) return texts.dealing;
  if (message) return describeMessage(message, game, texts, variant, describe);
  const deal = describeDeal(game.deal, day, texts, SEED_SHOWN);
  return describeEnd(game, texts) ?? [deal, streak && texts.days(streak), grade].filter(Boolean).join(' · ');
}
