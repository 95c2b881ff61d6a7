import type { Action } from '../model/action.js';
import { ACE, type Card, KING, rank, suit } from '../model/card.js';
import type { Piles } from '../model/piles.js';
import { cardCount, type Cards, faceDownIn, type Position, topOf } from '../model/position.js';

/** Whether a card may lie on another one. */
export type Building = (card: Card, onto: Card) => boolean;

/** Clubs and spades are black, diamonds and hearts red. */
export const isRed = (card: Card): boolean => suit(card) === 1 || suit(card) === 2;

export const downByRank: Building = (card, onto) => rank(card) === rank(onto) - 1;

export const downInSuit: Building = (card, onto) => downByRank(card, onto) && suit(card) === suit(onto);

export const downAlternating: Building = (card, onto) => downByRank(card, onto) && isRed(card) !== isRed(onto);

/** The building rule of a game that builds nothing: a card goes only to an empty pile. */
export const noBuilding: Building = () => false;

/** Whether a card is the next one of the foundation of its suit. */
export const upInSuit = (card: Card, foundation: Cards): boolean => rank(card) === foundation.length + 1;

export const anyCard = (): boolean => true;

export const onlyKings = (card: Card): boolean => rank(card) === KING;

/** Runs move whatever their length. */
export const wholeRuns = (): number => Infinity;

/** How cards go onto the tableau, beside the building rule. */
export interface TableauRules {
  /** Further piles whose top card may go there, such as the waste or the cells. Default: none. */
  readonly from?: readonly number[];
  /** Whether a card may go to an empty pile. Default: none may. */
  readonly fills?: (card: Card) => boolean;
  /** How many cards may move as one run. Default: 1. */
  readonly together?: (position: Position, toEmpty: boolean) => number;
}

const NONE = -1;

/** How many cards on top of a pile lie face up and on each other by a building rule. */
function runOf(position: Position, pile: number, fits: Building): number {
  const cards = position.piles[pile]!;
  const most = cards.length - faceDownIn(position, pile);
  let count = 1;
  while (count < most && fits(cards[cards.length - count]!, cards[cards.length - count - 1]!)) count++;
  return count;
}

// The next two run for every position of a search: plain loops over numbers, several times as fast as chained array methods.

/** Each top card, or run, onto each other pile of the tableau that takes it. */
export function ontoTableau(
  position: Position,
  { tableau }: Piles,
  fits: Building,
  { from: others = [], fills, together }: TableauRules = {},
): Action[] {
  const { piles } = position;
  const actions: Action[] = [];
  const tops: Card[] = [];
  for (const index of tableau) tops.push(topOf(piles[index]!) ?? NONE);
  const longest = together?.(position, false) ?? 1;
  const longestToEmpty = together?.(position, true) ?? 1;
  const sources = others.length > 0 ? [...tableau, ...others] : tableau;
  for (let i = 0; i < sources.length; i++) {
    const from = sources[i]!;
    const cards = piles[from]!;
    if (cards.length === 0) continue;
    const most = together && i < tableau.length ? runOf(position, from, fits) : 1;
    for (let count = 1; count <= most; count++) {
      const card = cards[cards.length - count]!;
      for (let j = 0; j < tops.length; j++) {
        const onto = tops[j]!;
        if (onto === NONE ? count > longestToEmpty || !fills?.(card) : count > longest || !fits(card, onto)) continue;
        const to = tableau[j]!;
        if (to !== from) actions.push(count === 1 ? { type: 'move', from, to } : { type: 'move', from, to, count });
      }
    }
  }
  return actions;
}

/** Each top card that is the next one of its foundation. Default: the top cards of the tableau. */
export function ontoFoundations(
  { piles }: Position,
  { tableau, foundations }: Piles,
  sources: readonly number[] = tableau,
): Action[] {
  const actions: Action[] = [];
  for (const from of sources) {
    const card = topOf(piles[from]!);
    if (card === undefined) continue;
    const to = foundations[suit(card)]!;
    if (upInSuit(card, piles[to]!)) actions.push({ type: 'move', from, to });
  }
  return actions;
}

/** How many cards lie on the foundations. */
export const foundationCount = (position: Position, { foundations }: Piles): number => cardCount(position, foundations);

/**
 * Whether the tableau, built by rank, can spare a card. Every card that might want to lie on it must be able to go to its own foundation:
 * so all four foundations must hold at least the rank two below.
 */
export const safeByRank = ({ piles }: Position, { foundations }: Piles, card: Card): boolean =>
  rank(card) <= ACE + 1 || foundations.every((index) => piles[index]!.length >= rank(card) - 2);
