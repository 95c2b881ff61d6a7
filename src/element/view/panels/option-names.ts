import type { Parts } from '../../parts.js';

/**
 * What a reader calls an option, or one of its values, as `name=value`.
 *
 * @param name what stands for it where the game has no word for it.
 */
export const optionName = (
  { texts, gameTexts: { options } }: Pick<Parts['language'], 'texts' | 'gameTexts'>,
  key: string,
  name = key,
): string => options?.[key] ?? (name === 'unlimited' ? texts.unlimited : name);
