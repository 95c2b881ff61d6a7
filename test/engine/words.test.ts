// The words that games are written in, where a game of ours does not need all of what they promise.
import { expect } from 'chai';
import {
  anyCard,
  anyRun,
  baseOf,
  byFreePlaces,
  type Card,
  cardOf,
  dealing,
  dealt,
  downAlternating,
  downByRank,
  downInSuit,
  drawing,
  noBuilding,
  ontoCells,
  ontoFoundations,
  ontoTableau,
  ontoWaste,
  recycling,
  refusals,
  removing,
  rowLayout,
  safeByBuilding,
  safeByRank,
  setUp,
  upInSuit,
  wholeRuns,
  wrapping,
} from '../../src/define.js';
import { ALL_CARDS } from './table.js';

const piles = setUp({ tableau: 3, cells: 2, stock: true, waste: true, discard: true });
const always = () => true;
const at = (...cards: number[][]) => ({ piles: piles.all.map((_, pile) => cards[pile] ?? []) });

describe('the words of a game', () => {
  it('remove only cards that are there', () => {
    expect(removing(at([1, 2], [], [3]), piles, always)).to.deep.equal([
      { type: 'remove', from: [0] },
      { type: 'remove', from: [2] },
    ]);
  });

  it('lay only cards that are there on a waste that has one', () => {
    expect(ontoWaste(at([1], [], [2]), piles, always)).to.deep.equal([]);
    expect(ontoWaste(at([1], [], [2], [], [], [], [3]), piles, always)).to.deep.equal([
      { type: 'move', from: 0, to: 6 },
      { type: 'move', from: 2, to: 6 },
    ]);
  });

  it('build by the same rule as often as it is asked, and by one that is made for each position', () => {
    const rules = { down: (card: Card, onto: Card) => onto === card + 1 };
    const ask = (fits: (card: Card, onto: Card) => boolean) => ontoTableau(at([1], [2], [3]), piles, fits);
    const down = [
      { type: 'move', from: 0, to: 1 },
      { type: 'move', from: 1, to: 2 },
    ];
    for (let time = 0; time < 3; time++) expect(ask(rules.down), `time ${time}`).to.deep.equal(down);
    for (const step of [1, 2]) expect(ask((card, onto) => onto === card + step)).to.have.lengthOf(3 - step);
  });

  it('lay only cards that are there in empty cells', () => {
    expect(ontoCells(at([1], [], [2], [3]), piles)).to.deep.equal([
      { type: 'move', from: 0, to: 4 },
      { type: 'move', from: 2, to: 4 },
    ]);
  });

  it('deal from a stock that has cards, onto the tableau unless they are told otherwise', () => {
    const stocked = at([], [], [], [], [], [1]);
    expect(dealing(stocked, piles)).to.deep.equal([{ type: 'draw', to: [0, 1, 2] }]);
    expect(dealing(stocked, piles, [1])).to.deep.equal([{ type: 'draw', to: [1] }]);
    expect(dealing(at([1]), piles)).to.deep.equal([]);
  });

  it('draw fewer cards at the end of the stock', () => {
    const drawn = [3, 2, 1, 0].map((left) => drawing(at([], [], [], [], [], Array<number>(left).fill(1)), piles, 2));
    const both = [{ type: 'draw', to: [6, 6] }];
    expect(drawn).to.deep.equal([both, both, [{ type: 'draw' }], []]);
  });

  it('turn a waste that has cards once the stock is empty, as often as one likes where nothing is counted', () => {
    const turned = at([], [], [], [], [], [], [1]);
    expect(recycling(turned, piles)).to.deep.equal([{ type: 'recycle' }]);
    for (const recycles of [1, Infinity]) {
      expect(recycling({ ...turned, counters: { recycles } }, piles)).to.deep.equal([{ type: 'recycle' }]);
    }
    expect(recycling({ ...turned, counters: { recycles: 0 } }, piles)).to.deep.equal([]);
    expect(recycling(at(), piles)).to.deep.equal([]);
    expect(recycling(at([], [], [], [], [], [1], [1]), piles)).to.deep.equal([]);
  });

  it('move runs over the free cells, twice as many cards with each empty pile that they do not go to', () => {
    const together = byFreePlaces(piles);
    const lengths = (position: ReturnType<typeof at>) => [together(position, false), together(position, true)];
    expect(lengths(at())).to.deep.equal([24, 12]);
    expect(lengths(at([1], [2], []))).to.deep.equal([6, 3]);
    expect(lengths(at([1], [2], [3], [4], [5]))).to.deep.equal([1, 1]);
  });

  it('deal each pile its own number of cards, and turn those down that they are told to', () => {
    expect(dealt(piles, piles.tableau, [1, 0, 2], [1, 2, 3, 4, 5], [0, 0, 1])).to.deep.equal({
      piles: [[1], [], [2, 3], [], [], [5, 4], [], []],
      faceDown: [0, 0, 1, 0, 0, 0, 0, 0],
    });
  });
});

const codes = (text: string): Card[] => text.split(' ').flatMap((code) => cardOf(code) ?? []);
const columns = setUp({ tableau: 3, foundations: true });
/** Three columns and four foundations, by their cards. */
const lying = (text: string) => {
  const given = text.split('|').map((pile) => codes(pile.trim()));
  return { piles: columns.all.map((_, pile) => given[pile] ?? []) };
};

describe('runs', () => {
  const position = lying('9H 8S 7D 4C 3H | 5D | 8S');
  const counts = (...rules: Parameters<typeof ontoTableau>) =>
    ontoTableau(...rules).flatMap((action) =>
      action.type === 'move' ? [[action.from, action.to, action.count ?? 1]] : [],
    );

  it('are of cards that are built, and of one card unless more are allowed', () => {
    expect(counts(position, columns, downAlternating)).to.deep.equal([]);
    expect(counts(position, columns, downAlternating, { together: wholeRuns })).to.deep.equal([[0, 1, 2]]);
  });

  it('are of the cards that another rule puts together, however many', () => {
    const both = counts(position, columns, downAlternating, { runs: anyRun });
    expect(both.join(' ')).to.equal('0,1,2 0,2,3');
    expect(counts(position, columns, downAlternating, { runs: downInSuit })).to.deep.equal([]);
    const together = () => 2;
    expect(counts(position, columns, downAlternating, { runs: anyRun, together })).to.deep.equal([[0, 1, 2]]);
  });

  it('never have a card that lies face down', () => {
    const turned = { ...position, faceDown: [3, 0, 0] };
    expect(counts(turned, columns, downAlternating, { runs: anyRun })).to.deep.equal([[0, 1, 2]]);
    const hidden = { ...lying('9H 8S 7D'), faceDown: [1, 0, 0] };
    const all = counts(hidden, columns, noBuilding, { runs: anyRun, fills: anyCard });
    expect(all.map(([, , count]) => count)).to.deep.equal([1, 1, 2, 2]);
  });
});

describe('a tableau that goes on beyond the Ace', () => {
  const [king, queen, ace, ten, nine] = codes('KH QH AS TS 9H') as [Card, Card, Card, Card, Card];

  it('takes a King on an Ace, as it takes a Queen on a King', () => {
    const others = [
      [wrapping(downByRank), codes('KC KD KH KS')],
      [wrapping(downInSuit), codes('KS')],
      [wrapping(downAlternating), codes('KD KH')],
      [wrapping(noBuilding), []],
    ] as const;
    for (const [fits, cards] of others) {
      expect(codes(ALL_CARDS.join(' ')).filter((card) => fits(card, ace))).to.deep.equal(cards);
    }
  });

  it('is built as before elsewhere', () => {
    const fits = wrapping(downAlternating);
    expect(fits(nine, ten)).to.be.true;
    expect([fits(queen, ace), fits(ace, king), fits(king, queen)]).to.not.include(true);
  });

  it('is not told that nothing goes on an Ace', () => {
    const position = lying('7H | AS | -');
    expect(refusals(columns, 'alternating')(position, 0, 1)).to.equal('ace');
    expect(refusals(columns, 'alternating', 'room', downAlternating)(position, 0, 1)).to.equal('ace');
    expect(refusals(columns, 'alternating', 'room', wrapping(downAlternating))(position, 0, 1)).to.equal('alternating');
  });
});

describe('foundations', () => {
  it('begin with the Ace, or with the rank of the first card that lies on one', () => {
    expect(baseOf(lying('7H'), columns)).to.equal(1);
    expect(baseOf(lying('7H | - | - | - | - | JH QH'), columns)).to.equal(11);
  });

  it('go on from the King with the Ace', () => {
    const begun = lying('AD | JC | QC | - | JD QD KD | JH | -');
    expect(ontoFoundations(begun, columns)).to.deep.equal([
      { type: 'move', from: 0, to: 4 },
      { type: 'move', from: 1, to: 3 },
    ]);
    const [ace] = codes('AD');
    expect([11, undefined].map((base) => upInSuit(ace!, codes('JD QD KD'), base))).to.deep.equal([true, false]);
  });

  it('are full with thirteen cards', () => {
    const full = codes('JD QD KD AD 2D 3D 4D 5D 6D 7D 8D 9D TD');
    for (const card of full) expect(upInSuit(card, full, 11)).to.be.false;
  });
});

describe('a card that the tableau can spare', () => {
  const safe = (home: string, code: string) => safeByRank(lying(`- | - | - | ${home}`), columns, codes(code)[0]!);

  it('is one that nothing could want before it can go home itself', () => {
    expect(safe('- | - | - | -', 'AC')).to.be.true;
    expect(safe('AC | - | - | -', '2C')).to.be.true;
    expect(safe('AC 2C | AD | AH | AS', '3C')).to.be.true;
    expect(safe('AC 2C | AD | - | AS', '3C')).to.be.false;
  });

  it('counts from the rank that the foundations begin with', () => {
    expect(safe('JC QC | JD | JH | JS', 'KC')).to.be.true;
    expect(safe('JC QC KC | JD QD | JH QH | JS QS', 'AC')).to.be.true;
    expect(safe('JC QC KC | JD QD | JH | JS QS', 'AC')).to.be.false;
  });

  it('is none of the first two of a suit while another foundation is empty: the last of a suit may lie on the first', () => {
    expect(safe('JC | - | JH | JS', 'QC')).to.be.false;
    expect(safe('JC | JD | JH | JS', 'QC')).to.be.true;
    expect(safe('JC | - | JH | JS', 'JD')).to.be.false;
  });

  it('is one that nothing fits on any more, by whatever rule', () => {
    const at = lying('- | - | - | AC 2C | AD 2D | AH | AS');
    const free = (code: string, fits = downAlternating) => safeByBuilding(at, columns, codes(code)[0]!, fits);
    expect(['2S', '2H', '3D', '3H', '3C'].filter((code) => free(code))).to.deep.equal(['2S', '2H']);
    expect([free('AC'), free('AC', wrapping(downAlternating))]).to.deep.equal([true, false]);
    expect([free('3C', downInSuit), free('3H', downInSuit)]).to.deep.equal([true, false]);
  });
});

it('a reserve lies beside the cells by default', () => {
  const { places } = rowLayout(setUp({ tableau: 2, cells: 1, reserve: 1, stock: true }));
  const [cell, reserve, stock] = places.slice(2).map(({ x, y }) => `${Math.round(x * 100)} ${y}`);
  expect([stock, cell, reserve]).to.deep.equal(['0 0', '108 0', '216 0']);
});
