// A file that is added to the statistics: shown while it takes long, stopped by the reader, by the panel that closes, or with the element.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { clickOn, focused } from '../support/hand.js';
import { freshStorage } from '../support/slots.js';
import { pick, settled, table, type Table } from '../support/table.js';
import { freeTimers, holdTimers } from '../support/timers.js';
import { choose, close, dialogOf } from './reader.js';
import { waitUntil } from '../support/wait-until.js';

const KEY = 'solitaire-elements/1/bakers-dozen/statistics';
const FILE = JSON.stringify({ [KEY]: { log: [{ at: 20, options: {} }] } });

const told = (element: Table): string => dialogOf(element).querySelector('[role=status]')!.textContent.trim();
const bar = (element: Table): HTMLProgressElement | null => dialogOf(element).querySelector('progress');
const button = (element: Table): HTMLButtonElement => dialogOf(element).querySelector('.more button:nth-child(2)')!;

/** Opens the statistics, from the list of more. */
async function openStatistics(element: Table): Promise<void> {
  await pick(element, 'statistics');
  await waitUntil(() => dialogOf(element)?.querySelector('[type=file]'));
  await settled(element);
}

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

  async function reading(name?: string): Promise<Table> {
    const element = await table('bakers-dozen', { seed: '42', storage: 'local' });
    await openStatistics(element);
    button(element).focus();
    choose(element, FILE, name);
    await settled(element);
    return element;
  }

  async function slowly(): Promise<Table> {
    const element = await reading();
    for (const callback of waiting.values()) callback();
    await settled(element);
    return element;
  }

  it('is not seen before 300 milliseconds', async () => {
    const element = await reading();
    expect([told(element), bar(element), button(element).textContent.trim()]).to.deep.equal(['', null, 'Import']);
    read();
    await waitUntil(() => told(element));
    expect([told(element), waiting.size]).to.deep.equal(['0 wins imported', 0]);
    expect(localStorage.getItem(KEY)).to.contain('"at":20');
  });

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

  it('adds nothing once it is stopped, though the disk still reads', async () => {
    const element = await slowly();
    await clickOn(button(element));
    await waitUntil(() => told(element) === '0 wins imported');
    expect([bar(element), button(element).textContent.trim()]).to.deep.equal([null, 'Import']);
    read();
    await settled(element);
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('is stopped by the panel that closes, and the next one can be added', async () => {
    const element = await slowly();
    await close(element);
    await openStatistics(element);
    expect([told(element), bar(element)]).to.deep.equal(['', null]);
    expect(localStorage.getItem(KEY)).to.equal(null);
    read();
    choose(element, FILE);
    await waitUntil(() => told(element) === '0 wins imported');
    expect(localStorage.getItem(KEY)).to.contain('"at":20');
  });

  it('is stopped where the element leaves the page', async () => {
    const element = await slowly();
    element.remove();
    read();
    await settled(element);
    expect(localStorage.getItem(KEY)).to.equal(null);
  });

  it('is the only one: another that is chosen meanwhile is not read', async () => {
    const element = await reading();
    choose(element, 'GIF89a');
    read();
    await waitUntil(() => told(element));
    expect(told(element)).to.equal('0 wins imported');
  });

  it('is told by the beginning of a long name', async () => {
    const element = await table('bakers-dozen', { seed: '42', storage: 'local' });
    await openStatistics(element);
    read();
    choose(element, 'GIF89a', 'x'.repeat(300));
    await waitUntil(() => told(element));
    expect(told(element)).to.equal(`${'x'.repeat(60)}…: not a JSON object`);
  });
});
