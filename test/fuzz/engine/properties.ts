import { config } from 'chai';
import fc from 'fast-check';
import { anyAttempt, type Dealing } from '../../engine/arbitrary.js';
import { anyEndgame, checkEndgame } from './endgame.js';
import { anyDeal } from './games.js';
import { compared, Player, type Step } from './player.js';

// A failure shows all moves.
config.truncateThreshold = 0;

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 100,
    arbitrary: fc.record({
      do: fc.constant('move'),
      pick: fc.nat(1000),
      eager: fc.constantFrom(true, true, true, false),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo'), times: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('attempt'), move: anyAttempt }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('replay', 'search') }) },
);

/** Games played beside the reference, in this process. */
export function open() {
  const began = performance.now();
  return {
    properties: {
      play: {
        cases: [anyDeal, fc.array(anyStep, { maxLength: 250, size: 'max' })],
        check(dealing: Dealing, steps: readonly Step[]) {
          const player = new Player(dealing);
          for (const step of [...steps, { do: 'replay' } as const]) player.take(step);
        },
      },
      endgame: { cases: [anyEndgame], check: checkEndgame },
    },
    summary() {
      const minutes = (performance.now() - began) / 60_000;
      return `${compared.moves} moves compared, ${Math.round(compared.moves / minutes)} a minute`;
    },
  };
}
