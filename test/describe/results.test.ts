// What is told of a game that is over: title, figures and note, what is said, and what is shared.
import { expect } from 'chai';
import { describeLoss, type WinFacts, winFigures, winMarks, winNote, winTitle } from '../../src/describe/endings.js';
import { type Shared, sharedText } from '../../src/describe/shared-text.js';
import { untilNext } from '../../src/describe/time.js';
import { createGame, type Game, solve } from '../../src/engine.js';
import { en } from '../../src/locales/en.js';
import { withMark } from '../../src/play/session/marks.js';
import { NO_FACTS, type GameFacts } from '../../src/play/session/played-game.js';
import type { Loss } from '../../src/play/stage/message.js';
import { NONE, type Statistics, withGame } from '../../src/play/storage/counts.js';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import { resetClock, stopClock } from '../support/clock.js';
import { LOST_DEALS, LOST_LATE, WON } from '../support/games-played.js';
import { ended, opened, playFirst, saidOf } from './saying.js';

/** What the sheet after a loss tells: its title, and the note below. */
function told(game: Game, loss: Loss | undefined): [title: string, note: string] {
  const [title, ...sentences] = describeLoss(game, loss, en);
  return [title!, sentences.join(' · ')];
}

describe('a loss', () => {
  const SHORT = {
    9: '1.trusty-twelve.lost.s1037..CEJEJLDCBKBLBDFGFKFLFIBLFDJFJIAIABAEAGAHAGBIBAGBBGHFHJHABHBDLGLHJBGHAHAGALAGABAEAB',
    10: '1.trusty-twelve.lost.s49..FEIABCBFDIKAKHLKLBDALGLHDJDJLDLJEDKDKLKJEJELEDEHEHEABIBDBLBFBKBJBL',
    11: '1.trusty-twelve.lost.s76..KDICKBAHKJKJADIKADGJAFGKGALAEBIEIBGBGDGCICIDIKJGCJBIFJFCFIFIFJLFLH',
  };
  for (const [title, note, text] of [
    ['So close!', '9 cards left in the stock', SHORT[9]],
    ['So close!', '10 cards left in the stock', SHORT[10]],
    ['Not this time', '11 cards left in the stock', SHORT[11]],
  ] as const) {
    it(`by ${note} is called: ${title}`, () => {
      expect(told(ended(text), undefined)).to.deep.equal([title, note]);
      expect(told(ended(text), 'unknown')).to.deep.equal([title, note]);
    });
  }

  /** What the solver finds after so many moves of a game. */
  const verdictAfter = async (text: string, count: number) => {
    const { game, moves } = opened(text);
    for (const move of moves.slice(0, count)) game.play(move);
    return (await solve(game)).verdict;
  };

  for (const [game, after, title, note] of [
    ['trusty-twelve', 37, 'So close!', '6 cards left in the stock'],
    ['lucky-thirteen', 101, 'Not this time', '37 of 52 cards home'],
  ] as const) {
    it(`that is known to the move tells it: ${game}`, async () => {
      const text = LOST_LATE[game];
      expect(await Promise.all([after, after + 1].map((count) => verdictAfter(text, count)))).to.deep.equal([
        'winnable',
        'unwinnable',
      ]);
      expect(told(ended(text), { after, isSure: true })).to.deep.equal([title, `${note} · Lost on move ${after + 1}`]);
      expect(told(ended(text), { after, isSure: false }), 'it may have been another').to.deep.equal([title, note]);
    });
  }

  for (const [game, note] of [
    ['bakers-dozen', '3 of 52 cards home'],
    // A game without foundations counts by its own goal.
    ['pyramid-dozen', '6 cards to go'],
  ] as const) {
    it(`of a deal that nobody could have won says so: ${game}`, async () => {
      const text = LOST_DEALS[game];
      expect(await verdictAfter(text, 0)).to.equal('unwinnable');
      expect(told(ended(text), 'never')).to.deep.equal(['This deal couldn’t have been won', note]);
    });
  }

  it('tells no number that is none of cards', () => {
    const { rules } = createGame('trusty-twelve').deal;
    const { stock } = rules.piles;
    const progress: typeof rules.progress = ({ piles }) => 100 - piles[stock]!.length;
    const game = createGame({ ...rules, id: 'unknown-twelve', progress }, { deck: LAST_MOVE });
    playFirst(game);
    expect(told(game, 'unknown')).to.deep.equal(['Not this time', 'No moves left']);
  });
});

/** Baker's Dozen, won by sending all cards home; first one of them goes astray where there shall be 53 moves. */
function won(moves: 52 | 53): Game {
  const game = createGame('bakers-dozen', { deck: GOES_HOME });
  playFirst(game, 2);
  const home = () => game.legalMoves.find((move) => move.type === 'move' && move.to.startsWith('foundation'));
  const astray = game.legalMoves.find((move) => move.type === 'move' && move.to.startsWith('tableau'));
  if (moves === 53) expect(game.play(astray!)).to.equal(true);
  while (game.status === 'playing') expect(game.play(home()!)).to.equal(true);
  expect([game.status, game.moveCount]).to.deep.equal(['won', moves]);
  return game;
}

describe('a win', () => {
  afterEach(resetClock);

  const facts = (more: Partial<WinFacts>): WinFacts => ({
    game: won(52),
    past: NO_FACTS,
    win: undefined,
    streak: 0,
    showsTime: true,
    shortest: undefined,
    ...more,
  });

  /** The figures as they are read: the value, and what stands below it. */
  const figures = (of: WinFacts) => winFigures(of, en).map(([name, value]) => `${value} ${name}`);

  it('tells its figures, each with its caption, and whether it was the first, the quickest or the shortest', () => {
    let after: Statistics = NONE;
    for (const [wins, moves, elapsed, time, marks, heard] of [
      [1, 53, 5000, '0:05 Time', ['First win!'], 'Won in 53 moves, 0:05, First win!'],
      [2, 53, 5001, '0:05 Time', [], 'Won in 53 moves, 0:05'],
      [3, 53, 5000, '0:05 Time', [], 'Won in 53 moves, 0:05'],
      [4, 53, 4999, '0:04 Time', ['Best time'], 'Won in 53 moves, 0:04, New best!'],
      [5, 52, 5000, '0:05 Time', ['Fewest moves'], 'Won in 52 moves, 0:05, New best!'],
      [6, 51, 4000, '0:04 Time', ['Best time', 'Fewest moves'], 'Won in 52 moves, 0:04, New best!'],
    ] as const) {
      const game = won(moves === 53 ? 53 : 52);
      const before = after;
      after = withGame(before, { at: wins, options: {}, win: { moves, elapsed, record: game.record } });
      const past = { ...NO_FACTS, elapsed };
      const win = { before, after };
      const of = facts({ game, past, win });
      expect(winTitle(of, en)).to.equal('You won!');
      expect(figures(of)).to.deep.equal([time, `${game.moveCount} Moves`, `${wins} Current streak`]);
      expect(winMarks(of, en)).to.deep.equal([...marks, 'No hints', 'No undo']);
      const last = { type: 'move', action: game.lastAction!, before: game.line.at(-2)! } as const;
      const update = { game, by: 'player', past, change: last, isFirstMove: false } as const;
      const said = saidOf(update, en, { win, showsTime: true });
      expect(said.endsWith(heard), said).to.equal(true);
    }
  });

  it('tells what else was special: a hard deal, no hint, no undo', () => {
    const game = createGame('bakers-dozen', { deck: GOES_HOME });
    const [undone, hinted] = [withMark(0, 'undo', game), withMark(0, 'hint', game)];
    const marks = (past: Partial<GameFacts>) => winMarks(facts({ past: { ...NO_FACTS, ...past } }), en);
    expect(marks({ difficulty: 'hard' })).to.deep.equal(['Hard deal', 'No hints', 'No undo']);
    expect(marks({ difficulty: 'medium', marks: undone })).to.deep.equal(['No hints']);
    expect(marks({ marks: hinted })).to.deep.equal(['No undo']);
    expect(marks({ marks: undone | hinted })).to.deep.equal([]);
    expect(marks({ assisted: true, difficulty: 'hard' }), 'with the solution shown').to.deep.equal([]);
  });

  it('leaves the time out where it is not shown', () => {
    const win = {
      before: { ...NONE, won: 1, fastest: 2, fewest: 52 },
      after: { ...NONE, won: 2, fastest: 1, fewest: 52 },
    };
    const of = facts({ win, showsTime: false });
    expect(figures(of)).to.deep.equal(['52 Moves', '0 Current streak']);
    expect(winMarks(of, en)).not.to.contain('Best time');
    expect(figures(facts({ past: { ...NO_FACTS, elapsed: 65_000 } }))).to.deep.equal(['1:05 Time', '52 Moves']);
  });

  it('tells how few moves are possible, if fewer', () => {
    for (const [moves, shortest, note] of [
      [53, 52, 'Best known: 52 moves'],
      [52, 52, ''],
      [53, undefined, ''],
    ] as const) {
      expect(winNote(facts({ game: won(moves), shortest }), en)).to.equal(note);
    }
  });

  it('that a solution helped to says why it does not count', () => {
    const of = facts({ past: { ...NO_FACTS, assisted: true }, shortest: 50 });
    expect([winTitle(of, en), ...figures(of), winNote(of, en)]).to.deep.equal([
      'You won!',
      '0:00 Time',
      '52 Moves',
      'Not counted, because you saw the solution',
    ]);
  });

  it('of a day tells whole minutes until the next deal, rounded up', () => {
    for (const [time, note] of [
      ['22:59:00.001', 'Next deal in 1 h 1 min'],
      ['22:59:59.999', 'Next deal in 1 h 1 min'],
      ['23:00', 'Next deal in 1 h 0 min'],
      ['23:00:00.001', 'Next deal in 1 h 0 min'],
      ['23:00:59.999', 'Next deal in 1 h 0 min'],
      ['23:01', 'Next deal in 59 min'],
    ] as const) {
      stopClock(`2026-11-20T${time}`);
      expect(untilNext('2026-11-20', en), time).to.equal(note);
    }
    expect(untilNext('2026-11-19', en), 'of another day').to.equal('');
  });

  it('of a day has a streak of some days as its title, and not as a figure', () => {
    const past = { ...NO_FACTS, day: '2026-11-20', elapsed: 65_000 };
    const after = { ...NONE, won: 2, fastest: 1, fewest: 1, streak: 7 };
    const of = facts({ past, win: { before: after, after }, streak: 2 });
    expect([winTitle(of, en), ...figures(of)]).to.deep.equal(['2-day streak', '1:05 Time', '52 Moves']);
    for (const streak of [0, 1]) expect(winTitle({ ...of, streak }, en)).to.equal('You won!');
  });
});

describe('what is shared', () => {
  const sent = (game: Game, more: Partial<Shared> & { readonly hasMoves?: boolean } = {}) => {
    const { hasMoves = false, ...known } = more;
    const shared = { game, past: NO_FACTS, label: 'Baker’s Dozen', streak: 0, showsTime: true, ...known };
    return sharedText(shared, en, hasMoves);
  };

  it('tells of a game in play which it is, and how far', () => {
    const { game, moves } = opened(WON['bakers-dozen']!);
    expect(sent(game)).to.equal('Baker’s Dozen · Deal 11');
    for (const move of moves.slice(0, 40)) game.play(move);
    expect(sent(game)).to.match(/^Baker’s Dozen · Deal 11\n🟩?🟩?⬜⬜⬜?⬜?$/u);
  });

  it('tells of a win its moves, its time where that is shown, and four quarters, and no card', () => {
    expect(sent(won(52))).to.equal('Baker’s Dozen · Custom deal\n52 moves · 0:00\n🟩🟩🟩🟩');
    expect(sent(won(52), { showsTime: false })).to.equal('Baker’s Dozen · Custom deal\n52 moves\n🟩🟩🟩🟩');
  });

  it('marks the quarters where the player undid or had a hint', () => {
    const game = createGame('bakers-dozen', { deck: GOES_HOME });
    let marks = withMark(0, 'undo', game);
    playFirst(game, 30);
    marks = withMark(marks, 'hint', game);
    expect(
      sent(game, { past: { ...NO_FACTS, marks } })
        .split('\n')
        .at(-1),
    ).to.equal('🟩↩️🟩⬜💡⬜');
    playFirst(game, 22);
    expect(
      sent(game, { past: { ...NO_FACTS, marks } })
        .split('\n')
        .at(-1),
    ).to.equal('🟩↩️🟩🟩💡🟩');
  });

  it('says of a replay that it shows the solution', () => {
    expect(sent(won(52), { hasMoves: true }).split('\n').at(-1)).to.equal('My replay (shows the solution)');
  });

  it('tells of a day’s win the day and the streak', () => {
    const past: GameFacts = { ...NO_FACTS, day: '2026-11-20' };
    expect(sent(won(52), { past, streak: 1 })).to.equal(
      'Baker’s Dozen · Daily · 20 Nov\n52 moves · 0:00 · 1-day streak\n🟩🟩🟩🟩',
    );
  });

  it('tells of a lost game how many cards it is short', () => {
    const game = createGame('pyramid-dozen', { seed: '42' });
    for (let move = game.legalMoves[0]; move; [move] = game.legalMoves) game.play(move);
    const left = game.state.piles.filter(({ kind, cards }) => kind === 'pyramid' && cards.length > 0).length;
    expect(sent(game).split('\n')[1]).to.equal(`${left} cards to go`);
  });

  it('has no long seed', () => {
    expect(sent(createGame('bakers-dozen', { seed: '1234567' }))).to.equal('Baker’s Dozen');
  });
});
