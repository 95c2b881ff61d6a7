import type { Action } from '../engine/model/action.js';
import type { Game } from '../engine/play/game.js';
import type { Variant } from '../games/variant/variant.js';
import type { Texts } from '../locales/en.js';
import type { Message } from '../play/stage/message.js';
import { describeAdvice } from './advice.js';
import { describeMove } from './move.js';

/** A message as the line above the table shows it. */
export function describeMessage(message: Message, { position }: Game, texts: Texts, variant: Variant): string {
  const describe = (action: Action) => describeMove(action, position, texts, variant);
  switch (message.about) {
    case 'hint':
      return message.action ? describe(message.action) : texts.noHint;
    case 'lesson':
      return texts.threwAway(describe(message.action));
    case 'verdict':
      return texts.prospects[message.prognosis];
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
