// Deleting what is kept, in the panel of the statistics: asked first, and brought back until the panel closes.
import { expect } from 'chai';
import { Browser, type Tab } from '../play/browser.js';
import { settle } from '../play/player.js';
import { blocksOf, close, open, panelButtons, press } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const ROOT = 'solitaire-elements/1/';
const OTHER = `${ROOT}trusty-twelve/settings`;
const GAME = 'Delete · Baker’s Dozen';

let tab: Tab;
beforeEach(() => (tab = new Browser('2026-11-24T12:00').tab()));

const file = (game: ShownGame) => blocksOf(game, 'file')[0]!;
const told = (game: ShownGame): string => file(game).report.join('\n');
const hasPlayed = (game: ShownGame): boolean => blocksOf(game, 'lines').some(({ look }) => look === 'tiles');
const kept = (): { [key: string]: string } => ({ ...tab.browser.local });
/** Whether the day's game is known to have been tried. */
const isTried = ({ days }: ShownGame): boolean => days.some(({ day, won }) => day === '2026-11-24' && !won);

/** Presses a button, after which the panel has these, with the focus on the last one, and calendars read their results again. */
async function choose(game: ShownGame, name: string, ...names: string[]): Promise<void> {
  const { focus, results } = game.screen.asked;
  await press(game, name);
  expect(panelButtons(game).map(({ caption }) => caption)).to.deep.equal(names);
  expect(game.screen.asked.focus).to.equal(focus + 1);
  expect(game.screen.asked.results).to.be.above(results);
}

describe('the panel of the statistics', () => {
  /** A daily game that was begun, with the panel open. */
  async function begun(): Promise<ShownGame> {
    const game = await shownGame('bakers-dozen', { daily: true, storage: 'local' }, tab);
    tab.browser.local.setItem(OTHER, '{}');
    game.play(game.legalMoves[0]!);
    await settle(game);
    while (!Object.keys(kept()).some((key) => key.includes('/game/'))) await tab.browser.pass(50);
    expect(isTried(game)).to.equal(true);
    await open(game, 'statistics');
    return game;
  }

  it('asks before anything is deleted, and Keep deletes nothing', async () => {
    const game = await begun();
    const before = kept();
    await choose(game, 'Delete', GAME, 'Delete · All games and settings', 'Keep');
    expect(told(game)).to.equal('Delete unfinished games, statistics and daily results?');
    await choose(game, 'Keep', 'Export', 'Import', 'Delete');
    expect([told(game), kept()]).to.deep.equal(['', before]);
  });

  it('deletes what was played of this game, and brings it back', async () => {
    const game = await begun();
    const before = kept();
    await choose(game, 'Delete', GAME, 'Delete · All games and settings', 'Keep');
    await choose(game, GAME, 'Restore');
    expect(told(game)).to.equal('Deleted. You can restore this until you close the panel.');
    expect([Object.keys(kept()), hasPlayed(game), game.moveCount]).to.deep.equal([[OTHER], false, 1]);
    expect(isTried(game)).to.equal(false);
    await choose(game, 'Restore', 'Export', 'Import', 'Delete');
    expect([told(game), kept()]).to.deep.equal(['Restored', before]);
    expect(isTried(game)).to.equal(true);
  });

  it('deletes everything for good once it closes', async () => {
    const game = await begun();
    await choose(game, 'Delete', GAME, 'Delete · All games and settings', 'Keep');
    await choose(game, 'Delete · All games and settings', 'Restore');
    await close(game);
    expect(kept()).to.deep.equal({});
    await open(game, 'statistics');
    expect([told(game), panelButtons(game).length]).to.deep.equal(['', 3]);
  });

  it('tells calendars of days that are imported', async () => {
    const game = await begun();
    const { results } = game.screen.asked;
    const days = JSON.stringify({ [`${ROOT}bakers-dozen/days`]: { '{}': { '2026-11-23': [52, 60_000, 5] } } });
    await file(game).chosen(new File([days], 'statistics.json'));
    expect(game.screen.asked.results).to.be.above(results);
    expect(game.days.find(({ day }) => day === '2026-11-23')).to.include({ won: true, moves: 52 });
  });
});
