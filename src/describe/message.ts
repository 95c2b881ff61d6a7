import { describeAdvice } from './advice.js';
import { describeDeal, type NamedBy, SEED_SHOWN } from './deal.js';
import { describeEnd } from './endings.js';
import type { actionSigns } from './signs.js';
import { faceDownIn } from '../engine/model/position.js';
import type { Game } from '../engine/play/game.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import type { Action } from '../engine/model/action.js';
import { hasRedeal, type Message, type Prognosis } from '../play/stage/message.js';

/**
 * Whether how a game can end depends on what its player can't know: cards that are face down, cards of a stock that hasn't been gone
 * through yet, or the shuffle of a redeal.
 */
export function hasUnknown({ deal, position, line, moveCount }: Game): boolean {
  const { all, stock } = deal.rules.piles;
  const isNew = stock >= 0 && line.slice(0, moveCount + 1).every(({ piles }) => piles[stock]!.length > 0);
  return isNew || hasRedeal(position) || all.some((_, pile) => faceDownIn(position, pile) > 0);
}

/** Says how a game can end, as far as that is found out. */
export function describeProspect(prognosis: Prognosis, game: Game, texts: Texts): string {
  const { prospects, canBeWon, toCome } = texts;
  // That is about the whole deal, including what can't be seen yet.
  if (prognosis === 'winnable' && game.moveCount === 0) return canBeWon;
  const isVerdict = prognosis === 'winnable' || prognosis === 'lost';
  return isVerdict && hasUnknown(game) ? toCome(prospects[prognosis]) : prospects[prognosis];
}

/**
 * A message as the line above the table has it.
 *
 * @param describe names an action. Default: in words, with its places.
 */
export function describeMessage(
  message: Message,
  game: Game,
  texts: Texts,
  variant: Variant,
  describe: typeof actionSigns = describeAdvice,
): string {
  switch (message.about) {
    case 'hint':
      return message.action ? describe(message.action, game.position, texts, variant) : texts.noHint;
    case 'lesson': {
      const { action, better } = message;
      const nameOf = (each: Action) => describe(each, game.position, texts, variant);
      const mistake = texts.threwAway(nameOf(action), better ? nameOf(better) : '');
      return hasUnknown(game) ? texts.toCome(mistake) : mistake;
    }
    case 'verdict':
      return describeProspect(message.prognosis, game, texts);
    case 'text':
      return message.text;
    default:
      return texts[message.about];
  }
}

/** A message for the ear: a hint with its places, and, for a reader at the keyboard, how to hear the moves of a solution. */
export function speakMessage(message: Message, game: Game, texts: Texts, variant: Variant, isByKey: boolean): string {
  const { speech } = texts;
  if (message.about === 'hint' && message.action) {
    return speech.hint(describeAdvice(message.action, game.position, texts, variant));
  }
  return message.about === 'showing' && isByKey ? speech.showing : describeMessage(message, game, texts, variant);
}

/** What the line above the table is about. */
export interface StatusFacts extends NamedBy {
  /** `undefined` before the first deal. */
  readonly game: Game | undefined;
  readonly message: Message | undefined;
  /** How many days were won without a gap; 0 if the line doesn't say it. */
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
  facts: StatusFacts,
  texts: Texts,
  variant: Variant,
  describe?: typeof actionSigns,
): string {
  const { game, message, streak, grade } = facts;
  if (!game) return texts.dealing;
  if (message) return describeMessage(message, game, texts, variant, describe);
  const deal = describeDeal(game.deal, facts, texts, SEED_SHOWN);
  return describeEnd(game, texts) ?? [deal, streak && texts.days(streak), grade].filter(Boolean).join(' · ');
}
