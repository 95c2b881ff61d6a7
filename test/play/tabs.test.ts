// Two tabs of one browser: one saves, the other goes on.
import { expect } from 'chai';
import { Browser } from './browser.js';
import { type GameOnPage, onPage } from './game-on-page.js';

describe('a game in two tabs', () => {
  it('is shown by both and kept by the one that plays', async () => {
    const browser = new Browser();
    const [one, other] = [browser.tab(), browser.tab()];
    const first = await onPage('trusty-twelve', { seed: '42' }, one);
    first.move(first.legalMoves[0]!);
    await browser.pass(300);
    const second = await onPage('trusty-twelve', { seed: '42' }, other);
    expect(second.moveCount).to.equal(1);
    second.move(second.legalMoves[0]!);
    second.move(second.legalMoves[0]!);
    await browser.pass(300);
    const third = await onPage('trusty-twelve', { seed: '42' }, browser.tab());
    expect(third.moveCount).to.equal(1);
  });

  const asked = ['pyramid-dozen', { seed: '42' }] as const;

  /** The reader leaves a tab, plays in another one, and comes back to the first. */
  async function comeBackFromAnother(
    browser: Browser,
    first: GameOnPage,
    prepare?: (other: GameOnPage) => Promise<void>,
  ): Promise<void> {
    const { tab } = first.page;
    tab.isVisible = false;
    const second = await onPage(...asked, browser.tab());
    await prepare?.(second);
    second.move(second.legalMoves[0]!);
    await browser.pass(300);
    tab.isVisible = true;
    await browser.pass(0);
  }

  it('follows the tab that played meanwhile, once the reader comes back', async () => {
    const browser = new Browser();
    const first = await onPage(...asked, browser.tab());
    await comeBackFromAnother(browser, first);
    expect(first.moveCount).to.equal(1);
  });

  it('stays on the game that a method has begun, though another tab has played the one that the page asks for', async () => {
    const browser = new Browser();
    const first = await onPage(...asked, browser.tab());
    await first.newGame({ seed: '9' });
    await comeBackFromAnother(browser, first);
    expect([first.seed, first.moveCount]).to.deep.equal(['9', 0]);
  });

  it('takes over no game of other options, which a method has begun in the other tab', async () => {
    const browser = new Browser();
    const first = await onPage(...asked, browser.tab());
    const { record } = await onPage('pyramid-dozen', { seed: '42', kings: 'with-queen' }, new Browser().tab());
    await comeBackFromAnother(browser, first, (other) => other.load(record!));
    expect([first.record!.options['kings'], first.moveCount]).to.deep.equal(['stay', 0]);
  });
});
