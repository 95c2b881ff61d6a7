// What a page's own TypeScript may rely on. Nothing here runs: the compiler is the test, as `npm run typecheck` and, against the
// published types, as published.node.mjs runs it.
import {
  createGame,
  difficultyOf,
  games,
  movesOf,
  recordFromText,
  recordToText,
  verify,
  winnableSeed,
} from '../../src/engine.js';
import type { Difficulty, Game, Move, Pile, Record, State, Status, Variant } from '../../src/engine.js';
import { defineSolitaire } from '../../src/define.js';
import type { SolitaireElementClass } from '../../src/define.js';
import { FreeCellElement } from '../../src/examples/free-cell.js';
import { type CanfieldSolitaireElement, canfield } from '../../src/examples/canfield-solitaire.js';
import { KlondikeSolitaireElement, klondike } from '../../src/examples/klondike-solitaire.js';
import { yukon } from '../../src/examples/yukon-solitaire.js';
import { isSolitaireEvent } from '../../src/events.js';
import type {
  By,
  DealDetail,
  LossDetail,
  MoveDetail,
  SolitaireEvent,
  SolitaireEventMap,
  SolitaireEventName,
  WinDetail,
} from '../../src/events.js';
import { SolitaireElement, TrustyTwelveElement } from '../../src/index.js';
import type * as index from '../../src/index.js';
import { PyramidDozenElement, type PyramidDozenOptions } from '../../src/pyramid-dozen.js';
import type { TrefoilSolitaireElement, TrefoilSolitaireOptions } from '../../src/trefoil-solitaire.js';
import type { LuckyThirteenElement } from '../../src/lucky-thirteen.js';
import type { BakersDozenElement } from '../../src/bakers-dozen.js';
import type * as testing from '../../src/testing.js';

/** True where two types are the same, not only compatible: `any` is the same as nothing else. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** `is<Wanted>()(value)` compiles where the value has just that type. */
const is =
  <Wanted>() =>
  <Given>(_value: Given, ..._: Same<Given, Wanted> extends true ? [] : ['of another type']): void =>
    undefined;

export function tags(): void {
  const trusty = document.querySelector('trusty-twelve')!;
  is<TrustyTwelveElement>()(trusty);
  is<string | null>()(trusty.seed);
  trusty.seed = '42';
  trusty.seed = 42;
  trusty.seed = null;
  trusty.deck = null;
  trusty.buttons = 'undo redo';
  trusty.disabled = true;
  trusty.hidden = true;
  // @ts-expect-error -- only Pyramid Dozen has Kings in its way
  trusty.kings = 'alone';
  // @ts-expect-error -- read-only
  trusty.status = 'won';
  is<string>()(trusty.label);
  // @ts-expect-error -- read-only
  trusty.label = 'Twelve';

  const pyramid: PyramidDozenElement = document.createElement('pyramid-dozen');
  pyramid.recycles = 'unlimited';
  pyramid.recycles = 3;
  pyramid.recycles = '3';
  pyramid.kings = 'with-queen';
  // @ts-expect-error -- a number, or unlimited
  pyramid.recycles = 'many';
  // @ts-expect-error -- no King leaves so
  pyramid.kings = 'leave';
  const chosen: PyramidDozenOptions = { recycles: 'unlimited', kings: pyramid.kings };
  createGame('pyramid-dozen', { ...chosen });
  const trefoil: TrefoilSolitaireElement = document.createElement('trefoil-solitaire');
  trefoil.draw = true;
  const drawn: TrefoilSolitaireOptions = { draw: trefoil.draw };
  is<boolean>()(drawn.draw);
  trusty.fit = 'height';
  // @ts-expect-error -- there is one way to fit
  trusty.fit = 'width';
  const lucky: LuckyThirteenElement = document.createElement('lucky-thirteen');
  const bakers: BakersDozenElement = document.createElement('bakers-dozen');
  is<testing.BakersDozenElement>()(bakers);
  const all: SolitaireElement[] = [trusty, pyramid, trefoil, lucky, bakers, new TrustyTwelveElement()];
  const any: HTMLElement[] = all;
  for (const element of any) if (element instanceof SolitaireElement) element.undo();
  if (any[0] instanceof PyramidDozenElement) any[0].kings = 'stay';
}

export function examples(): void {
  const cells: SolitaireElement = document.querySelector('free-cell')!;
  if (cells instanceof FreeCellElement) cells.seed = 42;
  const patience = document.createElement('klondike-solitaire');
  is<InstanceType<typeof KlondikeSolitaireElement>>()(patience);
  patience.draw = 3;
  patience.redeals = 'unlimited';
  // @ts-expect-error -- one card or three
  patience.draw = 2;
  // @ts-expect-error -- FreeCell has no stock
  document.createElement('free-cell').draw = 3;
  const reserved = document.createElement('canfield-solitaire');
  is<InstanceType<typeof CanfieldSolitaireElement>>()(reserved);
  reserved.redeals = 2;
  // @ts-expect-error -- Yukon has no stock
  document.createElement('yukon-solitaire').draw = 3;
  for (const variant of [klondike, yukon, canfield]) is<Variant>()(variant);
  is<Variant>()(KlondikeSolitaireElement.variant);
}

export function events(element: PyramidDozenElement): void {
  element.addEventListener('deal', ({ detail }) => is<DealDetail>()(detail));
  element.addEventListener('move', ({ detail }) => is<MoveDetail>()(detail));
  element.addEventListener('win', function ({ detail }) {
    is<WinDetail>()(detail);
    is<Record>()(detail.record);
    this.kings = 'stay';
  });
  const onLoss = ({ detail }: SolitaireEventMap['loss']): void => is<LossDetail>()(detail);
  element.addEventListener('loss', onLoss, { once: true });
  element.removeEventListener('loss', onLoss);

  // A native event stays what it is, and so does anybody's own.
  element.addEventListener('click', (event) => is<PointerEvent>()(event));
  element.addEventListener('keydown', ({ key }) => is<string>()(key), true);
  element.addEventListener('my-event', (event) => is<Event>()(event));
  element.addEventListener('win', { handleEvent: (event: Event) => event.preventDefault() });

  // @ts-expect-error -- other elements may have a `win` of another kind
  document.addEventListener('win', (event) => event.detail);
  document.addEventListener('win', (event) => {
    if (isSolitaireEvent(event, 'win')) is<WinDetail>()(event.detail);
  });
  document.addEventListener('move', (event) => {
    if (isSolitaireEvent(event)) is<SolitaireEvent>()(event);
  });
  const hear = ({ detail }: SolitaireEvent<'loss'>): void => is<LossDetail>()(detail);
  element.addEventListener('loss', hear);
  const any: SolitaireEvent[] = [];
  for (const { detail } of any) is<string>()(detail.seed);
  for (const { detail } of any) is<By>()(detail.by);
  const names: SolitaireEventName[] = ['deal', 'unwinnable'];
  is<index.SolitaireEventName[]>()(names);
  is<typeof index.isSolitaireEvent>()(isSolitaireEvent);
  // @ts-expect-error -- no game has such an event
  isSolitaireEvent(new Event('click'), 'click');
  // @ts-expect-error -- and an element has no `win` without a record
  element.addEventListener('win', ({ detail }) => detail.reason);
}

export async function methods(element: TrustyTwelveElement): Promise<void> {
  await element.newGame();
  await element.newGame({ seed: 42 });
  await element.newGame({ deck: 'QH TD' });
  await element.restart();
  const { state, record, status, legalMoves } = element;
  is<State | null>()(state);
  is<Record | null>()(record);
  is<Status>()(status);
  is<Move[]>()(legalMoves);
  if (record) {
    await element.load(record);
    await element.load(record, { at: 0 });
    await element.watch(record, { pace: 600 });
  }
  await element.watch();
  await element.watch(null);
  is<number[]>()([element.finish(), element.moveCount, element.elapsed]);
  is<boolean[]>()([element.play({ type: 'draw' }), element.undo(), element.redo(), element.canUndo, element.canRedo]);
  // @ts-expect-error -- a pace is a number of milliseconds
  await element.watch(record, { pace: 'fast' });
  // @ts-expect-error -- no game has such a move
  element.play({ type: 'fly' });
}

export function engine(variant: Variant): void {
  const game: Game = createGame(games[0]!, { seed: 42, recycles: 'unlimited' });
  is<Pile[]>()(game.state.piles);
  const answer = verify(recordFromText(recordToText(game.record)), { variants: [variant] });
  if (answer.ok) is<State>()(answer.state);
  if (answer.ok) recordToText({ ...answer, version: 1, moves: game.record.moves });
  else is<string>()(answer.error);
  verify(game.record, { game: 'bakers-dozen', seed: 42, options: { kings: 'stay' }, deck: false });
  // @ts-expect-error -- only that there is no deck can be expected
  verify(game.record, { deck: 'QH TD' });
  // @ts-expect-error -- there is no such setting
  verify(game.record, { sead: '42' });
  is<Move[]>()(movesOf(game.record, { variants: [variant] }));
  is<Promise<string>>()(winnableSeed(variant, { seed: 42, recycles: 3 }, { signal: new AbortController().signal }));
  is<Promise<Difficulty | null>>()(difficultyOf(game, { signal: new AbortController().signal }));
  for (const move of game.legalMoves) if (move.type === 'remove') is<string[]>()(move.cards);

  const own: SolitaireElementClass<{ level: number }> = defineSolitaire<{ level: number }>('my-game', variant);
  const mine = new own();
  mine.level = 3;
  mine.addEventListener('win', function () {
    this.level++;
  });
}
