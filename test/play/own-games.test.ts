// A game of one's own in play.
import { expect } from 'chai';
import { refusalText } from '../../src/describe/refusal.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { en } from '../../src/locales/en.js';
import { choice, type RefusalNames, setUp, type Variant } from '../../src/words.js';
import { GOES_HOME } from '../element/decks.js';
import { ALL_CARDS } from '../engine/table.js';
import { gameOn, onPage } from './game-on-page.js';
import { change, settle } from './player.js';

describe('a game without a search of its own', () => {
  it('is dealt with its first update, whether or not it can be won', async () => {
    const { search: _, ...rules } = trustyTwelve;
    for (const daily of [false, true]) {
      const game = gameOn({ ...rules, id: 'searchless-twelve', won: () => false }, { daily });
      game.connect();
      await game.updateComplete;
      expect(game.state, String(daily)).to.not.equal(null);
    }
  });
});

describe('a game that is won before all its cards are home', () => {
  it('is finished with the move that wins', async () => {
    const HOME = 40;
    const { foundations } = bakersDozen.piles;
    const earlyDozen: Variant = {
      ...bakersDozen,
      id: 'early-dozen',
      won: ({ piles }) => foundations.reduce((sum, pile) => sum + piles[pile]!.length, 0) >= HOME,
    };
    const game = await onPage(earlyDozen, { deck: GOES_HOME });
    expect([game.finish(), game.moveCount, game.status]).to.deep.equal([HOME, HOME, 'won']);
    expect(game.finish()).to.equal(0);
  });
});

describe('why a card does not go, in a game’s own words', () => {
  /** Two columns, foundations, a cell with a card, and a reserve. The other cards are below those of the columns. */
  const piles = setUp({ tableau: 2, cells: 1, reserve: 2, foundations: true });
  const names = ({ card, onto, lower, base }: RefusalNames) =>
    `${card.card}, ${card.rank}, ${card.suit}; ${onto.card}, ${onto.rank}, ${onto.suit}; ${lower.card}; ${base}`;
  const own = {
    name: 'Choosy',
    rules: [],
    refusals: {
      names,
      held: ({ card }: RefusalNames) => `Not the ${card.card}`,
      plain: 'No',
      wrong: 5 as never,
      broken: () => {
        throw new Error('no words');
      },
    },
  };
  const choosy: Variant = {
    id: 'choosy-game',
    piles,
    base: () => 4,
    options: { key: choice('names', 'held', 'plain', 'wrong', 'broken') },
    deal: (deck) => ({ piles: [deck.slice(1, 51), [deck[51]!], [deck[0]!], [], [], [], [], [], []] }),
    actions: () => [{ type: 'move', from: 0, to: piles.reserve[1]! }],
    progress: (position) => position.piles[piles.reserve[1]!]!.length,
    won: () => false,
    refusal: (_position, _from, _to, _count, { key }) => String(key),
  };

  const GENERAL = 'This card has no move right now';
  const NAMES = '7 of hearts, 7, hearts; Queen of spades, Queen, spades; Jack of spades; 4';
  // Below an Ace lies a King where the foundations begin with another rank.
  const ON_ACE = '7 of hearts, 7, hearts; Ace of clubs, Ace, clubs; King of clubs; 4';
  for (const [what, key, to, told] of [
    ['names both cards, the next lower one, and the rank that foundations begin with', 'names', 'cell-1', NAMES],
    ['knows a King below an Ace', 'names', 'tableau-2', ON_ACE],
    ['names the card that is held where no card lies', 'held', 'reserve-1', 'Not the 7 of hearts'],
    ['may be a plain text', 'plain', 'reserve-1', 'No'],
    ['is a general sentence where it names a card that is not there', 'names', 'reserve-1', GENERAL],
    ['is a general sentence where it is no text', 'wrong', 'reserve-1', GENERAL],
    ['is a general sentence where it throws', 'broken', 'reserve-1', GENERAL],
  ] as const) {
    it(what, async () => {
      const deck = ['QS', ...ALL_CARDS.filter((card) => !['QS', '7H', 'AC'].includes(card)), '7H', 'AC'].join(' ');
      const { state, game } = await onPage(choosy, { deck, key });
      const indexOf = (id: string) => state!.piles.findIndex((pile) => pile.id === id);
      const held = { pile: state!.piles.findIndex(({ cards }) => cards.at(-1) === '7H'), count: 1 };
      expect(refusalText(game!, held, indexOf(to), en, own)).to.equal(told);
    });
  }
});

describe('what goes wrong with a game', () => {
  it('as it deals is reported to the page, once', async () => {
    const error = new Error('no cards');
    const deal = () => {
      throw error;
    };
    const game = gameOn({ ...trustyTwelve, id: 'broken-twelve', deal }, { seed: '1' });
    game.connect();
    await settle(game);
    await change(game, { controls: 'undo' });
    expect(game.page.errors).to.deep.equal([error]);
    expect(await game.newGame({ seed: '2' }).catch((thrown: unknown) => thrown)).to.equal(error);
  });
});
