import type { Card } from '../../engine/model/card.js';
import type { Position } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';

/** Between two cards that are dealt, if there are few, and two moves that are shown at once, in milliseconds. */
const DEALING = 40;
const PLAYING = 65;

/** How long a deal and moves that are shown at once may take, in milliseconds. */
const LONGEST_DEAL = 468;
const LONGEST = 3400;

/** How much later the second card of a pair leaves, in milliseconds: the first may have been dropped on it. */
const AFTER = 60;

/** When and by which way a card goes to its place. */
export interface Course {
  /** Milliseconds before it leaves. */
  readonly wait: number;
  /** Whether it comes from the deck, where all cards are gathered before. */
  readonly isDealt?: boolean;
  /** Whether it turns over only where it arrives. */
  readonly turnsLate?: boolean;
  /** Whether it comes out of its pile to lie elsewhere in it; `false` where it closes up behind such a card. */
  readonly isPulled?: boolean;
}

/** The game as the table showed it last. */
export interface PastScene {
  readonly game: Game;
  readonly position: Position;
  /** Whether it could be played on. */
  readonly isPlaying: boolean;
}

/** The courses of the cards that do not simply go to their places. */
export type Courses = ReadonlyMap<Card, Course>;

export function coursesOf(shown: PastScene | undefined, game: Game): Courses {
  const { position } = game;
  const { tableau, stock } = game.deal.rules.piles;
  if (shown?.game.deal !== game.deal || (shown.game !== game && game.moveCount === 0))
    return dealt(position, stock, shown);
  // The game comes back after its replay.
  if (shown.game !== game) return new Map();
  if (shown.position.counters?.['redeals'] !== position.counters?.['redeals'])
    return dealt(position, stock, shown, tableau);
  const turned = (position.piles[stock] ?? []).filter((card) => !shown.position.piles[stock]!.includes(card));
  return turned.length > 1 ? new Map(turned.map((card) => [card, { wait: 0, turnsLate: true }])) : played(shown, game);
}

/** Pile after pile, as the cards are dealt. What stays in the stock is gathered there, unless these are the first cards. */
function dealt({ piles }: Position, stock: number, shown: PastScene | undefined, onto?: readonly number[]): Courses {
  const leaving = piles.flatMap((cards, pile) => (pile === stock || (onto && !onto.includes(pile)) ? [] : cards));
  const staying = (shown && !onto && piles[stock]) || [];
  const pause = Math.min(DEALING, LONGEST_DEAL / leaving.length);
  const course = (card: Card, i = 0) => [card, { wait: i * pause, isDealt: true }] as const;
  return new Map([...leaving.map(course), ...staying.map((card) => course(card))]);
}

/** Move after move. A card that several moves have changed leaves with the last of them. */
function played({ position }: PastScene, { deal, line }: Game): Courses {
  const { discard } = deal.rules.piles;
  const courses = new Map<Card, Course>();
  const steps = line.slice(line.lastIndexOf(position)).slice(1);
  const pause = Math.min(PLAYING, LONGEST / steps.length);
  let before = position;
  steps.forEach((after, step) => {
    after.piles.forEach((cards, pile) => {
      if (cards === before.piles[pile]) return;
      cards.forEach((card, index) => {
        const last = before.piles[pile]!.indexOf(card);
        const isPulled = last >= 0 && (last > index + 1 || (last < index && index === cards.length - 1));
        const isSecond = pile === discard && index > before.piles[pile]!.length;
        if (last !== index) courses.set(card, { wait: step * pause + (isSecond ? AFTER : 0), isPulled });
      });
    });
    before = after;
  });
  return courses;
}
