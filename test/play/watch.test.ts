// Lines of moves that are shown in place of the game in play, or along it: replays, solutions and lessons.
import { expect } from 'chai';
import { recordFromText } from '../../src/engine.js';
import { LOST, WON } from '../support/games-played.js';
import { listen, typesOf } from '../support/heard.js';
import { type GameOnPage, onPage, type Properties } from './game-on-page.js';
import { after, change, move, playFirst, refuses, settle, shown } from './player.js';

const WON_RECORD = recordFromText(WON['bakers-dozen']!);
const GAME = { seed: '42', storage: 'none' };

/** A game in play, over which a record is shown that stands still at its deal. */
async function watching(
  properties: Properties = GAME,
): Promise<{ game: GameOnPage; heard: Event[]; end: Promise<string> }> {
  const game = await onPage('bakers-dozen', properties);
  playFirst(game);
  await settle(game);
  const heard = listen(game);
  const end = game.watch(WON_RECORD, { pace: 60_000 }).then(() => 'ended');
  await settle(game);
  return { game, heard, end };
}

/** Whether a replay is still shown. */
const isOpen = async (game: GameOnPage, end: Promise<string>): Promise<boolean> =>
  (await Promise.race([end, settle(game).then(() => 'open')])) === 'open';

describe('watch', () => {
  it('shows a record to its end, fires nothing, and brings the game back as it was', async () => {
    const game = await onPage('bakers-dozen', GAME);
    playFirst(game);
    await settle(game);
    const heard = listen(game);
    const { record, state } = game;
    const end = game.watch(WON_RECORD, { pace: 0 });
    await settle(game);
    expect(shown(game)).not.to.deep.equal(state);
    expect([game.record, game.state, game.moveCount]).to.deep.equal([record, state, 1]);
    await game.page.tab.browser.pass(3000);
    await end;
    expect(shown(game)).to.deep.equal(state);
    expect([game.record, typesOf(heard)]).to.deep.equal([record, []]);
    expect(game.play_.stage.line).to.equal(undefined);
  });

  it('shows the game in play where no record is given', async () => {
    const game = await onPage('bakers-dozen', GAME);
    await game.load(WON_RECORD, { at: 4 });
    const end = game.watch(null, { pace: 60_000 });
    await settle(game);
    const { line } = game.play_.stage;
    expect([line!.last, line!.game.moveCount]).to.deep.equal([4, 0]);
    expect(shown(game)).to.deep.equal(after(WON_RECORD, 0));
    game.play_.stage.stop();
    await end;
    expect([game.moveCount, game.canRedo]).to.deep.equal([4, true]);
  });

  it('refuses bad records and paces, and shows nothing', async () => {
    const game = await onPage('bakers-dozen', GAME);
    await refuses(game, () => game.watch({ ...WON_RECORD, moves: 'AB' }), RangeError, /move 1 is illegal/);
    await refuses(game, () => game.watch('x' as never), TypeError, /record is "x"/);
    for (const pace of [-1, 60_001, Infinity, NaN, '9']) {
      await refuses(game, () => game.watch(WON_RECORD, { pace: pace as number }), RangeError, /pace is/);
    }
    expect(game.play_.stage.line).to.equal(undefined);
  });

  // Less where the whole game would take over 20 seconds, and three seconds for its end.
  for (const [count, pace] of [
    [43, 450],
    [44, 450],
    [45, 20_000 / 45],
  ] as const) {
    it(`takes ${Math.round(pace)} ms for each of ${count} moves`, async () => {
      const game = await onPage('bakers-dozen', GAME);
      const { page } = game;
      const waits: number[] = [];
      const wait = page.after.bind(page);
      page.after = (milliseconds, callback) => (waits.push(milliseconds), wait(milliseconds, callback));
      const end = game.watch({ ...WON_RECORD, moves: WON_RECORD.moves.slice(0, 2 * count), status: 'playing' });
      await page.tab.browser.pass(25_000);
      await end;
      expect(waits).to.deep.equal([...Array.from({ length: count }, () => pace), 3000]);
    });
  }

  const ENDS: Readonly<Record<string, (game: GameOnPage) => unknown>> = {
    'another record': (game) => void game.watch(WON_RECORD, { pace: 60_000 }),
    'a move of a script': (game) => playFirst(game),
    'another deal': (game) => game.newGame({ seed: 7 }),
    'locking the table': (game) => change(game, { disabled: true }),
    'leaving the page': (game) => game.remove(),
  };
  for (const [name, finish] of Object.entries(ENDS)) {
    it(`ends by ${name}`, async () => {
      const { game, end } = await watching();
      expect(await isOpen(game, end)).to.equal(true);
      await finish(game);
      expect(await end).to.equal('ended');
    });
  }

  it('lets no time pass for the game in play', async () => {
    const { game, end } = await watching();
    const { browser } = game.page.tab;
    const { elapsed } = game;
    await browser.pass(30);
    expect(game.elapsed).to.equal(elapsed);
    game.undo();
    await end;
    game.redo();
    await browser.pass(30);
    expect(game.elapsed).to.be.above(elapsed);
  });
});

describe('along a replay', () => {
  it('a step tells each move, on and back, and fires nothing', async () => {
    const { game, heard } = await watching();
    const { stage } = game.play_;
    for (const [by, count, type] of [
      [1, 1, 'move'],
      [1, 2, 'move'],
      [-1, 1, 'undo'],
    ] as const) {
      stage.step(by);
      expect(shown(game)).to.deep.equal(after(WON_RECORD, count));
      expect(game.steps.at(-1)!.change.type).to.equal(type);
    }
    await settle(game);
    expect([game.steps.length, stage.isRunning, typesOf(heard)]).to.deep.equal([3, false, []]);
  });

  it('the moves come by themselves or not, and after the end from the deal again', async () => {
    const { game, end } = await watching();
    const { stage } = game.play_;
    const last = stage.line!.last;
    expect(stage.isRunning).to.equal(true);
    stage.toggle();
    expect(stage.isRunning).to.equal(false);
    stage.goTo(last);
    expect(shown(game)).to.deep.equal(after(WON_RECORD, last));
    stage.toggle();
    expect([stage.isRunning, stage.line!.game.moveCount]).to.deep.equal([true, 0]);
    stage.toEnd();
    await game.page.tab.browser.pass(3000);
    expect(await end).to.equal('ended');
  });
});

describe('along a solution', () => {
  it('its end comes at once, and the game is won by it', async () => {
    const game = await onPage('trusty-twelve', { seed: '2', storage: 'none' });
    await game.play_.advisor.showSolution();
    const won = game.next('win');
    game.play_.stage.toEnd();
    expect(await won).to.include({ by: 'solution', assisted: true });
    expect(game.play_.stage.line).to.equal(undefined);
  });
});

describe('along a lesson', () => {
  it('a move of the reader’s own ends it', async () => {
    const record = recordFromText(LOST.find(({ game }) => game === 'bakers-dozen')!.text);
    const game = await onPage('bakers-dozen', { ...GAME, ...record.options });
    await game.load(record);
    await game.play_.advisor.showLesson();
    expect(game.play_.stage.line!.about).to.equal('lesson');
    move(game);
    expect(game.play_.stage.line).to.equal(undefined);
  });
});
