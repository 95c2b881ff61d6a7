// What a reader or a host deletes is gone: from the storages, from memory, and from what still waits to be written.
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { statisticsOf } from './acts.js';
import { Browser, settled } from './browser.js';
import { type GameOnPage, gameOn, onPage, type Properties } from './game-on-page.js';
import { quickGame } from './quick-game.js';

const ROOT = 'solitaire-elements/1/';
const OWN = `${ROOT}${quickGame.id}/`;
const OTHERS = { [`${ROOT}golf-solitaire/statistics`]: '{"log":[]}', 'a-page/of-its-own': '1' };
/** What the reader has set, and a coach that was closed. */
const CHOSEN = { [`${OWN}settings`]: '{"felt":"blue"}', [`${OWN}house-rules`]: '{}', [`${OWN}met`]: 'true' };

let browser: Browser;
beforeEach(() => (browser = new Browser()));

const open = (properties: Properties = { daily: true }, tab = browser.tab()): Promise<GameOnPage> =>
  onPage(quickGame, properties, tab);

/** The reader makes a move that wins nothing: a card goes to the next column. */
const stray = (game: GameOnPage): boolean => game.move(game.legalMoves[1]!);

function win(game: GameOnPage): void {
  while (game.status === 'playing') game.move(game.legalMoves[0]!);
}

const kept = (): { [key: string]: string } => ({ ...browser.local });

/** The kinds of what is kept of this game. */
const kinds = (): string[] => Object.keys(kept()).map((key) => key.slice(OWN.length).replace(/\/.*/, ''));

/** Lets everything happen by which a page keeps what is not kept yet: timers, hiding, coming back, leaving. */
async function leave({ page: { tab } }: GameOnPage): Promise<void> {
  await browser.pass(2000);
  for (const isVisible of [false, true, false]) {
    tab.isVisible = isVisible;
    await browser.pass(2000);
  }
  tab.leave();
  await browser.pass(2000);
}

/** A day that was won, and one that was begun. */
async function twoDays(): Promise<GameOnPage> {
  const game = await open();
  win(game);
  await game.play_.dealer.playDay('2026-11-19', 'player');
  stray(game);
  await browser.pass(2000);
  return game;
}

/** The same, with a deal for the next visit, all that a reader can set, and what is not of this game. */
async function played(): Promise<GameOnPage> {
  const game = await twoDays();
  Object.assign(browser.local, OTHERS, CHOSEN, { [`${OWN}next`]: '{"{}":{"version":1,"seed":"7"}}' });
  return game;
}

describe('forget()', () => {
  it('deletes what was played of a game, and what a later version keeps of it, but neither settings nor other games', async () => {
    const game = await played();
    Object.assign(browser.local, { [`${OWN}marks`]: '{"version":9}', [`${OWN}game/later`]: '{"version":9}' });
    game.page.tab.session.setItem(`${OWN}days`, '{}');
    const keys = Object.keys(kept()).filter((key) => key.startsWith(OWN) && !(key in CHOSEN));
    const heard = game.hears('forget');
    await game.forget();
    expect(kept()).to.deep.equal({ ...OTHERS, ...CHOSEN });
    expect(game.page.tab.session.getItem(`${OWN}days`)).to.equal(null);
    expect(heard).to.have.length(1);
    expect(heard[0]).to.include({
      game: quickGame.id,
      seed: '2026-11-19',
      moveCount: 1,
      by: 'script',
      everything: false,
    });
    expect(heard[0]!.keys).to.have.members([...keys, `${OWN}days`]);
    expect([game.days, statisticsOf(game).played, game.play_.daily.streak]).to.deep.equal([[], 0, 0]);
  });

  it('with everything deletes all games and settings, and nothing of the page', async () => {
    const game = await played();
    game.play_.settings.read();
    game.play_.settings.update();
    expect(game.play_.settings.settings.felt).to.equal('blue');
    await game.forget({ everything: true });
    await game.updateComplete;
    expect(kept()).to.deep.equal({ 'a-page/of-its-own': '1' });
    expect(game.play_.settings.settings.felt).to.equal('green');
    game.play_.settings.set('large', true);
    expect(kept()[`${OWN}settings`]).to.equal('{"large":true}');
  });

  it('works for an element that is on no page, before its first deal', async () => {
    await played();
    const game = gameOn(quickGame, {}, browser.tab());
    const heard = game.hears('forget');
    await game.forget({ everything: true });
    expect(kept()).to.deep.equal({ 'a-page/of-its-own': '1' });
    expect(heard[0]).to.include({ game: quickGame.id, seed: '', moveCount: 0, elapsed: 0, everything: true });
  });

  it('refuses settings that are no object', async () => {
    const game = await played();
    const before = kept();
    const error: unknown = await game.forget(true as unknown as object).catch((reason: unknown) => reason);
    expect(error).to.be.instanceOf(TypeError);
    expect((error as Error).message).to.contain('settings is true');
    expect(kept()).to.deep.equal(before);
  });
});

describe('a game that was deleted', () => {
  it('goes on, and is kept again with its next move alone', async () => {
    const game = await open({ seed: '1' });
    stray(game);
    await browser.pass(2000);
    await game.forget();
    await leave(game);
    expect(kept()).to.deep.equal({});
    game.page.tab.isVisible = true;
    stray(game);
    await browser.pass(2000);
    expect([game.moveCount, kinds()]).to.deep.equal([2, ['game']]);
    win(game);
    expect(statisticsOf(game)).to.include({ played: 1, won: 1 });
  });

  it('does not come back by a move that waits to be written, in this tab or in another', async () => {
    const [one, other, third] = [await open({ seed: '1' }), await open({ seed: '2' }), await open({ seed: '3' })];
    for (const game of [one, other]) {
      stray(game);
      await browser.pass(2000);
      stray(game);
      stray(game);
      await settled();
    }
    await third.forget();
    for (const game of [one, other]) await leave(game);
    expect(kept()).to.deep.equal({});
    stray(other);
    await browser.pass(2000);
    expect(kinds()).to.deep.equal(['game']);
  });

  it('does not come back by what found no room before, in this tab or in another', async () => {
    const [one, other] = [await open({ seed: '1' }), await open()];
    browser.room = 0;
    stray(one);
    win(other);
    await browser.pass(2000);
    browser.room = 5_000_000;
    await one.forget();
    for (const game of [one, other]) await leave(game);
    expect(kept()).to.deep.equal({});
  });

  it('does not come back when another tab keeps a game of its own a moment later', async () => {
    const [one, other] = [await open({ seed: '1' }), await open({ seed: '2' })];
    win(one);
    await one.forget();
    stray(other);
    await browser.pass(2000);
    expect(statisticsOf(other)).to.include({ played: 1, won: 0 });
  });

  it('does not come back by the deal that another game has left', async () => {
    const game = await open({ seed: '1' });
    stray(game);
    await game.newGame({ seed: '2' });
    expect(game.play_.session.leftGame).to.be.an('object');
    await game.forget();
    expect(game.play_.session.leftGame).to.equal(undefined);
  });

  for (const [what, key] of [
    ['it', `${OWN}forget`],
    ['everything', `${ROOT}forget`],
    ['all of its site', null],
  ] as const) {
    it(`does not come back if another process of the browser tells that ${what} was deleted`, async () => {
      const game = await open({ seed: '1' });
      browser.room = 0;
      stray(game);
      await browser.pass(2000);
      browser.room = 5_000_000;
      for (const callback of game.page.tab.listeners) callback(key);
      await leave(game);
      expect(kept()).to.deep.equal({});
    });
  }

  it('is told to other processes of the browser', async () => {
    const keys: (string | null)[] = [];
    const game = await open({ seed: '1' });
    const tab = browser.tab();
    tab.listeners.add((key) => keys.push(key));
    await game.forget();
    await game.forget({ everything: true });
    await settled();
    expect(new Set(keys)).to.deep.equal(new Set([`${OWN}forget`, `${ROOT}forget`]));
    expect(kept()).to.deep.equal({});
  });

  it('takes along nothing of another game that found no room before', async () => {
    const other = await onPage('trusty-twelve', { seed: '42' }, browser.tab());
    const game = await open({ seed: '1' });
    browser.room = 0;
    other.move(other.legalMoves[0]!);
    await browser.pass(2000);
    browser.room = 5_000_000;
    await game.forget();
    await leave(other);
    expect(statisticsOf(other).played).to.equal(1);
  });
});

describe('a deal that is prepared', () => {
  const gone: Readonly<Record<string, (game: GameOnPage) => unknown>> = {
    'forget()': (game) => game.forget(),
    'a page that clears its storage': () => browser.local.clear(),
  };
  for (const [how, act] of Object.entries(gone)) {
    it(`is kept neither during nor after ${how}, before the next move`, async () => {
      const next = `${ROOT}bakers-dozen/next`;
      const wait = async (steps: number) => {
        for (let i = 0; i < steps; i++) await settled();
      };
      const game = await onPage('bakers-dozen', { deals: 'winnable' }, browser.tab());
      await game.play_.dealer.done;
      game.move(game.legalMoves[0]!);
      await settled();
      expect(kept()).not.to.have.property(next);
      await act(game);
      await wait(50);
      await game.newGame();
      await wait(50);
      expect(kept()).to.deep.equal({});
      game.move(game.legalMoves[0]!);
      await wait(50);
      expect(kept()).to.have.property(next);
    });
  }

  it('is searched for no more', async () => {
    const game = await onPage('trusty-twelve', { deals: 'winnable' }, browser.tab());
    await game.forget();
    for (let i = 0; i < 50; i++) await settled();
    expect(kept()).to.deep.equal({});
  });
});

describe('what was deleted', () => {
  it('is brought back, except for a game that was played on', async () => {
    const game = await played();
    const before = kept();
    const heard = game.hears('forget');
    const { restore } = game.play_.forget('player', { everything: true });
    expect(restore()).to.equal(true);
    await settled();
    expect(heard.map(({ by, keys }) => [by, keys.length])).to.deep.equal([
      ['player', Object.keys(before).length - 1],
      ['player', 0],
    ]);
    expect(kept()).to.deep.equal(before);
    expect([game.days.length, game.play_.settings.settings.felt]).to.deep.equal([2, 'blue']);
    const again = game.play_.forget('player').restore;
    stray(game);
    await browser.pass(2000);
    const [key, value] = Object.entries(kept()).find(([name]) => name.startsWith(`${OWN}game/`))!;
    again();
    expect(kept()).to.deep.equal({ ...before, [key]: value });
  });

  it('is still there to be brought back if there was no room for all of it', async () => {
    const game = await played();
    const before = kept();
    const { restore } = game.play_.forget('player');
    browser.room = 0;
    expect(restore()).to.equal(false);
    browser.room = 5_000_000;
    expect(restore()).to.equal(true);
    expect(kept()).to.deep.equal(before);
  });
});

describe('the keys that the docs list', () => {
  it('are those that a game writes', async () => {
    const page = readFileSync('docs/daily.md', 'utf8');
    const listed = [...page.matchAll(/^\| `GAME\/([\w-]+)(\/NAME)?` \|/gm)].map(([, key]) => key);
    const game = await twoDays();
    game.play_.settings.set('large', true);
    game.play_.houseRules.choose('kind', 'b');
    await onPage('trusty-twelve', {}, browser.tab());
    while (!(`${ROOT}trusty-twelve/next` in kept())) await settled();
    // The table of the first visit writes one more when its strip is closed.
    const written = Object.keys(kept()).map((key) => key.slice(ROOT.length).split('/')[1]);
    expect(listed).to.have.members([...new Set([...written, 'met'])]);
  });
});
