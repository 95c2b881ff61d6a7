// A file that is added to the statistics: shown while it takes long, stopped by the reader, by the panel that closes, or with the element.
import { expect } from 'chai';
import type { Button } from '../../src/show/controls/controls.js';
import type { FileBlock } from '../../src/show/panels/blocks.js';
import { Browser, type Tab } from '../play/browser.js';
import { settle } from '../play/player.js';
import { blocksOf, close, open } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const KEY = 'solitaire-elements/1/bakers-dozen/statistics';
const FILE = JSON.stringify({ [KEY]: { log: [{ at: 20, options: {} }] } });

let tab: Tab;
beforeEach(() => (tab = new Browser().tab()));

const block = (game: ShownGame): FileBlock => blocksOf(game, 'file')[0]!;
const told = (game: ShownGame): string => block(game).report.join('\n');
const button = (game: ShownGame): Button => block(game).choices[1]!;
const kept = (): string | null => tab.browser.local.getItem(KEY);

const openStatistics = (game: ShownGame): Promise<unknown> => open(game, 'statistics');

describe('a file that is added', () => {
  /** Lets a slow disk give the file. */
  let read: () => void;
  let isRead: Promise<void>;

  beforeEach(() => void (isRead = new Promise((resolve) => (read = resolve))));

  /** Chooses a file, as the browser's dialog does. */
  function choose(game: ShownGame, content: string, name = 'statistics.json'): Promise<void> {
    const text = () => isRead.then(() => content);
    return block(game).chosen({ name, size: content.length, text });
  }

  async function reading(): Promise<ShownGame> {
    const game = await shownGame('bakers-dozen', { seed: '42', storage: 'local' }, tab);
    await openStatistics(game);
    void choose(game, FILE);
    await settle(game);
    return game;
  }

  async function slowly(): Promise<ShownGame> {
    const game = await reading();
    await tab.browser.pass(300);
    return game;
  }

  /** Fulfilled when the panel tells something. */
  async function reported(game: ShownGame, what = /./): Promise<void> {
    while (!what.test(told(game))) await settle(game);
  }

  it('is not seen before 300 milliseconds', async () => {
    const game = await reading();
    await tab.browser.pass(299);
    expect([told(game), block(game).isReading, button(game).caption]).to.deep.equal(['', false, 'Import']);
    read();
    await reported(game);
    expect(told(game)).to.equal('0 wins imported');
    await tab.browser.pass(1);
    expect([told(game), block(game).isReading]).to.deep.equal(['0 wins imported', false]);
    expect(kept()).to.contain('"at":20');
  });

  it('has a bar and a button that stops it from then on', async () => {
    const game = await slowly();
    const { isReading, label } = block(game);
    expect([told(game), isReading, label, button(game).caption]).to.deep.equal(['Thinking…', true, 'Import', 'Stop']);
    read();
    await reported(game, /^0 wins imported$/);
    expect([block(game).isReading, button(game).caption]).to.deep.equal([false, 'Import']);
  });

  it('adds nothing once it is stopped, though the disk still reads', async () => {
    const game = await slowly();
    button(game).press!();
    await reported(game, /^0 wins imported$/);
    expect([block(game).isReading, button(game).caption]).to.deep.equal([false, 'Import']);
    read();
    await settle(game);
    expect(kept()).to.equal(null);
  });

  it('is stopped by the panel that closes, and the next one can be added', async () => {
    const game = await slowly();
    await close(game);
    await openStatistics(game);
    expect([told(game), block(game).isReading]).to.deep.equal(['', false]);
    expect(kept()).to.equal(null);
    read();
    await choose(game, FILE);
    await reported(game, /^0 wins imported$/);
    expect(kept()).to.contain('"at":20');
  });

  it('is stopped where the element leaves the page', async () => {
    const game = await slowly();
    game.remove();
    read();
    await settle(game);
    expect(kept()).to.equal(null);
  });

  it('is the only one: another that is chosen meanwhile is not read', async () => {
    const game = await reading();
    const isOver = choose(game, 'GIF89a');
    read();
    await isOver;
    await reported(game);
    expect(told(game)).to.equal('0 wins imported');
  });

  it('is told by the beginning of a long name', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42', storage: 'local' }, tab);
    await openStatistics(game);
    read();
    await choose(game, 'GIF89a', 'x'.repeat(300));
    await reported(game);
    expect(told(game)).to.equal(`${'x'.repeat(60)}…: not a JSON object`);
  });
});
