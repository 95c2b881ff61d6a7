// What players are told of a game's chances, and which search chooses its random deals.
import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { createGame } from '../../src/engine.js';
import { dealSearchOf, searchOf } from '../../src/games/variant/defaults.js';
import { luckyThirteen } from '../../src/games/lucky-thirteen.js';
import { trefoilSolitaire } from '../../src/games/trefoil-solitaire.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { searchAnyGame } from '../../src/solver/any-game.js';
import { chooseByRank } from '../../src/solver/by-rank/best-first.js';
import { searchTrefoilNaturally } from '../../src/solver/trefoil/search.js';
import { EXAMPLES } from '../examples/games.js';

const measured = readFileSync(new URL('../../docs/winnability.md', import.meta.url), 'utf8');

/** The win rate in a row of the table in docs/winnability.md, in per cent. */
function shareIn(row: string): number {
  const line = measured.split('\n').find((each) => each.startsWith(`| ${row} |`))!;
  return Number(/\| ([\d.]+)%/.exec(line)![1]);
}

describe('the chance of a game is what was measured', () => {
  for (const [id, options, row] of [
    ['trusty-twelve', {}, 'Trusty Twelve'],
    ['pyramid-dozen', {}, 'Pyramid Dozen'],
    ['pyramid-dozen', { recycles: 'unlimited' }, '… `recycles="unlimited"`'],
    ['pyramid-dozen', { kings: 'with-queen' }, '… `kings="with-queen"`'],
    ['pyramid-dozen', { kings: 'alone' }, '… `kings="alone"`'],
    ['trefoil-solitaire', {}, 'Trefoil'],
    ['trefoil-solitaire', { draw: true }, '… `draw`'],
    ['lucky-thirteen', {}, 'Lucky Thirteen'],
    ['bakers-dozen', {}, "Baker's Dozen"],
  ] as const) {
    it(`in ${id} ${JSON.stringify(options)}`, () => {
      const { rules, options: full } = createGame(id, { seed: '1', ...options }).deal;
      expect(rules.chance!(full)).to.be.closeTo(shareIn(row), 0.5 + 1e-9);
    });
  }
});

describe('random deals are chosen', () => {
  it('by natural play where the game has a search for it', () => {
    expect(dealSearchOf(trefoilSolitaire)).to.equal(searchTrefoilNaturally);
  });

  it('by the search of the game, or by its rules alone', () => {
    expect(dealSearchOf(trustyTwelve)).to.equal(trustyTwelve.search);
    expect(dealSearchOf(luckyThirteen)).to.equal(chooseByRank);
    for (const { variant } of EXAMPLES) {
      // However well another search answers: a better one must not change the deal of a day.
      expect(dealSearchOf(variant)).to.equal(searchAnyGame);
      expect(searchOf(variant)).to.equal(variant.verdictSearch ?? searchAnyGame);
    }
  });
});
