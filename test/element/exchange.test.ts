// A file that is added to the statistics: a bar while it takes long, and a button that keeps the focus.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused } from '../support/hand.js';
import { freshStorage } from '../support/slots.js';
import { settled, table, type Table } from '../support/table.js';
import { freeTimers, holdTimers } from '../support/timers.js';
import { choose, dialogOf, open } from './reader.js';
import { waitUntil } from '../support/wait-until.js';

const FILE = JSON.stringify({ 'solitaire-elements/1/bakers-dozen/statistics': { log: [{ at: 20, options: {} }] } });

const told = (element: Table): string => dialogOf(element).querySelector('[role=status]')!.textContent.trim();
const bar = (element: Table): HTMLProgressElement | null => dialogOf(element).querySelector('progress');
const button = (element: Table): HTMLButtonElement => dialogOf(element).querySelector('.more button:nth-child(2)')!;

before(() => setViewport({ width: 1000, height: 800 }));
freshStorage();

describe('a file that is added', () => {
  /** What waits for 300 milliseconds. */
  let waiting: ReadonlyMap<number, () => void>;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with a file, and put back.
  const { text } = Blob.prototype;
  /** Lets a slow disk give the file. */
  let read: () => void;

  beforeEach(() => {
    waiting = holdTimers(300);
    const isRead = new Promise<void>((resolve) => (read = resolve));
    Blob.prototype.text = async function () {
      await isRead;
      return text.call(this);
    };
  });
  afterEach(() => {
    freeTimers();
    Blob.prototype.text = text;
  });

  async function slowly(): Promise<Table> {
    const element = await table('bakers-dozen', { seed: '42', storage: 'local' });
    await open(element, 'statistics');
    button(element).focus();
    choose(element, FILE);
    await settled(element);
    for (const callback of waiting.values()) callback();
    await settled(element);
    return element;
  }

  it('has a bar and a button that stops it from then on, and the focus stays on the button', async () => {
    const element = await slowly();
    expect([told(element), bar(element)!.ariaLabel, button(element).textContent.trim()]).to.deep.equal([
      'Thinking…',
      'Import',
      'Stop',
    ]);
    expect(focused(element)).to.equal(button(element));
    read();
    await waitUntil(() => told(element) === '0 wins imported');
    expect([bar(element), button(element).textContent.trim()]).to.deep.equal([null, 'Import']);
    expect(focused(element)).to.equal(button(element));
  });
});
