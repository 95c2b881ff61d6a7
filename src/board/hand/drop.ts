import type { Game } from '../../engine/play/game.js';
import { boxOf, cornerAt, overhang, type Geometry, type Point, spreadOf } from '../layout/geometry.js';
import type { Run, Targets } from './targets.js';

/** How far a card may stick out of a pile and still count as dropped there, in cards. 1.5 leaves a gap of half a card. */
const REACH = 1.5;

/** The bonus, in cards, for a pile that accepts the run. */
const BONUS = 0.5;

/**
 * The pile that is meant where a run is dropped. Between two piles it is the one that accepts the run.
 *
 * @param by how far the run was carried, in pixels.
 */
export function pileMeant(game: Game, geometry: Geometry, targets: Targets, run: Run, by: Point): number | undefined {
  const { cardWidth: width, cardHeight: height } = geometry;
  const { position } = game;
  const from = cornerAt(spreadOf(geometry, run.pile), position.piles[run.pile]!.length - run.count);
  const card = { x: from.x + by.x, y: from.y + by.y, width, height };
  let best: number | undefined;
  let least = REACH;
  position.piles.forEach((_, pile) => {
    const far = overhang(card, boxOf(geometry, pile));
    const weighed = targets.has(pile) ? far - BONUS : far;
    if (far <= REACH && weighed < least) [best, least] = [pile, weighed];
  });
  return best;
}
