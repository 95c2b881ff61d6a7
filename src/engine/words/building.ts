import type { Action } from '../model/action.js';
import { ACE, type Card, CARDS, KING, rank, suit } from '../model/card.js';
import type { Piles } from '../model/piles.js';
import { cardCount, type Cards, faceDownIn, type Position, topOf } from '../model/position.js';

/** Whether a card may lie on another one. It depends on these two cards alone: what it says is remembered. */
export type Building = (card: Card, onto: Card) => boolean;

/** Clubs and spades are black, diamonds and hearts red. */
export const isRed = (card: Card): boolean => suit(card) === 1 || suit(card) === 2;

export const downByRank: Building = (card, onto) => rank(card) === rank(onto) - 1;

export const downInSuit: Building = (card, onto) => downByRank(card, onto) && suit(card) === suit(onto);

export const downAlternating: Building = (card, onto) => downByRank(card, onto) && isRed(card) !== isRed(onto);

/** The building rule of a game that builds nothing: a card goes only to an empty pile. */
export const noBuilding: Building = () => false;

/** A building rule that goes on beyond the Ace: a King lies on an Ace as a Queen lies on a King. */
export const wrapping =
  (fits: Building): Building =>
  (card, onto) =>
    fits(card, onto) || (rank(card) === KING && rank(onto) === ACE && fits(card - 1, onto + 12));

/** How many cards of its suit come before a card, where the foundations begin with a rank. */
const stepsFrom = (base: number, card: Card): number => (card + 14 - base) % 13;

/** Whether a card is the next one of the foundation of its suit. After a King comes the Ace, where the first card was another. */
export const upInSuit = (card: Card, foundation: Cards, base = ACE): boolean =>
  stepsFrom(base, card) === foundation.length;

export const anyCard = (): boolean => true;

export const onlyKings = (card: Card): boolean => rank(card) === KING;

/** Runs move whatever their length. */
export const wholeRuns = (): number => Infinity;

/** Any face-up cards move together, whether they are built on each other or not. */
export const anyRun: Building = () => true;

/** How cards go onto the tableau, beside the building rule. */
export interface TableauRules {
  /** Further piles whose top card may go there, such as the waste or the cells. Default: none. */
  readonly from?: readonly number[];
  /** Whether a card may go to an empty pile. Default: none may. */
  readonly fills?: (card: Card) => boolean;
  /** Which cards move together: each lies on the one below it by this rule. Default: the building rule. */
  readonly runs?: Building;
  /** How many cards may move as one run. Default: 1, or any number where `runs` is given. */
  readonly together?: (position: Position, toEmpty: boolean) => number;
}

const ABSENT: TableauRules = { from: undefined, fills: undefined, runs: undefined, together: undefined };

const NONE = -1;

/** How many cards on top of a pile lie face up and on each other by a building rule. */
function runOf(position: Position, pile: number, fits: Building): number {
  const cards = position.piles[pile]!;
  const most = cards.length - faceDownIn(position, pile);
  let count = 1;
  while (count < most && fits(cards[cards.length - count]!, cards[cards.length - count - 1]!)) count++;
  return count;
}

/** For each two cards, at `52 * card + onto`: 1 where the card may lie on the other one, else 0. */
type Pairs = Uint8Array;

const known = new WeakMap<Building, Pairs | null>();

/**
 * The pairs that a building rule allows, computed when the same rule comes again. A rule seen for the first time might be created for
 * each position, and asking it once is cheaper.
 */
function pairsOf(fits: Building): Pairs | null {
  let pairs = known.get(fits);
  if (!pairs) {
    const isNew = pairs === undefined;
    pairs = isNew ? null : Uint8Array.from(CARDS.flatMap((card) => CARDS.map((onto) => Number(fits(card, onto)))));
    known.set(fits, pairs);
  }
  return pairs;
}

// The next two run for every position of a search: plain loops over numbers, several times as fast as chained array methods.

/** Each top card, or run, onto each other pile of the tableau that takes it. */
export function ontoTableau(
  position: Position,
  { tableau }: Piles,
  fits: Building,
  rules: TableauRules = ABSENT,
): Action[] {
  const { from: others = [], fills, runs, together = runs && wholeRuns } = { ...ABSENT, ...rules };
  const pairs = pairsOf(fits);
  const { piles } = position;
  const actions: Action[] = [];
  const tops: Card[] = [];
  for (let i = 0; i < tableau.length; i++) tops.push(topOf(piles[tableau[i]!]!) ?? NONE);
  const longest = together?.(position, false) ?? 1;
  const longestToEmpty = together?.(position, true) ?? 1;
  const sources = others.length > 0 ? [...tableau, ...others] : tableau;
  for (let i = 0; i < sources.length; i++) {
    const from = sources[i]!;
    const cards = piles[from]!;
    if (cards.length === 0) continue;
    const most = together && i < tableau.length ? runOf(position, from, runs ?? fits) : 1;
    for (let count = 1; count <= most; count++) {
      const card = cards[cards.length - count]!;
      const row = 52 * card;
      const mayFill = count <= longestToEmpty && fills !== undefined && fills(card);
      for (let j = 0; j < tops.length; j++) {
        const onto = tops[j]!;
        if (onto === NONE ? !mayFill : count > longest || !(pairs ? pairs[row + onto] : fits(card, onto))) continue;
        const to = tableau[j]!;
        if (to !== from) actions.push(count === 1 ? { type: 'move', from, to } : { type: 'move', from, to, count });
      }
    }
  }
  return actions;
}

/** The rank that the foundations begin with: that of the first card on any of them, or else the Ace. */
export function baseOf({ piles }: Position, { foundations }: Piles): number {
  for (const index of foundations) if (piles[index]!.length > 0) return rank(piles[index]![0]!);
  return ACE;
}

/** Each top card that is the next one of its foundation. Default: the top cards of the tableau. */
export function ontoFoundations(
  position: Position,
  piles: Piles,
  sources: readonly number[] = piles.tableau,
): Action[] {
  const base = baseOf(position, piles);
  const actions: Action[] = [];
  for (const from of sources) {
    const card = topOf(position.piles[from]!);
    if (card === undefined) continue;
    const to = piles.foundations[suit(card)]!;
    if (upInSuit(card, position.piles[to]!, base)) actions.push({ type: 'move', from, to });
  }
  return actions;
}

/** How many cards lie on the foundations. */
export const foundationCount = (position: Position, { foundations }: Piles): number => cardCount(position, foundations);

/**
 * Whether the tableau, built down by rank, can spare a card. Every card that might want to lie on it must be able to go to its own
 * foundation, and want nothing on itself: so all four foundations must hold at least the rank two below. Where they begin with another
 * rank than the Ace, the last of a suit may lie on its first, so all four must be begun.
 *
 * Not for a tableau that goes on beyond the Ace, or whose runs are not built: see {@link safeByBuilding}.
 */
export function safeByRank(position: Position, piles: Piles, card: Card): boolean {
  const base = baseOf(position, piles);
  const least = Math.max(base === ACE ? 0 : 1, stepsFrom(base, card) - 1);
  return piles.foundations.every((index) => position.piles[index]!.length >= least);
}

/** Whether no card can come to lie on a card any more by a building rule: all that could are on their foundations. */
export const safeByBuilding = ({ piles }: Position, { foundations }: Piles, card: Card, fits: Building): boolean =>
  CARDS.every((other) => !fits(other, card) || piles[foundations[suit(other)]!]!.includes(other));

/**
 * The usual reasons why a card may not go to a tableau pile.
 *
 * @param build how the tableau is built: down by rank, down in suit, or down in alternating colours.
 * @param empty the key of the sentence about empty piles. Default: they stay empty.
 * @param fits the building rule, in a game whose runs may be too long for the free places, or whose tableau goes on beyond the Ace.
 */
export const refusals =
  ({ all }: Piles, build: 'down' | 'suit' | 'alternating', empty = 'empty', fits?: Building) =>
  ({ piles }: Position, from: number, to: number, count = 1): string | undefined => {
    if (all[to]!.kind !== 'tableau') return undefined;
    const onto = topOf(piles[to]!);
    if (onto === undefined) return empty;
    if (fits?.(piles[from]!.at(-count)!, onto)) return 'room';
    const isLast = rank(onto) === ACE && !CARDS.some((card) => fits?.(card, onto));
    return isLast ? 'ace' : build;
  };
