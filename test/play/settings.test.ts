// What a page asks for, and what the reader sets instead, on this visit and the next.
import { expect } from 'chai';
import type { Settings } from '../../src/play/storage/settings.js';
import { Browser, type Tab } from './browser.js';
import { type GameOnPage, onPage, type Properties } from './game-on-page.js';

let tab: Tab;
beforeEach(() => (tab = new Browser().tab()));

const visit = (properties: Properties = {}): Promise<GameOnPage> =>
  onPage('trusty-twelve', { seed: '42', ...properties }, tab);

const settingsOf = (game: GameOnPage): Settings => game.play_.settings.settings;

/** The felt and the back of a table. */
const look = (game: GameOnPage): readonly string[] => [settingsOf(game).felt, settingsOf(game).back];

async function choose<Name extends keyof Settings>(game: GameOnPage, name: Name, value: Settings[Name]): Promise<void> {
  game.play_.settings.set(name, value);
  await game.updateComplete;
}

describe('felt and back', () => {
  it('are chosen at once and for the next visit', async () => {
    const game = await visit();
    expect(look(game)).to.deep.equal(['green', 'rosette']);
    await choose(game, 'felt', 'blue');
    await choose(game, 'back', 'waves');
    expect(look(game)).to.deep.equal(['blue', 'waves']);
    game.remove();
    expect(look(await visit())).to.deep.equal(['blue', 'waves']);
  });

  it('are those of the page, until the reader chooses', async () => {
    const page = { felt: 'slate', back: 'waves' };
    const game = await visit(page);
    expect(look(game)).to.deep.equal(['slate', 'waves']);
    await choose(game, 'felt', 'blue');
    game.set({ felt: 'burgundy', back: 'lattice' });
    await game.updateComplete;
    expect(look(game)).to.deep.equal(['blue', 'lattice']);
    game.remove();
    expect(look(await visit(page))).to.deep.equal(['blue', 'waves']);
  });

  it('stay chosen together where nothing is kept', async () => {
    const game = await visit({ storage: 'none' });
    await choose(game, 'felt', 'blue');
    await choose(game, 'back', 'waves');
    expect(look(game)).to.deep.equal(['blue', 'waves']);
    expect(Object.keys(tab.local)).to.deep.equal([]);
  });

  it('are kept as they were chosen last, in whichever of two elements', async () => {
    const [one, other] = [await visit(), await visit()];
    await choose(one, 'felt', 'slate');
    await choose(other, 'felt', 'blue');
    await choose(one, 'back', 'waves');
    expect(look(one)).to.deep.equal(['blue', 'waves']);
    expect(look(await visit())).to.deep.equal(['blue', 'waves']);
  });

  it('that no one knows are left alone, beside settings that are good', async () => {
    const kept = { tap: true, large: 'yes', timer: false, felt: 'pink', back: 7 };
    tab.local.setItem('solitaire-elements/1/trusty-twelve/settings', JSON.stringify(kept));
    const game = await visit({ back: 'waves' });
    expect(look(game)).to.deep.equal(['green', 'waves']);
    expect(settingsOf(game)).to.include({ tap: true, large: false, timer: false });
  });
});

describe('a switch', () => {
  /** What it says at first, and then on the next visit, once it is pressed. */
  async function chosen(name: 'brief' | 'singleKeys' | 'sound', properties: Properties): Promise<boolean[]> {
    const game = await visit(properties);
    const before = settingsOf(game)[name];
    await choose(game, name, !before);
    game.set({ sound: before });
    await game.updateComplete;
    const now = settingsOf(game)[name];
    game.remove();
    return [before, now, settingsOf(await visit(properties))[name]];
  }

  for (const [name, properties, isOn] of [
    ['brief', {}, false],
    ['singleKeys', {}, true],
    ['sound', {}, false],
    ['sound', { sound: true }, true],
    ['sound', { sound: false }, false],
  ] as const) {
    it(`for ${name} is as the page says, until the reader chooses, and is kept: ${JSON.stringify(properties)}`, async () => {
      expect(await chosen(name, properties)).to.deep.equal([isOn, !isOn, !isOn]);
    });
  }
});
