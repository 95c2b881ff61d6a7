// Deleting what is kept, in the panel of the statistics: by keys, and seen by a calendar.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { clickOn, focused } from '../support/hand.js';
import { press } from '../support/keys.js';
import { freshStorage } from '../support/slots.js';
import { freshAt } from '../support/clock.js';
import { settled, type Table } from '../support/table.js';
import { waitUntil } from '../support/wait-until.js';
import { calendarOfDaily, told as dayTold } from '../calendar/calendars.js';
import { choose, dialogOf, open } from './reader.js';

const ROOT = 'solitaire-elements/1/';
const OTHER = `${ROOT}trusty-twelve/settings`;
const GAME = 'Delete · Baker’s Dozen';

const buttons = (element: Table): HTMLElement[] => [...dialogOf(element).querySelectorAll<HTMLElement>('.more button')];
const named = (element: Table, name: string): HTMLElement =>
  buttons(element).find(({ textContent }) => textContent.trim() === name)!;
const told = (element: Table): string => dialogOf(element).querySelector('[role=status]')!.textContent.trim();
const kept = (): { [key: string]: string } => ({ ...localStorage });

/** Waits until a panel has these buttons, with the focus on the last one. */
async function offers(element: Table, ...names: string[]): Promise<void> {
  await waitUntil(
    () =>
      buttons(element)
        .map(({ textContent }) => textContent.trim())
        .join() === names.join(),
  );
  await waitUntil(() => focused(element) === buttons(element).at(-1));
}

describe('the panel of the statistics', () => {
  freshStorage();
  freshAt('2026-11-24T12:00');

  /** A daily game that was begun, beside its calendar, with the panel open. */
  async function begun() {
    await setViewport({ width: 1000, height: 800 });
    const { game, calendar } = await calendarOfDaily();
    localStorage.setItem(OTHER, '{}');
    game.play(game.legalMoves[0]!);
    await settled(game);
    await waitUntil(() => Object.keys(kept()).some((key) => key.includes('/game/')));
    await waitUntil(() => dayTold(calendar, 24).includes('tried'));
    await open(game, 'statistics');
    return { game, calendar };
  }

  it('asks before anything is deleted, by keys alone, and Keep deletes nothing', async () => {
    const { game } = await begun();
    const before = kept();
    named(game, 'Delete').focus();
    await press(game, 'Enter');
    await offers(game, GAME, 'Delete · All games and settings', 'Keep');
    expect(told(game)).to.equal('Delete unfinished games, statistics and daily results?');
    await press(game, 'Enter');
    await offers(game, 'Export', 'Import', 'Delete');
    expect([told(game), kept()]).to.deep.equal(['', before]);
  });

  it('lets a calendar show that days were deleted and brought back', async () => {
    const { game, calendar } = await begun();
    await clickOn(named(game, 'Delete'));
    await offers(game, GAME, 'Delete · All games and settings', 'Keep');
    await clickOn(named(game, GAME));
    await offers(game, 'Restore');
    await waitUntil(() => !dayTold(calendar, 24).includes('tried'));
    await clickOn(named(game, 'Restore'));
    await offers(game, 'Export', 'Import', 'Delete');
    await waitUntil(() => dayTold(calendar, 24).includes('tried'));
  });

  it('tells a calendar of days that are imported', async () => {
    const { game, calendar } = await begun();
    choose(game, JSON.stringify({ [`${ROOT}bakers-dozen/days`]: { '{}': { '2026-11-23': [52, 60_000, 5] } } }));
    await waitUntil(() => dayTold(calendar, 23) === 'won');
  });
});
