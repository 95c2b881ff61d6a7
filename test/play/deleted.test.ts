// What a page, another tab or the reader deletes stays deleted, until a later move or choice keeps something anew.
import { expect } from 'chai';
import fc from 'fast-check';
import { times } from '../support/few.js';
import { Browser, settled, type Tab } from './browser.js';
import { type GameOnPage, onPage } from './game-on-page.js';
import { type Values, valuesOf } from './kept-beside.js';
import { quickGame } from './quick-game.js';

const ROOT = `solitaire-elements/1/${quickGame.id}/`;

interface Scene {
  readonly browser: Browser;
  readonly tab: Tab;
  readonly game: GameOnPage;
  /** Another tab, with a random game. */
  readonly other: GameOnPage;
}

async function open(): Promise<Scene> {
  const browser = new Browser();
  const tab = browser.tab();
  const game = await onPage(quickGame, { daily: true }, tab);
  const other = await onPage(quickGame, { deals: 'any' }, browser.tab());
  return { browser, tab, game, other };
}

/** A move that wins nothing: a card goes to the next column. */
const stray = (game: GameOnPage): unknown => game.status === 'playing' && game.move(game.legalMoves[1]!);

type Act = (scene: Scene) => unknown;
type Acts = Readonly<Record<string, Act>>;

/** What keeps nothing of its own accord. */
const QUIET: Acts = {
  'a moment': ({ browser }) => browser.pass(50),
  'a second': ({ browser }) => browser.pass(1100),
  hide: ({ tab }) => (tab.isVisible = false),
  'hide the other': ({ other }) => (other.page.tab.isVisible = false),
  'come back': ({ tab, other }) => (tab.isVisible = other.page.tab.isVisible = true),
  leave: ({ tab }) => tab.leave(),
  remove: ({ game }) => game.page.isConnected && game.remove(),
};

const PLAYED: Acts = {
  ...QUIET,
  move: ({ game }) => stray(game),
  'win and go on': async ({ game }) => {
    while (game.status === 'playing') game.move(game.legalMoves[0]!);
    await game.restart();
  },
  'move elsewhere': ({ other }) => stray(other),
  set: ({ game }) => game.play_.settings.set('timer', false),
};

function clear({ browser }: Scene, { local }: Tab): void {
  local.clear();
  for (const tab of browser.tabs) if (tab.local !== local) for (const callback of tab.listeners) callback(null);
}

const DELETED: Acts = {
  'the page clears': (scene) => clear(scene, scene.tab),
  'the other tab clears': (scene) => clear(scene, scene.other.page.tab),
  'the page removes each key': ({ tab: { local } }) => {
    for (const key of Object.keys({ ...local })) local.removeItem(key);
  },
  'the other tab removes each key': ({ other }) => {
    const { local } = other.page.tab;
    for (const key of Object.keys({ ...local })) local.removeItem(key);
  },
};

const some = (acts: Acts, minLength: number, maxLength: number): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom(...Object.keys(acts)), { minLength, maxLength });

async function perform(scene: Scene, acts: Acts, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await acts[name]!(scene);
    await settled();
  }
}

describe('what is deleted', () => {
  it('stays deleted, in any order of hiding, leaving and coming back, until the next move', () =>
    fc.assert(
      fc.asyncProperty(
        some(PLAYED, 1, 8),
        fc.constantFrom(...Object.keys(DELETED)),
        some(QUIET, 1, 6),
        async (before, how, after) => {
          const scene = await open();
          const { tab, game } = scene;
          await perform(scene, PLAYED, ['move', ...before]);
          await perform(scene, DELETED, [how]);
          await perform(scene, QUIET, [...after, 'hide', 'hide the other', 'a second']);
          expect(valuesOf(tab)).to.deep.equal({});
          await perform(scene, PLAYED, ['come back']);
          if (!game.page.isConnected) game.connect();
          await settled();
          if (game.status !== 'playing') return;
          stray(game);
          await scene.browser.pass(300);
          const kept = Object.entries(valuesOf(tab)).filter(([key]) => key.startsWith(`${ROOT}game/`));
          expect(kept.map(([, value]) => (value as { record: unknown }).record)).to.deep.equal([game.record]);
        },
      ),
      { numRuns: times(300) },
    ));

  it('comes back with no setting, only with the one that is chosen next', () =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(DELETED)), some(QUIET, 0, 4), async (how, after) => {
        const scene = await open();
        const { settings } = scene.game.play_;
        settings.set('felt', 'blue');
        scene.other.play_.settings.set('back', 'waves');
        await perform(scene, DELETED, [how]);
        await perform(scene, QUIET, after);
        settings.set('timer', false);
        expect(valuesOf(scene.tab)).to.deep.equal({ [`${ROOT}settings`]: { timer: false } });
      }),
      { numRuns: times(50) },
    ));

  for (const how of Object.keys(DELETED)) {
    it(`is counted no more if another tab begins a game within a second: ${how}`, async () => {
      const scene = await open();
      const { tab, game, other } = scene;
      stray(game);
      await settled();
      await scene.browser.pass(300);
      await perform(scene, DELETED, [how]);
      await scene.browser.pass(300);
      stray(other);
      await scene.browser.pass(2000);
      const { log } = valuesOf(tab)[`${ROOT}statistics`] as { log: { at: number }[] };
      expect(log.map(({ at }) => at)).to.deep.equal([other.play_.session.past.begunAt]);
      expect(Object.keys(valuesOf(tab)).some((key) => key.endsWith('/days'))).to.equal(false);
    });
  }

  it('is not written once there is room again, though a game was counted while there was none', async () => {
    const { browser, tab, game } = await open();
    stray(game);
    await browser.pass(300);
    browser.room = 0;
    await game.restart();
    stray(game);
    await browser.pass(300);
    tab.local.clear();
    browser.room = 5_000_000;
    await perform({ browser, tab, game, other: game }, QUIET, ['hide', 'come back', 'a second']);
    expect(valuesOf(tab)).to.deep.equal({});
  });

  it('takes only its own key along: a log that is deleted alone leaves game, day and settings', async () => {
    const scene = await open();
    const { tab, game } = scene;
    stray(game);
    game.play_.settings.set('timer', false);
    await scene.browser.pass(300);
    const { [`${ROOT}statistics`]: _, ...others } = valuesOf(tab);
    tab.local.removeItem(`${ROOT}statistics`);
    await perform(scene, QUIET, ['hide', 'leave', 'come back', 'a second']);
    const now: Values = valuesOf(tab);
    expect(Object.keys(now)).to.have.members(Object.keys(others));
  });
});
