// The ends of won and lost games of the examples, by mouse, finger and keyboard: real input all of it.
import { expect, oneEvent } from '@open-wc/testing';
import { type Move, recordFromText, verify } from '../../../src/engine.js';
import { touch } from '../../support/commands.js';
import { few } from '../../support/few.js';
import { says } from '../../support/hand.js';
import { drag, movesOf, playThrough, setTap, type Table, tableNear, type Way } from '../../support/hand.js';
import { playByKeys } from '../../support/keys.js';
import { EXAMPLES, variants } from './elements.js';

const PHONE = 340;

const tapTap: Way = async (from, to) => {
  await touch.tap(from.x, from.y);
  await touch.tap(to.x, to.y);
};

type Player = (element: Table, moves: Move[]) => Promise<unknown>;

const players: { [how: string]: { play: Player; width?: number } } = {
  'by dragging with the mouse': { play: (element, moves) => playThrough(element, moves, drag) },
  'by tapping with a finger, on a phone': {
    play: async (element, moves) => {
      // The first of two taps only picks up.
      await setTap(element, false);
      await playThrough(element, moves, tapTap);
    },
    width: PHONE,
  },
  'by keyboard alone': { play: playByKeys },
};

/** How many moves of a win are played. The middle of a game adds only time. */
const END = 6;

/** Before which moves of a game, counted from its end, a run moves. */
const runsOf = (text: string): number[] => {
  const { moves } = movesOf(text);
  return moves.flatMap((move, i) => (move.type === 'move' && move.count !== undefined ? [moves.length - i] : []));
};

for (const { variant, won, lost } of few(EXAMPLES)) {
  describe(`a game of ${variant.id}`, () => {
    for (const [how, { play, width }] of Object.entries(players)) {
      for (const text of won) {
        it(`is won ${how} ${JSON.stringify(recordFromText(text).options)}`, async () => {
          const { element, rest } = await tableNear(text, END, width);
          const win = oneEvent(element, 'win');
          await play(element, rest);
          expect((await win).detail.by).to.equal('player');
          expect(element.status).to.equal('won');
          expect(verify(element.record, { variants })).to.include({ ok: true, status: 'won' });
          expect(says(element)).to.match(/^Won in \d+ moves/);
        });
      }

      const [run] = runsOf(won[0]!);
      if (run !== undefined) {
        it(`moves a run as one ${how}`, async () => {
          const { element, rest } = await tableNear(won[0]!, run, width);
          const [move] = rest;
          const moved = oneEvent(element, 'move');
          await play(element, [move!]);
          expect((await moved).detail.move).to.deep.equal(move);
          expect(move).to.have.property('count').that.is.above(1);
        });
      }

      it(`is lost ${how}`, async () => {
        const [noMoves] = lost;
        const { element, rest } = await tableNear(noMoves, 2, width);
        const loss = oneEvent(element, 'loss');
        await play(element, rest);
        expect((await loss).detail.reason).to.equal('no-moves');
        expect(says(element)).to.equal('No moves left');
      });
    }

    it('is lost where moves are left that lead nowhere', async () => {
      const { element, rest } = await tableNear(lost[1], 1);
      expect(element.status).to.equal('playing');
      await playThrough(element, rest, drag);
      expect(says(element)).to.equal('Stuck: no useful moves left');
    });
  });
}
