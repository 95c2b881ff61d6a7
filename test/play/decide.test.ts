// What the attributes ask for, as a table: a row for each rule. docs/decisions.md ("What is saved", "Days") has the reasons.
import { expect } from 'chai';
import { readDeal } from '../../src/engine/model/deal.js';
import { Game } from '../../src/engine/play/game.js';
import { pyramidDozen } from '../../src/games/pyramid-dozen.js';
import { decide, type Situation } from '../../src/play/dealing/decide.js';
import type { RequestedDeal } from '../../src/play/request/requested-deal.js';
import { NO_FACTS } from '../../src/play/session/played-game.js';

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';

const deal = (seed: string) => readDeal(pyramidDozen, { seed });
const OPTIONS = deal('7').options;

const request = (given: Partial<RequestedDeal> = {}): RequestedDeal => ({
  seed: undefined,
  deck: undefined,
  daily: false,
  deals: undefined,
  difficulty: undefined,
  options: OPTIONS,
  ...given,
});
const seven = request({ seed: '7' });
const daily = request({ daily: true });

/** An unplayed game in play, which the attributes asked for. */
const inPlay = (seed: string, more: Partial<NonNullable<Situation['inPlay']>> = {}) => ({
  ...{ deal: deal(seed), day: '', isBegun: false, isAnswer: true },
  ...more,
});
const kept = { ...NO_FACTS, game: new Game(deal('7')) };
const keptByOtherRules = { ...NO_FACTS, game: new Game(readDeal(pyramidDozen, { seed: '7', kings: 'alone' })) };

/** A game that answers the attributes lies on an open table. Each row says what is different. */
const SITUATION: Situation = {
  isOpen: true,
  request: seven,
  before: seven,
  isNewSeed: false,
  isOvertaken: false,
  isOwed: false,
  isSearching: false,
  inPlay: inPlay('7'),
  kept: undefined,
  isSeenAgain: false,
  today: TODAY,
};
const FIRST = { before: undefined, inPlay: undefined, isOwed: true };

type Row = readonly [rule: string, situation: Partial<Situation>, is: ReturnType<typeof decide>['is']];

const ROWS: readonly Row[] = [
  // At first
  ['a closed element deals nothing', { ...FIRST, isOpen: false }, 'wait'],
  ['the first time, what is asked for is dealt', FIRST, 'deal'],
  ['the first time, a game that was kept goes on', { ...FIRST, kept }, 'resume'],
  ['a game that was kept by other house rules does not', { ...FIRST, kept: keptByOtherRules }, 'deal'],
  [
    'a method goes before the attributes of the first update',
    { isOvertaken: true, request: request({ seed: '8' }) },
    'stay',
  ],
  ['so does a method that still searches', { isOvertaken: true, isSearching: true, inPlay: undefined }, 'wait'],
  // The same again
  ['the same request changes nothing', { kept }, 'stay'],
  ['how a random deal is chosen changes nothing', { request: { ...seven, deals: 'any', difficulty: 'easy' } }, 'stay'],
  [
    'while its deal is searched for, the same request waits',
    { isOwed: true, isSearching: true, inPlay: undefined },
    'wait',
  ],
  ['while a button’s deal is searched for, the same request waits', { isSearching: true }, 'wait'],
  ['an element that left during its search deals when it is back', { isOwed: true, inPlay: undefined }, 'deal'],
  // Another request
  ['another seed deals', { request: request({ seed: '8' }) }, 'deal'],
  ['another seed deals, though a game is kept for it', { request: request({ seed: '8' }), kept }, 'deal'],
  ['another deck deals', { request: request({ deck: 'a deck' }) }, 'deal'],
  ['no seed any more deals at random', { request: request() }, 'deal'],
  ['another option deals', { request: request({ seed: '7', options: { kings: 'alone' } }) }, 'deal'],
  ['another request ends a search', { request: request({ seed: '8' }), isOwed: true, isSearching: true }, 'deal'],
  ['another request ends a button’s search', { request: request({ seed: '8' }), isSearching: true }, 'deal'],
  // A seed that is set
  ['the seed in play, set again, changes nothing', { isNewSeed: true, before: request() }, 'stay'],
  [
    'the seed in play, set while another is searched for, ends that',
    { isNewSeed: true, isOwed: true, isSearching: true },
    'stay',
  ],
  ['the seed in play, set while a button searches, lets it', { isNewSeed: true, isSearching: true }, 'wait'],
  ['the same seed, set again after another game, deals it again', { isNewSeed: true, inPlay: inPlay('8') }, 'deal'],
  // Days
  ['a day that was kept goes on whenever it is asked for', { request: daily, kept }, 'resume'],
  ['the same day again changes nothing', { request: daily, before: daily, kept }, 'stay'],
  [
    'a new day comes for a reader who comes back and has played nothing',
    { request: daily, before: daily, inPlay: inPlay('7', { day: YESTERDAY }), isSeenAgain: true },
    'deal',
  ],
  [
    'a new day that was played elsewhere goes on',
    { request: daily, before: daily, inPlay: inPlay('7', { day: YESTERDAY }), isSeenAgain: true, kept },
    'resume',
  ],
  [
    'a new day doesn’t come before the reader’s eyes',
    { request: daily, before: daily, inPlay: inPlay('7', { day: YESTERDAY }) },
    'stay',
  ],
  [
    'a new day takes no game that is begun',
    { request: daily, before: daily, inPlay: inPlay('7', { day: YESTERDAY, isBegun: true }), isSeenAgain: true },
    'stay',
  ],
  [
    'a new day takes no game that a method has put in play',
    { request: daily, before: daily, inPlay: inPlay('7', { day: YESTERDAY, isAnswer: false }), isSeenAgain: true },
    'stay',
  ],
  [
    'no day comes where the attributes ask for none',
    { inPlay: inPlay('7', { day: YESTERDAY }), isSeenAgain: true },
    'stay',
  ],
  [
    'on the same day nothing comes',
    { request: daily, before: daily, inPlay: inPlay('7', { day: TODAY }), isSeenAgain: true },
    'stay',
  ],
];

describe('what the attributes ask for', () => {
  for (const [rule, situation, is] of ROWS) {
    it(rule, () => {
      const decision = decide({ ...SITUATION, ...situation });
      expect(decision.is).to.equal(is);
      if (decision.is === 'resume') expect(decision.played).to.equal(kept);
    });
  }

  it('reads what is kept only if that matters', () => {
    const situation: Situation = {
      ...SITUATION,
      get kept(): never {
        throw new Error('read');
      },
    };
    expect(decide(situation).is).to.equal('stay');
    expect(() => decide({ ...situation, before: undefined })).to.throw('read');
  });
});
