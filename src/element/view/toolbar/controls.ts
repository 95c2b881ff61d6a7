import { type Host, reportUnlessAborted } from '../../host.js';
import type { Parts } from '../../parts.js';
import { wayHome } from '../../session/auto-finish.js';
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
] as const;

export type Control =
  | Exclude<(typeof CONTROLS)[number], 'timer'>
  | 'back'
  | 'lesson'
  | 'stop'
  | 'again'
  | 'more'
  /** What leads along a line of moves. */
  | 'stepBack'
  | 'stepOn'
  | 'play'
  | 'pause'
  | 'toEnd';

/** A place for a control. What stands there may change, the place does not. */
export interface Place {
  readonly control: Control;
  /** All that may stand there in a game, but for what is short. */
  readonly all: readonly Control[];
  /** Absent where it can't be pressed now. */
  readonly press: (() => void) | undefined;
  /** Whether nothing stands there now. */
  readonly isFree?: boolean;
}

/** The number of controls that a bar of any width has room for. */
export const FEW = 5;

/** What the controls do now, of those that are wanted, in the order they are shown. */
export function placesOf(wanted: ReadonlySet<string>, host: Host, parts: Parts, panels: Panels): readonly Place[] {
  const { variant, session, table, advisor, dealer } = parts;
  const { game } = session;
  // While a replay lies there, nothing happens to the game in play unseen.
  const isSeen = !table.isReplay;
  const isOn = isSeen && game?.status === 'playing';
  const places: Place[] = [];
  const offer = (control: Control, press: () => void, isAvailable = true, all: readonly Control[] = [control]) => {
    if (!all.some((each) => wanted.has(each))) return;
    places.push({ control, all, press: isAvailable && !host.disabled ? press : undefined, isFree: false });
  };
  offer('undo', () => session.step('undo', 'player'), isSeen && !!game?.canUndo);
  offer('redo', () => session.step('redo', 'player'), isSeen && !!game?.canRedo);
  offer('hint', () => void advisor.showHint(), isOn);
  offer('new', () => void dealer.newGame('player').catch(reportUnlessAborted));
  offer('restart', () => void dealer.restart('player'), isSeen && !!game && game.moveCount > 0);

  const ends = (['finish', 'solution'] as const).filter(
    (each) => wanted.has(each) && (variant.safe || each !== 'finish'),
  );
  const isHome = !!game && (game.status === 'won' || wayHome(game.deal, game.position).wins);
  if (table.isShowing) offer('stop', () => table.stop(), true, ends);
  else if (ends[0] === 'finish' && (isHome || !ends[1])) offer('finish', () => session.finish(), isOn && isHome, ends);
  else offer('solution', () => void advisor.showSolution(), isOn, ends);

  if (advisor.isLost && game?.canUndo) offer('lesson', () => void advisor.showLesson(), true, ['verdict', 'lesson']);
  else offer('verdict', () => void advisor.showVerdict(), isOn, ['verdict', 'lesson']);
  // Beside few controls, only the message line has it.
  if (wanted.has('new') && wanted.size > FEW) places.push(backPlace(host, parts));
  for (const panel of ['rules', 'settings', 'statistics', 'share'] as const) offer(panel, () => panels.open(panel));
  return places;
}

/** The way back to the game that New or Restart left. */
export function backPlace({ disabled }: Host, { session: { leftGame }, dealer }: Parts): Place {
  const press = leftGame && !disabled ? () => dealer.bringBack(leftGame) : undefined;
  return { control: 'back', all: ['back'], press, isFree: !leftGame };
}
