import { hiddenIn } from '../board/layout/visibility.js';
import { describeDeal, SEED_SHOWN } from '../describe/deal.js';
import { type Card, cardOf } from '../engine/model/card.js';
import type { Game } from '../engine/play/game.js';
import { cardsIn } from '../games/variant/example.js';
import { rulesOf } from '../games/variant/texts.js';
import { isLocked, type Parts } from './parts.js';

/** How many cards the fan has. */
const FAN = 3;

/** The card behind the others of the fan if the deal isn't known yet. */
const ACE = 39;

/** A closed element: what is played here, and one button, which opens it. */
export interface Poster {
  readonly disabled: boolean;
  readonly fan: readonly Card[];
  readonly title: string;
  readonly rule: string;
  /** Which deal it is, and how the reader stands with it. */
  readonly deal: string;
  /** What the button says. */
  readonly caption: string;
}

/** The top cards of the first piles, or an Ace and before it the cards of the game's example if the deal isn't known yet. */
function fanOf({ piles, example }: Parts['variant'], game: Game | undefined): readonly Card[] {
  const { position } = game ?? {};
  const tops = position?.piles.flatMap((cards, pile) =>
    cards.length > hiddenIn(position, piles, pile) ? cards.at(-1)! : [],
  );
  const sample = [ACE, ...(example ? cardsIn(example).map((code) => cardOf(code)!) : [])];
  return (tops ?? sample).slice(0, FAN);
}

export function posterOf(
  parts: Pick<Parts, 'variant' | 'dealer' | 'daily' | 'attributes' | 'settings' | 'language'>,
): Poster {
  const { variant, dealer, daily, language } = parts;
  const { texts, gameTexts } = language;
  const { day, seed, game } = dealer.preview;
  const deal = game?.deal ?? (seed === undefined ? undefined : { seed, deck: undefined });
  const streak = day ? daily.streak : 0;
  const standing = day && daily.isWon(day) ? texts.wins : streak > 0 && texts.days(streak);
  const isBegun = game && game.moveCount > 0 && game.status !== 'won';
  return {
    disabled: isLocked(parts),
    fan: fanOf(variant, game),
    title: gameTexts.name,
    rule: rulesOf(gameTexts, dealer.options)[0]!,
    deal: [deal && describeDeal(deal, { day }, texts, SEED_SHOWN), standing].filter(Boolean).join(' · '),
    caption: isBegun ? texts.resume(texts.moves(game.moveCount)) : texts.begin,
  };
}
