// A page may give fields to every object. None of them is taken for a field of a deal, a game, a move or a record.
import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import {
  downAlternating,
  drawing,
  dealt,
  foundationCount,
  onlyKings,
  ontoFoundations,
  ontoTableau,
  recycling,
  setUp,
  type Variant,
} from '../../src/define.js';
import { createGame, type Game, movesOf, recordFromText, recordToText, verify } from '../../src/engine.js';
import { LOST, WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { ALL_CARDS } from './table.js';

const optionalIn = (folder: string): string[] => {
  const sources = new URL(`../../src/${folder}/`, import.meta.url);
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, sources), 'utf8'))
    .flatMap((source) => [...source.matchAll(/(\w+)\?[:(]/g)].map(([, name]) => name!));
};

/** Every field that may be absent, and those that stand under names of a game's own. */
const NAMES = [
  ...new Set(['engine', 'games', 'solver'].flatMap(optionalIn)),
  ...['value', 'recycles', 'redeals', 'lifts', 'kings', 'draw'],
];

const VALUES: Readonly<Record<string, unknown>> = {
  'a number': 3,
  'a text': 'x',
  'an object': {},
  'an array': [0],
  'a function': () => 3,
};

/** Runs something while every object has a value under all these names. */
function inheriting<Found>(value: unknown, run: () => Found): Found {
  const all = Object.prototype as Record<string, unknown>;
  for (const name of NAMES) all[name] = value;
  try {
    return run();
  } finally {
    for (const name of NAMES) delete all[name];
  }
}

/** All that is seen of a game while its moves are made, as text. */
function seenOf(game: Game, moves: Iterable<Parameters<Game['play']>[0]>): string {
  const seen: unknown[] = [];
  for (const move of moves) seen.push(game.legalMoves, game.play(move), game.undo(), game.redo(), game.lastMove);
  return JSON.stringify([seen, game.state, game.record, recordToText(game.record)]);
}

function replayed(text: string): string {
  const record = recordFromText(text);
  const { game, options, seed, status } = record;
  const moves = movesOf(record);
  const answer = verify(record, { game, seed: seed!, options, deck: false });
  const result = { status, answer, anything: verify(record) };
  return JSON.stringify([result, seenOf(createGame(game, { ...options, seed: seed! }), moves)]);
}

/** A game that leaves out whatever can be left out of one, with runs and cards that lie face down. */
function ownGame(): Variant {
  const piles = setUp({ tableau: 7, stock: true, waste: true, foundations: true });
  return {
    id: 'own-game',
    piles,
    deal: (deck) => dealt(piles, piles.tableau, [1, 2, 3, 4, 5, 6, 7], deck, [0, 1, 2, 3, 4, 5, 6]),
    actions: (position) => [
      ...ontoFoundations(position, piles, [...piles.tableau, piles.waste]),
      ...ontoTableau(position, piles, downAlternating, { fills: onlyKings, runs: downAlternating }),
      ...drawing(position, piles, 3),
      ...recycling(position, piles),
    ],
    progress: (position) => foundationCount(position, piles),
    won: (position) => foundationCount(position, piles) === 52,
  };
}

function* firstMoves(game: Game, count: number) {
  for (let at = 0; at < count && game.legalMoves.length > 0; at++) yield game.legalMoves[at % game.legalMoves.length]!;
}

function ownPlayed(): string {
  const variant = ownGame();
  const game = createGame(variant, { deck: ALL_CARDS });
  const seen = seenOf(game, firstMoves(game, 40));
  return JSON.stringify([
    seen,
    verify(game.record, { variants: [variant] }),
    movesOf(game.record, { variants: [variant] }),
  ]);
}

describe('what a page gives to every object', () => {
  for (const [what, value] of Object.entries(VALUES)) {
    for (const text of [...Object.values(WON), ...WON_WITH_OPTIONS, ...LOST.slice(0, 2).map((game) => game.text)]) {
      it(`is no part of ${text.slice(0, 40)}…: ${what}`, () => {
        expect(inheriting(value, () => replayed(text))).to.equal(replayed(text));
      });
    }

    it(`is no part of a game of one’s own: ${what}`, () => {
      expect(inheriting(value, ownPlayed)).to.equal(ownPlayed());
    });
  }
});
