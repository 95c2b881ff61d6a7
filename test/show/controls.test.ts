// Which controls the page wants, whether they can be pressed, and what becomes of them in a table that is locked.
import { expect } from 'chai';
import { controlWords } from '../../src/show/controls/table.js';
import { GOES_HOME, LAST_MOVE } from '../element/decks.js';
import type { Properties } from '../play/game-on-page.js';
import { change, playFirst, settle } from '../play/player.js';
import { listen } from '../support/heard.js';
import { button, buttonsOf, open, panelButtons, passUntil, press, says } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const shown = (game: ShownGame): (string | undefined)[] => buttonsOf(game).map(({ name }) => name);

/** Which of these can be pressed. */
const pressable = (game: ShownGame, names: readonly string[]): string[] =>
  names.filter((name) => button(game, name)?.press);

describe('buttons', () => {
  for (const properties of [{}, { buttons: '' }, { buttons: '  ' }] as Properties[]) {
    it(`are all shown where the attribute is ${JSON.stringify(properties)}`, async () => {
      const game = await shownGame('trusty-twelve', properties);
      const inBar = shown(game);
      await open(game, 'more');
      const all = [...inBar, ...panelButtons(game).map(({ name }) => name)];
      expect(all).to.include.members(controlWords().filter((each) => each !== 'timer' && each !== 'finish'));
    });
  }

  it('none: leaves no toolbar', async () => {
    const game = await shownGame('trusty-twelve', { buttons: 'none' });
    expect(game.shown!.bar).to.equal(undefined);
    await change(game, { buttons: null });
    expect(shown(game)).to.include('new');
  });

  it('say whether they can be pressed', async () => {
    const names = ['undo', 'redo', 'restart', 'new'];
    const game = await shownGame('trusty-twelve', { seed: '42', buttons: names.join(' ') });
    expect(pressable(game, names)).to.deep.equal(['new']);
    playFirst(game);
    await settle(game);
    expect(pressable(game, names)).to.deep.equal(['undo', 'restart', 'new']);
    game.undo();
    await settle(game);
    expect(pressable(game, names)).to.deep.equal(['redo', 'new']);
    await change(game, { disabled: true });
    expect(pressable(game, names)).to.deep.equal([]);
  });

  it('ask nothing of the solver once the game is over', async () => {
    const names = ['hint', 'solution', 'verdict'];
    const game = await shownGame('trusty-twelve', { deck: LAST_MOVE, buttons: names.join(' ') });
    expect(pressable(game, names)).to.deep.equal(names);
    playFirst(game);
    await settle(game);
    expect(pressable(game, names)).to.deep.equal([]);
  });

  it('finish alone has its place from the first, and nowhere in a game that has none', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42', buttons: 'finish' });
    expect(shown(game)).to.deep.equal(['finish']);
    expect(pressable(game, ['finish'])).to.deep.equal([]);
    expect(shown(await shownGame('trusty-twelve', { buttons: 'finish' }))).to.deep.equal([]);
  });

  it('are told apart from what the player does by nothing but who did it', async () => {
    const game = await shownGame('trusty-twelve', { seed: '42', buttons: 'undo redo restart new' });
    playFirst(game);
    await settle(game);
    const heard = listen(game);
    for (const name of ['undo', 'redo', 'restart', 'new']) await press(game, name);
    // New seeks a deal that can be won.
    while (heard.length < 4) await settle(game);
    expect(heard.map(({ type, detail }) => `${type} by ${detail.by}`)).to.deep.equal([
      'undo by player',
      'redo by player',
      'deal by player',
      'deal by player',
    ]);
  });
});

describe('disabled', () => {
  it('leaves no button that can be pressed', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42', disabled: true });
    const before = game.state;
    expect(shown(game)).to.include.members(['undo', 'redo', 'hint', 'new', 'rules', 'more']);
    for (const { name, press } of buttonsOf(game)) expect(press, name).to.equal(undefined);
    for (const name of shown(game)) await press(game, name!);
    expect(game.shown!.panel).to.equal(undefined);
    expect(game.state).to.deep.equal(before);
    expect([game.show.table.disabled, game.show.table.game]).to.deep.equal([true, game.game]);
  });

  it('leaves the methods working', async () => {
    const game = await shownGame('bakers-dozen', { deck: GOES_HOME, disabled: true });
    expect(game.play(game.legalMoves[0]!)).to.equal(true);
    expect(game.undo()).to.equal(true);
    expect(game.redo()).to.equal(true);
    expect(game.finish()).to.equal(51);
    await game.newGame({ seed: 1 });
    await game.restart();
    expect(game.seed).to.equal('1');
  });

  it('closes what is open, and ends a solution that is shown', async () => {
    const game = await shownGame('bakers-dozen', { deck: GOES_HOME, buttons: 'rules solution' });
    await open(game, 'rules');
    expect(game.shown!.panel).to.exist;
    await change(game, { disabled: true });
    expect(game.shown!.panel).to.equal(undefined);
    await change(game, { disabled: false });
    await press(game, 'solution');
    await passUntil(game, () => game.moveCount > 0);
    expect(button(game, 'stop')).to.exist;
    await change(game, { disabled: true });
    expect([button(game, 'stop'), says(game)]).to.deep.equal([undefined, 'Custom deal']);
  });
});
