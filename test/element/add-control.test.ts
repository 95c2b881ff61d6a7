// A further control: one entry of the table is all that attribute, bar, list, keys and the panel of keys need.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { Control } from '../../src/show/controls/control.js';
import { controlWords, CONTROLS } from '../../src/show/controls/table.js';
import { press } from '../support/keys.js';
import { control, table } from '../support/table.js';
import type { Table } from '../support/table.js';
import { dialogOf, gone, pressed } from './reader.js';

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

const names = (element: Table, around: string): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(`${around} [data-control]`)].map(
    ({ dataset }) => dataset['control']!,
  );

describe('a further control', () => {
  before(async () => {
    await setViewport({ width: 1000, height: 800 });
    (CONTROLS as Control[]).push(bringIn);
  });

  after(() => void (CONTROLS as Control[]).pop());

  beforeEach(() => {
    isThere = true;
    presses = 0;
  });

  it('is a word of the attribute, and stands in the bar', async () => {
    expect(controlWords()).to.include('bringIn');
    const element = await table('bakers-dozen', { seed: '42', buttons: 'undo bringIn' });
    expect(names(element, '.toolbar')).to.deep.equal(['undo', 'bringIn']);
    expect(control(element, 'bringIn').title).to.equal('Import');
    await pressed(element, 'bringIn');
    expect(presses).to.equal(1);
  });

  it('is not there where the attribute does not name it', async () => {
    const element = await table('bakers-dozen', { seed: '42', buttons: 'undo redo' });
    expect(names(element, '.toolbar')).to.deep.equal(['undo', 'redo']);
    element.focus();
    await press(element, 'x');
    expect(presses).to.equal(0);
  });

  it('stands last in the list of the deal where the bar has no room', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    expect(names(element, '.toolbar')).not.to.include('bringIn');
    await pressed(element, 'more');
    expect(names(element, 'dialog .more:first-of-type').at(-1)).to.equal('bringIn');
    control(element, 'bringIn').click();
    expect(presses).to.equal(1);
    await gone(element);
  });

  it('is pressed by its key, but only where it can be', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    element.focus();
    await press(element, 'x');
    expect(presses).to.equal(1);
    isThere = false;
    await press(element, 'x');
    expect(presses).to.equal(1);
  });

  it('has a line in the panel of keys', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    element.focus();
    await press(element, '?');
    const lines = [...dialogOf(element).querySelectorAll('dl div')].map(({ textContent }) => textContent.trim());
    expect(lines.filter((line) => /^X\s+Import$/.test(line))).to.have.length(1);
  });

  it('opens by a long press what it names', async () => {
    const element = await table('bakers-dozen', { seed: '42', buttons: 'bringIn' });
    control(element, 'bringIn').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await element.updateComplete;
    expect(dialogOf(element).ariaLabel).to.equal('Statistics');
  });
});
