// A further control: one entry of the table is all that attribute, bar, list, keys and the panel of keys need.
import { expect } from 'chai';
import type { Control } from '../../src/show/controls/control.js';
import { controlWords, CONTROLS } from '../../src/show/controls/table.js';
import { settle } from '../play/player.js';
import { blocksOf, button, key, open, panelButtons, press } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

let isThere = true;
let presses = 0;

/** It borrows a text and an icon that are there. */
const bringIn: Control = {
  name: 'bringIn',
  icon: 'bringIn',
  key: 'x',
  press: ({ game }) => isThere && game && (() => presses++),
  hold: () => 'statistics',
};

const inBar = ({ shown }: ShownGame): (string | undefined)[] => shown!.bar!.buttons.map(({ name }) => name);

describe('a further control', () => {
  before(() => void (CONTROLS as Control[]).push(bringIn));
  after(() => void (CONTROLS as Control[]).pop());

  beforeEach(() => {
    isThere = true;
    presses = 0;
  });

  it('is a word of the attribute, and stands in the bar', async () => {
    expect(controlWords()).to.include('bringIn');
    const game = await shownGame('bakers-dozen', { seed: '42', buttons: 'undo bringIn' });
    expect(inBar(game)).to.deep.equal(['undo', 'bringIn']);
    expect(button(game, 'bringIn')!.label).to.equal('Import');
    await press(game, 'bringIn');
    expect(presses).to.equal(1);
  });

  it('is not there where the attribute does not name it', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42', buttons: 'undo redo' });
    expect(inBar(game)).to.deep.equal(['undo', 'redo']);
    await key(game, 'x');
    expect(presses).to.equal(0);
  });

  it('stands last in the list of the deal where the bar has no room', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    expect(inBar(game)).not.to.include('bringIn');
    await open(game, 'more');
    const [ofDeal] = blocksOf(game, 'buttons');
    expect(ofDeal!.buttons.at(-1)!.name).to.equal('bringIn');
    await press(game, 'bringIn');
    expect(presses).to.equal(1);
    expect(panelButtons(game)).to.deep.equal([]);
  });

  it('is pressed by its key, but only where it can be', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    await key(game, 'x');
    expect(presses).to.equal(1);
    isThere = false;
    await key(game, 'x');
    expect(presses).to.equal(1);
  });

  it('has a line in the panel of keys', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    await key(game, '?');
    const lines = blocksOf(game, 'keys').flatMap((block) => block.keys);
    expect(lines.filter(([sign]) => sign === 'X')).to.deep.equal([['X', 'Import']]);
  });

  it('opens by a long press what it names', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42', buttons: 'bringIn' });
    expect(game.shown!.bar!.hold('bringIn')).to.equal(true);
    await settle(game);
    expect(game.shown!.panel!.title).to.equal('Statistics');
  });
});
