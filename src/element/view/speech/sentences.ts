import type { Deal } from '../../../engine/model/deal.js';
import type { Move } from '../../../engine/model/move.js';
import type { Game } from '../../../engine/play/game.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Texts } from '../../../locales/en.js';
import type { Message } from '../../table/message.js';
import { describeAdvice } from './advice.js';
import { describeMove } from './describe.js';

/** The longest seed that says anything to a reader, in characters. A random one is longer; Share shows it. */
export const SEED_SHOWN = 6;

/** Sentences in a row. Some have their full stop already. */
export const inSentences = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .join('. ')
    .replace(/([.。।…!?]\u00a0?)\. /g, '$1 ');

/**
 * Which deal it is. Nothing where its seed is longer than is wanted.
 *
 * @param day whose deal it is; empty where it is that of no day.
 */
export function describeDeal(
  { seed, deck }: Pick<Deal, 'seed' | 'deck'>,
  day: string,
  texts: Texts,
  longest = Infinity,
): string {
  if (day) return texts.dailyDeal(day);
  if (deck !== undefined) return texts.ownDeal;
  return seed.length > longest ? '' : texts.deal(seed);
}

/** Why nothing more can be played: how a game ended, or that it is full; `undefined` while it goes on. */
export function describeEnd({ moveCount, result, canPlay }: Game, texts: Texts): string | undefined {
  if (result.status === 'won') return texts.won(texts.moves(moveCount));
  if (result.reason) return texts[result.reason];
  return canPlay ? undefined : texts.full(texts.moves(moveCount));
}

export function describeMessage(message: Message, { position }: Game, texts: Texts, variant: Variant): string {
  const describe = (move: Move) => describeMove(move, position, texts, variant);
  switch (message.about) {
    case 'hint':
      return message.move ? describe(message.move) : texts.noHint;
    case 'lesson':
      return texts.threwAway(describe(message.move));
    case 'verdict':
      return texts.prospects[message.prognosis];
    case 'text':
      return message.text;
    default:
      return texts[message.about];
  }
}

/** A message for the ear: a hint with its places, and, for those who are at the keyboard, how to be told the moves of a solution. */
export function speakMessage(message: Message, game: Game, texts: Texts, variant: Variant, isByKey: boolean): string {
  const { speech } = texts;
  if (message.about === 'hint' && message.move) {
    return speech.hint(describeAdvice(message.move, game.position, texts, variant));
  }
  return message.about === 'showing' && isByKey ? speech.showing : describeMessage(message, game, texts, variant);
}

/** A time in minutes and seconds. */
export function inMinutes(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
