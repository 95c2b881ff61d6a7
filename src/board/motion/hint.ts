import { type Action, runLength } from '../../engine/model/action.js';
import { type Card, codeOf } from '../../engine/model/card.js';
import { topOf } from '../../engine/model/position.js';
import type { Game } from '../../engine/play/game.js';
import { cornerAt, type Geometry, type Point, spreadOf } from '../layout/geometry.js';
import { ghostOf, showGhost } from './ghost.js';
import { pixels, placementOf } from './placement.js';

/** How long the ghost of a card flies, and how long a button swells, in milliseconds. Both do it twice. */
const FLYING = 1100;
const SWELLING = 400;

/** Shows a legal action before it is made: the ghosts of its cards fly where they may go, or a button swells. */
export function pointOut(
  action: Action,
  table: HTMLElement,
  { deal, position }: Game,
  geometry: Geometry,
  pace: number,
): Animation[] {
  const elementOf = (card: Card | undefined) => table.querySelector<HTMLElement>(`[data-card="${codeOf(card!)}"]`)!;
  /** Where a card would lie, by its index, in a pile that closes up for `count` cards. */
  const landing = (pile: number, index: number, count = index + 1): Point =>
    cornerAt(spreadOf(geometry, pile, count), index);
  switch (action.type) {
    case 'move': {
      const { length } = position.piles[action.to]!;
      const run = position.piles[action.from]!.slice(-runLength(action)).map(elementOf);
      return run.map((card, i) => fly(table, card, landing(action.to, length + i, length + run.length), pace));
    }
    case 'remove': {
      const [card, other] = action.from.map((pile) => elementOf(topOf(position.piles[pile]!)));
      return [fly(table, card!, other ? placementOf(other)!.at : landing(deal.rules.piles.discard, 0), pace)];
    }
    case 'lift': {
      const cards = position.piles[action.from]!;
      return [fly(table, elementOf(cards[action.index]), landing(action.from, cards.length - 1), pace)];
    }
    default:
      return [swell(table.querySelector<HTMLElement>(action.type === 'redeal' ? '.turn' : '.stock')!, pace)];
  }
}

function fly(table: HTMLElement, card: HTMLElement, to: Point, pace: number): Animation {
  const from = placementOf(card)!.at;
  const frames = new KeyframeEffect(null, [
    { opacity: 0, easing: 'ease-out' },
    { translate: pixels(from), opacity: 0.85, offset: 0.12, easing: 'cubic-bezier(.5, 0, .2, 1)' },
    { translate: pixels(to), opacity: 0.85, offset: 0.7 },
    { translate: pixels(to), opacity: 0 },
  ]);
  return showGhost(table, ghostOf(card), from, frames, { duration: FLYING * pace, iterations: 2 });
}

const swell = (button: HTMLElement, pace: number): Animation =>
  button.animate([{ easing: 'ease-out' }, { scale: 1.12, easing: 'ease-in' }, {}], {
    duration: SWELLING * pace,
    iterations: 2,
  });
