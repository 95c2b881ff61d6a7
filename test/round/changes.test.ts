// Rounds whose games and attributes change.
import { expect } from '@open-wc/testing';
import { freshAt } from '../support/clock.js';
import { waitUntil } from '../support/wait-until.js';
import { warnings } from '../support/warnings.js';
import { DAY, dealt, roundOf, tabsOf } from './rounds.js';

const TWO = 'bakers-dozen trefoil-solitaire';

describe('a round that changes', () => {
  freshAt(`${DAY}T12:00`);

  it('has one tab in reach, and shows no strip without games', async () => {
    const round = await roundOf({ games: TWO });
    round.open('trefoil-solitaire');
    tabsOf(round)[1]!.focus();
    round.games = 'trefoil-solitaire';
    await waitUntil(() => tabsOf(round).length === 1);
    expect([tabsOf(round)[0]!.tabIndex, round.shadowRoot!.activeElement]).to.deep.equal([0, tabsOf(round)[0]]);
    const strip = round.shadowRoot!.querySelector<HTMLElement>('[part=frame]')!;
    await warnings(async () => {
      round.games = 'no-game';
      await waitUntil(() => strip.hidden);
    });
    round.games = TWO;
    await waitUntil(() => !strip.hidden);
  });

  it('hands on attributes that change while it is off the page', async () => {
    const round = await roundOf({ games: TWO });
    const game = await dealt(round);
    const parent = round.parentElement!;
    round.replaceWith();
    round.setAttribute('buttons', 'undo');
    parent.append(round);
    await waitUntil(() => game.getAttribute('buttons') === 'undo');
  });
});
