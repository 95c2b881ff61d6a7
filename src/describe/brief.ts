import type { Texts } from '../locales/en.js';

/**
 * Texts for the ear in fewer words: ranks as one letter, piles of the tableau as their numbers, only where a card goes, not onto what, and
 * what is dealt as what then lies there.
 */
export function briefTexts(texts: Texts): Texts {
  const { speech, number } = texts;
  const known = KNOWN.get(texts);
  if (known) return known;
  const brief: Texts = {
    ...texts,
    speech: { ...speech, went: (card, pile) => speech.went(card, pile) },
    ranks: speech.ranks,
    card: speech.card,
    column: number,
    fan: number,
    pile: number,
    comes: (card, pile) => texts.holds(pile, card),
    covered: (card, above) => `${card}${texts.comma}${speech.above(above)}`,
  };
  KNOWN.set(texts, brief);
  return brief;
}

/** The same object for the same texts, so that nothing is drawn again. */
const KNOWN = new WeakMap<Texts, Texts>();
