// A replay that is played on by pointers.
import { expect } from '@open-wc/testing';
import { createGame, movesOf, recordFromText } from '../../src/engine.js';
import { touch } from '../support/commands.js';
import { WON } from '../support/games-played.js';
import { cardOn, drag, middle, table, type Table, type Way } from '../support/hand.js';
import { seen, settled, stated } from '../support/table.js';
import { pressed } from './reader.js';

const GAME = { seed: '42', storage: 'none' };
const WON_RECORD = recordFromText(WON['bakers-dozen']!);

const transport = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector('.transport');

/** A record that is shown over a game in play, and stands still after so many moves. */
async function watching(at: number): Promise<Table> {
  const element = await table('bakers-dozen', GAME);
  element.play(element.legalMoves[0]!);
  void element.watch(WON_RECORD, { pace: 60_000 });
  await settled(element);
  for (let step = 0; step < at; step++) await pressed(element, 'stepOn');
  return element;
}

/** The record's next move but one that a reader may make after so many. */
function otherMove(at: number): ReturnType<typeof movesOf>[number] {
  const game = createGame('bakers-dozen', { seed: WON_RECORD.seed! });
  const moves = movesOf(WON_RECORD);
  for (const move of moves.slice(0, at)) game.play(move);
  return game.legalMoves.find((move) => JSON.stringify(move) !== JSON.stringify(moves[at]))!;
}

describe('a replay that is played on', () => {
  const tapEach: Way = async (from, to) => {
    for (const { x, y } of [from, to]) await touch.tap(x, y);
  };
  for (const [by, at, act] of [
    ['the mouse, even while it goes on by itself', 0, drag],
    ['a finger where it stands', 5, tapEach],
  ] as const) {
    it(`takes a move by ${by}`, async () => {
      const element = await watching(at);
      const move = otherMove(at);
      if (move.type !== 'move') throw new Error('no move');
      const top = [...element.shadowRoot!.querySelectorAll(`[data-pile="${move.to}"]`)].at(-1)!;
      await act(middle(cardOn(element, move.card)), middle(top));
      await settled(element);
      expect([element.moveCount, element.seed, transport(element)]).to.deep.equal([at + 1, WON_RECORD.seed, null]);
      expect(seen(element)).to.deep.equal(stated(element));
    });
  }
});
