// Boards from text: those of other programs, and what people paste.
import { expect } from 'chai';
import { boardText, deckOf, readBoard } from '../../src/deals.js';
import { LAYOUTS } from '../../src/deals/layouts.js';
import { createGame, games, recordFromText } from '../../src/engine.js';
import { EXAMPLES } from '../examples/games.js';
import { PYSOLFC, SAVED } from './boards.js';

const FREE_CELL = PYSOLFC['free-cell']![1]!.trim();
const deck = deckOf('microsoft', 'free-cell', 1);

const withoutAces = (codes: string) => codes.replace(/ A\w/g, '');

it('every game has the layout that its rules deal', () => {
  const variants = [...games.map((id) => createGame(id).deal.rules), ...EXAMPLES.map(({ variant }) => variant)];
  for (const variant of variants) {
    const { columns, reserve = 0, waste = 0, acesOut = false } = LAYOUTS.get(variant.id)!;
    const { piles } = createGame(variant, { seed: 'layout' }).state;
    const cardsIn = (kind: string) => piles.filter((pile) => pile.kind === kind).map(({ cards }) => cards.length);
    const laid = variant.id === 'pyramid-dozen' ? cardsIn('pyramid').length : cardsIn('tableau');
    expect(variant.id === 'pyramid-dozen' ? 28 : columns, variant.id).to.deep.equal(laid);
    expect([cardsIn('reserve')[0] ?? 0, cardsIn('waste')[0] ?? 0]).to.deep.equal([reserve, waste]);
    if (acesOut) expect(cardsIn('foundation')).to.deep.equal([1, 1, 1, 1]);
  }
});

describe('readBoard reads', () => {
  for (const [game, boards] of Object.entries(PYSOLFC)) {
    it(`what PySolFC prints of ${game}`, () => {
      for (const [number, board] of Object.entries(boards)) {
        const read = readBoard(game, board);
        expect(withoutAces(read.deck)).to.equal(withoutAces(deckOf('pysolfc', game, number)));
        expect(read.moves).to.deep.equal([]);
      }
    });
  }

  for (const [what, text] of Object.entries({
    'columns with other letters': FREE_CELL.toLowerCase().replaceAll('t', '10'),
    'columns between bars': FREE_CELL.replaceAll('\n', ' | '),
    'columns with colons, commas and comments': `# MS 1\n\n${FREE_CELL.replaceAll(/^/gm, ': ').replaceAll(' ', ', ')}\r\n`,
    'columns of signs': FREE_CELL.replaceAll('H', '♥\ufe0f').replaceAll('S', '♠'),
    'one line': deck,
    'fc-solve’s text': `Foundations: H-0 C-0 D-0 S-0 \nFreecells:  -  -  -  -\n${FREE_CELL.replaceAll(/^/gm, ': ')}`,
    'columns that stand side by side': `
      JD 2D 9H JC 5D 7H 7C 5H
      KD KC 9S 5S AD QC KH 3H
      2S KS 9D QD JS AS AH 3C
      4C 5C TS QH 4H AC 4D 7S
      3S TD 4S TH 8H 2C JH 7D
      6D 8S 8D QS 6C 3D 8C TC
      6S 9C 2H 6H`,
  })) {
    it(what, () => {
      expect(readBoard('free-cell', text)).to.deep.equal({ deck, moves: [] });
    });
  }

  it('waste and stock after the columns', () => {
    const [stock, waste, ...columns] = PYSOLFC['golf-solitaire']![1]!.trim().split(/\s*\n\s*/);
    const bare = [...columns, waste, stock].join('\n').replace(/\w+:/g, '');
    expect(readBoard('golf-solitaire', bare).deck).to.equal(deckOf('pysolfc', 'golf-solitaire', 1));
  });

  it('the waste of a draw, with that draw', () => {
    const board = PYSOLFC['klondike-solitaire']![1]!.replace('Talon: 4H', 'Waste: 4H\nTalon:');
    const moves = [{ type: 'draw' }];
    expect(readBoard('klondike-solitaire', board)).to.deep.equal({
      deck: deckOf('pysolfc', 'klondike-solitaire', 1),
      moves,
    });
    const canfield = `Foundations: JD\nReserve: 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC
      KS\n2S\n3H\nKH\nWaste: 9D QD JS\nTalon: AS AH 3C 4C 5C TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H`;
    expect(readBoard('canfield-solitaire', canfield)).to.deep.equal({
      deck: deckOf('pysolfc', 'canfield-solitaire', 1),
      moves,
    });
  });

  it('a saved game of KPatience', () => {
    const read = readBoard('golf-solitaire', SAVED['golf-solitaire']);
    expect(read).to.deep.equal({ deck: deckOf('kpatience', 'golf-solitaire', 2048478638), moves: [] });
    const undone = SAVED['bakers-dozen'].replace(' current="true"', '').replace('<state', '<state current="true"');
    expect(readBoard('bakers-dozen', undone).deck).to.equal(deckOf('kpatience', 'bakers-dozen', 736729338));
  });
});

describe('readBoard refuses, and says:', () => {
  const midPlay = (why: string) => `the board is in mid-play: ${why}; allowed: a deal before its first move`;
  for (const [game, text, message] of [
    ['spider', FREE_CELL, 'unknown game "spider"; allowed: trusty-twelve, '],
    [
      'free-cell',
      FREE_CELL.replace('KC', '1H'),
      'line 2: unknown card "1H"; allowed: a rank A23456789TJQK or 10, then ',
    ],
    ['free-cell', FREE_CELL.replace('KC', 'K\u200bC'), 'line 2: unknown card "K<U+200B>C"; allowed: '],
    ['free-cell', FREE_CELL.replace('KC', 'JD'), 'line 2: JD is there twice, first in line 1'],
    ['free-cell', FREE_CELL.replace(' KC', ''), 'the board has 51 cards; 52 are needed. Missing: KC'],
    ['free-cell', '', 'the board has 0 cards; 52 are needed. Missing: AC, 2C, 3C, 4C'],
    ['free-cell', `Goal: KC\n${FREE_CELL}`, 'line 1: unknown card "Goal"; allowed: '],
    ['free-cell', `Piles: KC\n${FREE_CELL}`, 'line 1: unknown pile "Piles"; allowed: foundations, '],
    ['free-cell', `Freecells: - 6D - -\n${FREE_CELL.replace(' 6D', '')}`, midPlay('line 1: 6D is in a cell')],
    [
      'free-cell',
      `Foundations: C-A\n${FREE_CELL.replace(' AC', '')}`,
      midPlay('line 7 has 5 cards; column 6 of a deal has 6'),
    ],
    ['free-cell', FREE_CELL.replace(' 6S\n', '\n6S '), midPlay('line 1 has 6 cards; column 1 of a deal has 7')],
    ['beleaguered-castle', `Foundations: H-2\n${PYSOLFC['beleaguered-castle']![1]!.replace(/.*:.*/, '')}`, '2H'],
    [
      'bakers-dozen',
      SAVED['bakers-dozen'],
      midPlay('2 moves were made. Undo them and save again, or use number 736729338'),
    ],
    ['bakers-dozen', SAVED['golf-solitaire'], 'the saved game is of "golf"; allowed: bakersdozen'],
    ['trusty-twelve', SAVED['golf-solitaire'], 'the saved game is of "golf"; allowed: none for this game'],
    ['golf-solitaire', SAVED['golf-solitaire'].replace('"five"', '"fünf"'), 'unknown card "fünf of '],
    [
      'golf-solitaire',
      SAVED['golf-solitaire'].replace('stack6', 'stack5'),
      'the saved game has columns of 5, 5, 5, 5, 5, 10; ',
    ],
    ['golf-solitaire', '<dealer id="12" number="5">', 'the saved game is in an old form; allowed: golf'],
  ] as const) {
    it(message, () => {
      expect(() => readBoard(game, text)).to.throw(RangeError, message);
    });
  }

  // Each beginning of a tag was searched to the end of the text, which took minutes.
  for (const start of ['<kpat-game', '<kpat-game game-type="freecell"><state>'] as const) {
    it(`the longest text of beginnings, in time: ${start}`, () => {
      const text = start + (start.endsWith('>') ? '<card ' : start).repeat(90_000);
      expect(() => readBoard('free-cell', text)).to.throw(RangeError, /the saved game/);
    });
  }

  it('what isn’t text', () => {
    expect(() => readBoard('free-cell', null as never)).to.throw(TypeError, 'board is null; allowed: text');
    expect(() => readBoard('free-cell', ' '.repeat(1_000_001))).to.throw(RangeError, 'board is too long (1000001)');
  });
});

describe('boardText', () => {
  it('writes a deal that is read again', () => {
    for (const id of ['free-cell', 'beleaguered-castle']) {
      const { variant } = EXAMPLES.find((each) => each.variant.id === id)!;
      const { state } = createGame(variant, { seed: '7' });
      const again = createGame(variant, { deck: readBoard(id, boardText(state)).deck });
      expect(again.state.piles).to.deep.equal(state.piles);
    }
  });

  it('writes a game in mid-play', () => {
    const { variant, won } = EXAMPLES.find((each) => each.variant.id === 'free-cell')!;
    const game = createGame(variant, { seed: recordFromText(won[0]!).seed! });
    for (const [card, from, to] of [
      ['AH', 'tableau-5', 'foundation-H'],
      ['8C', 'tableau-1', 'cell-1'],
    ] as const) {
      expect(game.play({ type: 'move', card, from, to })).to.be.true;
    }
    expect(boardText(game.state)).to.equal(
      [
        'Foundations: H-A C-0 D-0 S-0',
        'Freecells: 8C - - -',
        ': KC 7D TC 4H 6C 9S',
        ': 2D JH QH AS TD 2C 4S',
        ': QC 9D TS JD 2S 3H 5S',
        ': 7H JS 5D 8D 3C 4C 5C',
        ': 6S QS 6H AC 9H',
        ': 8H 8S KS 6D KD 2H',
        ': TH 9C 7C 3D 7S JC',
        ': 4D QD AD KH 3S 5H',
        '',
      ].join('\n'),
    );
  });

  it('refuses a game that fc-solve doesn’t know', () => {
    const { state } = createGame('lucky-thirteen');
    expect(() => boardText(state)).to.throw(
      RangeError,
      'fc-solve doesn’t know "lucky-thirteen"; allowed: bakers-dozen, ',
    );
    expect(() => boardText(null as never)).to.throw(TypeError, 'state is null; allowed: an object such as game.state');
  });
});
