import { expect } from 'chai';
import { winnableSeed } from '../../src/engine.js';

describe('the seed of a winnable deal', () => {
  const refused = (call: Promise<string>): Promise<unknown> =>
    call.then(
      (seed) => `chose ${seed}`,
      (error: unknown) => error,
    );

  it('is what the elements play on a day', async () => {
    expect(await winnableSeed('bakers-dozen', { seed: '2026-11-20' })).to.equal('2026-11-20');
    // Its other search can win the first one, by tricks.
    expect(await winnableSeed('trefoil-solitaire', { seed: '2026-11-17' })).to.equal('2026-11-17~3');
  });

  it('is looked for with the options of the game', async () => {
    expect(await winnableSeed('pyramid-dozen', { seed: '2026-11-20' })).to.equal('2026-11-20~30');
    expect(await winnableSeed('pyramid-dozen', { seed: '2026-11-20', kings: 'alone' })).to.equal('2026-11-20~2');
  });

  it('ends with its signal', async () => {
    const gone = new Error('gone');
    const call = winnableSeed('bakers-dozen', { seed: '42' }, { signal: AbortSignal.abort(gone) });
    expect(await refused(call)).to.equal(gone);
  });

  it('names what is wrong', async () => {
    const deck = Array.from('A23456789TJQK', (rank) => Array.from('CDHS', (suit) => rank + suit)).flat();
    for (const [call, named] of [
      [winnableSeed('patience', { seed: '1' }), 'unknown game "patience"'],
      [winnableSeed('bakers-dozen', { deck }), 'deck is not allowed here'],
      [winnableSeed('bakers-dozen', { seed: '1' }, { signal: {} as AbortSignal }), 'signal an object'],
      [winnableSeed('bakers-dozen', { seed: '1' }, 5 as never), 'settings is 5'],
    ] as const) {
      expect(String(await refused(call))).to.contain(named);
    }
  });
});
