import { describeHeld } from '../../describe/held.js';
import { cardName } from '../../describe/names.js';
import type { Action } from '../../engine/model/action.js';
import { type CardCode, codeOf } from '../../engine/model/card.js';
import type { Game } from '../../engine/play/game.js';
import type { BoardState } from '../state.js';
import { bestOf, loneRemoval, meant, type Run, type Runs, runsIn, type Targets, targetsOf } from './targets.js';

/** The meaning of a tap. */
export interface Tap {
  /** What the first tap already plays. Default: a card that leaves alone. */
  readonly first?: ((game: Game, run: Run) => Action | undefined) | undefined;
  /** Whether it also picks up a run that can go nowhere. */
  readonly takesAll: boolean;
  /** What the second tap plays. Default: the best action. */
  readonly second?: Action | undefined;
}

const NO_TARGETS: Targets = new Map();
const NO_RUNS: Runs = new Map();

export const isSameRun = (run: Run | undefined, other: Run | undefined): boolean =>
  run?.pile === other?.pile && run?.count === other?.count;

/** Where the held run may go. */
export const heldTargets = ({ game, held }: BoardState): Targets => (held && game ? targetsOf(game, held) : NO_TARGETS);

/** What can be picked up now. */
export function runsOn(state: BoardState): Runs {
  const { game, geometry } = state;
  if (!game || !geometry) return NO_RUNS;
  const { position } = game;
  if (state.runs?.position !== position) state.runs = { position, all: runsIn(game, geometry.layout) };
  return state.runs.all;
}

export const canTake = (state: BoardState, { pile, count }: Run): boolean => !!runsOn(state).get(pile)?.has(count);

/** Whether a run may go anywhere. */
export const canMove = ({ game }: BoardState, run: Run): boolean => !!game && targetsOf(game, run).size > 0;

/** Puts down a run that a script or an undo has changed, and ends the choice of a card to lift if none can be lifted any more. */
export function keepHeld(state: BoardState): void {
  const { game, held } = state;
  if (!game) return;
  if (held && (game.position.piles[held.pile]!.at(-held.count) !== held.card || !canTake(state, held))) {
    state.held = undefined;
  }
  if (!game.actions.some(({ type }) => type === 'lift')) state.isLifting = false;
}

export function release(state: BoardState): void {
  state.held = undefined;
  state.isLifting = false;
}

export function pickUp(state: BoardState, { pile, count }: Run): void {
  const card = state.game!.position.piles[pile]!.at(-count);
  release(state);
  if (card !== undefined) state.held = { pile, count, card };
}

/** Begins or ends choosing a card to lift. */
export function toggleLift(state: BoardState): void {
  state.held = undefined;
  state.isLifting = !state.isLifting;
}

/** A tap picks up or puts down. The second tap on the same run plays it. Returns the action that is played. */
export function tapRun(
  state: BoardState,
  run: Run,
  { first = loneRemoval, takesAll, second }: Tap,
): Action | undefined {
  const game = state.game!;
  const { held } = state;
  const action = isSameRun(held, run)
    ? (second ?? bestOf(game, run))
    : held
      ? (heldTargets(state).get(run.pile) ?? loneRemoval(game, run))
      : first(game, run);
  if (!action && (canMove(state, run) || (takesAll && !held && canTake(state, run)))) pickUp(state, run);
  else release(state);
  return action;
}

/** The action of a tap on a card while one is chosen to be lifted. */
export function liftAt(state: BoardState, pile: number, code: CardCode | undefined): Action | undefined {
  const { actions, position } = state.game!;
  const index = position.piles[pile]!.findIndex((card) => codeOf(card) === code);
  release(state);
  return actions.find((each) => each.type === 'lift' && each.from === pile && each.index === index);
}

/** Whether no move can be made. */
export const isIdle = ({ disabled, game }: BoardState): boolean => disabled || !game?.canPlay;

/** Plays an action and puts the held run down. Without an action, only puts it down. */
export function playAction(state: BoardState, action: Action | undefined): void {
  if (!action) return void change(state, () => release(state));
  release(state);
  state.host.requestUpdate();
  state.listener.act(action);
}

/** Changes what the player holds, and renders it. Announces what was picked up or put back, unless the change returns an action to play. */
export function change(state: BoardState, apply: () => Action | undefined | void): Action | undefined {
  const { held: before, isLifting: wasLifting } = state;
  const action = apply() ?? undefined;
  const { held, isLifting, game, texts, settings, variant, listener } = state;
  if (!action) {
    if (held && !isSameRun(held, before)) {
      listener.pickedUp(held.card);
      listener.announce(describeHeld(held, meant(heldTargets(state)), game!, variant, texts, settings.brief));
    } else if (isLifting && !wasLifting) listener.announce(texts.liftHint);
    else if (before && !held) listener.announce(texts.putBack(cardName(before.card, texts)));
    else if (wasLifting && !isLifting) listener.announce(texts.escape);
  }
  state.host.requestUpdate();
  return action;
}
