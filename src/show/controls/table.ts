import type { Variant } from '../../games/variant/variant.js';
import { counts } from '../../play/session/played-game.js';
import { safeMoves } from '../../play/session/cards-home.js';
import type { Parts } from '../parts.js';
import { type Control, opens } from './control.js';

// The controls of a game, in the bar and its lists.

/** Undoes the last move. */
const undo: Control = {
  name: 'undo',
  bar: 1,
  list: 1,
  key: 'u',
  repeats: true,
  press: ({ game, session }) => game?.canUndo && (() => session.step('undo', 'player')),
};

/** Redoes the last undone move. */
const redo: Control = {
  name: 'redo',
  bar: 2,
  list: 2,
  key: 'r',
  repeats: true,
  press: ({ game, session }) => game?.canRedo && (() => session.step('redo', 'player')),
};

/** Deals the same game again. */
const restart: Control = {
  name: 'restart',
  bar: 5,
  list: 4,
  press: ({ game, dealer }) => !!game?.moveCount && (() => dealer.restart('player')),
};

/** Whether deals have grades with the options in force. */
export const hasGrades = ({ variant, dealer }: Pick<Parts, 'variant' | 'dealer'>): boolean =>
  !!variant.grading?.limits(dealer.options);

/**
 * Deals a new game. With `daily`, offers today's, yesterday's or a random one. A long press offers difficulties, if the game has
 * them.
 */
const newGame: Control = {
  name: 'new',
  short: 'newShort',
  bar: 4,
  key: 'n',
  press:
    ({ dealer, open }) =>
    () =>
      dealer.isDaily ? open('new') : dealer.reportFailure(dealer.newGame('player')),
  hold: (context) => (context.dealer.isDaily || hasGrades(context)) && 'new',
};

/** Shows a good move. A long press offers `verdict` and `solution`. */
const hint: Control = {
  name: 'hint',
  bar: 3,
  key: 'h',
  keyGroup: 'table',
  press: ({ game, advisor }) => game?.canPlay && (() => advisor.showHint()),
  hold: ({ asked }) => asked().length > 0 && 'hint',
};

/** Takes the game back to where it could last be won. */
export const lesson: Control = {
  name: 'lesson',
  list: 7,
  isAsked: true,
  press:
    ({ advisor }) =>
    () =>
      advisor.showLesson(),
};

/** Shows whether the game is still winnable. If it's known to be unwinnable, shows the mistake. */
const verdict: Control = {
  name: 'verdict',
  bar: 8,
  list: 6,
  key: 'v',
  keyGroup: 'look',
  isAsked: true,
  instead: ({ advisor, session }) => advisor.isLost && session.game?.canUndo && lesson,
  press: ({ game, advisor }) => game?.canPlay && (() => advisor.showVerdict()),
};

/** Ends what is shown on the table. */
export const stop: Control = {
  name: 'stop',
  list: 9,
  isAsked: true,
  press:
    ({ stage }) =>
    () =>
      stage.stop(),
};

/** Plays a win, move by move. Asks first if the game would no longer count. */
const solution: Control = {
  name: 'solution',
  icon: 'play',
  bar: 6,
  list: 8,
  isAsked: true,
  instead: ({ stage }) => stage.isShowing && stop,
  press: ({ game, session, advisor, open }) =>
    game?.canPlay && (() => (counts(session.past) ? open('solution') : advisor.showSolution())),
};

/** Plays all cards to the foundations, as soon as that wins. Only in games with foundations. */
const finish: Control = {
  name: 'finish',
  bar: 7,
  list: 10,
  key: 'f',
  isIn: ({ safe }) => !!safe,
  press: ({ game, session, stage }) =>
    game?.canPlay && !stage.isShowing && safeMoves(game.deal, game.position).wins && (() => session.finish()),
};

/** Shows the rules, win rate and options. */
const rules: Control = {
  name: 'rules',
  bar: 9,
  list: 13,
  isOfReader: true,
  press: opens('rules'),
};

/** Shows the reader's settings. */
const settings: Control = {
  name: 'settings',
  bar: 10,
  list: 15,
  isOfReader: true,
  press: opens('settings'),
};

/** Shows the reader's games and wins. */
const statistics: Control = {
  name: 'statistics',
  bar: 11,
  list: 14,
  isOfReader: true,
  press: opens('statistics'),
};

/** Shows and shares how the game went, with a link to the deal or a replay. */
const share: Control = {
  name: 'share',
  bar: 12,
  list: 12,
  press: opens('share'),
};

/** Lists the possible moves, with a button for each. */
const legalMoves: Control = {
  name: 'legal-moves',
  bar: 13,
  list: 11,
  press: ({ game, open }) => game?.canPlay && (() => open('legal-moves')),
};

/** Deals what the reader enters: a number or any text, or 52 cards. */
const enterDeal: Control = {
  name: 'enter-deal',
  icon: 'bringIn',
  press: opens('enter-deal'),
};

/** Offers the difficulties of the next game. With `daily`, New itself offers them. */
const choose: Control = {
  name: 'choose',
  list: 3,
  beside: 'new',
  press: (context) => !context.dealer.isDaily && hasGrades(context) && opens('new')(context),
};

/** Brings back the game that New or Restart left. */
export const back: Control = {
  name: 'back',
  list: 5,
  beside: 'new',
  press: ({ session: { leftGame }, dealer }) => leftGame && (() => dealer.bringBack(leftGame)),
};

/** Lists the controls for which the bar has no room. It stands only there. */
export const more: Control = {
  name: 'more',
  press: opens('more'),
};

/** In the order of the words of `buttons`. */
export const CONTROLS: readonly Control[] = [
  ...[undo, redo, restart, newGame, hint, verdict, solution, finish],
  ...[rules, settings, statistics, share, legalMoves, enterDeal],
  ...[choose, back],
];

/** Sorted by their places in the bar or in the lists. What has none comes last. */
export const inOrder = <Each extends Pick<Control, 'bar' | 'list'>>(
  where: 'bar' | 'list',
  all: readonly Each[],
): Each[] => [...all].sort((a, b) => (a[where] ?? 99) - (b[where] ?? 99));

/** Shows the time in the message line. */
const timer = { name: 'timer' };

/** The words of the attribute `buttons`. */
export const controlWords = (): string[] =>
  CONTROLS.filter(({ beside }) => !beside).flatMap(({ name }) => (name === 'share' ? [timer.name, name] : name));

export const controlNamed = (name: string | undefined): Control | undefined =>
  CONTROLS.find((control) => control.name === name);

/** The controls that have a key, in the order of the panel of keys. */
export const keyControls = (variant: Variant): Control[] =>
  inOrder(
    'list',
    CONTROLS.filter(({ key, isIn }) => key && isIn?.(variant) !== false),
  );
