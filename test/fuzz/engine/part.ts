import { config } from 'chai';
import fc from 'fast-check';
import type { Property } from '../property.js';
import { anyAttempt, type Dealing } from '../../engine/arbitrary.js';
import { anyDeal } from './dealing.js';
import { anyEndgame, checkEndgame, type Endgame } from './endgame.js';
import { compared, Player, type Step } from './player.js';

// A failure shows all moves.
config.truncateThreshold = 0;

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 100,
    arbitrary: fc.tuple(fc.nat(1000), fc.nat(3)).map(([pick, eager]): Step => ({ do: 'move', pick, eager: eager > 0 })),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo'), times: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('attempt' as const), move: anyAttempt }) },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'replay' }, { do: 'search' }) },
);

const play: Property<{ dealing: Dealing; steps: Step[] }> = {
  name: 'play as the reference does',
  cases: fc.record({ dealing: anyDeal, steps: fc.array(anyStep, { maxLength: 250, size: 'max' }) }),
  check({ dealing, steps }) {
    const player = new Player(dealing);
    for (const step of steps) player.take(step);
    player.take({ do: 'replay' });
  },
};

const endgame: Property<Endgame> = {
  name: 'judge the end of a game as the reference does',
  cases: anyEndgame,
  check: checkEndgame,
};

/** Games played beside the reference, in this process. */
export function open() {
  const began = performance.now();
  const summary = () => {
    const minutes = (performance.now() - began) / 60_000;
    return `${compared.moves} moves compared, ${Math.round(compared.moves / minutes)} a minute`;
  };
  return { properties: [play, endgame] as readonly Property[], summary };
}
