import { quote } from '../engine/input/quote.js';
import { cardOf as cardCode } from '../engine/model/card.js';
import { type Found, type FoundBoard, midPlay } from './board.js';
import type { DealLayout } from './layouts.js';

const RANKS = ['ace', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king'];

/** Its games that are ours, by our ids. */
const GAMES: Readonly<Record<string, string>> = {
  'aces-up': 'acesup',
  'bakers-dozen': 'bakersdozen',
  'beleaguered-castle': 'castle',
  'free-cell': 'freecell',
  'golf-solitaire': 'golf',
  'klondike-solitaire': 'klondike',
  'yukon-solitaire': 'yukon',
};

/** Whether a text is a saved game of KPatience. */
export const isSavedGame = (text: string): boolean => /<kpat-game|<dealer/.test(text);

type Attributes = Readonly<Record<string, string>>;

// No tag is searched for beyond the next one, because a long text of beginnings would take minutes.

const attributesOf = (tag: string): Attributes =>
  Object.fromEntries([...tag.matchAll(/\s([\w-]+)\s*=\s*"([^"]*)"/g)].map(([, name, value]) => [name!, value!]));

function cardOf({ rank = '', suit = '' }: Attributes, at: string): Found {
  const code = 'A23456789TJQK'.charAt(RANKS.indexOf(rank)) + suit.charAt(0).toUpperCase();
  if (cardCode(code) === undefined) throw new RangeError(`${at}: unknown card ${quote(`${rank} of ${suit}`)}`);
  return { code, at };
}

/** The piles of the first state, by their names. */
function pilesIn(text: string): Map<string, Found[]> {
  const piles = new Map<string, Found[]>();
  let pile: Found[] = [];
  let place = 0;
  let states = 0;
  let line = 1;
  let before = 0;
  for (const { 0: tag, 1: kind, index } of text.matchAll(/<(state|move|card)\b[^<>]*>/g)) {
    line += text.slice(before, index).split('\n').length - 1;
    before = index;
    const attributes = attributesOf(tag);
    if (kind === 'state') {
      // The first state is the deal, each further one a move that was made or can be made again.
      if (++states > 1) break;
    } else if (kind === 'move') {
      const { pile: name = '', position = '' } = attributes;
      piles.set(name, (pile = piles.get(name) ?? []));
      place = Number(position);
    } else {
      pile.splice(place++, 0, cardOf(attributes, `line ${line}`));
    }
  }
  return piles;
}

/**
 * The board in a saved game of KPatience.
 *
 * @throws RangeError if it is of another game, in mid-play or in an older form.
 */
export function savedBoard(text: string, game: string, { columns }: DealLayout): FoundBoard {
  const { 'game-type': type = '', 'deal-number': number = '' } = attributesOf(
    /<kpat-game[^<>]*>/.exec(text)?.[0] ?? '',
  );
  if (type !== GAMES[game]) {
    const allowed = GAMES[game] ?? 'none for this game';
    throw new RangeError(`the saved game is ${type ? `of ${quote(type)}` : 'in an old form'}; allowed: ${allowed}`);
  }
  const states = [...text.matchAll(/<state\b[^<>]*>/g)].map(([tag]) => attributesOf(tag));
  const made = states.findIndex(({ current }) => current === 'true');
  if (made > 0) {
    throw midPlay(
      `${made} ${made === 1 ? 'move was' : 'moves were'} made. Undo them and save again, or use number ${number}`,
    );
  }
  const piles = pilesIn(text);
  const of = (name: RegExp) => {
    const names = [...piles.keys()].filter((each) => name.test(each));
    return names
      .sort((a, b) => Number(a.replace(/\D/g, '')) - Number(b.replace(/\D/g, '')))
      .map((each) => piles.get(each)!);
  };
  const laid = of(/^(store|play|stack)\d+$/);
  if (laid.length !== columns.length || laid.some(({ length }, i) => length !== columns[i])) {
    throw new RangeError(
      `the saved game has columns of ${laid.map(({ length }) => length).join(', ')}; allowed: ${columns.join(', ')}`,
    );
  }
  return {
    columns: laid.flat(),
    reserve: [],
    base: [],
    waste: of(/^(waste|pile)$/).flat(),
    // Its last card is the next one.
    stock: of(/^talon$/)
      .flat()
      .toReversed(),
    foundations: of(/^target/).flat(),
  };
}
