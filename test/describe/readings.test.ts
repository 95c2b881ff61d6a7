// The table read out: all of it, all tops, one pile, the foundations, and where a card is.
import { expect } from 'chai';
import { Question } from '../../src/describe/question.js';
import { readDown, readFoundations, readTable, readTops } from '../../src/describe/readings.js';
import { describeStanding } from '../../src/describe/state.js';
import { createGame, type Game } from '../../src/engine.js';
import { indexOfPile } from '../../src/engine/model/piles.js';
import { klondike } from '../../src/examples/klondike-solitaire.js';
import { en } from '../../src/locales/en.js';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import { nameOf } from '../engine/table.js';
import { moveOf, playFirst } from './saying.js';

const dealt = (id: string, seed = '42') => createGame(id, { seed });

const parts = (game: Game) => readTable(game, en, game.deal.rules);
const whole = (game: Game) => parts(game).join(' ');
const tops = (game: Game) => readTops(game, en, game.deal.rules);
const foundations = (game: Game) => readFoundations(game, en, game.deal.rules);
const down = (game: Game, id: string) => readDown(game, indexOfPile(game.deal.rules.piles, id), en, game.deal.rules);

describe('the table read out', () => {
  it('tells each column from its lowest card', () => {
    const [first, second] = parts(dealt('lucky-thirteen'));
    expect(first).to.equal('column 1: Queen of diamonds, 5 of spades, Ace of clubs, 5 of clubs.');
    expect(second).to.match(/^column 2: /);
  });

  it('tells what lies where, what is left and what is empty', () => {
    const pyramid = dealt('pyramid-dozen');
    const before = whole(pyramid);
    expect(before.match(/row \d, place \d: /g)).to.have.length(28);
    expect(before).to.contain(' 24 cards left in the stock. waste, empty.');
    pyramid.play(moveOf(pyramid, 'remove'));
    pyramid.play({ type: 'draw' });
    pyramid.play({ type: 'draw' });
    const after = whole(pyramid);
    expect(after.match(/row \d, place \d: /g)!.length).to.be.below(28);
    expect(after).to.match(/ 22 cards left in the stock\. waste: \w+ of \w+\. discard: \w+ of \w+\.$/);
    const dozen = createGame('bakers-dozen', { deck: GOES_HOME });
    playFirst(dozen, 2);
    expect(whole(dozen)).to.match(
      /^column 1: King of clubs, King of diamonds, King of hearts, King of spades\. .* foundation of clubs, empty\. .* foundation of spades: 2 of spades\.$/,
    );
  });

  it('counts face-down cards, and never names them', () => {
    const all = whole(createGame(klondike, { seed: '42' }));
    expect(all).to.include('column 1: Queen of diamonds. column 2: 1 card face down, Ace of clubs.');
    expect(all).to.include('column 7: 6 cards face down, King of hearts. 24 cards left in the stock.');
    expect(all.match(/ of (clubs|diamonds|hearts|spades)[,.]/g)).to.have.lengthOf(7 + 4);
  });
});

describe('all tops', () => {
  it('are read four at a time', () => {
    const read = tops(dealt('lucky-thirteen'));
    expect(read.map((text) => text.split(':')[0])).to.deep.equal(['1 to 4', '5 to 8', '9 to 12', '13 to 13']);
    expect(read[0]!.split(', ')).to.have.length(4);
  });

  it('are read row by row of a pyramid', () => {
    expect(tops(dealt('pyramid-dozen'))).to.have.length(1);
    expect(tops(dealt('pyramid-dozen'))[0]).to.match(/^row 7: (\w+ of \w+, ){6}\w+ of \w+\.$/);
  });

  it('name those of other piles by kind, each with its pile', () => {
    const game = dealt('lucky-thirteen');
    game.play({ type: 'move', card: 'AH', from: 'tableau-3', to: 'foundation-H' });
    expect(tops(game).at(-1)).to.equal('Ace of hearts, foundation of hearts.');
  });
});

describe('a pile', () => {
  it('is read from its top', () => {
    expect(down(dealt('lucky-thirteen'), 'tableau-1')).to.equal(
      'Column 1: 5 of clubs, on Ace of clubs, on 5 of spades, on Queen of diamonds.',
    );
  });

  it('is read with what lies face down, and as a count or as empty where no card is seen', () => {
    const game = createGame(klondike, { seed: '42' });
    expect(down(game, 'tableau-7')).to.equal('Column 7: King of hearts, 6 cards face down.');
    expect(down(game, 'stock')).to.equal('24 cards left in the stock');
    expect(down(game, 'foundation-C')).to.equal('foundation of clubs, empty');
  });
});

describe('the foundations', () => {
  it('are read with what lies on them, and as empty', () => {
    const game = dealt('lucky-thirteen');
    expect(foundations(game)).to.match(/^foundation of clubs, empty, .*foundation of spades, empty$/);
    game.play({ type: 'move', card: 'AH', from: 'tableau-3', to: 'foundation-H' });
    expect(foundations(game)).to.contain(', Ace of hearts, ');
  });

  it('are what is left in a game without any', () => {
    expect(foundations(dealt('trusty-twelve'))).to.equal('40 cards left in the stock');
    expect(foundations(dealt('pyramid-dozen'))).to.equal('28 cards to go, 24 cards left in the stock');
  });
});

describe('the question where a card is', () => {
  const ask = (game: Game) => new Question(game, game.deal.rules, en);
  const [rank, suit] = ['Rank? A, 2 to 9, 0 for 10, J, Q or K.', 'Ace. Suit? C, D, H or S.'];

  it('asks for its rank, then for its suit, until it has both', () => {
    const question = ask(dealt('lucky-thirteen'));
    const answers = [...'xazc'].map((key) => question.answer(key, undefined));
    expect(answers).to.deep.equal([rank, suit, suit, 'Ace of clubs, column 1, 1 card on it']);
    expect([question.isAnswered, question.found]).to.deep.equal([true, { card: 'AC', pile: 'tableau-1' }]);
  });

  it('takes a digit for a rank, and 0 for the 10', () => {
    const question = ask(dealt('lucky-thirteen'));
    question.answer('0', 0);
    expect(question.answer('s', undefined)).to.equal('10 of spades, column 9');
  });

  it('finds no card that is out of sight', () => {
    const game = dealt('trusty-twelve');
    const stock = game.state.piles.find(({ id }) => id === 'stock')!.cards;
    const hidden = stock.find((card) => card.endsWith('C') && !/[\d]/.test(card[0]!))!;
    const question = ask(game);
    question.answer(hidden[0]!.toLowerCase(), undefined);
    expect(question.answer('c', undefined)).to.equal(`${nameOf(hidden)} is face down`);
    expect([question.isAnswered, question.found]).to.deep.equal([true, undefined]);
  });
});

describe('how a game stands', () => {
  const stands = (game: Game, more = {}) =>
    describeStanding({ game, day: '', elapsed: undefined, prognosis: undefined, ...more }, en);

  it('is its deal, its moves and its time, and what the reader knows of its end', () => {
    const game = dealt('lucky-thirteen');
    playFirst(game);
    expect(stands(game, { elapsed: 65_000 })).to.equal('Deal 42, 1 move, 1:05');
    expect(stands(game)).to.equal('Deal 42, 1 move');
    expect(stands(game, { prognosis: 'winnable' })).to.equal('Deal 42, 1 move, Still winnable');
    expect(stands(game, { day: '2026-11-20' })).to.equal('Daily · 20 Nov, 1 move');
  });

  it('is no long number, but what is left to be drawn', () => {
    expect(stands(dealt('trefoil-solitaire', '123456789'), { elapsed: 0 })).to.equal('0 moves, 0:00, 2 redeals left');
    expect(stands(dealt('pyramid-dozen'))).to.equal('Deal 42, 0 moves, 24 cards left in the stock, 3 passes left');
    expect(stands(createGame('pyramid-dozen', { seed: '42', recycles: 'unlimited' }))).not.to.contain('turn');
  });

  it('is how it ended, whatever was known before', () => {
    const game = createGame('trusty-twelve', { deck: LAST_MOVE });
    playFirst(game);
    expect(stands(game, { prognosis: 'lost' })).to.equal(
      'Custom deal, 1 move, 39 cards left in the stock, No moves left',
    );
  });
});
