import { readDeal, start } from '../engine/model/deal.js';
import type { Position } from '../engine/model/position.js';
import { arrange, type Arrangement, type Available, nominalHeight } from './layout/arrange.js';
import type { AvailableSpace } from './layout/available-space.js';
import { lay } from './layout/geometry.js';
import { slackAround } from './layout/surroundings.js';
import { type BoardState, tableOf } from './state.js';

/** The widest card unless the page says otherwise, and the least that it may say, in pixels. */
const WIDEST_CARD = 96;
const LEAST_CARD = 24;

/** How long the felt takes to grow, in milliseconds. */
const FELT_SPEED = 250;

/** Arranges the piles for the space, and lays them out. */
export function layTable(state: BoardState, space: AvailableSpace): void {
  space.update(state.isHeightGiven);
  rearrange(state, space);
  const { arrangement, variant, game } = state;
  if (state.isRearranged || isNewDeal(state)) state.rowsBefore = undefined;
  const position = game?.position ?? samplePosition(state);
  state.geometry =
    arrangement &&
    position &&
    lay(arrangement, position, space.limit, {
      before: state.rowsBefore,
      isGrasped: !!variant.runs || position.counters?.['lifts'] !== undefined,
    });
  state.rowsBefore = state.geometry;
}

/** The style of the table's element. It measures the page if the felt could shrink. */
export function tableStyle(state: BoardState, space: AvailableSpace): string {
  const { cardWidth = 0, cardHeight = 0 } = state.geometry ?? {};
  const speed = state.isHeightGiven ? 0 : FELT_SPEED * state.pace;
  return (
    `height:${shownHeight(state, space) ?? 0}px;transition-duration:${speed}ms;--_table-width:${space.width}px;` +
    `--_card-width:${cardWidth}px;--_card-height:${cardHeight}px`
  );
}

/** Whether the cards need more than the given height. */
export const isScrolled = ({ isHeightGiven, geometry }: BoardState, { height }: AvailableSpace): boolean =>
  isHeightGiven && (geometry?.height ?? 0) > Math.ceil(height);

/** A table with too little height shrinks its cards. Its nominal height stays that of their full size, so that it grows again. */
function shownHeight(state: BoardState, space: AvailableSpace): number | undefined {
  if (!state.isHeightGiven) return feltHeight(state);
  const { width, leastCard, inWindow } = space;
  return state.arrangement && nominalHeight(arrangeIn(state, { width, leastCard, height: inWindow })!);
}

/** The felt grows with its cards at once. It shrinks only as far as nothing around it scrolls. */
function feltHeight(state: BoardState): number {
  const { geometry, isRearranged } = state;
  const needed = geometry?.height ?? 0;
  const table = !isRearranged && needed < state.feltHeight ? tableOf(state) : null;
  return (state.feltHeight = table ? Math.max(needed, table.offsetHeight - slackAround(table)) : needed);
}

function arrangeIn({ numbers, layouts, settings }: BoardState, space: Available): Arrangement | undefined {
  if (!space.width) return undefined;
  const widest = Math.max(LEAST_CARD, numbers.get('--solitaire-card-width', WIDEST_CARD, 'length'));
  return arrange(layouts, space, widest, settings);
}

function rearrange(state: BoardState, space: AvailableSpace): void {
  const { arrangement: last, spaceHeight } = state;
  const now = arrangeIn(state, space);
  state.arrangement = now;
  state.spaceHeight = space.height;
  state.isRearranged =
    space.height !== spaceHeight ||
    (['layout', 'cardWidth', 'tableWidth', 'settings'] as const).some((each) => last?.[each] !== now?.[each]);
}

/** Whether another deal is shown than before, or the same one from its start. */
function isNewDeal({ game, laidGame }: BoardState): boolean {
  return game?.deal !== laidGame?.deal || (game !== laidGame && game?.moveCount === 0);
}

/** `undefined` for a game that cannot deal, which the element reports when it deals. */
function samplePosition(state: BoardState): Position | undefined {
  try {
    return (state.sample ??= start(readDeal(state.variant, { seed: '1' })));
  } catch {
    return undefined;
  }
}
