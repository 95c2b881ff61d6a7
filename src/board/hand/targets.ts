import { type Action, runLength, sourcesOf } from '../../engine/model/action.js';
import { type Card, suit } from '../../engine/model/card.js';
import { faceDownIn, topOf } from '../../engine/model/position.js';
import { distinctActions } from '../../engine/play/distinct-actions.js';
import type { Game } from '../../engine/play/game.js';
import type { Layout } from '../../games/variant/layout.js';
import { boxOf, cornerAt, type Geometry, overhang, type Point, spreadOf } from '../layout/geometry.js';
import { coveringCards } from '../layout/visibility.js';

/** The cards on top of a pile that are, or could be, picked up together. */
export interface Run {
  readonly pile: number;
  /** How many cards. */
  readonly count: number;
}

/** A run that was picked up, by tapping or dragging. */
export interface HeldRun extends Run {
  /** Its bottom card. */
  readonly card: Card;
}

/** The piles a run may go to, and by which action. */
export type Targets = ReadonlyMap<number, Action>;

/** The runs that can be picked up: for each pile, how many cards at once. */
export type Runs = ReadonlyMap<number, ReadonlySet<number>>;

/** All that can be picked up while the game is on, wherever it may go: each top card, what the game calls a run, and what it moves. */
export function runsIn(game: Game, layout: Layout): Runs {
  const { rules, options } = game.deal;
  const { position } = game;
  const runs = new Map<number, Set<number>>();
  if (!game.canPlay) return runs;
  rules.piles.all.forEach(({ kind }, pile) => {
    const cards = position.piles[pile]!;
    const up = cards.length - faceDownIn(position, pile);
    if (up === 0 || kind === 'stock' || kind === 'discard') return;
    if (coveringCards(position, rules.piles, layout, pile) > 0) return;
    const counts = new Set([1]);
    const fits = kind === 'tableau' ? rules.runs : undefined;
    for (let i = cards.length - 1; fits && counts.size < up && fits(cards[i]!, cards[i - 1]!, options); i--) {
      counts.add(counts.size + 1);
    }
    runs.set(pile, counts);
  });
  for (const action of game.actions) {
    for (const pile of sourcesOf(action)) {
      if (!runs.has(pile)) runs.set(pile, new Set());
      runs.get(pile)!.add(runLength(action));
    }
  }
  return runs;
}

/** Where a run may be put down: the pile it moves to, its partner's pile, or the discard for a card that leaves alone. */
export function targetsOf(game: Game, run: Run): Targets {
  const { foundations, discard } = game.deal.rules.piles;
  const targets = new Map<number, Action>();
  for (const action of game.actions) {
    if (!takes(action, run)) continue;
    if (action.type === 'remove') {
      targets.set(action.from.find((other) => other !== run.pile) ?? discard, action);
    } else if (action.type === 'move') {
      targets.set(action.to, action);
      // A foundation belongs to its suit, but nobody should have to look for the right one with an Ace in hand.
      const empty = foundations.filter((index) => game.position.piles[index]!.length === 0);
      if (empty.includes(action.to)) for (const index of empty) targets.set(index, action);
    }
  }
  return targets;
}

/** The action that a second tap means: off the table first, then a partner, its own suit, another card, an empty pile, a cell. */
export function bestOf(game: Game, run: Run): Action | undefined {
  const { all } = game.deal.rules.piles;
  const card = game.position.piles[run.pile]!.at(-run.count);
  const rating = (target: number): number => {
    const { kind } = all[target]!;
    if (kind === 'foundation' || kind === 'discard') return 5;
    if (kind === 'pyramid') return 4;
    if (kind === 'cell') return 0;
    const onto = topOf(game.position.piles[target]!);
    if (onto === undefined) return 1;
    return card !== undefined && suit(card) === suit(onto) ? 3 : 2;
  };
  const [best] = [...targetsOf(game, run)].sort(([a], [b]) => rating(b) - rating(a));
  return best?.[1];
}

/** The one action that a tap can mean: the only one there is, or else the only one by which the cards leave the table. */
export function soleOf(game: Game, run: Run): Action | undefined {
  const { foundations } = game.deal.rules.piles;
  const all = [...new Set(targetsOf(game, run).values())];
  const leaving = all.filter(
    (each) => each.type === 'remove' || (each.type === 'move' && foundations.includes(each.to)),
  );
  const [only, another] = all.length > 1 ? leaving : all;
  return another ? undefined : only;
}

/** The only action of a pile's top card that needs no target: it leaves alone. */
export function loneRemoval(game: Game, { pile }: Run): Action | undefined {
  const [only, another] = targetsOf(game, { pile, count: 1 }).values();
  return !another && only?.type === 'remove' && only.from.length === 1 ? only : undefined;
}

/** Whether an action takes just this run. */
export const takes = (action: Action, { pile, count }: Run): boolean =>
  sourcesOf(action).includes(pile) && runLength(action) === count;

/** The actual targets: an Ace may be dropped on any empty foundation, but only one is its own. */
export const meant = (targets: Targets): number[] =>
  [...targets].filter(([pile, action]) => action.type !== 'move' || action.to === pile).map(([pile]) => pile);

/** The cards that can be played, each the bottom card of a run, and to how many piles they go. */
export function playableIn(game: Game): ReadonlyMap<Card, number> {
  const found = new Map<Card, number>();
  for (const action of distinctActions(game)) {
    for (const pile of sourcesOf(action)) {
      const card = game.position.piles[pile]!.at(-runLength(action))!;
      found.set(card, (found.get(card) ?? 0) + 1);
    }
  }
  return found;
}

/** How far a card may stick out of a pile and still count as dropped there, in cards. 1.5 leaves a gap of half a card. */
const REACH = 1.5;

/** The bonus, in cards, for a pile that accepts the run. */
const BONUS = 0.5;

/**
 * The pile on which a run is dropped. Between two piles it is the one that accepts the run.
 *
 * @param by how far the run was carried, in pixels.
 */
export function pileMeant(game: Game, geometry: Geometry, targets: Targets, run: Run, by: Point): number | undefined {
  const { cardWidth: width, cardHeight: height } = geometry;
  const { position } = game;
  const from = cornerAt(spreadOf(geometry, run.pile), position.piles[run.pile]!.length - run.count);
  const card = { x: from.x + by.x, y: from.y + by.y, width, height };
  let best: number | undefined;
  let least = REACH;
  position.piles.forEach((_, pile) => {
    const far = overhang(card, boxOf(geometry, pile));
    const weighed = targets.has(pile) ? far - BONUS : far;
    if (far <= REACH && weighed < least) [best, least] = [pile, weighed];
  });
  return best;
}
