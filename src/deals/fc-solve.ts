import { readNamed } from '../engine/input/arguments.js';
import { quote } from '../engine/input/quote.js';
import type { State } from '../engine/play/state.js';

/** The games that fc-solve knows. */
const GAMES = ['bakers-dozen', 'beleaguered-castle', 'free-cell'];

/** The order of its foundations. */
const SUITS = 'HCDS';

/**
 * A position in fc-solve's text, also in mid-play.
 *
 * @param state of `free-cell`, `bakers-dozen` or `beleaguered-castle`.
 * @throws RangeError for any other game; TypeError if it isn't an object.
 */
export function boardText(state: State): string {
  const { game, piles } = readNamed(state, 'state', 'game.state');
  if (!GAMES.includes(game)) throw new RangeError(`fc-solve doesn’t know ${quote(game)}; allowed: ${GAMES.join(', ')}`);
  const of = (wanted: string) => piles.filter(({ kind }) => kind === wanted);
  const top = (suit: string) =>
    of('foundation')
      .find(({ id }) => id.endsWith(suit))
      ?.cards.at(-1)?.[0] ?? '0';
  const cells = of('cell').map(({ cards: [card = '-'] }) => card);
  return [
    `Foundations: ${[...SUITS].map((suit) => `${suit}-${top(suit)}`).join(' ')}`,
    ...(cells.length > 0 ? [`Freecells: ${cells.join(' ')}`] : []),
    ...of('tableau').map(({ cards }) => `: ${cards.join(' ')}`),
    '',
  ].join('\n');
}
