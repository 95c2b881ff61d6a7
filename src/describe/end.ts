import type { Game } from '../engine/play/game.js';
import type { Texts } from '../locales/en.js';

/** Says why nothing more can be played: how a game ended, or that it is full; `undefined` while it goes on. */
export function describeEnd({ moveCount, result, canPlay }: Game, texts: Texts): string | undefined {
  if (result.status === 'won') return texts.won(texts.moves(moveCount));
  if (result.reason) return texts[result.reason];
  return canPlay ? undefined : texts.full(texts.moves(moveCount));
}
