// Compares random play of every game and option with the plain rules in reference.ts and test/fuzz/engine, where far more is played.
import fc from 'fast-check';
import { anyEndgame, checkEndgame } from '../fuzz/engine/endgame.js';
import { anyDeal } from '../fuzz/engine/games.js';
import { Player, type Step } from '../fuzz/engine/player.js';
import { times } from '../support/few.js';
import { anyAttempt } from './arbitrary.js';

const anyMove = fc.record({ do: fc.constant('move' as const), pick: fc.nat(1000), eager: fc.boolean() });
const anyTurn = fc.record({ do: fc.constantFrom('undo', 'redo'), times: fc.integer({ min: 1, max: 30 }) });
const anyRefusal = fc.record({ do: fc.constant('attempt' as const), move: anyAttempt });
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: anyMove },
  { weight: 12, arbitrary: anyRefusal },
  anyTurn,
  fc.constant({ do: 'replay' }),
);

describe('random play', () => {
  it('keeps to the rules from any deal on, refuses every other move, goes back and on, and is verified', () => {
    fc.assert(
      fc.property(anyDeal, fc.array(anyStep, { maxLength: 150, size: 'max' }), (dealing, steps) => {
        const player = new Player(dealing);
        for (const step of steps) player.take(step);
        player.take({ do: 'replay' });
      }),
      { numRuns: times(150) },
    );
  });

  it('keeps to the rules near the end of a game', () => {
    fc.assert(fc.property(anyEndgame, checkEndgame), { numRuns: times(60) });
  });
});
