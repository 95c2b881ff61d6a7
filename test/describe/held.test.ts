// What is said of a card that is picked up, and what cards and piles are called.
import { expect } from 'chai';
import { distinctActions } from '../../src/engine/play/distinct-actions.js';
import { briefTexts } from '../../src/describe/brief.js';
import { pileName } from '../../src/describe/names.js';
import { describeOptions, optionName } from '../../src/describe/deal.js';
import { setUp } from '../../src/define.js';
import { createGame, games, type Variant } from '../../src/engine.js';
import { freeCell } from '../../src/examples/free-cell.js';
import { en } from '../../src/locales/en.js';
import { gameTextsOf } from '../../src/locales/game-texts.js';
import { EXAMPLES } from '../examples/games.js';
import { languages } from '../support/languages.js';
import { change, heldAs, opened, saidOf } from './saying.js';

const lucky = () => createGame('lucky-thirteen', { seed: '42' });

describe('a card that is picked up', () => {
  it('is named with its pile, and with the piles it may go to', () => {
    expect(heldAs(lucky(), 'AH')).to.equal('Ace of hearts, column 3, in hand. Goes to foundation of hearts.');
    expect(heldAs(lucky(), 'TS')).to.equal('10 of spades, column 9, in hand. Goes to column 10, Jack of clubs.');
  });

  it('may be the bottom card of runs of several lengths, each offered for an empty column', () => {
    const { game, moves } = opened(EXAMPLES.find(({ variant }) => variant === freeCell)!.won[0]!, freeCell);
    for (const move of moves.slice(0, 37)) game.play(move);
    const [empty] = game.state.piles.filter(({ cards, id }) => cards.length === 0 && id.startsWith('tableau'));
    const offered = distinctActions(game).map((action) => game.legalMoves[game.actions.indexOf(action)]!);
    const found = offered.flatMap((move) =>
      move.type === 'move' && move.from === 'tableau-5' && move.to === empty!.id ? [move.card] : [],
    );
    expect(found).to.have.members(['9S', 'TD', 'JC']);
  });

  it('may go nowhere', () => {
    expect(heldAs(lucky(), '7C')).to.equal('7 of clubs, column 2, in hand. It can’t go anywhere now.');
  });

  it('may go to the first cell, where all of them are alike', () => {
    const game = createGame(freeCell, { seed: '42' });
    expect(heldAs(game, 'tableau-1')).to.match(/, column 1, in hand\. Goes to (.*; )?cell 1\.$/);
  });
});

describe('brief speech', () => {
  it('names the rank first, and piles by their numbers', () => {
    const brief = briefTexts(en);
    const game = lucky();
    expect(heldAs(game, 'TS', brief, true)).to.equal('10 spades, in hand. Goes to 10.');
    expect(heldAs(game, 'AH', brief, true), 'home').to.equal('A hearts, in hand. Goes to hearts.');
    const move = { type: 'move', card: 'TS', from: 'tableau-9', to: 'tableau-10' } as const;
    expect(saidOf(change(game, move), brief, { heard: 'tableau-9' })).to.equal('10 spades to 10');
    expect(brief.covered(brief.at('10 spades', brief.column(9)), 3)).to.equal('10 spades, 9, 3 above');
  });

  it('is one object for the same texts, so that nothing is drawn again', () => {
    expect(briefTexts(en)).to.equal(briefTexts(en));
    expect(briefTexts(languages.de)).not.to.equal(briefTexts(en));
  });
});

/** What all piles of a game are called. */
const pileNames = (variant: Variant, texts = en) => variant.piles.all.map((_, pile) => pileName(variant, pile, texts));

describe('a pile', () => {
  it('has a name of its own in each game, and in each language', () => {
    for (const texts of [en, ...Object.values(languages)]) {
      for (const variant of [...games.map((id) => createGame(id).deal.rules), freeCell]) {
        const names = pileNames(variant, texts);
        expect(new Set(names).size, variant.id).to.equal(names.length);
      }
    }
  });

  it('is called as its game calls it: a column, a fan or a pile', () => {
    const first = (id: string) => pileNames(createGame(id).deal.rules)[0];
    expect(['lucky-thirteen', 'trefoil-solitaire', 'trusty-twelve', 'pyramid-dozen'].map(first)).to.deep.equal([
      'column 1',
      'fan 1',
      'pile 1',
      'row 1, place 1',
    ]);
  });

  it('of a pyramid is called by its row and its place', () => {
    const names = pileNames(createGame('pyramid-dozen').deal.rules);
    expect([names[20], names[21], names[27]]).to.deep.equal(['row 6, place 6', 'row 7, place 1', 'row 7, place 7']);
  });

  it('of a reserve is named without a number where it is the only one', () => {
    for (const [reserve, ...names] of [
      [1, 'reserve, empty'],
      [2, 'reserve 1, empty', 'reserve 2, empty'],
    ] as const) {
      const piles = setUp({ tableau: 1, reserve });
      const variant = { ...freeCell, piles };
      expect(piles.reserve.map((pile) => en.empty(pileName(variant, pile, en)))).to.deep.equal(names);
    }
  });
});

describe('an option', () => {
  const texts = {
    name: 'Twelve',
    rules: [],
    options: {
      hand: 'Hand',
      'hand=left': 'the left',
      'hand=right': 'the right',
      foot: 'Foot',
      'foot=left': 'the left one',
    },
  };
  const words = { texts: en, gameTexts: texts };

  it('calls its values as its game does, whatever another option calls them, or else by their own names', () => {
    const offered = ['hand', 'foot'].map((name) =>
      ['left', 'right'].map((value) => optionName(words, `${name}=${value}`, value)),
    );
    expect(offered).to.deep.equal([
      ['the left', 'the right'],
      ['the left one', 'right'],
    ]);
    const german = { ...words, texts: languages.de };
    expect(optionName(german, 'recycles=unlimited', 'unlimited')).to.equal('unbegrenzt');
  });

  it('is told with its value, and a switch by a sign', () => {
    expect(describeOptions({ hand: 'left', foot: 'right', tail: true, wing: false, toes: 10 }, words)).to.equal(
      'Hand: the left · Foot: right · tail: ✓ · wing: – · toes: 10',
    );
    const pyramid = createGame('pyramid-dozen').deal.rules;
    expect(
      describeOptions({ recycles: 3, kings: 'stay' }, { texts: en, gameTexts: gameTextsOf(pyramid, en, 'en') }),
    ).to.equal('Extra passes through the stock: 3 · Kings: can’t be removed');
  });
});
