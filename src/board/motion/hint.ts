import { runLength } from '../../engine/model/action.js';
import type { CardCode } from '../../engine/model/card.js';
import type { Move } from '../../engine/model/move.js';
import type { Game } from '../../engine/play/game.js';
import { cornerAt, type Geometry, type Point, spreadOf } from '../layout/geometry.js';
import { ghostOf, showGhost } from './ghost.js';
import { pixels, placementOf } from './placement.js';

/** How long the ghost of a card flies, and how long a button swells, in milliseconds. Both do it twice. */
const FLYING = 1100;
const SWELLING = 400;

/** Shows a legal move before it is made: the ghosts of its cards fly where they may go, or a button swells. */
export function pointOut(
  move: Move,
  table: HTMLElement,
  { deal }: Game,
  geometry: Geometry,
  pace: number,
): Animation[] {
  const cardsOn = (id: string) => [...table.querySelectorAll<HTMLElement>(`.card[data-pile="${id}"]`)];
  const cardOf = (code: CardCode) => table.querySelector<HTMLElement>(`[data-card="${code}"]`)!;
  /** Where a card would lie, on so many others, in a pile that closes up for all that come. */
  const landing = (id: string, index: number, count = index + 1): Point => {
    const pile = deal.rules.piles.all.findIndex((each) => each.id === id);
    return cornerAt(spreadOf(geometry, pile, count), index);
  };
  switch (move.type) {
    case 'move': {
      const { length } = cardsOn(move.to);
      const run = cardsOn(move.from).slice(-runLength(move));
      return run.map((card, i) => fly(table, card, landing(move.to, length + i, length + run.length), pace));
    }
    case 'remove': {
      const [card, other] = move.cards.map(cardOf);
      return [fly(table, card!, other ? placementOf(other)!.at : landing('discard', 0), pace)];
    }
    case 'lift':
      return [fly(table, cardOf(move.card), landing(move.from, cardsOn(move.from).length - 1), pace)];
    default:
      return [swell(table.querySelector<HTMLElement>(move.type === 'redeal' ? '.turn' : '.stock')!, pace)];
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
