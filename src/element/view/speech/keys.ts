import type { Game } from '../../../engine/play/game.js';
import { layoutsOf } from '../../../games/variant/defaults.js';
import type { Variant } from '../../../games/variant/variant.js';
import type { Texts } from '../../../locales/en.js';

/** What single keys do while the board has the focus, by the letter on a Latin keyboard. */
export const KEYS = {
  u: 'undo',
  r: 'redo',
  h: 'hint',
  n: 'new',
  v: 'verdict',
  f: 'finish',
  s: 'turn',
  d: 'describe',
  '?': 'keys',
} as const satisfies Record<string, keyof Texts>;

export type KeyMeaning = (typeof KEYS)[keyof typeof KEYS];

/** What a key means. Where its own letter isn't Latin, its place on the keyboard tells. */
export function meaningOf({ key, code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): KeyMeaning | undefined {
  const letter = (/^[\w?]$/.test(key) ? key : code.replace('Key', '')).toLowerCase();
  if (!ctrlKey && !metaKey) return (KEYS as Partial<Record<string, KeyMeaning>>)[letter];
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : undefined;
}

/** Whether there is anything to draw, redeal or lift. A stock that only refills piles is none. */
function hasTurn(variant: Variant, game: Game | undefined): boolean {
  const { waste } = variant.piles;
  return waste >= 0 || !!layoutsOf(variant)[0]!.turn || !!game?.actions.some(({ type }) => type === 'draw');
}

/** The keys and what they do, without those that do nothing in a game. */
export function keyLines(
  variant: Variant,
  game: Game | undefined,
  texts: Texts,
): readonly (readonly [key: string, meaning: string])[] {
  const without = [!variant.safe && 'finish', !hasTurn(variant, game) && 'turn'];
  return [
    ['← → ↑ ↓', texts.arrows],
    ['Enter ␣', texts.enter],
    ['Esc ⌫', texts.escape],
    ...Object.entries(KEYS)
      .filter(([, meaning]) => !without.includes(meaning))
      .map(([key, meaning]) => [key.toUpperCase(), texts[meaning]] as const),
  ];
}
