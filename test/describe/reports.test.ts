// What is said of each move, undo and redo: what went where, what came, and what has become free. Every sentence must be true of the game.
import { expect } from 'chai';
import { createGame, type Move, solve, type State } from '../../src/engine.js';
import { describeDeal, SEED_SHOWN } from '../../src/describe/deal.js';
import { en } from '../../src/locales/en.js';
import { NO_FACTS } from '../../src/play/session/played-game.js';
import { yukon } from '../../src/examples/yukon-solitaire.js';
import { LAST_MOVE } from '../element/decks.js';
import { nameOf } from '../engine/table.js';
import { EXAMPLES } from '../examples/games.js';
import { LOST, WON } from '../support/games-played.js';
import { change, moveOf, opened, pileIn, playFirst, saidOf, told } from './saying.js';

for (const text of Object.values(WON)) {
  const { game, moves } = opened(text);

  describe(`a whole game of ${game.deal.rules.id}`, () => {
    const heard = moves.map((move) => told(game, move));

    it('is told shortly, each move in other words than the one before', () => {
      expect(heard).to.have.length(moves.length);
      for (const each of heard) expect(each.length).to.be.within(4, 140);
      expect(new Set(heard.filter((each, i) => each === heard[i - 1])).size).to.be.at.most(1);
    });

    it('ends with the last move before what it has done', () => {
      expect(heard.at(-1)).to.match(new RegExp(`\\. Won in ${moves.length} moves$`));
    });
  });
}

describe('a report', () => {
  it('tells what moved, what came from the stock, and what was taken back', () => {
    const game = createGame('trusty-twelve', { seed: '42' });
    const move = { type: 'move', card: 'AC', from: 'tableau-3', to: 'tableau-9' } as const;
    expect(told(game, move)).to.match(/^Ace of clubs to pile 9, on 2 of clubs\. \w+ of \w+ is dealt to pile 3$/);
    expect(told(game, 'undo')).to.match(/^Undo\. .*, pile \d+/);
    expect(told(game, 'redo')).to.match(/^Redo\. /);
  });

  it('names up to four cards that came to another pile', () => {
    const game = createGame(yukon, { seed: '6' });
    const undone = (card: string) => {
      game.play(game.legalMoves.find((move) => move.type === 'move' && move.card === card)!);
      return told(game, 'undo');
    };
    expect(undone('TD')).to.match(/^Undo\. 10 of diamonds, column 2(\. [\w ]+, column 2){3}$/);
    expect(undone('AD')).to.equal('Undo');
  });

  it('tells a draw by what it brings', () => {
    const game = createGame('pyramid-dozen', { seed: '42' });
    const heard = told(game, { type: 'draw' });
    const [top] = pileIn(game.state, 'waste').cards;
    expect(heard).to.equal(`Draw. ${nameOf(top!)} is dealt to waste`);
  });

  it('tells a redeal by what is left, and a lift by its card', () => {
    const game = createGame('trefoil-solitaire', { seed: '42', draw: true });
    expect(told(game, { type: 'redeal' })).to.equal('Redealt. 1 redeal left');
    expect(told(game, { type: 'redeal' })).to.equal('Redealt. 0 redeals left');
    expect(told(game, moveOf(game, 'lift'))).to.match(/^\w+ of \w+ lifted$/);
  });

  it('tells what a card leaves open, unless the reader hears it next anyway', () => {
    const move = { type: 'move', card: 'AH', from: 'tableau-3', to: 'foundation-H' } as const;
    const dealt = () => createGame('lucky-thirteen', { seed: '42' });
    expect(told(dealt(), move)).to.equal('Ace of hearts to its foundation. Column 3: 8 of clubs.');
    const heard = 'tableau-3';
    expect(saidOf(change(dealt(), move), en, { heard })).to.equal('Ace of hearts to its foundation');
  });

  it('tells a pair that was removed once, and what it frees in the pyramid', () => {
    const game = createGame('pyramid-dozen', { seed: '42' });
    expect(told(game, moveOf(game, 'remove'))).to.match(
      /^\w+ of \w+ and \w+ of \w+ removed\. Row 6, place \d: \w+ of \w+\.$/,
    );
    expect(told(game, 'undo')).to.match(/^Undo\. \w+ of \w+, row \d, place \d\. \w+ of \w+, row \d, place \d$/);
  });
});

describe('an announcement', () => {
  it('gives the last move before what it has done, with the time where that is shown', () => {
    const { game, moves } = opened(WON['bakers-dozen']!);
    for (const move of moves.slice(0, -1)) game.play(move);
    const end = change(game, moves.at(-1)!, { elapsed: 65_000 });
    expect(saidOf(end, en, { showsTime: true })).to.match(/^King of \w+ to its foundation\. Won in \d+ moves, 1:05$/);
    const lost = createGame('trusty-twelve', { deck: LAST_MOVE });
    expect(told(lost, lost.legalMoves[0]!)).to.match(/ to pile \d+, on .*\. No moves left$/);
  });

  it('gives the end alone where moves come too fast to be followed', () => {
    const { game, moves } = opened(WON['bakers-dozen']!);
    const all = moves.map((move) => saidOf({ ...change(game, move), by: 'solution' }, en, { isRunning: true }));
    expect(all.slice(0, -1).filter(Boolean)).to.deep.equal([]);
    expect(all.at(-1)).to.equal(`Won in ${moves.length} moves`);
  });

  it('of another game gives its deal, and how far it is played or how it ended', () => {
    const begun = (game: ReturnType<typeof createGame>, day = '') =>
      saidOf({ game, by: 'script', past: { ...NO_FACTS, day }, change: undefined, isFirstMove: false });
    const game = createGame('bakers-dozen', { seed: '43' });
    expect(begun(game)).to.equal('Deal 43');
    playFirst(game);
    expect(begun(game)).to.equal('Deal 43. 1 move');
    expect(begun(game, '2026-11-20')).to.equal('Daily · 20 Nov. 1 move');
    expect(begun(createGame('bakers-dozen', { seed: '1234567' })), 'no long number').to.equal('New game');
    const { game: won, moves } = opened(WON['trusty-twelve']!);
    for (const move of moves) won.play(move);
    expect(begun(won)).to.equal(`Deal 19. Won in ${moves.length} moves`);
  });
});

describe('a deal', () => {
  it('is called by its seed if that has at most six characters; where any is wanted, by any', () => {
    for (const [seed, deal] of [
      ['12345', 'Deal 12345'],
      ['123456', 'Deal 123456'],
      ['1234567', ''],
      ['2026-11-20', ''],
    ] as const) {
      expect(describeDeal({ seed, deck: undefined }, { day: '' }, en, SEED_SHOWN)).to.equal(deal);
      expect(describeDeal({ seed, deck: undefined }, { day: '' }, en)).to.equal(`Deal ${seed}`);
    }
  });

  it('is called by its day, or as one of one’s own', () => {
    expect(describeDeal({ seed: '2026-02-03', deck: undefined }, { day: '2026-02-03' }, en)).to.equal('Daily · 3 Feb');
    expect(describeDeal({ seed: LAST_MOVE, deck: LAST_MOVE }, { day: '' }, en, SEED_SHOWN)).to.equal('Custom deal');
  });
});

/** `column 3` for `tableau-3`. */
const pileName = (id: string) =>
  id.replace('tableau-', 'column ').replace('cell-', 'cell ').replace('reserve-1', 'reserve');

/** What a move must be called, found from the state before and after it. */
function sentence(move: Move, before: State, after: State): string {
  const freed = (id: string) => {
    const { cards, faceDown = 0 } = pileIn(after, id);
    const isNew =
      faceDown < (pileIn(before, id).faceDown ?? 0) || cards.some((card) => !pileIn(before, id).cards.includes(card));
    if (isNew || /^(foundation|cell)/.test(id) || after.status !== 'playing') return '';
    const name = pileName(id);
    const begun = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    if (cards.length === 0) return `. ${begun}, empty`;
    return `. ${begun}: ${nameOf(cards.at(-1)!)}.`;
  };
  if (move.type === 'remove') return `${nameOf(move.cards[0]!)} removed${freed(move.from[0]!)}`;
  if (move.type === 'recycle') return 'Turn the waste over';
  if (move.type === 'draw') {
    const dealt = after.piles.flatMap(({ id, kind, cards }) =>
      kind === 'stock'
        ? []
        : cards.slice(pileIn(before, id).cards.length).map((card) => `${nameOf(card)} is dealt to ${pileName(id)}`),
    );
    return ['Draw', ...dealt].join('. ');
  }
  if (move.type !== 'move') throw new Error(`no example has ${move.type}`);
  const { card, from, to, count = 1 } = move;
  const more = count === 1 ? '' : ` with ${count - 1} ${count === 2 ? 'card' : 'cards'} on it`;
  const onto = pileIn(before, to).cards.at(-1);
  const where = to.startsWith('foundation')
    ? 'to its foundation'
    : `to ${pileName(to)}${onto === undefined ? '' : `, on ${nameOf(onto)}`}`;
  const { faceDown = 0 } = pileIn(before, from);
  const turnedUp = faceDown > (pileIn(after, from).faceDown ?? 0) ? pileIn(after, from).cards.at(-1) : undefined;
  const more2 = turnedUp === undefined ? '' : `. ${nameOf(turnedUp)} is turned up in ${pileName(from)}`;
  const refills = after.piles
    .filter(({ id }) => id !== to)
    .flatMap(({ id, cards }) =>
      cards
        .filter((each) => !pileIn(before, id).cards.includes(each))
        .map((each) => `. ${nameOf(each)} is dealt to ${pileName(id)}`),
    );
  return `${nameOf(card)}${more} ${where}${more2}${refills.join('')}${freed(from)}`;
}

for (const { variant, won, lost } of EXAMPLES) {
  describe(`what is said of moves in ${variant.id}`, () => {
    for (const text of won) {
      it('is true of every one of a game', () => {
        const { game, moves } = opened(text, variant);
        for (const [i, move] of moves.entries()) {
          const before = game.state;
          const heard = told(game, move);
          const must = sentence(move, before, game.state);
          const end = i === moves.length - 1 ? `${must.endsWith('.') ? '' : '.'} Won in ${moves.length} moves` : '';
          expect(heard).to.equal(must + end);
        }
      });
    }

    it('tells a loss from what led to it', async () => {
      const { game, moves } = opened(lost[1], variant);
      expect(moves.map((move) => told(game, move)).at(-1)).to.match(/\. Stuck: no useful moves left$/);
      expect((await solve(game)).verdict).to.equal('unwinnable');
    });
  });
}

describe('a loss', () => {
  for (const { game: id, reason, text } of LOST) {
    it(`by ${reason} in ${id} is told by its reason, after the move`, () => {
      const { game, moves } = opened(text);
      const end = reason === 'no-moves' ? 'No moves left' : 'Stuck: no useful moves left';
      expect(moves.map((move) => told(game, move)).at(-1)).to.match(new RegExp(`\\. ${end}$`));
    });
  }
});
