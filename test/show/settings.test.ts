// What the reader may set: which fields there are, what they say, and what is chosen.
import { expect } from 'chai';
import { en } from '../../src/locales/en.js';
import { SWITCHES } from '../../src/play/storage/settings.js';
import { Browser, type Tab } from '../play/browser.js';
import type { Properties } from '../play/game-on-page.js';
import { change } from '../play/player.js';
import { chosenIn, choose, setSwitch, switchIn } from './fields.js';
import { blocksOf, open } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

let tab: Tab;
beforeEach(() => (tab = new Browser().tab()));

/** The settings of a visitor who points with a finger, or does not. */
async function visit(properties: Properties = {}, isCoarse = false): Promise<ShownGame> {
  const game = await shownGame('trusty-twelve', { seed: '42', storage: 'local', ...properties }, tab);
  game.screen.isCoarse = isCoarse;
  await open(game, 'settings');
  return game;
}

describe('felt and back', () => {
  it('are two groups with names, beside switches', async () => {
    const game = await visit();
    const groups = blocksOf(game, 'choice').map(({ name, words }) => [name, Object.values(words)]);
    expect(groups).to.deep.equal([
      ['Table colour', ['Green', 'Blue', 'Burgundy', 'Slate']],
      ['Card back', ['Rosette', 'Lattice', 'Waves']],
    ]);
    expect(blocksOf(game, 'switch').map(({ name }) => name)).to.deep.equal(SWITCHES.map((name) => en[name]));
    const { blocks } = game.shown!.panel!;
    expect(blocksOf(game, 'heading').map(({ text }) => text)).to.deep.equal(['Accessibility']);
    const heading = blocks.findIndex(({ kind }) => kind === 'heading');
    const namesIn = (part: typeof blocks) => part.flatMap((block) => (block.kind === 'switch' ? block.name : []));
    const [forAll, forSome] = [namesIn(blocks.slice(0, heading)), namesIn(blocks.slice(heading))];
    expect(forAll.length + forSome.length).to.equal(SWITCHES.length);
    for (const [labels, known] of [
      [forAll, ['Move cards with one tap', 'Left-handed layout', 'Show timer', 'Sounds']],
      [forSome, ['Large cards', 'Four-colour suits', 'Short announcements', 'Single-key shortcuts']],
    ] as const) {
      // Further switches may stand among these.
      expect(labels.filter((label) => known.includes(label as never))).to.deep.equal(known);
    }
  });
});

describe('motion', () => {
  it('is as the page has it, until the reader chooses, and is kept', async () => {
    const game = await visit();
    expect(chosenIn(game, 'Motion')).to.deep.equal(['usual', 'Usual']);
    expect(blocksOf(game, 'select')[0]!.options.map(([, name]) => name)).to.deep.equal([
      'Slow',
      'Usual',
      'Fast',
      'None',
    ]);
    await choose(game, 'Motion', 'fast');
    expect(game.show.table.settings.motion).to.equal('fast');
    game.remove();
    expect(chosenIn(await visit(), 'Motion')).to.deep.equal(['fast', 'Fast']);
  });
});

describe('a switch', () => {
  /** What it says at first, and then on the next visit, once it is pressed. */
  async function chosen(name: string, properties: Properties = {}, isCoarse = false): Promise<boolean[]> {
    const game = await visit(properties, isCoarse);
    const before = switchIn(game, name).isOn;
    await setSwitch(game, name, !before);
    await change(game, { sound: before });
    const now = switchIn(game, name).isOn;
    game.remove();
    return [before, now, switchIn(await visit(properties, isCoarse), name).isOn];
  }

  it('for sounds is as the attribute says, until the reader chooses, and is kept', async () => {
    expect(await chosen('Sounds', { sound: false })).to.deep.equal([false, true, true]);
  });

  for (const isCoarse of [true, false]) {
    it(`for one tap is on where fingers are the pointer, until the reader chooses: ${isCoarse}`, async () => {
      expect(await chosen('Move cards with one tap', {}, isCoarse)).to.deep.equal([isCoarse, !isCoarse, !isCoarse]);
    });
  }
});
