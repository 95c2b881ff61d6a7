// What a closed element tells.
import { expect } from 'chai';
import { createGame, recordFromText } from '../../src/engine.js';
import { codeOf } from '../../src/engine/model/card.js';
import { type Poster, posterOf } from '../../src/show/poster.js';
import { Browser, type Tab } from '../play/browser.js';
import type { Properties } from '../play/game-on-page.js';
import { change, playFirst, settle } from '../play/player.js';
import { WON } from '../support/games-played.js';
import { type ShownGame, shownGame } from './shown-game.js';

const RECORD = recordFromText(WON['bakers-dozen']!);

let tab: Tab;
beforeEach(() => (tab = new Browser().tab()));

const closed = (properties: Properties = {}): Promise<ShownGame> =>
  shownGame('bakers-dozen', { seed: '42', poster: true, ...properties }, tab);

function posterIn({ play_, words }: ShownGame): Poster {
  const { variant, dealer, daily, attributes, settings } = play_;
  return posterOf({ variant, dealer, daily, attributes, settings, language: words });
}

/** What it says, from above. */
function told(game: ShownGame): string[] {
  const { title, rule, deal, caption } = posterIn(game);
  return [title, rule, deal, caption];
}

const fan = (game: ShownGame): string[] => posterIn(game).fan.map(codeOf);

describe('poster', () => {
  it('tells the name, the goal, the deal, and what a press does', async () => {
    expect(told(await closed())).to.deep.equal([
      'Baker’s Dozen',
      'Build each suit on its foundation, from Ace to King.',
      'Deal 42',
      'Play',
    ]);
  });

  it('shows the top cards of the first piles', async () => {
    const { piles } = createGame('bakers-dozen', { seed: '42' }).state;
    expect(fan(await closed())).to.deep.equal(piles.slice(0, 3).map(({ cards }) => cards.at(-1)!));
  });

  it('shows an Ace and before it the example of the game where a search must choose the deal', async () => {
    const all: Properties[] = [{ deals: 'winnable' }, { daily: true }, { seed: null }];
    for (const properties of all) {
      expect(fan(await closed(properties)), JSON.stringify(properties)).to.deep.equal(['AS', 'KS', 'QH']);
    }
  });

  it('can be pressed unless the element is disabled', async () => {
    const game = await closed();
    expect(posterIn(game).disabled).to.equal(false);
    await change(game, { disabled: true });
    expect(posterIn(game).disabled).to.equal(true);
  });

  it('tells what was asked for meanwhile', async () => {
    const game = await closed();
    await change(game, { seed: '7' });
    expect(told(game)).to.contain('Deal 7');
  });

  it('offers to continue a kept game, which comes back', async () => {
    const first = await shownGame('bakers-dozen', { seed: '42', storage: 'local' }, tab);
    playFirst(first, 2);
    await settle(first);
    first.remove();
    await settle(first);
    const game = await closed({ storage: 'local' });
    expect(posterIn(game).caption).to.equal('Continue, 2 moves');
    expect([game.shown, game.moveCount]).to.deep.equal([undefined, 0]);
    const deal = game.next('deal');
    await change(game, { poster: false });
    await deal;
    expect(game.moveCount).to.equal(2);
  });

  it('keeps a game that a method begins', async () => {
    const first = await closed({ storage: 'local' });
    await first.load(RECORD, { at: 3 });
    playFirst(first);
    await settle(first);
    first.remove();
    await settle(first);
    expect(posterIn(await closed({ storage: 'local' })).caption).to.equal('Continue, 4 moves');
  });
});
