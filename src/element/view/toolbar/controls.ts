import { type Host, reportUnlessAborted } from '../../host.js';
import type { Parts } from '../../parts.js';
import { wayHome } from '../../../play/session/safe-moves.js';
import { counts } from '../../../play/session/played-game.js';
import { hasGrades } from '../panels/new-games.js';
import type { Panels } from '../panels/panels.js';

/** The controls that the `controls` attribute names. */
export const CONTROLS = [
  'undo',
  'redo',
  'restart',
  'new',
  'hint',
  'verdict',
  'solution',
  'finish',
  'rules',
  'settings',
  'statistics',
  'timer',
  'share',
  'legal-moves',
] as const;

export type Control =
  | Exclude<(typeof CONTROLS)[number], 'timer'>
  | 'back'
  | 'choose'
  /** The other line of the game in play. */
  | 'end'
  | 'branch'
  | 'lesson'
  | 'stop'
  | 'again'
  | 'more'
  /** What leads along a line of moves. */
  | 'stepBack'
  | 'stepOn'
  | 'play'
  | 'pause'
  | 'toEnd'
  | 'playOn';

/** A place for a control. What stands there may change, the place does not. */
export interface Place {
  readonly control: Control;
  /** Absent where it can't be pressed now. */
  readonly press: (() => void) | undefined;
  /** Whether nothing stands there now. */
  readonly isFree?: boolean;
}

/** The number of controls that a bar of any width has room for. */
const ROOM = 5;

/** What the controls do now, of those that are wanted, in the order they are shown. */
export function placesOf(wanted: ReadonlySet<string>, host: Host, parts: Parts, panels: Panels): readonly Place[] {
  const { variant, session, table, advisor, dealer } = parts;
  const { game } = session;
  // While a replay lies there, nothing happens to the game in play unseen.
  const isSeen = !table.isReplay;
  const isOn = isSeen && !!game?.canPlay;
  const places: Place[] = [];
  const offer = (name: Control, press: () => void, isAvailable = true, control = name) => {
    if (wanted.has(name)) places.push({ control, press: isAvailable && !host.disabled ? press : undefined });
  };
  offer('undo', () => session.step('undo', 'player'), isSeen && !!game?.canUndo);
  offer('redo', () => session.step('redo', 'player'), isSeen && !!game?.canRedo);
  offer('hint', () => void advisor.showHint(), isOn);
  offer('new', () => (dealer.isDaily ? panels.open('new') : void dealer.newGame('player').catch(reportUnlessAborted)));
  offer('restart', () => void dealer.restart('player'), isSeen && !!game && game.moveCount > 0);
  if (table.isShowing) offer('solution', () => table.stop(), true, 'stop');
  else offer('solution', () => (counts(session.past) ? panels.open('solution') : void advisor.showSolution()), isOn);
  const isHome = isOn && !table.isShowing && wayHome(game.deal, game.position).wins;
  if (variant.safe) offer('finish', () => session.finish(), isHome);
  if (advisor.isLost && game?.canUndo) offer('verdict', () => void advisor.showLesson(), true, 'lesson');
  else offer('verdict', () => void advisor.showVerdict(), isOn);
  for (const panel of ['rules', 'settings', 'statistics', 'share'] as const) offer(panel, () => panels.open(panel));
  offer('legal-moves', () => panels.open('legal-moves'), isOn);
  // In a daily, New itself asks.
  if (wanted.has('new') && !dealer.isDaily && hasGrades(variant, dealer.options) && hasMore(places)) {
    places.push({ control: 'choose', press: host.disabled ? undefined : () => panels.open('new') });
  }
  // Beside few controls, only the message line has it.
  if (wanted.has('new') && hasMore(places)) places.push(backPlace(host, parts));
  return places;
}

/** Whether there are more controls than a bar has room for. */
export const hasMore = (places: readonly Place[]): boolean => places.length > ROOM;

/** What stands in the bar at any width: all of a few controls, or the first ones of more. */
export const inBar = (places: readonly Place[]): readonly Place[] =>
  hasMore(places) ? places.slice(0, ROOM - 1) : places;

/** The way back to the game that New or Restart left. */
export function backPlace({ disabled }: Host, { session: { leftGame }, dealer }: Parts): Place {
  const press = leftGame && !disabled ? () => dealer.bringBack(leftGame) : undefined;
  return { control: 'back', press, isFree: !leftGame };
}
