// How it is drawn that controls can be pressed or not, and a table that is locked.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { buttonOn, cardOn } from '../support/hand.js';
import { control, seen, table } from '../support/table.js';
import type { Table } from '../support/table.js';
import { change, dialogOf, open, playFirst, pressed, tap } from './reader.js';

const shown = (element: Table): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('[data-control]')].map(({ dataset }) => dataset['control']!);

describe('buttons', () => {
  before(() => setViewport({ width: 1000, height: 800 }));

  it('none: leaves no toolbar', async () => {
    const element = await table('trusty-twelve', { buttons: 'none' });
    expect(element.shadowRoot!.querySelector('[part~=toolbar]')).not.to.exist;
  });

  it('say whether they can be pressed', async () => {
    const element = await table('trusty-twelve', { seed: '42', buttons: 'undo redo restart new' });
    const pressable = () =>
      ['undo', 'redo', 'restart', 'new'].filter((name) => control(element, name).ariaDisabled === 'false');
    expect(pressable()).to.deep.equal(['new']);
    await playFirst(element);
    expect(pressable()).to.deep.equal(['undo', 'restart', 'new']);
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

  it('takes away the dialog that is open', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    expect(await open(element, 'rules')).to.exist;
    await change(element, { disabled: true });
    expect(dialogOf(element)).to.equal(null);
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
});
