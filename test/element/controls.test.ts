// Which controls the page wants, and what becomes of them in a table that is locked.
import { expect, oneEvent } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { controlWords } from '../../src/show/controls/table.js';
import { buttonOn, cardOn, says } from '../support/hand.js';
import { control, listen, seen, settled, table } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { change, dialogOf, playFirst, pressed, tap } from './reader.js';
import { waitUntil } from '../support/wait-until.js';

const shown = (element: Table): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('[data-control]')].map(({ dataset }) => dataset['control']!);

describe('buttons', () => {
  before(() => setViewport({ width: 1000, height: 800 }));

  for (const attributes of [{}, { buttons: '' }, { buttons: '  ' }] as Attributes[]) {
    it(`are all shown where the attribute is ${JSON.stringify(attributes)}`, async () => {
      const element = await table('trusty-twelve', attributes);
      await pressed(element, 'more');
      expect(shown(element)).to.include.members(controlWords().filter((each) => each !== 'timer' && each !== 'finish'));
    });
  }

  it('none: leaves no toolbar', async () => {
    const element = await table('trusty-twelve', { buttons: 'none' });
    expect(element.shadowRoot!.querySelector('[part~=toolbar]')).not.to.exist;
    await change(element, { buttons: null });
    expect(shown(element)).to.include('new');
  });

  it('say whether they can be pressed', async () => {
    const element = await table('trusty-twelve', { seed: '42', buttons: 'undo redo restart new' });
    const pressable = async () => {
      await settled(element);
      return ['undo', 'redo', 'restart', 'new'].filter(
        (name) => control(element, name).getAttribute('aria-disabled') === 'false',
      );
    };
    expect(await pressable()).to.deep.equal(['new']);
    element.play(element.legalMoves[0]!);
    expect(await pressable()).to.deep.equal(['undo', 'restart', 'new']);
    element.undo();
    expect(await pressable()).to.deep.equal(['redo', 'new']);
    element.disabled = true;
    expect(await pressable()).to.deep.equal([]);
  });

  it('ask nothing of the solver once the game is over', async () => {
    const names = ['hint', 'solution', 'verdict'];
    const element = await table('trusty-twelve', { deck: LAST_MOVE, buttons: names.join(' ') });
    const pressable = () => names.filter((name) => control(element, name)?.ariaDisabled === 'false');
    expect(pressable()).to.deep.equal(names);
    await playFirst(element);
    expect(pressable()).to.deep.equal([]);
  });

  it('finish alone has its place from the first, and nowhere in a game that has none', async () => {
    const element = await table('bakers-dozen', { seed: '42', buttons: 'finish' });
    expect(shown(element)).to.deep.equal(['finish']);
    expect(control(element, 'finish').ariaDisabled).to.equal('true');
    expect(shown(await table('trusty-twelve', { buttons: 'finish' }))).to.deep.equal([]);
  });

  it('are told apart from what the player does by nothing but who did it', async () => {
    const element = await table('trusty-twelve', { seed: '42', buttons: 'undo redo restart new' });
    await playFirst(element);
    const heard = listen(element);
    for (const name of ['undo', 'redo', 'restart', 'new']) await tap(element, control(element, name));
    // New seeks a deal that can be won.
    await waitUntil(() => heard.length >= 4);
    expect(heard.map(({ type, detail }) => `${type} by ${detail.by}`)).to.deep.equal([
      'undo by player',
      'redo by player',
      'deal by player',
      'deal by player',
    ]);
  });
});

describe('disabled', () => {
  it('shows the board and takes no input', async () => {
    const element = await table('bakers-dozen', { seed: '42', disabled: '' });
    const before = element.state;
    const move = element.legalMoves.find(({ type }) => type === 'move')!;
    if (move.type !== 'move') throw new Error('seed 42 has a move');
    for (let taps = 0; taps < 2; taps++) await tap(element, cardOn(element, move.card));
    for (const name of shown(element)) await pressed(element, name);
    expect(dialogOf(element)).to.equal(null);
    expect(element.state).to.deep.equal(before);
    expect(Object.keys(seen(element))).to.include('tableau-13');
  });

  it('takes no draw in Pyramid Dozen and no redeal in Trefoil', async () => {
    const pyramid = await table('pyramid-dozen', { seed: '42', disabled: '' });
    await tap(pyramid, buttonOn(pyramid, '.stock'));
    expect(pyramid.moveCount).to.equal(0);
    await change(pyramid, { disabled: false });
    await tap(pyramid, buttonOn(pyramid, '.stock'));
    expect(pyramid.moveCount).to.equal(1);
    pyramid.remove();
    const trefoil = await table('trefoil-solitaire', { seed: '42', disabled: '' });
    await tap(trefoil, buttonOn(trefoil, '.turn'));
    expect(trefoil.moveCount).to.equal(0);
  });

  it('leaves the methods working', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME, disabled: '' });
    expect(element.play(element.legalMoves[0]!)).to.equal(true);
    expect(element.undo()).to.equal(true);
    expect(element.redo()).to.equal(true);
    expect(element.finish()).to.equal(51);
    await element.newGame({ seed: 1 });
    await element.restart();
    expect(element.seed).to.equal('1');
  });

  it('closes what is open, and ends a solution that is shown', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME, buttons: 'rules solution' });
    await tap(element, control(element, 'rules'));
    await change(element, { disabled: true });
    expect(dialogOf(element)).to.equal(null);
    await change(element, { disabled: false });
    await tap(element, control(element, 'solution'));
    if (element.moveCount === 0) await oneEvent(element, 'move');
    expect(control(element, 'stop')).to.exist;
    await change(element, { disabled: true });
    expect([control(element, 'stop'), says(element)]).to.deep.equal([null, 'Custom deal']);
  });
});
