import { signOf } from '../../cards/sign.js';
import { spreadOf } from '../layout/geometry.js';
import { heldTargets } from '../hand/hand.js';
import { pileName } from '../../describe/names.js';
import type { LaidBoard } from '../state.js';
import type { PlaceLook } from './table-elements.js';

/** How many cards of a pile show one more edge below it. An edge is two pixels high, of which one is a line. */
const CARDS_AN_EDGE = 8;

/** The place of a pile, seen where the pile is empty. */
export function placeView(table: LaidBoard, pile: number): PlaceLook {
  const { game, variant, geometry, highlighted, texts } = table;
  const { all, foundations } = variant.piles;
  const { id, kind } = all[pile]!;
  const count = game.position.piles[pile]!.length;
  const isEmpty = count === 0;
  // A place of the pyramid is no more once it is empty, and the stock is a button or a number of its own.
  const isSpot = isEmpty && kind !== 'pyramid' && kind !== 'stock';
  const suit = foundations.indexOf(pile);
  const edges = geometry.layout.places[pile]!.fan ? 0 : Math.min(3, Math.ceil((count - 1) / CARDS_AN_EDGE));
  // An Ace may be dropped on any empty foundation, but one is its own.
  const action = heldTargets(table).get(pile);
  const isTarget = action && (action.type !== 'move' || action.to === pile);
  const attributes = {
    class: 'pile',
    part: 'pile',
    role: isSpot ? 'button' : 'presentation',
    tabindex: isSpot ? -1 : undefined,
    'aria-label': isSpot ? texts.empty(pileName(variant, pile, texts)) : undefined,
    'data-pile': id,
    'data-kind': kind,
    'data-target': isEmpty && isTarget,
    'data-highlighted': highlighted.has(id),
    'data-layers': edges > 0 ? edges : undefined,
  };
  const face = signOf(kind, suit, variant.base?.(game.position), texts.letters);
  return { id, at: spreadOf(geometry, pile), attributes, face };
}
