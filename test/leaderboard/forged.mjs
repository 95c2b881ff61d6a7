// Posts that must not reach the board, of every kind we could think of.
import fc from 'fast-check';
import { createGame } from '../../dist/engine.js';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.~-'];

/** A game of legal moves that lead nowhere: the longer, the more its check costs. */
export function aimless(id, seed, moves) {
  const game = createGame(id, { seed });
  while (game.moveCount < moves) {
    const aside = game.legalMoves.filter(({ to }) => !to.startsWith('foundation'));
    if (aside.length === 0) break;
    game.play(aside[(game.moveCount * 7919) % aside.length]);
  }
  return game.record;
}

/** The record of moves chosen by dice. */
function thrown({ game: id, seed }, dice) {
  const game = createGame(id, { seed });
  for (const die of dice) {
    const { legalMoves } = game;
    if (legalMoves.length > 0) game.play(legalMoves[die % legalMoves.length]);
  }
  return game.record;
}

/** By kind: moves in place of good ones. */
function movesFrom({ game, seed, moves }) {
  const letter = fc.constantFrom(...LETTERS);
  const index = fc.nat(moves.length / 2 - 1);
  const around = (at, length = 2) => [
    moves.slice(0, 2 * at),
    moves.slice(2 * at, 2 * at + 2),
    moves.slice(2 * at + length),
  ];
  const costly = aimless(game, seed, 2000).moves;
  return {
    'the end left out': index.map((at) => moves.slice(0, 2 * at)),
    'a move left out': index.map((at) => around(at)[0] + around(at)[2]),
    'a move put in': fc
      .tuple(index, letter, letter)
      .map(([at, from, to]) => around(at)[0] + from + to + around(at, 0)[2]),
    'a move replaced': fc
      .tuple(index, letter)
      .map(([at, to]) => around(at)[0] + around(at)[1][0] + to + around(at)[2])
      .filter((text) => text !== moves),
    'a move in another spelling': index.map((at) => `${around(at)[0]}__${around(at)[1]}B${around(at)[2]}`),
    'letters for moves': fc.string({ unit: letter, maxLength: 400 }),
    'any text for moves': fc.string({ unit: 'binary' }),
    'wide letters': fc.constant(moves.replace(/./g, (each) => String.fromCharCode(each.charCodeAt(0) + 0xfee0))),
    'very many legal moves': fc.nat(400).map((less) => costly.slice(0, costly.length - 2 * less)),
    'more moves than are read': fc
      .integer({ min: 4001, max: 60_000 })
      .map((length) => 'AB'.repeat(length).slice(0, length)),
  };
}

/** By kind: fields in place of those of a good record. */
function fieldsFrom(record) {
  const { seed } = record;
  const anyField = fc.constantFrom(...Object.keys(record));
  const deck = createGame('bakers-dozen', { seed: '1' }).state.piles.flatMap(({ cards }) => cards);
  const option = fc.constantFrom('draw', 'kings', 'recycles', 'toString', 'constructor');
  return {
    'a win only claimed': fc
      .array(fc.nat(), { maxLength: 120 })
      .map((dice) => ({ ...thrown(record, dice), status: 'won' })),
    'any seed': fc.string().map((text) => ({ seed: text })),
    'nearly the seed': fc
      .constantFrom(` ${seed}`, `${seed} `, `${seed}~2`, `${seed}\0`, [seed])
      .map((text) => ({ seed: text })),
    'another game': fc
      .constantFrom('lucky-thirteen', 'free-cell', '__proto__', 'constructor')
      .map((game) => ({ game })),
    'a deck': fc.constantFrom('', 'AC 2C', {}, null, deck, deck.join(' ')).map((each) => ({ deck: each })),
    'other options': fc.dictionary(option, fc.jsonValue(), { minKeys: 1 }).map((options) => ({ options })),
    'a field of another type': fc
      .tuple(anyField, fc.jsonValue())
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(record[name]))
      .map(([name, value]) => ({ [name]: value })),
  };
}

/** By kind: bodies in place of a good one. */
function bodiesFrom(good) {
  const text = JSON.stringify(good);
  const [before, after] = text.split(JSON.stringify(good.record));
  const flipped = (at, bit) => {
    const bytes = Buffer.from(JSON.stringify(good.record));
    bytes[at] ^= 1 << bit;
    return Buffer.concat([Buffer.from(before), bytes, Buffer.from(after)]);
  };
  const placed = (name, json) =>
    JSON.stringify({ ...good, [name]: null }).replace(`"${name}":null`, () => `"${name}":${json}`);
  const field = fc.constantFrom('record', 'date', 'name');
  const depth = fc.constantFrom(10, 1000, 10_000);
  return {
    'a bit flipped': fc
      .tuple(fc.nat(text.length - before.length - after.length - 1), fc.nat(7))
      .map(([at, bit]) => flipped(at, bit)),
    'cut off': fc.nat(text.length - 1).map((length) => text.slice(0, length)),
    'sent again': fc
      .tuple(fc.constantFrom('Eve', 'Ada', '<script>'), fc.jsonValue())
      .map(([name, note]) => JSON.stringify({ ...good, name, note, record: { ...good.record, note } })),
    'another day': fc.jsonValue().map((date) => JSON.stringify({ ...good, date })),
    'deep arrays': fc.tuple(field, depth).map(([name, deep]) => placed(name, '['.repeat(deep) + ']'.repeat(deep))),
    'deep objects': fc
      .tuple(field, depth)
      .map(([name, deep]) => placed(name, '{"a":'.repeat(deep) + '1' + '}'.repeat(deep))),
    'deep options': depth.map((deep) =>
      text.replace('"options":{', () => `"options":{"a":${'['.repeat(deep)}${']'.repeat(deep)}`),
    ),
    'a prototype': fc
      .constantFrom('__proto__', 'constructor', 'prototype')
      .map(
        (key) =>
          `{"name":"Eve","date":"${good.date}","${key}":${text},"record":{"${key}":${JSON.stringify(good.record)}}}`,
      ),
    'any JSON': fc.json(),
    'any bytes': fc.uint8Array({ maxLength: 2000 }).map((bytes) => Buffer.from(bytes)),
    huge: fc.integer({ min: 65_536, max: 200_000 }).map((size) => JSON.stringify({ ...good, more: 'x'.repeat(size) })),
  };
}

/**
 * So many bodies with their kinds, made from a post that is good and was taken before. The same ones in every run.
 *
 * @param {{ name: string, date: string, record: object }} good
 */
export function forged(good, count) {
  const { record } = good;
  const withRecord = (fields) => JSON.stringify({ ...good, record: { ...record, ...fields } });
  const kinds = [
    ...Object.entries(movesFrom(record)).map(([kind, moves]) => [
      kind,
      moves.map((each) => withRecord({ moves: each })),
    ]),
    ...Object.entries(fieldsFrom(record)).map(([kind, fields]) => [kind, fields.map(withRecord)]),
    ...Object.entries(bodiesFrom(good)),
  ];
  const any = fc.oneof(...kinds.map(([kind, bodies]) => bodies.map((body) => ({ kind, body }))));
  return fc.sample(any, { numRuns: count, seed: 20 });
}
