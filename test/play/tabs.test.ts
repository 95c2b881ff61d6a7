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

  describe('whose holder leaves', () => {
    let browser: Browser;
    let holder: GameOnPage;
    let other: GameOnPage;

    const play = async (game: GameOnPage, count: number) => {
      for (let i = 0; i < count; i++) game.move(game.legalMoves[0]!);
      await browser.pass(300);
    };
    const open = () => onPage('trusty-twelve', { seed: '42' }, browser.tab());
    /** Moves that the next visit finds. */
    const movesKept = async () => (await open()).moveCount;

    beforeEach(async () => {
      browser = new Browser();
      browser.isLate = true;
      holder = await open();
      await play(holder, 2);
      other = await open();
      await play(other, 3);
      expect(other.play_.savedGames.unkept).to.equal('heldElsewhere');
    });

    it('is kept with what the other tab has played, without a further move', async () => {
      holder.remove();
      await browser.pass(1100);
      expect(other.play_.savedGames.unkept).to.equal(undefined);
      expect(await movesKept()).to.equal(5);
    });

    it('is kept so even after the holder’s tab was killed', async () => {
      holder.page.tab.die();
      await browser.pass(1100);
      expect(await movesKept()).to.equal(5);
    });

    it('stays as the holder has left it, if the game went on there', async () => {
      await play(holder, 1);
      holder.remove();
      await browser.pass(1100);
      expect(await movesKept()).to.equal(3);
      expect(other.play_.savedGames.unkept).to.equal('heldElsewhere');
    });

    it('stays so even if the last move is written as the holder leaves', async () => {
      holder.move(holder.legalMoves[0]!);
      holder.remove();
      await browser.pass(1100);
      expect(await movesKept()).to.equal(3);
    });

    it('comes back to nobody after the page has deleted it', async () => {
      browser.local.clear();
      holder.page.tab.die();
      await browser.pass(1100);
      expect(await movesKept()).to.equal(0);
    });

    it('goes to the third tab if the second has left before', async () => {
      const third = await open();
      await play(third, 4);
      other.remove();
      holder.remove();
      await browser.pass(1100);
      expect(await movesKept()).to.equal(6);
    });

    it('is told of once more to a tab that begins another game', async () => {
      const { length } = other.told;
      void other.restart();
      await play(other, 1);
      expect(other.told.slice(length).map(({ about }) => about)).to.deep.equal(['heldElsewhere']);
    });
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
