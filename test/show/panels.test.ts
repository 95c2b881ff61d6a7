// The panels: what is in them, and what it changes.
import { expect } from 'chai';
import { codeOf } from '../../src/engine/model/card.js';
import { Browser, type Tab } from '../play/browser.js';
import type { GameId, Properties } from '../play/game-on-page.js';
import { change, playFirst, settle } from '../play/player.js';
import { outcome, twelve } from '../support/searches.js';
import { GOES_HOME } from '../element/decks.js';
import { barsIn, choose, chosenIn, linesIn, setSwitch, switchIn } from './fields.js';
import { blocksOf, close, open, panelText, press } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

let browser: Browser;
let tab: Tab;
beforeEach(() => {
  browser = new Browser();
  tab = browser.tab();
});

const keep = (game: GameId, key: string, value: string): void =>
  tab.local.setItem(`solitaire-elements/1/${game}/${key}`, value);

/** The reader makes the first legal move. */
async function moveOn(game: ShownGame): Promise<void> {
  game.move(game.legalMoves[0]!);
  await settle(game);
}

describe('the rules', () => {
  it('are each game’s own: a chance, and a key move by two cards', async () => {
    const texts = new Set<string>();
    for (const [id, move, codes, look] of [
      ['trusty-twelve', 'Move the 7 of hearts onto the 8 of spades', ['8S', '7H'], 'down'],
      ['pyramid-dozen', 'Remove the 5 of diamonds and the 7 of clubs', ['5D', '7C'], 'pair'],
      ['trefoil-solitaire', 'Move the 8 of clubs onto the 9 of clubs', ['9C', '8C'], 'down'],
      ['lucky-thirteen', 'Move the 9 of diamonds onto the 10 of clubs', ['TC', '9D'], 'down'],
      ['bakers-dozen', 'Move the Queen of hearts onto the King of spades', ['KS', 'QH'], 'down'],
    ] as const) {
      const game = await shownGame(id, { seed: '42' });
      const { above, title } = await open(game, 'rules');
      texts.add(panelText(game));
      expect([above, title]).to.deep.equal(['Rules', game.words.label]);
      // It may have been found out already whether this one can.
      expect(panelText(game)).to.match(/(About [\d.]+% (of deals )?are|won; about [\d.]+% of deals)/);
      const figures = blocksOf(game, 'figure').map(({ cards, ...figure }) => ({ ...figure, codes: cards.map(codeOf) }));
      expect(figures).to.deep.equal([{ kind: 'figure', look, codes, caption: move, colours: false }]);
      await close(game);
    }
    expect(texts.size).to.equal(5);
  });

  for (const [verdict, told] of [
    ['winnable', 'This deal is winnable. About 51% are.'],
    ['unwinnable', 'This deal can’t be won; about 51% of deals can.'],
    ['unknown', 'About 51% of deals are winnable.'],
  ] as const) {
    it(`tell of a deal whether it can be won, where that is found out: ${verdict}`, async () => {
      let asked = 0;
      const variant = twelve(`${verdict}-deal`, {
        *search() {
          yield ++asked;
          return outcome(verdict);
        },
      });
      const game = await shownGame(variant, { seed: '1', deals: 'any' });
      await open(game, 'rules');
      while (asked === 0) await settle(game);
      await settle(game);
      expect(blocksOf(game, 'note').map(({ text }) => text)).to.deep.equal([told]);
    });
  }

  it('show the house rule in force, though it is none that they offer', async () => {
    const game = await shownGame('pyramid-dozen', { seed: '42', recycles: '7' });
    await open(game, 'rules');
    expect(chosenIn(game, 'Extra passes through the stock')).to.deep.equal(['7', '7']);
  });

  it('have the house rules, which deal anew', async () => {
    const game = await shownGame('pyramid-dozen', { seed: '42' });
    await open(game, 'rules');
    const lists = blocksOf(game, 'select').map(({ name, options }) => [name, options.map(([, text]) => text)]);
    expect(lists).to.deep.equal([
      ['Extra passes through the stock', ['0', '1', '2', '3', 'unlimited']],
      ['Kings', ['can’t be removed', 'removed with a Queen', 'removed alone']],
    ]);
    await choose(game, 'Kings', 'alone');
    expect(game.state!.options).to.deep.equal({ recycles: 3, kings: 'alone' });
    await choose(game, 'Extra passes through the stock', 'unlimited');
    expect(game.state!.options).to.deep.equal({ recycles: 'unlimited', kings: 'alone' });
    expect(panelText(game)).to.contain('About 65%');
  });

  it('have house rules to switch on and off', async () => {
    const game = await shownGame('trefoil-solitaire', { seed: '42' });
    await open(game, 'rules');
    expect(blocksOf(game, 'switch').map(({ name }) => name)).to.deep.equal(['Lift one covered card']);
    for (const isOn of [true, false]) {
      await setSwitch(game, 'Lift one covered card', isOn);
      expect(game.state!.options).to.deep.equal({ draw: isOn });
    }
    await change(game, { draw: true });
    expect(switchIn(game, 'Lift one covered card').isOn).to.equal(true);
  });

  const visit = (properties: Properties = {}) =>
    shownGame('pyramid-dozen', { seed: '42', storage: 'local', ...properties }, tab);

  it('keep the house rules a reader chose, with the game played by them, where the page asks for the same as then', async () => {
    const first = await visit();
    await open(first, 'rules');
    await choose(first, 'Kings', 'alone');
    await close(first);
    playFirst(first);
    await settle(first);
    const { record } = first;
    first.remove();
    const second = await visit();
    expect(second.record).to.deep.equal(record);
    expect(second.state!.options).to.deep.equal({ recycles: 3, kings: 'alone' });
    expect((await visit({ recycles: '1' })).state!.options).to.deep.equal({ recycles: 1, kings: 'stay' });
    await change(second, { kings: 'with-queen' });
    expect(second.state!.options, 'the page goes before').to.deep.equal({ recycles: 3, kings: 'with-queen' });
    expect((await visit()).state!.options['kings'], 'and its wishes are not kept').to.equal('alone');
    await change(second, { recycles: 1 });
    await open(second, 'rules');
    await choose(second, 'Kings', 'stay');
    const { options } = (await visit()).state!;
    expect(options, 'nor with what is chosen beside them').to.deep.equal({ recycles: 3, kings: 'stay' });
  });

  for (const [what, asked, recycles] of [
    ['what the page asks for beside the house rule a reader chose', { recycles: '1' }, undefined],
    ['each of several house rules', {}, 'unlimited'],
  ] as [string, Properties, string | undefined][]) {
    it(`keep ${what}`, async () => {
      const game = await visit(asked);
      await open(game, 'rules');
      if (recycles) await choose(game, 'Extra passes through the stock', recycles);
      await choose(game, 'Kings', 'alone');
      expect((await visit(asked)).state!.options).to.deep.equal({ recycles: recycles ?? 1, kings: 'alone' });
    });
  }

  it('survive house rules that can’t be read', async () => {
    for (const value of ['{{{', '7', 'null', '{"{\\"recycles\\":3,\\"kings\\":\\"stay\\"}":{"kings":"fly"}}']) {
      keep('pyramid-dozen', 'house-rules', value);
      expect((await visit()).state!.options, value).to.deep.equal({ recycles: 3, kings: 'stay' });
    }
  });
});

describe('the settings', () => {
  it('the time can be hidden, and are kept for the next visit', async () => {
    const game = await shownGame('lucky-thirteen', { seed: '42', storage: 'local' }, tab);
    expect(game.shown!.line.hasTime).to.equal(true);
    await open(game, 'settings');
    await setSwitch(game, 'Show timer', false);
    await close(game);
    expect(game.shown!.line.hasTime).to.equal(false);
    game.remove();
    const next = await shownGame('lucky-thirteen', { seed: '43', storage: 'local' }, tab);
    expect(next.shown!.line.hasTime).to.equal(false);
  });
});

describe('the statistics', () => {
  const visit = (id: GameId, properties: Properties = {}) => shownGame(id, { storage: 'local', ...properties }, tab);

  /** What they show, by name. */
  async function shown(game: ShownGame): Promise<{ [name: string]: string }> {
    await open(game, 'statistics');
    const all = linesIn(game);
    await close(game);
    return all;
  }

  it('count what is played by hand, and what is won', async () => {
    const game = await visit('bakers-dozen', { deck: GOES_HOME });
    await open(game, 'statistics');
    expect(blocksOf(game, 'text').map(({ text }) => text)).to.deep.equal([
      'Your statistics begin with your first game.',
    ]);
    expect(linesIn(game)).to.deep.equal({});
    await close(game);
    for (let count = 1; count <= 2; count++) {
      await moveOn(game);
      await browser.pass(1000);
      await press(game, 'finish');
      expect(game.status).to.equal('won');
      await game.restart();
    }
    const { 'Best time': time, ...won } = await shown(game);
    const streaks = { 'Current streak': '2', 'Best streak': '2', 'Fewest moves': '52' };
    expect(won).to.deep.equal({ Played: '2', Won: '2', 'Win rate': '100%', ...streaks });
    expect(time).to.equal('0:01');
    // One that is begun and left breaks the row once another one is begun.
    await moveOn(game);
    await game.restart();
    await moveOn(game);
    const broken = { 'Win rate': '50%', 'Current streak': '0', 'Best streak': '2' };
    expect(await shown(game)).to.include({ Played: '4', Won: '2', ...broken });
  });

  it('show the last games and the moves of wins, for the options in force and for others', async () => {
    const played = (at: number, moves: number, kings = 'stay') => ({
      at,
      options: { recycles: 3, kings },
      ...(moves > 0 && { win: { moves, elapsed: 1000, record: {} } }),
    });
    const log = [played(1, 60), played(2, 0), played(3, 0), played(4, 40), played(5, 0, 'alone'), played(6, 0)];
    keep('pyramid-dozen', 'statistics', JSON.stringify({ log, since: 0 }));
    const game = await visit('pyramid-dozen', { seed: '42' });
    await open(game, 'statistics');
    const sets = blocksOf(game, 'details').map(({ isOpen, summary, blocks }) => ({
      open: isOpen,
      options: summary,
      won: blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : [])).find(([name]) => name === 'Won')![1],
      told: blocks.flatMap((block) => (block.kind === 'chart' ? block.text : [])),
    }));
    // The last one may still be won.
    expect(sets).to.deep.equal([
      {
        open: true,
        options: 'Extra passes through the stock: 3 · Kings: can’t be removed',
        won: '2',
        told: ['Won 2 of the last 4 games · 40–60 moves'],
      },
      { open: false, options: 'Extra passes through the stock: 3 · Kings: removed alone', won: '0', told: [] },
    ]);
  });

  describe('by difficulty and by week', () => {
    beforeEach(() => (browser.clock = '2026-11-25T12:00'));

    it('are tables that are read, with bars as high as their games', async () => {
      const played = (day: string, difficulty: string, isWon: boolean) => ({
        at: Date.parse(`${day}T12:00`),
        options: {},
        ...(difficulty && { difficulty }),
        ...(isWon && { win: { moves: 60, elapsed: 1000, record: {} } }),
      });
      const log = [
        // The Sunday before the first of twelve weeks, and that Monday.
        played('2026-09-06', 'easy', true),
        played('2026-09-07', 'easy', false),
        // A Sunday, and the Monday after it.
        played('2026-11-22', 'hard', true),
        played('2026-11-23', 'hard', false),
        played('2026-11-24', 'hard', true),
        played('2026-11-25', '', true),
      ];
      keep('bakers-dozen', 'statistics', JSON.stringify({ log, since: 0 }));
      const game = await visit('bakers-dozen', { seed: '42' });
      await open(game, 'statistics');
      const [difficulties, weeks] = barsIn(game);
      expect(difficulties).to.deep.equal({
        caption: 'By difficulty',
        names: ['Easy', 'Hard'],
        told: ['1 of 2 won', '2 of 3 won'],
        bars: [
          [67, 33],
          [100, 67],
        ],
      });
      expect([weeks!.caption, weeks!.names.length, weeks!.names[0], weeks!.names.at(-1)]).to.deep.equal([
        'By week',
        12,
        '7 Sept',
        '23 Nov',
      ]);
      expect(weeks!.told).to.deep.equal(['0 of 1 won', ...Array<string>(9).fill(''), '1 of 1 won', '2 of 3 won']);
    });

    it('are not there before a game is known to be of a difficulty, or of these weeks', async () => {
      const log = [{ at: Date.parse('2026-08-01T12:00'), options: {} }];
      keep('bakers-dozen', 'statistics', JSON.stringify({ log, since: 0 }));
      const game = await visit('bakers-dozen', { seed: '42' });
      await open(game, 'statistics');
      expect(linesIn(game)).to.include({ Played: '1' });
      expect(barsIn(game)).to.deep.equal([]);
    });
  });

  it('count a game in which a solution was shown as played, not as won', async () => {
    const game = await visit('bakers-dozen', { deck: GOES_HOME, buttons: 'solution statistics' });
    await moveOn(game);
    while (game.moveCount < 50) game.play(game.legalMoves[0]!);
    await settle(game);
    await press(game, 'solution');
    const win = game.next('win');
    await press(game, 'Show solution');
    await browser.pass(1000);
    await win;
    expect(await shown(game)).to.include({ Played: '1', Won: '0' });
  });

  it('count no game that a script plays', async () => {
    const game = await visit('bakers-dozen', { deck: GOES_HOME });
    game.finish();
    await settle(game);
    expect(game.status).to.equal('won');
    expect(await shown(game)).to.deep.equal({});
  });

  it('count no game in which the reader only goes through what a script played', async () => {
    const game = await visit('bakers-dozen', { seed: '42' });
    playFirst(game);
    await settle(game);
    for (const name of ['undo', 'redo']) await press(game, name);
    expect(game.moveCount).to.equal(1);
    expect(await shown(game)).to.deep.equal({});
  });
});
