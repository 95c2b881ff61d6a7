import { expect } from 'chai';
import { createGame, games } from '../../src/engine.js';
import { ALL_CARDS, pilesOf } from './table.js';

for (const id of games) {
  describe(`the seed of ${id}`, () => {
    it('is taken exactly as given: no trimming, no change of case, no normalisation', () => {
      const seeds = ['42', ' 42', '42 ', 'é', 'e\u0301', 'É', '042', '4', '\ud83c', '\udca1'];
      const dealt = seeds.map((seed) => pilesOf(createGame(id, { seed }).state).join('|'));
      expect(new Set(dealt).size).to.equal(seeds.length);
      for (const seed of seeds) expect(createGame(id, { seed }).state.seed).to.equal(seed);
    });

    it('may be a number, which becomes text', () => {
      for (const seed of [0, -1, 1.5, 1e21, 2n ** 64n]) {
        expect(createGame(id, { seed: seed as number }).state).to.deep.equal(createGame(id, { seed: `${seed}` }).state);
      }
    });

    it('may have up to 256 characters', () => {
      for (const length of [1, 255, 256]) {
        const seed = 'x'.repeat(length);
        expect(createGame(id, { seed }).state.seed).to.equal(seed);
      }
    });

    it('is a fresh one each time where none is given, and names its deal', () => {
      const requests = [undefined, {}, { seed: undefined }, { seed: null }, { seed: '' }, { deck: null }, { deck: '' }];
      const dealt = requests.map((request) => createGame(id, request).state);
      expect(new Set(dealt.map(({ seed }) => seed)).size).to.equal(requests.length);
      for (const { seed } of dealt) expect(seed).to.match(/^\d{1,10}$/);
      for (const state of dealt) expect(createGame(id, { seed: state.seed }).state).to.deep.equal(state);
    });

    it('gives way to a deck', () => {
      const { deck } = createGame(id, { deck: ALL_CARDS }).state;
      expect(createGame(id, { seed: '42', deck }).state).to.deep.equal(createGame(id, { deck }).state);
    });
  });
}
