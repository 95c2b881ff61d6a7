// Two tabs of a browser: in one a reader plays in any way, the other only shows the game. What was played is kept.
import { expect } from 'chai';
import fc from 'fast-check';
import { Browser, type Tab } from './browser.js';
import { type GameOnPage, onPage } from './game-on-page.js';

const open = (tab: Tab): Promise<GameOnPage> => onPage('bakers-dozen', { seed: '7', deals: 'any' }, tab);

const ANYWHERE = ['hide', 'show', 'leave', 'wait'] as const;
const PLAYED = ['play', 'play', 'play', 'undo', 'redo', 'restart'] as const;

/** One thing that a reader does. */
const act = fc.record({
  what: fc.oneof(
    fc.record({ tab: fc.constant(0), how: fc.constantFrom(...PLAYED) }),
    fc.record({ tab: fc.nat(1), how: fc.constantFrom(...ANYWHERE) }),
  ),
  which: fc.nat(50),
});

/** Lets a reader do something. */
async function go(browser: Browser, tab: Tab, game: GameOnPage, how: string, which: number): Promise<void> {
  const moves = game.legalMoves;
  if (how === 'play' && moves.length > 0) game.move(moves[which % moves.length]!);
  else if (how === 'undo' || how === 'redo') game[how]();
  else if (how === 'restart') await game.restart();
  else if (how === 'hide' || how === 'show') tab.isVisible = how === 'show';
  else if (how === 'leave') tab.leave();
  else await browser.pass(which * 10);
  await game.updateComplete;
}

describe('a game that one tab plays and another shows', () => {
  it('is kept as it stands, whatever its reader does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
        const browser = new Browser();
        const tabs = [browser.tab(), browser.tab()] as const;
        const games = [await open(tabs[0]), await open(tabs[1])] as const;
        for (const { what, which } of acts) {
          const game = games[what.tab]!;
          await go(browser, tabs[what.tab]!, game, what.how, which);
          const cards = new Set(game.state!.piles.flatMap((pile) => pile.cards));
          expect([cards.size, game.elapsed >= 0]).to.deep.equal([52, true]);
        }
        await browser.pass(1000);
        const [played] = games;
        if (played.moveCount === 0) return;
        const later = await open(browser.tab());
        expect(later.record).to.deep.equal(played.record);
      }),
      { numRuns: 100 },
    );
  });
});
