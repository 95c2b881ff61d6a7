import { type Host, reportUnlessAborted } from '../host.js';
import type { Parts } from '../parts.js';
import { wayHome } from '../session/auto-finish.js';
import type { Panels } from './panels.js';

/** The controls that the `controls` attribute names, in the order they are shown. */
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

export type Control = Exclude<(typeof CONTROLS)[number], 'timer'> | 'back' | 'lesson' | 'stop';

/**
 * What pressing each control does; `undefined` where it can't be pressed now. `null`: it is not shown, but keeps its
 * place, so that other buttons, and the focus, stay theirs when it comes and goes.
 */
export type Presses = ReadonlyMap<Control, (() => void) | undefined | null>;

/** What the controls do now, of those that are wanted. Some take another's place, or come only when they are of use. */
export function pressesOf(wanted: ReadonlySet<string>, host: Host, parts: Parts, panels: Panels): Presses {
  const { variant, session, advisor, dealer } = parts;
  const { game, left } = session;
  const isOn = game?.status === 'playing';
  const presses = new Map<Control, (() => void) | undefined | null>();
  const offer = (
    control: Control,
    press: (() => void) | undefined | null,
    isAvailable = true,
    as: Control = control,
  ) => {
    if (wanted.has(as)) presses.set(control, press && (isAvailable && !host.disabled ? press : undefined));
  };
  offer('undo', () => session.step('undo', 'player'), !!game?.canUndo);
  offer('redo', () => session.step('redo', 'player'), !!game?.canRedo);
  offer('restart', () => void dealer.restart('player'), !!game && game.moveCount > 0);
  offer('new', () => void dealer.newGame('player').catch(reportUnlessAborted));
  offer('back', left && (() => dealer.bringBack(left)), true, 'new');
  offer('hint', () => void advisor.showHint(), isOn);
  if (advisor.isLost && game?.canUndo) offer('lesson', () => void advisor.showLesson(), true, 'verdict');
  else offer('verdict', () => void advisor.showVerdict(), isOn);
  if (advisor.isShowing) offer('stop', () => advisor.stop(), true, 'solution');
  else offer('solution', () => void advisor.showSolution(), isOn);
  const isHome = game?.status === 'won' && variant.safe;
  offer('finish', isHome || (game && wayHome(game.deal, game.position).wins) ? () => session.finish() : null, isOn);
  for (const panel of ['rules', 'settings', 'statistics', 'share'] as const) offer(panel, () => panels.open(panel));
  return presses;
}
