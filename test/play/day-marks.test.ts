// What a win of a day is marked with.
import { expect } from 'chai';
import { DAY_MARKS, type DayMark } from '../../src/days/day-result.js';
import type { Mark } from '../../src/play/session/marks.js';
import { Browser, settled, type Tab } from './browser.js';
import { type GameOnPage, onPage, type Properties } from './game-on-page.js';

const GAME = 'bakers-dozen';
const DAY = '2026-11-20';

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = new Browser(`${DAY}T12:00`);
  tab = browser.tab();
});

const daily = (properties: Properties = {}): Promise<GameOnPage> => onPage(GAME, { daily: true, ...properties }, tab);

/** Plays moves that lead to a win: all of them, or the first ones. */
async function play(game: GameOnPage, count = Infinity): Promise<void> {
  for (const move of (await game.solution())!.slice(0, count)) game.play(move);
  await settled();
}

/** The marks of the newest day. Whether the deal is hard is another matter. */
const marksOf = (game: GameOnPage): DayMark[] => game.days[0]!.marks.filter((mark) => mark !== 'hard');

const without = (...lost: DayMark[]): DayMark[] => DAY_MARKS.filter((mark) => mark !== 'hard' && !lost.includes(mark));

/** The reader takes a move back, or has a hint. */
async function help(game: GameOnPage, kind: Mark): Promise<void> {
  if (kind === 'undo') game.play_.session.step('undo', 'player');
  else await game.play_.advisor.showHint();
}

describe('the marks of a day', () => {
  it('are those of a win at the first try, without undo and without hints', async () => {
    const game = await daily();
    await play(game, 1);
    expect(marksOf(game)).to.deep.equal([]);
    await play(game);
    expect(marksOf(game)).to.deep.equal(without());
  });

  for (const [kind, lost] of [
    ['undo', 'no-undo'],
    ['hint', 'no-hint'],
  ] as const) {
    it(`lack one after the reader's ${kind}, even of the first move`, async () => {
      const game = await daily();
      await play(game, 1);
      await help(game, kind);
      await play(game);
      expect(marksOf(game)).to.deep.equal(without(lost));
    });
  }

  it('tell a hard deal', async () => {
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25']) {
      browser.clock = `${day}T12:00`;
      const game = await daily();
      const difficulty = await game.grade();
      await play(game);
      expect(game.days[0]!.marks.includes('hard')).to.equal(difficulty === 'hard');
      game.remove();
    }
  });

  it('lack the first try if the deal was begun again, on this visit or before', async () => {
    const game = await daily();
    await play(game, 3);
    await game.restart();
    await play(game);
    expect(marksOf(game)).to.deep.equal(without('first-try'));
  });

  it('lack the first try if the game was lost before', async () => {
    const game = await onPage('trusty-twelve', { daily: true }, tab);
    while (game.status === 'playing') game.play(game.legalMoves[0]!);
    expect(game.status).to.equal('lost');
    while (game.canUndo) game.undo();
    await settled();
    await play(game);
    expect(marksOf(game)).to.deep.equal(without('first-try'));
  });

  it('are those of the first win alone', async () => {
    const game = await daily();
    await play(game, 1);
    await help(game, 'hint');
    await play(game);
    await game.restart();
    await play(game);
    expect(marksOf(game)).to.deep.equal(without('no-hint'));
  });

  it('are not given to a win after its day, or with the solution', async () => {
    const late = await daily({ daily: '2026-11-19' });
    await play(late);
    expect(late.days[0]).to.deep.include({ won: true, onTime: false, marks: [] });
    const shown = await daily();
    await play(shown, 1);
    const [move] = (await shown.solution())!;
    shown.play_.session.play(move!, 'solution');
    await play(shown);
    expect(shown.days[0]).to.deep.include({ won: true, assisted: true, marks: [] });
  });
});
