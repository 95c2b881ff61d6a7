// What the attributes ask for, as a table: a row for each rule. docs/decisions.md ("What is saved", "Days") has the reasons.
import { expect } from 'chai';
import { type Deal, readDeal } from '../../src/engine/model/deal.js';
import { Game } from '../../src/engine/play/game.js';
import { pyramidDozen } from '../../src/games/pyramid-dozen.js';
import { type DealingState, START } from '../../src/play/dealing/dealing-state.js';
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

const sevenInPlay = deal('7');
/** An unplayed game in play. */
const inPlay = (its: Deal, more: Partial<NonNullable<Situation['inPlay']>> = {}) => ({
  ...{ deal: its, day: '', isBegun: false },
  ...more,
});
const kept = { ...NO_FACTS, game: new Game(deal('7')) };
const keptByOtherRules = { ...NO_FACTS, game: new Game(readDeal(pyramidDozen, { seed: '7', kings: 'alone' })) };

type Case = Omit<DealingState, 'request'> & Situation;

/** A game that answers the attributes. Each row says what is different. */
const CASE: Case = {
  ...START,
  is: 'settled',
  // What was asked for before, and what has happened since
  seed: '7',
  news: 'none',
  answer: sevenInPlay,
  // What there is now
  request: seven,
  inPlay: inPlay(sevenInPlay),
  kept: undefined,
  today: TODAY,
};
const FIRST = { before: undefined, answer: undefined, inPlay: undefined, is: 'owed' } as const;
/** A method has put another game in play. */
const OTHER = { inPlay: inPlay(deal('8')) };
const YESTERDAYS = { request: daily, before: daily, inPlay: inPlay(sevenInPlay, { day: YESTERDAY }) };

type Row = readonly [
  rule: string,
  given: Partial<Case> & { readonly before?: RequestedDeal | undefined },
  is: ReturnType<typeof decide>['is'],
];

const ROWS: readonly Row[] = [
  // At first
  ['the first time, what is asked for is dealt', FIRST, 'deal'],
  ['the first time, a game that was kept goes on', { ...FIRST, kept }, 'resume'],
  ['a game that was kept by other house rules does not', { ...FIRST, kept: keptByOtherRules }, 'deal'],
  [
    'a method goes before the attributes of the first update',
    { ...OTHER, news: 'overtaken', request: request({ seed: '9' }), kept },
    'stay',
  ],
  ['so does a method that still searches', { ...OTHER, news: 'overtaken', is: 'searchingOther' }, 'wait'],
  // The same again
  ['the same request changes nothing', { kept }, 'stay'],
  ['how a random deal is chosen changes nothing', { request: { ...seven, deals: 'any', difficulty: 'easy' } }, 'stay'],
  ['while its deal is searched for, the same request waits', { is: 'searching', inPlay: undefined }, 'wait'],
  ['while a button’s deal is searched for, the same request waits', { is: 'searchingOther' }, 'wait'],
  ['the same request leaves a method’s game in play', { ...OTHER, kept }, 'stay'],
  ['an element that left during its search deals when it is back', { is: 'owed', inPlay: undefined }, 'deal'],
  ['or goes on with a game that was kept meanwhile', { is: 'owed', inPlay: undefined, kept }, 'resume'],
  // Another request
  ['another seed deals', { request: request({ seed: '8' }) }, 'deal'],
  ['another deck deals', { request: request({ deck: 'a deck' }) }, 'deal'],
  ['no seed any more deals at random', { request: request() }, 'deal'],
  ['another option deals', { request: request({ seed: '7', options: { kings: 'alone' } }) }, 'deal'],
  ['another seed whose game is kept goes on with it', { ...OTHER, before: request({ seed: '8' }), kept }, 'resume'],
  ['another deck does, too', { ...OTHER, request: request({ deck: 'a deck' }), kept }, 'resume'],
  ['so does a random game', { ...OTHER, request: request(), kept }, 'resume'],
  [
    'so does another option',
    { request: request({ options: keptByOtherRules.game.deal.options }), kept: keptByOtherRules },
    'resume',
  ],
  ['another request ends a search', { request: request({ seed: '8' }), is: 'searching' }, 'deal'],
  ['another request ends a button’s search', { request: request({ seed: '8' }), is: 'searchingOther' }, 'deal'],
  ['so does one whose game is kept', { before: request({ seed: '8' }), is: 'searchingOther', kept }, 'resume'],
  // A seed that is set
  ['the seed in play, set again, changes nothing', { news: 'seed', before: request() }, 'stay'],
  ['the seed in play, set while another is searched for, ends that', { news: 'seed', is: 'searching' }, 'stay'],
  ['the seed in play, set while a button searches, lets it', { news: 'seed', is: 'searchingOther' }, 'wait'],
  [
    'the seed whose deal was passed over for the one in play, set again, changes nothing',
    { news: 'seed', answer: OTHER.inPlay.deal, ...OTHER },
    'stay',
  ],
  ['the same seed, set again after another game, deals it again', { news: 'seed', ...OTHER }, 'deal'],
  ['or goes on with what is kept of it', { news: 'seed', ...OTHER, kept }, 'resume'],
  [
    'but not with that other game',
    { news: 'seed', ...OTHER, kept: { ...NO_FACTS, game: new Game(deal('8')) } },
    'deal',
  ],
  // Days
  ['a day that was kept goes on whenever it is asked for', { request: daily, kept }, 'resume'],
  ['the same day again changes nothing', { request: daily, before: daily, kept }, 'stay'],
  ['a new day comes for a reader who comes back and has played nothing', { ...YESTERDAYS, news: 'seenAgain' }, 'deal'],
  ['a new day that was played elsewhere goes on', { ...YESTERDAYS, news: 'seenAgain', kept }, 'resume'],
  ['a new day doesn’t come before the reader’s eyes', YESTERDAYS, 'stay'],
  [
    'a new day takes no game that is begun',
    { ...YESTERDAYS, inPlay: inPlay(sevenInPlay, { day: YESTERDAY, isBegun: true }), news: 'seenAgain' },
    'stay',
  ],
  [
    'a new day takes no game that a method has put in play',
    { ...YESTERDAYS, answer: deal('9'), news: 'seenAgain' },
    'stay',
  ],
  [
    'no day comes where the attributes ask for none',
    { inPlay: inPlay(sevenInPlay, { day: YESTERDAY }), news: 'seenAgain' },
    'stay',
  ],
  [
    'on the same day nothing comes',
    { ...YESTERDAYS, inPlay: inPlay(sevenInPlay, { day: TODAY }), news: 'seenAgain' },
    'stay',
  ],
];

/** The state before, and what there is now. */
function given(row: Row[1]): Parameters<typeof decide> {
  const all = { before: seven, ...CASE, ...row };
  return [{ ...all, request: all.before }, all];
}

describe('what the attributes ask for', () => {
  for (const [rule, row, is] of ROWS) {
    it(rule, () => {
      const decision = decide(...given(row));
      expect(decision.is).to.equal(is);
      if (decision.is === 'resume') expect(decision.played).to.equal(row.kept);
    });
  }

  it('reads what is kept only if that matters', () => {
    const [state, situation] = given({});
    Object.defineProperty(situation, 'kept', {
      get: (): never => {
        throw new Error('read');
      },
    });
    expect(decide(state, situation).is).to.equal('stay');
    expect(() => decide({ ...state, request: undefined }, situation)).to.throw('read');
  });
});
