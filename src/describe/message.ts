import type { Game } from '../engine/play/game.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import type { Message } from '../play/stage/message.js';
import { describeAdvice } from './advice.js';
import { describeProspect, hasUnknown } from './prospect.js';
import type { actionSigns } from './signs.js';

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
      const mistake = texts.threwAway(describe(message.action, game.position, texts, variant));
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
