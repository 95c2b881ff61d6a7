// Links that were shared, by any release, and on pages with addresses of any kind.
import { expect } from 'chai';
import { recordFromLink, recordFromText } from '../../src/engine.js';

const TEXT = '1.pyramid-dozen.playing.s~00e9.recycles.n5.kings.salone.._AB.~-';
const RECORD = recordFromText(TEXT);
const NEW = '1_0pyramid-dozen_0playing_0s_200e9_0recycles_0n5_0kings_0salone_0_0_1AB_0_2-';

describe('recordFromLink', () => {
  it('reads the record of a link, whatever comes before it', () => {
    for (const link of [
      `https://cards.example/#${TEXT}`,
      `https://cards.example/#solitaire-${NEW}`,
      `https://cards.example/?p=12#solitaire-${NEW}`,
      `https://cards.example/#/games/patience?solitaire=${NEW}`,
      `https://cards.example/#!/games?tab=2&solitaire=${NEW}&more=1`,
      `#${TEXT}`,
      `#solitaire-${NEW}`,
    ]) {
      expect(recordFromLink(link), link).to.deep.equal(RECORD);
    }
  });

  it('finds none where there is none', () => {
    for (const link of [
      '',
      'https://cards.example/',
      '#chapter-3',
      '#/games/1.2',
      '#solitaire',
      '#solitaire-rules',
      '#/games?solitaire=klondike',
      `?solitaire=${NEW}`,
      `#/my-solitaire-${NEW}`,
      '#'.repeat(100_000),
    ]) {
      expect(recordFromLink(link), link.slice(0, 40)).to.equal(undefined);
    }
  });

  it('throws where the record is cut, and at what is no text', () => {
    for (const link of [`#${TEXT.slice(0, 20)}`, `#solitaire-${NEW.slice(0, 24)}`, '#2.bakers-dozen.playing.s42..']) {
      expect(() => recordFromLink(link), link).to.throw(RangeError);
    }
    expect(() => recordFromLink(null as unknown as string)).to.throw(TypeError, 'link is null; allowed: text');
  });
});
