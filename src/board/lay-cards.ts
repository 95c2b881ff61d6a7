import type { Place } from '../engine/layout.js';
import { codeOf } from '../engine/card.js';
import type { Game } from '../engine/game.js';
import type { CardView } from './card-view.js';
import type { Geometry } from './geometry.js';
import { cornerAt, spread } from './geometry.js';
import type { Targets } from './targets.js';

/** What the player is doing, as far as it shows on the cards. */
export interface Play {
  /** Piles whose top card can be picked up. */
  readonly movable: ReadonlySet<number>;
  /** The pile whose top card is picked up. */
  readonly held: number | undefined;
  readonly targets: Targets;
  /** Whether a buried card is being chosen. */
  readonly picking: boolean;
  /** Cards that are pointed out, by their codes. */
  readonly pointed: ReadonlySet<string>;
}

/** How every card of a position is to be seen, by its number: so that its element stays the same wherever it goes. */
export function layCards(game: Game, geometry: Geometry, play: Play): CardView[] {
  const { piles } = game.deal.variant;
  const { places } = geometry.layout;
  const views: CardView[] = [];
  let z = 0;
  piles.all.forEach(({ id, kind }, pile) => {
    const cards = game.position.piles[pile]!;
    const lie = spread(geometry, pile, cards.length);
    const fanned = places[pile]!.fan !== undefined;
    const covered =
      kind === 'pyramid' &&
      piles.pyramid.some((other) => isOver(places[other]!, places[pile]!) && game.position.piles[other]!.length > 0);
    cards.forEach((card, index) => {
      const top = index === cards.length - 1;
      const liftable = play.picking && kind === 'tableau' && !top;
      views[card] = {
        card,
        pile: id,
        at: cornerAt(lie, index),
        z: ++z,
        face: lie.face,
        faceDown: kind === 'stock',
        deep: !fanned && index < cards.length - 2,
        covered,
        movable: top && play.movable.has(pile),
        pointed: play.pointed.has(codeOf(card)),
        held: top && play.held === pile,
        target: liftable || (top && play.targets.has(pile)),
      };
    });
  });
  return views;
}

/** Whether a card at one place overlaps one at another that lies above it on the table. */
const isOver = (over: Place, under: Place): boolean =>
  over.y > under.y && over.y - under.y < 1 && Math.abs(over.x - under.x) < 1;
