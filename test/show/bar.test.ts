// The bar of controls as values: what stands in it, in the list of what it has no room for, and in the message line.
import { expect } from 'chai';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { CONTROLS } from '../../src/show/controls/table.js';
import { GOES_HOME } from '../element/decks.js';
import type { Properties } from '../play/game-on-page.js';
import { change, move, playFirst, settle } from '../play/player.js';
import { blocksOf, button, hears, open, panelButtons, passUntil, pick, press, says } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

/** The controls that a table of Baker’s Dozen always has. */
const OFFERED = CONTROLS.filter(({ beside, isIn }) => !beside && isIn?.(bakersDozen) !== false);

const namesOf = (buttons: readonly { readonly name?: string }[]): string[] => buttons.map(({ name }) => name!);

const dealt = (properties: Properties = {}): Promise<ShownGame> =>
  shownGame('bakers-dozen', { seed: '42', ...properties });

/** What stands in a bar of 600 px or more. */
const wide = ({ shown }: ShownGame): string[] => namesOf(shown!.bar!.buttons);

/** What stands in a narrower one. */
const narrow = ({ shown }: ShownGame): string[] => namesOf(shown!.bar!.buttons.filter(({ isWide }) => !isWide));

const listed = (game: ShownGame): string[] => namesOf(panelButtons(game));

describe('the bar', () => {
  it('has five places, and one for the rules where it is wide', async () => {
    const game = await dealt();
    expect(narrow(game)).to.deep.equal(['undo', 'redo', 'hint', 'new', 'more']);
    expect(wide(game)).to.deep.equal(['undo', 'redo', 'hint', 'new', 'rules', 'more']);
  });

  it('says what it is, and has buttons whose names begin with what is written on them', async () => {
    const { bar } = (await dealt()).shown!;
    expect(bar!.label).to.equal('Game');
    expect(bar!.buttons.map(({ label }) => label)).to.deep.equal(['Undo', 'Redo', 'Hint', 'New game', 'Rules', 'More']);
    for (const { caption, label } of bar!.buttons) {
      expect(caption.trim()).not.to.equal('');
      expect(label!.startsWith(caption), caption).to.equal(true);
    }
  });

  it('has an icon of its own on each button, and a button for every control, with the list of more', async () => {
    const game = await dealt();
    const inBar = game.shown!.bar!.buttons;
    await open(game, 'more');
    const all = [...inBar, ...panelButtons(game)];
    const known = ['choose', 'finish', 'legal-moves', 'new', 'restart', 'share', 'solution', 'verdict'];
    const ofReader = ['rules', 'settings', 'statistics'];
    expect(namesOf(all)).to.include.members(['undo', 'redo', 'hint', 'more', ...known, ...ofReader]);
    expect(namesOf(all)).to.include.members(OFFERED.map(({ name }) => name));
    // A control may borrow the icon of another one.
    const icons = namesOf(all).map((name) => CONTROLS.find((each) => each.name === name)?.icon ?? name);
    expect(all.map(({ icon }) => icon)).to.deep.equal(icons);
    expect(new Set(icons).size).to.be.at.least(15);
  });

  it('has all of a few controls at any width', async () => {
    const game = await dealt({ buttons: 'undo redo new' });
    for (const names of [narrow(game), wide(game)]) expect(names).to.deep.equal(['undo', 'redo', 'new']);
  });

  it('has the first four of more than five controls, and More only then', async () => {
    const six = 'undo redo hint new rules settings';
    for (const [bar, buttons, shown] of [
      [narrow, six, 'undo redo hint new more'],
      [wide, six, 'undo redo hint new rules more'],
      [narrow, 'undo redo hint new rules timer', 'undo redo hint new rules'],
      [narrow, 'restart verdict rules settings statistics share', 'restart verdict rules settings more'],
    ] as const) {
      expect(bar(await dealt({ buttons })).join(' ')).to.equal(shown);
    }
  });
});

describe('the list of more', () => {
  it('has what the bar has not, in two groups', async () => {
    const game = await dealt();
    const inBar = narrow(game);
    await open(game, 'more');
    const groups = blocksOf(game, 'buttons').map(({ buttons }) => namesOf(buttons));
    const known = [
      ['choose', 'restart', 'verdict', 'solution', 'finish', 'legal-moves', 'share'],
      ['rules', 'statistics', 'settings'],
    ];
    // Further controls may stand anywhere in their group.
    expect(groups.map((group) => group.filter((name) => known.flat().includes(name)))).to.deep.equal(known);
    const ofDeal = (name: string) => !CONTROLS.find((each) => each.name === name)!.isOfReader;
    const inList = OFFERED.map(({ name }) => name).filter((name) => !inBar.includes(name));
    expect(groups[0])
      .to.include.members(inList.filter(ofDeal))
      .and.to.satisfy((all: string[]) => all.every(ofDeal));
    expect(groups[1]).to.have.members(inList.filter((name) => !ofDeal(name)));
  });

  it('does what is pressed, and goes', async () => {
    const game = await dealt();
    playFirst(game);
    await open(game, 'more');
    await press(game, 'restart');
    expect([game.moveCount, game.shown!.panel]).to.deep.equal([0, undefined]);
    await open(game, 'more');
    expect(listed(game)).to.include('back');
    await press(game, 'back');
    expect([game.moveCount, game.shown!.panel]).to.deep.equal([1, undefined]);
  });

  it('does nothing that can’t be done now', async () => {
    const game = await dealt();
    await open(game, 'more');
    expect(button(game, 'restart')!.press).to.equal(undefined);
    await press(game, 'restart');
    expect(game.shown!.panel!.title).to.equal('More');
  });
});

describe('Hint', () => {
  it('offers verdict and solution to a long press, and gives no hint then', async () => {
    const game = await dealt();
    expect(game.shown!.bar!.hold('hint')).to.equal(true);
    await settle(game);
    expect([game.shown!.panel!.title, listed(game), says(game)]).to.deep.equal([
      'Hint',
      ['verdict', 'solution'],
      'Deal 42',
    ]);
    await press(game, 'verdict');
    await hears(game, /This deal is winnable/);
  });

  for (const [where, name, disabled] of [
    ['on another button', 'undo', false],
    ['on a locked table', 'hint', true],
  ] as const) {
    it(`offers nothing to a long press ${where}`, async () => {
      const game = await dealt();
      await change(game, { disabled });
      expect(game.shown!.bar!.hold(name)).to.equal(false);
      await settle(game);
      expect(game.shown!.panel).to.equal(undefined);
    });
  }

  it('offers only what the page wants', async () => {
    for (const [buttons, offered] of [
      ['hint verdict', ['verdict']],
      ['hint undo', []],
    ] as const) {
      const game = await dealt({ buttons });
      const isOpen = game.shown!.bar!.hold('hint');
      await settle(game);
      expect([listed(game), isOpen]).to.deep.equal([offered, offered.length > 0]);
    }
  });
});

describe('Show solution', () => {
  it('asks first where the game would no longer count', async () => {
    const game = await dealt();
    move(game);
    const panel = await open(game, 'solution');
    expect(panel.about).to.equal('This game won’t count once you’ve seen the solution.');
    const [yes, no] = panelButtons(game).map(({ caption }) => caption);
    await press(game, no!);
    expect([game.shown!.panel, game.shown!.line.transport]).to.deep.equal([undefined, undefined]);
    await open(game, 'solution');
    await press(game, yes!);
    await passUntil(game, () => game.shown!.line.transport && game.moveCount > 1);
  });

  it('starts at once where the game does not count, or no longer', async () => {
    const game = await dealt();
    await pick(game, 'solution');
    await passUntil(game, () => game.moveCount > 0);
    await press(game, 'stop');
    move(game);
    const { moveCount } = game;
    await pick(game, 'solution');
    expect(game.shown!.panel).to.equal(undefined);
    await passUntil(game, () => game.moveCount > moveCount);
  });

  it('does not ask a script', async () => {
    const game = await dealt();
    move(game);
    expect(await game.solution()).to.have.property('length');
    await settle(game);
    expect(game.shown!.panel).to.equal(undefined);
  });
});

describe('the message line', () => {
  const offer = ({ shown }: ShownGame, name: string) => shown!.line.buttons.find((each) => each.name === name);

  for (const buttons of [null, 'undo new']) {
    it(`offers the game that New left, with ${buttons ?? 'all controls'}, unless the table is locked`, async () => {
      const game = await dealt(buttons ? { buttons } : {});
      const { seed } = game;
      playFirst(game);
      await settle(game);
      await game.newGame({ seed: '7' });
      await change(game, { disabled: true });
      expect([offer(game, 'back'), button(game, 'back')?.press]).to.deep.equal([undefined, undefined]);
      await change(game, { disabled: false });
      await press(game, 'back');
      expect([game.seed, game.moveCount, offer(game, 'back')]).to.deep.equal([seed, 1, undefined]);
      expect(game.table!.focuses).to.equal(1);
      await game.newGame({ seed: '7' });
      playFirst(game);
      await settle(game);
      expect(!!offer(game, 'back'), 'the list of more has it').to.equal(buttons !== null);
    });
  }

  it('offers to send all cards home where they can go', async () => {
    const game = await dealt();
    expect(offer(game, 'finish')).to.equal(undefined);
    await game.newGame({ deck: GOES_HOME });
    await settle(game);
    await press(game, 'hint');
    await hears(game, /^\S+ → /);
    offer(game, 'finish')!.press!();
    await settle(game);
    expect(game.status).to.equal('won');
    expect(offer(game, 'finish')!.press).to.equal(undefined);
  });
});
