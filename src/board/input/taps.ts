import { type Action, runLength, sourcesOf } from '../../engine/model/action.js';
import { cardOf, codeOf } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import { canMove, canTake, change, heldTargets, isIdle, liftAt, playAction, type Tap, tapRun } from '../hand/hand.js';
import { bestOf, type Run, soleOf, takes } from '../hand/targets.js';
import { type BoardState, tableOf } from '../state.js';
import { LONG_PRESS } from './press.js';
import { refuse, refuseCovered } from './refusals.js';
import { indexOfPile } from '../../engine/model/piles.js';
import { aboveOf } from './spots.js';

/**
 * The run that begins with an element. For a covered card that cannot move, it is the top card of its pile.
 *
 * @param isTaken whether it is picked up, even if it can go nowhere.
 */
export function runAt(state: BoardState, { dataset }: HTMLElement, isTaken = false): Run {
  const pile = indexOfPile(state.variant.piles, dataset['pile']);
  const cards = state.game?.position.piles[pile] ?? [];
  const index = cards.findIndex((card) => codeOf(card) === dataset['card']);
  const run = { pile, count: index < 0 ? 1 : cards.length - index };
  return (isTaken ? canTake : canMove)(state, run) ? run : { pile, count: 1 };
}

/** All cards of an element's pile, the lowest first. */
export function cardsOf(state: BoardState, { dataset }: HTMLElement): HTMLElement[] {
  // Their order in the document may still be that before the last tap.
  return [...tableOf(state)!.querySelectorAll<HTMLElement>(`.card[data-pile="${dataset['pile']}"]`)].sort(
    (a, b) => aboveOf(b) - aboveOf(a),
  );
}

/** A card and those on it, the lowest first. */
export function cardsFrom(state: BoardState, card: HTMLElement): HTMLElement[] {
  const pile = cardsOf(state, card);
  return pile.slice(pile.indexOf(card));
}

const heldCards = (state: BoardState): HTMLElement[] => [
  ...tableOf(state)!.querySelectorAll<HTMLElement>('[data-held]'),
];

/** How long a vibration confirms to a finger that its card was taken, in milliseconds. */
const VIBRATION = 8;

/** How a pointer taps: a press, or what the browser's click reports about it. */
export interface PointerTap {
  readonly last: MouseEvent;
  readonly isTouch: boolean;
  /** How long the pointer was down, in milliseconds. */
  readonly since: number;
}

/**
 * Answers a tap on a card, on the place of a pile, or beside both.
 *
 * @param by the pointer. Default: a key.
 * @param caught the card, if it was travelling.
 */
export function tap(state: BoardState, element: HTMLElement | undefined, by?: PointerTap, caught?: HTMLElement): void {
  const { isLifting, held, settings } = state;
  const isLook = Number(element?.dataset['above']) > 0 && by && by.since > LONG_PRESS;
  if (state.disabled || isLook) return;
  if (by?.isTouch && settings.tap !== false && caught && isJustTapped(state, caught)) return state.listener.undo();
  if (!element) return playAction(state, undefined);
  state.isTap = !!by;
  const run = runAt(state, element, !by);
  const { pile } = run;
  if (!by && isCovered(state, element, run) && !isLifting && !isIdle(state) && !heldTargets(state).has(pile)) {
    return answerCovered(state, element, pile);
  }
  const code = element.dataset['card'];
  const meaning = meaningOf(state, run, by);
  const action = change(state, () => (isLifting ? liftAt(state, pile, code) : tapRun(state, run, meaning)));
  if (action) playTapped(state, action, by);
  else if (!state.held && held?.pile !== pile && !isLifting) answerInVain(state, element, held, pile, by);
}

/** Lets a finger feel that its cards were taken. */
export function feel({ settings }: BoardState): void {
  if (settings.sound) navigator.vibrate?.(VIBRATION);
}

function meaningOf({ settings, hint }: BoardState, run: Run, by: PointerTap | undefined): Tap {
  const first = settings.tap ? bestOf : settings.tap === undefined && by?.isTouch ? soleOf : undefined;
  return { first, takesAll: !by, second: hint && takes(hint, run) ? hint : undefined };
}

/** Whether an element is a card below the top card of its pile, and begins no run. */
function isCovered({ game }: BoardState, { dataset }: HTMLElement, { pile, count }: Run): boolean {
  const code = dataset['card'];
  return count === 1 && code !== undefined && code !== codeOf(topOf(game!.position.piles[pile]!)!);
}

/** What is held stays in the hand, because the reader may be looking for its place. */
function answerCovered(state: BoardState, element: HTMLElement, pile: number): void {
  const { held } = state;
  if (held && held.pile !== pile) refuse(state, heldCards(state), held, pile);
  else refuseCovered(state, element);
}

function playTapped(state: BoardState, action: Action, by: PointerTap | undefined): void {
  const game = state.game!;
  const cards = sourcesOf(action).flatMap((from) => game.position.piles[from]!.slice(-runLength(action)));
  playAction(state, action);
  if (!by?.isTouch) return;
  feel(state);
  state.tapped = { cards, position: game.position };
}

/** Whether a card is on its way by the last move, and a finger's tap has played that. */
function isJustTapped({ game, tapped }: BoardState, { dataset }: HTMLElement): boolean {
  return tapped?.position === game?.position && !!game?.canUndo && !!tapped?.cards.includes(cardOf(dataset['card'])!);
}

/** Answers a tap that neither plays nor picks up anything. */
function answerInVain(
  state: BoardState,
  element: HTMLElement,
  held: Run | undefined,
  pile: number,
  by?: PointerTap,
): void {
  const { listener } = state;
  const cards = held ? heldCards(state) : cardsOf(state, element).slice(-1);
  if (isIdle(state)) listener.idle();
  else if (!refuse(state, cards, held, pile, by?.last)) {
    const label = element.getAttribute('aria-label');
    if (label) listener.announce(label);
  }
}
