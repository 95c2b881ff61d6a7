import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { createGame, games, recordFromText, type State, type Variant } from '../../src/engine.js';
import { drawDeal, type PictureSettings } from '../../src/picture.js';
import { ALL_CARDS } from '../engine/table.js';
import { EXAMPLES } from '../examples/games.js';
import { few } from '../support/few.js';
import { WON } from '../support/games-played.js';
import { languages } from '../support/languages.js';

const variants: Variant[] = EXAMPLES.map(({ variant }) => variant);
const ALL: readonly (string | Variant)[] = [...games, ...variants];

const titleOf = (svg: string) => /<title>(.*?)<\/title>/.exec(svg)![1]!;
const descriptionOf = (svg: string) => /<desc>(.*?)<\/desc>/.exec(svg)![1]!;

/** How many cards are drawn, faces and backs. */
const paperIn = (svg: string) => {
  const [, id] = /<rect id="(\w+)" width="50" height="70" rx="4" fill="#fff" stroke=/.exec(svg)!;
  return svg.split(`href="#${id}"`).length - 1;
};

/** A game after some moves, whatever they are. */
function playedOn(game: string | Variant, moves: number) {
  const played = createGame(game, { seed: '42' });
  for (let n = 0; n < moves && played.status === 'playing'; n++) {
    const legal = played.legalMoves;
    played.play(legal[(7 * n) % legal.length]!);
  }
  return played;
}

/** Of seed 42 by default, half as wide, and as previews: width, height, where the table begins, the scale. */
const FRAMES = [
  ['trusty-twelve', '640, 249, 12 12, 1.5', '320, 131, 12 12, 0.72', '640, 335, 12 136.5, 0.88'],
  ['pyramid-dozen', '640, 484, 12 12, 1.64', '320, 244, 12 12, 0.78', '640, 335, 12 13.5, 1.1'],
  ['trefoil-solitaire', '640, 476, 12 12, 1.42', '320, 244, 12 12, 0.68', '640, 335, 12 56, 0.96'],
  ['lucky-thirteen', '640, 440, 12 12, 1.4', '320, 228, 12 12, 0.68', '640, 335, 12 70.5, 0.88'],
  ['bakers-dozen', '640, 440, 12 12, 1.4', '320, 228, 12 12, 0.68', '640, 335, 12 70.5, 0.88'],
  ['aces-up', '640, 317, 12 12, 1.9', '320, 165, 12 12, 0.92', '640, 335, 12 94, 0.96'],
  ['golf-solitaire', '640, 415, 12 12, 1.64', '320, 211, 12 12, 0.78', '640, 335, 12 13, 1.3'],
  ['beleaguered-castle', '640, 395, 12 12, 1.42', '320, 204, 12 12, 0.68', '640, 335, 12 42, 0.96'],
  ['free-cell', '640, 426, 12 12, 1.42', '320, 219, 12 12, 0.68', '640, 335, 12 31.5, 0.96'],
  ['klondike-solitaire', '640, 373, 12 12, 1.64', '320, 191, 12 12, 0.78', '640, 335, 12 66, 0.96'],
  ['yukon-solitaire', '640, 516, 12 12, 1.64', '320, 259, 12 12, 0.78', '640, 335, 12 41, 0.84'],
  ['canfield-solitaire', '640, 277, 12 12, 1.64', '320, 145, 12 12, 0.78', '640, 335, 12 94, 0.96'],
];

/** Of each game dealt, and after 25 and 60 moves. */
const DIGESTS = [
  'ddbc343c e9266d46 b7306d01',
  '02770ad7 d0b71c63 891354fc',
  '1c0afe30 e9e1d245 4b1fe27b',
  '34586c23 cfb55a82 cfb55a82',
  'e8a2187c fb260655 21a2100c',
  '171c3e93 bea946bf bea946bf',
  'c6017a55 f93475b4 2a7cfa39',
  '9c026f85 b12f1913 b12f1913',
  '3a898871 a2bdd58d a2bdd58d',
  '0dc67d31 801262d9 6b02e636',
  '7aca4e11 90f64964 90f64964',
  '2cf913fb 745c3977 83aec62c',
];

describe('drawDeal', () => {
  for (const game of ALL) {
    const id = typeof game === 'string' ? game : game.id;

    it(`draws ${id} in at most 22 KB, at the start and later, small and large`, () => {
      for (const moves of [0, 10, 25, 60]) {
        const { state } = playedOn(game, moves);
        for (const settings of [{}, { width: 320 }, { width: 1280 }, { width: 640, height: 335 }]) {
          const svg = drawDeal(state, { ...settings, variants });
          expect(Buffer.byteLength(svg), `${moves} moves, ${JSON.stringify(settings)}`).to.be.below(22_528);
        }
      }
    });

    it(`draws ${id} alike from its deal and its state, and from its record and its state`, () => {
      const start = drawDeal(createGame(game, { seed: '42' }).state, { variants });
      expect(drawDeal({ game: id, seed: '42' }, { variants })).to.equal(start);
      const { record, state } = playedOn(game, 12);
      expect(drawDeal(record, { variants })).to.equal(drawDeal(state, { variants }));
      expect(drawDeal(record, { variants })).not.to.equal(start);
    });
  }

  it('shows every card of the columns, and of other piles the top one', () => {
    expect(paperIn(drawDeal({ game: 'bakers-dozen', seed: '42' }))).to.equal(52);
    expect(paperIn(drawDeal({ game: 'trusty-twelve', seed: '42' }))).to.equal(13);
    expect(paperIn(drawDeal(recordFromText(WON['bakers-dozen']!)))).to.equal(4);
  });

  it('has a title and a description for those who cannot see it', () => {
    const svg = drawDeal({ game: 'bakers-dozen', seed: '42' });
    expect(titleOf(svg)).to.equal('Baker’s Dozen, Deal 42');
    expect(descriptionOf(svg)).to.include('column 1: ').and.include('Queen of diamonds');
    expect(titleOf(drawDeal(playedOn('bakers-dozen', 3).state))).to.equal('Baker’s Dozen, Deal 42, 3 moves');
  });

  it('names no card that lies face down', () => {
    const svg = drawDeal({ game: 'klondike-solitaire', seed: '42' }, { variants });
    expect(descriptionOf(svg).match(/ of (clubs|diamonds|hearts|spades)/g)).to.have.length(7 + 4);
  });

  it('speaks a language, and draws its letters', () => {
    const { de } = languages;
    const svg = drawDeal({ game: 'bakers-dozen', seed: '42' }, { texts: de });
    expect(titleOf(svg)).to.equal('Baker’s Dozen, Spiel 42');
    expect(descriptionOf(svg)).to.include('Karo-Dame');
    const plain = drawDeal({ game: 'bakers-dozen', seed: '42' }, { texts: { ...de, letters: {} } });
    expect(svg).not.to.equal(plain);
  });

  it('stays below 22 KB in every language', () => {
    for (const [tag, texts] of few(Object.entries(languages), 4)) {
      for (const game of ALL) {
        const svg = drawDeal(createGame(game, { seed: '42' }).state, { texts, variants });
        expect(Buffer.byteLength(svg), tag).to.be.below(22_528);
      }
    }
  });

  it('takes a deck, options, a size and colours', () => {
    const deck = ALL_CARDS.join(' ');
    expect(titleOf(drawDeal({ game: 'bakers-dozen', deck }))).to.equal('Baker’s Dozen, Custom deal');
    const options = { kings: 'alone' };
    expect(drawDeal({ game: 'pyramid-dozen', seed: '42', options })).to.be.a('string');
    const given = { game: 'bakers-dozen', seed: '42' };
    const colours = { felt: 'teal', red: 'rgb(200 0 0)', diamonds: '#00f' };
    const svg = drawDeal(given, { width: 600, height: 315, radius: 0, colours });
    expect(svg).to.include('width="600" height="315"').and.include('rx="0"');
    for (const colour of ['teal', 'rgb(200 0 0)', '#00f']) expect(svg).to.include(`stop-color="${colour}"`);
    expect(drawDeal(given, { colours: { felt: undefined } })).to.equal(drawDeal(given));
  });

  it('draws each game as it did before: where a digest changes, look at the pictures', () => {
    const digests = ALL.map((game) => {
      const pictures = [0, 25, 60].map((moves) => drawDeal(playedOn(game, moves).state, { variants }));
      const drawn = pictures.map((svg) => svg.replace(/<title>.*<\/desc>/s, ''));
      return drawn.map((svg) => createHash('sha256').update(svg).digest('hex').slice(0, 8)).join(' ');
    });
    expect(digests).to.deep.equal(DIGESTS);
  });

  /** The size of the picture, where the table begins, and how large the cards are. */
  const frameOf = (svg: string) =>
    /^<svg [^>]*?width="([\d.]+)" height="([\d.]+)".*?<g transform="translate\(([\d. ]+)\) scale\(([\d.]+)\)"/s
      .exec(svg)!
      .slice(1)
      .map((each) => each.replace(/[\d.]+/g, (number) => String(Math.round(Number(number) * 100) / 100)))
      .join(', ');

  it('makes the cards as large as the picture has room for, and the picture as high as the cards need', () => {
    const frames = ALL.map((game) => {
      const { state } = playedOn(game, 0);
      const sizes: PictureSettings[] = [{}, { width: 320 }, { width: 640, height: 335 }];
      return [state.game, ...sizes.map((size) => frameOf(drawDeal(state, { ...size, variants })))];
    });
    expect(frames).to.deep.equal(FRAMES);
    const gone = drawDeal(recordFromText(WON['pyramid-dozen']!));
    expect(frameOf(gone), 'a pyramid that has gone needs no height').to.match(/^640, 1\d\d, /);
  });

  it('makes the cards as small as the picture needs them', () => {
    for (const game of ALL) {
      for (const size of ['640 335', '640 100', '100 640']) {
        const [width, height] = size.split(' ').map(Number) as [number, number];
        const svg = drawDeal(playedOn(game, 60).state, { width, height, variants });
        const [, left, top, scale] = /<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)"/
          .exec(svg)!
          .map(Number);
        const places = [...svg.matchAll(/<g transform="translate\(([\d.]+) ([\d.]+)\)/g)].slice(1);
        for (const [, x, y] of places.map((place) => place.map(Number))) {
          expect(left! + (x! + 50) * scale!).to.be.at.most(width);
          expect(top! + (y! + 70) * scale!).to.be.at.most(height);
        }
      }
    }
  });

  it('is plain: no style, script, link or address but the one of its kind', () => {
    for (const game of ALL) {
      const svg = drawDeal(playedOn(game, 20).state, { variants });
      expect(svg).not.to.match(/<style|style=|class=|<script|<image|<a |url\((?!#)|var\(|light-dark|\bon\w+=/);
      expect(svg.match(/https?:[^"]*/g)).to.deep.equal(['http://www.w3.org/2000/svg']);
    }
  });

  it('lets no text out of its place', () => {
    const seed = '</title><script>alert(1)</script>&"\u0000\ud800\ufffe';
    const svg = drawDeal({ game: 'bakers-dozen', seed });
    expect(titleOf(svg)).to.equal('Baker’s Dozen, Deal &lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;&quot;');
  });

  for (const [name, least] of [
    ['width', 100],
    ['height', 100],
    ['radius', 0],
  ] as const) {
    it(`takes a ${name} of ${least} to 4,000 pixels, and no other`, () => {
      const draw = (pixels: number) => drawDeal({ game: 'trusty-twelve', seed: '42' }, { [name]: pixels });
      for (const pixels of [least, least + 1, 3999, 4000]) {
        expect(draw(pixels)).to.include(` ${name === 'radius' ? 'rx' : name}="${pixels}"`);
      }
      for (const pixels of [least - 1, 4001]) {
        expect(() => draw(pixels)).to.throw(RangeError, `${name} is ${pixels}; allowed: ${least} to 4000 pixels`);
      }
    });
  }

  it('takes a state with any number of cards face down, and any number of moves', () => {
    const { state } = createGame('bakers-dozen', { seed: '42' });
    for (const count of [0, 4]) {
      state.piles[0]!.faceDown = count;
      expect(() => drawDeal(state)).not.to.throw();
    }
    expect(titleOf(drawDeal({ ...state, moveCount: 0 }))).to.equal('Baker’s Dozen, Deal 42');
    expect(titleOf(drawDeal({ ...state, moveCount: 1 }))).to.equal('Baker’s Dozen, Deal 42, 1 move');
  });

  describe('refuses, and says:', () => {
    const { state } = playedOn('bakers-dozen', 0);
    const deal = { game: 'bakers-dozen', seed: '42' };
    const won = recordFromText(WON['bakers-dozen']!);
    const piles = (change: (piles: State['piles']) => void) => {
      const copy = structuredClone(state);
      change(copy.piles);
      return copy;
    };
    const REFUSED: readonly [given: unknown, settings: unknown, message: string][] = [
      [null, {}, "deal is null; allowed: an object such as { game: 'bakers-dozen', seed: '42' }"],
      [{ game: 'chess', seed: '1' }, {}, `deal is for the game "chess"; allowed: ${games.join(', ')}`],
      [{ game: 'free-cell', seed: '1' }, {}, 'deal is for the game "free-cell"; allowed: '],
      [{ game: 'bakers-dozen' }, {}, 'deal has neither a seed nor a deck'],
      [{ game: 'pyramid-dozen', seed: '1', options: { kings: 'fly' } }, {}, 'kings is "fly"; allowed: stay'],
      [{ ...won, moves: 'AAAA' }, {}, 'move 1 is illegal'],
      [{ ...won, status: 'playing' }, {}, 'record claims the status "playing"'],
      ...[[], state.piles.slice(1), [...state.piles, state.piles[0]]].map((all): [unknown, unknown, string] => [
        { ...state, piles: all },
        {},
        'the 17 piles',
      ]),
      [piles((all) => (all[0]!.id = 'x')), {}, '"x" as pile 1; allowed: "tableau-1"'],
      [piles((all) => all[0]!.cards.push('ZZ')), {}, 'unknown card "ZZ"'],
      [piles((all) => all[0]!.cards.push('QD')), {}, '"QD" twice'],
      [piles((all) => (all[0]!.faceDown = -1)), {}, '-1 cards face down; allowed: 0 to 4'],
      [piles((all) => (all[0]!.faceDown = 5)), {}, '5 cards face down; allowed: 0 to 4'],
      [{ ...state, moveCount: [7] }, {}, 'an array as moveCount; allowed: a whole number, 0 or more'],
      [{ ...state, moveCount: -1 }, {}, '-1 as moveCount; allowed: a whole number, 0 or more'],
      [deal, { texts: null }, 'texts is null; allowed: an object'],
      [deal, null, 'settings is null; allowed: an object'],
      [deal, { colors: {} }, 'unknown setting "colors"; allowed: width, height, radius, colours, texts, variants'],
      [deal, { width: '640' }, 'width is "640"; allowed: 100 to 4000 pixels'],
      [deal, { height: Infinity }, 'height is Infinity; allowed: 100 to 4000 pixels'],
      [deal, { radius: NaN }, 'radius is NaN; allowed: 0 to 4000 pixels'],
      [deal, { colours: { table: 'red' } }, 'unknown colour "table"; allowed: felt, feltInk, '],
      [deal, { colours: { felt: '"/><script>' } }, 'colour felt is "\\"/><script>"; allowed: a colour'],
      [deal, { colours: { felt: 'teal"' } }, 'colour felt is "teal\\""'],
      [deal, { colours: { felt: ['teal'] } }, 'colour felt is an array'],
      [deal, { colours: { felt: 'url(https://a.example/)' } }, 'colour felt is "url(https://a.example/)"'],
    ];
    for (const [given, settings, message] of REFUSED) {
      it(message, () => expect(() => drawDeal(given as State, settings as PictureSettings)).to.throw(message));
    }
  });
});
