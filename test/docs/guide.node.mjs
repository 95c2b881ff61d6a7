// docs/games.md and its reference, followed step by step: their blocks are assembled into files, and the games are played.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createGame, recordFromText, recordToText, solve, verify } from 'solitaire-elements/engine.js';
import { freeCell } from 'solitaire-elements/examples/free-cell.js';
import { klondike } from 'solitaire-elements/examples/klondike-solitaire.js';
import { followRecord } from '../engine/follow.js';
import { root } from '../support/files.mjs';
import { filesIn } from '../support/pages.mjs';

/** Inside the package, so that its own name can be imported. */
const folder = path.join(root, '.cache/guide');

const files = new Map(['docs/games.md', 'docs/games-reference.md'].flatMap((page) => [...filesIn(page)]));

const load = (file) => import(path.join(folder, file));

/** The guide's game is FreeCell, and so is a win of it. Its text stands here: the sources would bring a second copy of all elements. */
const WON = recordFromText(
  '1.free-cell.won.s4..GIGOCJCODBDFDPGB__GDCGOJOCOCNAFAJAOAN__FGDFOAOAMCMCMAFCG__BADBABP__FBCFKFM__DADFDIGEIELEPBPKPENHNBNBPEBEOAPHKJHLH__HCDHMGMHNHMGNANGPAPGNGPAOAPDPDJDMBMBNDNBOAOAPBOIMCMKMCNCMJN',
).moves;

/** Plays two games with the same moves, each time a different one, and compares all that is legal. */
function playBoth(one, other, moves) {
  for (let i = 0; i < moves && one.status === 'playing'; i++) {
    assert.deepEqual(one.legalMoves, other.legalMoves);
    const move = one.legalMoves[(i * 7) % one.legalMoves.length];
    assert.deepEqual([one.play(move), other.play(move)], [true, true]);
    assert.deepEqual(one.state.piles, other.state.piles);
  }
  assert.deepEqual([one.status, one.moveCount], [other.status, other.moveCount]);
  assert.ok(one.moveCount > 5);
}

describe('docs/games.md', () => {
  before(() => {
    mkdirSync(folder, { recursive: true });
    for (const [file, code] of files) writeFileSync(path.join(folder, file), code);
  });
  after(() => rmSync(folder, { recursive: true }));

  it('names its files', () => {
    assert.deepEqual([...files.keys()], ['my-free-cell.js', 'play.js', 'my-klondike.js', 'refill.js', 'server.js']);
  });

  it('writes a game that deals and plays like FreeCell', async () => {
    const { game } = await load('my-free-cell.js');
    // A number is a deal of its own in FreeCell.
    for (const seed of ['one', 'two', '01']) playBoth(createGame(game, { seed }), createGame(freeCell, { seed }), 100);
  });

  it('uses every word that it imports', () => {
    for (const [file, code] of files) {
      const [, names] = /^import \{([^}]*)\} from 'solitaire-elements\/define.js'/m.exec(code) ?? ['', ''];
      for (const name of names.match(/\w+/g) ?? []) {
        assert.ok(code.split(new RegExp(`\\b${name}\\b`)).length > 2, `${name} in ${file}`);
      }
    }
  });

  it('writes rules, options and refusals that are true', async () => {
    const { game, MyFreeCellElement } = await load('my-free-cell.js');
    assert.equal(MyFreeCellElement.variant, game);
    const { rules } = game.texts.en;
    assert.match(rules({ single: true })[1], /Only one card moves at a time\.$/);
    assert.match(rules({ single: false })[1], /A run moves as one if .*\.$/);
    // A 9 of hearts on a 10 of spades, and a Jack of diamonds: one card may move to the empty column, two onto the Jack.
    const piles = [[48, 34], [23], [], [50], [11], [24], [12], [51], [0], [13], [26], [39]];
    const position = { piles: [...piles, ...game.piles.foundations.map(() => [])] };
    const runs = (options) => game.actions(position, options).filter(({ count }) => count > 1);
    assert.deepEqual(runs({ single: false }), [{ type: 'move', from: 0, to: 1, count: 2 }]);
    assert.deepEqual(runs({ single: true }), []);
    assert.deepEqual([game.refusal(position, 0, 2, 2), game.refusal(position, 0, 3, 1)], ['room', 'alternating']);
    assert.equal(createGame(game, { seed: '1', single: true }).state.options.single, true);
    assert.equal(game.safe(position, 0), true);
  });

  it('gives every pile a place within its layouts', async () => {
    const { game } = await load('my-free-cell.js');
    for (const { width, height, places } of game.layouts) {
      assert.equal(places.length, game.piles.all.length);
      for (const { x, y, extent = 1 } of places) {
        assert.ok(x >= 0 && x + 1 <= width + 0.001 && y >= 0 && y + extent <= height + 0.001, `${x} ${y}`);
      }
    }
  });

  it('plays, solves and verifies it', async () => {
    const { game } = await load('my-free-cell.js');
    const { check } = await load('server.js');
    const record = { ...recordFromText(`1.my-free-cell.won.s4.single.b0..${WON}`) };
    assert.equal(check(recordToText(record)), 78);
    assert.match(check(recordToText({ ...record, moves: WON.slice(2) })), /illegal/);
    const played = createGame(game, { seed: '4' });
    assert.equal(check(recordToText(played.record)), 'not won');
    assert.equal(verify(record).ok, false);

    followRecord(played, WON, 50);
    const { verdict, moves } = await solve(played);
    assert.equal(verdict, 'winnable');
    for (const move of moves) assert.ok(played.play(move));
    assert.equal(played.status, 'won');
  });

  it('shows a first try in Node that runs', async () => {
    const printed = [];
    const { log } = console;
    console.log = (...what) => printed.push(what);
    try {
      await load('play.js');
    } finally {
      console.log = log;
    }
    assert.equal(printed[0][0].length, 16);
    assert.ok(printed[1][0] > 0);
    assert.match(printed[2][0].verdict, /^(winnable|unknown)$/);
  });

  it('writes a game that deals and plays like Klondike', async () => {
    const { game } = await load('my-klondike.js');
    for (const options of [{}, { draw: 3, redeals: 1 }]) {
      const request = { seed: '8', ...options };
      playBoth(createGame(game, request), createGame(klondike, request), 150);
    }
  });

  it('refills an empty column from the stock, as it says', async () => {
    const { afterMove } = await load('refill.js');
    const columns = Array.from({ length: 12 }, (_, i) => [i]);
    const { piles } = afterMove({ piles: [...columns.with(3, []), [20, 21]] });
    assert.deepEqual([piles[3], piles[12]], [[21], [20]]);
    const full = { piles: [...columns, [20]] };
    assert.equal(afterMove(full), full);
  });
});
