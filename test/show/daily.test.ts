// The deal of a day: which one it is, what is kept of it, and what comes next.
import { expect } from 'chai';
import { winnableSeed } from '../../src/engine.js';
import { Browser, settled, type Tab } from '../play/browser.js';
import type { Properties } from '../play/game-on-page.js';
import { settle } from '../play/player.js';
import { resetClock, stopClock } from '../support/clock.js';
import { endingOf, figuresOf, marksOf, offersOf, titleOf } from './ended.js';
import { panelButtons, press, says } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const GAME = 'bakers-dozen';
const DAILY: Properties = { daily: true, storage: 'local' };
const DAY = '2026-11-20';

let tab: Tab;

/** Opens a browser at this time of the day. */
function openAt(time: string): void {
  tab = new Browser(`${DAY}T${time}`).tab();
  stopClock(`${DAY}T${time}`);
}

beforeEach(() => openAt('12:00'));
afterEach(resetClock);

const daily = (properties: Properties = DAILY, place?: string): Promise<ShownGame> =>
  shownGame(GAME, properties, tab, place);

/** Leaves a game, and comes back to another in its place. */
async function comeBack(game: ShownGame): Promise<ShownGame> {
  await settled();
  game.remove();
  await settled();
  return daily(DAILY, game.page.place);
}

const seedOf = (day: string): Promise<string> => winnableSeed(GAME, { seed: day });

/** Plays moves that lead to a win: all of them, or the first ones. */
async function play(game: ShownGame, count = Infinity): Promise<void> {
  for (const move of (await game.solution())!.slice(0, count)) game.play(move);
  await settle(game);
}

describe('the deal of a day', () => {
  it('is that of today, or of the day that is given', async () => {
    const [today, old] = [await daily(), await daily({ ...DAILY, daily: '2026-02-03' })];
    expect([today.play_.dealer.isDaily, today.seed]).to.deep.equal([true, await seedOf(DAY)]);
    expect([old.play_.session.past.day, old.seed]).to.deep.equal(['2026-02-03', await seedOf('2026-02-03')]);
    await old.grade();
    await settle(old);
    expect(says(old)).to.equal('Daily · 3 Feb · Easy');
  });
});

describe('a won daily', () => {
  beforeEach(() => openAt('16:48'));

  /** Today's deal, which is won at once. */
  async function wonDaily(): Promise<ShownGame> {
    const game = await daily();
    await play(game);
    return game;
  }

  it('stays won: the finished table, and a sheet that tells of it', async () => {
    const first = await wonDaily();
    const { record, moveCount } = first;
    const second = await comeBack(first);
    expect([second.status, second.record]).to.deep.equal(['won', record]);
    expect(titleOf(second)).to.equal('You won!');
    const { day, next } = second.shown!.win!;
    expect(day).to.equal('Daily · 20 Nov');
    expect(next).to.equal('Next deal in 7 h 12 min');
    expect(figuresOf(second).join()).to.match(new RegExp(`^\\d+:\\d\\d Time,${moveCount} Moves`));
    expect(marksOf(second)).to.deep.equal(['No hints', 'No undo']);
    expect(offersOf(second)).to.deep.equal(['Share', 'Yesterday’s game', 'Another game']);
    expect(second.days).to.have.length(1);
  });

  it('leads to yesterday’s deal, and from there to today’s', async () => {
    const game = await wonDaily();
    const dealt = game.next('deal');
    await press(game, 'Yesterday’s game');
    await dealt;
    expect(game.seed).to.equal(await seedOf('2026-11-19'));
    await play(game);
    expect(endingOf(game)).to.exist;
    expect(offersOf(game)).to.deep.equal(['Share', 'Watch again', 'Another game']);
    expect(game.days[0]).to.include({ day: DAY, onTime: true });
  });
});

describe('New in a daily', () => {
  it('offers today’s again, yesterday’s, and random deals of any grade', async () => {
    const game = await daily();
    const { seed } = game;
    await play(game, 2);
    await press(game, 'new');
    expect(panelButtons(game).map(({ caption }) => caption)).to.deep.equal([
      'Restart today’s game · 20 Nov',
      'Yesterday’s game · 19 Nov',
      'Random deal',
      'Easy',
      'Medium',
      'Hard',
    ]);
    await press(game, 'Restart today’s game · 20 Nov');
    expect([game.seed, game.moveCount]).to.deep.equal([seed, 0]);
  });
});
