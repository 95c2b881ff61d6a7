// How far a deal has come: each step by itself, from state and event to state.
import { expect } from 'chai';
import { type Deal, readDeal } from '../../src/engine/model/deal.js';
import { pyramidDozen } from '../../src/games/pyramid-dozen.js';
import {
  attributesRead,
  type DealingState,
  elementLeft,
  isAnswer,
  searchBegun,
  seedOf,
  seedSet,
  seenAgain,
  settled,
  START,
  upgraded,
} from '../../src/play/dealing/dealing-state.js';
import type { RequestedDeal } from '../../src/play/request/requested-deal.js';

const [seven, eight] = ['7', '8'].map((seed) => readDeal(pyramidDozen, { seed })) as [Deal, Deal];
const request = (seed?: string): RequestedDeal => ({
  seed,
  deck: undefined,
  daily: false,
  deals: undefined,
  difficulty: undefined,
  options: seven.options,
});
/** The page has asked for seed 7. */
const ASKED = attributesRead(seedSet(START, '7', undefined), request('7'), 'slot');
const ANSWERED = settled(ASKED, seven);
const SEARCHING = searchBegun(ASKED, true);
const SEARCHING_OTHER = searchBegun(ANSWERED, false);

/** Each row: a state, the deal in play, and what the property `seed` reads. */
const SEEDS: readonly (readonly [string, DealingState, Deal | undefined, string | null])[] = [
  ['nothing at first', START, undefined, null],
  ['what is asked for, until that is dealt', ASKED, undefined, '7'],
  ['what is asked for, while it is searched for', SEARCHING, eight, '7'],
  ['the deal in play', ANSWERED, seven, '7'],
  ['that of a method', ANSWERED, eight, '8'],
  ['the deal in play, while a method’s is searched for', SEARCHING_OTHER, seven, '7'],
  ['a seed that was set, before the attributes are read', seedSet(ANSWERED, '9', seven), seven, '9'],
  ['what is asked for, where its deal has failed', settled(SEARCHING), undefined, '7'],
];

/** Each row: a state, the deal in play, a seed that is set, and whether anything follows. */
const SETS: readonly (readonly [string, DealingState, Deal | undefined, string | null, boolean])[] = [
  ['another seed', ANSWERED, seven, '9', true],
  ['the seed in play', ANSWERED, seven, '7', false],
  ['the seed in play, which a method has dealt', ANSWERED, eight, '8', true],
  ['the seed that was passed over for the one in play', settled(ASKED, eight), eight, '7', false],
  ['the seed that a method’s game has replaced', ANSWERED, eight, '7', true],
  ['the seed that is searched for', SEARCHING, eight, '7', false],
  ['the seed in play, while another is searched for', SEARCHING, eight, '8', true],
  ['no seed, where none was asked for', settled(START), seven, null, false],
  ['no seed any more', ANSWERED, seven, null, true],
];

describe('the state of dealing', () => {
  for (const [what, state, inPlay, seed] of SEEDS) {
    it(`gives the property seed: ${what}`, () => expect(seedOf(state, inPlay)).to.equal(seed));
  }

  for (const [what, state, inPlay, seed, isNews] of SETS) {
    it(`${isNews ? 'changes' : 'is the same'} when the page sets ${what}`, () => {
      const after = seedSet(state, seed, inPlay);
      if (isNews) expect(after).to.deep.equal({ ...state, seed, news: 'seed' });
      else expect(after).to.equal(state);
    });
  }

  it('knows the answer to the attributes from a method’s game, once it is dealt', () => {
    expect(isAnswer(ANSWERED, seven)).to.equal(true);
    expect(isAnswer(ANSWERED, eight)).to.equal(false);
    expect(isAnswer(SEARCHING_OTHER, seven)).to.equal(true);
    expect(isAnswer(searchBegun(ANSWERED, true), seven)).to.equal(false);
  });

  it('remembers the last answer while a method’s game is in play', () => {
    expect(settled(ANSWERED).answer).to.equal(seven);
  });

  it('searches for whoever asks, and then owes nothing more', () => {
    expect([SEARCHING.is, SEARCHING_OTHER.is]).to.deep.equal(['searching', 'searchingOther']);
    for (const state of [SEARCHING, SEARCHING_OTHER])
      expect(settled(state, eight)).to.include({ is: 'settled', answer: eight });
  });

  it('owes the attributes their deal when the element leaves before it is found', () => {
    expect(elementLeft(SEARCHING, seven).is).to.equal('owed');
    expect(elementLeft(SEARCHING_OTHER, undefined).is).to.equal('owed');
    expect(elementLeft(SEARCHING_OTHER, seven).is).to.equal('settled');
    for (const state of [ASKED, ANSWERED]) expect(elementLeft(state, seven)).to.deep.equal(state);
  });

  it('forgets news once the attributes are read', () => {
    const read = attributesRead(seenAgain(ANSWERED), request('8'), 'other');
    expect(read).to.deep.equal({ ...ANSWERED, request: request('8'), slot: 'other' });
  });

  it('takes the reader’s return for less than a seed that is set', () => {
    expect(seenAgain(ANSWERED).news).to.equal('seenAgain');
    expect(seenAgain(seedSet(ANSWERED, '9', seven)).news).to.equal('seed');
    expect(seedSet(seenAgain(ANSWERED), '9', seven).news).to.equal('seed');
  });

  it('lets a method’s game go before properties that were set before the class was there, and before nothing else', () => {
    const overtaken = upgraded(ANSWERED, request('7'), eight);
    expect(overtaken.news).to.equal('overtaken');
    expect(seedSet(overtaken, '9', eight)).to.include({ news: 'overtaken', seed: '9' });
    expect(upgraded(ANSWERED, request('8'), eight), 'the page has asked since').to.equal(ANSWERED);
    expect(upgraded(ASKED, request('7'), undefined), 'no game has begun').to.equal(ASKED);
    const set = seedSet(ANSWERED, '9', seven);
    expect(upgraded(set, request('7'), seven), 'the seed is new').to.equal(set);
  });
});
