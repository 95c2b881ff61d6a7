import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { games } from '../../src/engine.js';
import { few } from '../support/few.js';
import { faults, hidden, playOn, settledAt } from '../support/fits.js';
import { WON } from '../support/games-played.js';
import { cardOn, movesOf, table } from '../support/hand.js';
import { create, pick, type Table } from '../support/table.js';
import { part, parts, pileOf, play } from './board.js';

const WIDTHS = [320, 390, 480, 640, 768, 1024, 1280, 1600];

for (const game of few(games)) {
  describe(`the layout of ${game}`, () => {
    for (const [moves, dir, isFull] of few(
      [
        [0, 'ltr', false],
        [60, 'ltr', false],
        [60, 'rtl', false],
        [60, 'ltr', true],
      ] as const,
      2,
    )) {
      const how = isFull ? 'for the left hand, in large print, with every control' : dir;
      it(`fits every container after ${moves} moves, ${how}, in any viewport, without an error`, async () => {
        const heard: string[] = [];
        const { onerror } = window;
        window.onerror = (message) => Boolean(heard.push(message as string));
        const element = await table(game, { seed: '11', dir }, 640);
        await setViewport({ width: 1700, height: 900 });
        if (isFull) {
          await pick(element, 'settings');
          await element.updateComplete;
          for (const box of element.shadowRoot!.querySelectorAll<HTMLInputElement>('dialog input')) {
            if (!box.checked) box.click();
          }
          element.shadowRoot!.querySelector('dialog')!.close();
        }
        playOn(element, moves);
        for (const width of WIDTHS) {
          await settledAt(element, width);
          expect(faults(element), `${width} px`).to.deep.equal([]);
        }
        window.onerror = onerror;
        expect(heard).to.deep.equal([]);
      });
    }

    it('shows enough of every card through a whole game, and no card on another pile', async () => {
      for (const [width, seeds] of [
        [390, ['1', '2', '11']],
        [768, ['11', '42']],
      ] as const) {
        const element = await table(game, { seed: '1' }, width);
        for (const seed of seeds) {
          await element.newGame({ seed });
          for (let moves = 0; moves < 60; moves += 5) {
            await element.updateComplete;
            expect([...hidden(element), ...faults(element)], `${seed}, ${moves} moves`).to.deep.equal([]);
            playOn(element, 5);
          }
        }
      }
    });

    it('leaves the controls where they are through a won game, and takes no room back from the felt', async () => {
      const { record, moves } = movesOf(WON[game]!);
      const element = await table(game, { seed: record.seed! }, 390);
      const felt = part(element, '.table');
      const look = () => ({
        controls: JSON.stringify(
          parts(element, '.toolbar, .toolbar .tool').map((each) => each.getBoundingClientRect()),
        ),
        rows: parts(element, '.pile').map((each) => each.getBoundingClientRect().top),
        height: felt.offsetHeight,
      });
      const looks = [look()];
      // The end closes up.
      for (const move of moves.slice(0, -1)) {
        await play(element, move);
        looks.push(look());
      }
      for (const { controls } of looks) expect(controls).to.equal(looks[0]!.controls);
      const heights = looks.map(({ height }) => height);
      expect(heights).to.deep.equal(heights.toSorted((a, b) => a - b));
      while (element.canUndo) element.undo();
      await element.updateComplete;
      expect(felt.offsetHeight).to.equal(heights.at(-1));
      await element.restart();
      expect(look()).to.deep.equal(looks[0]);
    });

    it('has its height before it is dealt', async () => {
      const element = await table(game, { seed: '11' }, 390);
      const { offsetHeight } = element;
      const searching = create(game);
      element.replaceWith(searching);
      await searching.updateComplete;
      expect(searching.state).to.equal(null);
      expect(searching.offsetHeight).to.equal(offsetHeight);
    });

    it('fits a phone in landscape, and does not shrink its cards to nothing in a lower window', async () => {
      const element = await table(game, { seed: '11' }, 640);
      for (const [width, height] of [
        [740, 360],
        [667, 331],
      ] as const) {
        await setViewport({ width, height });
        await settledAt(element, width);
        expect(part(element, '.table').getBoundingClientRect().height, `${width} × ${height}`).to.be.at.most(height);
        expect(faults(element)).to.deep.equal([]);
      }
      await setViewport({ width: 740, height: 120 });
      await settledAt(element, 720);
      expect(part(element, '.card').getBoundingClientRect().width).to.be.at.least(44);
    });

    it('shows table and controls at once on a phone in landscape, through a whole game', async () => {
      const element = await table(game, { seed: '2' }, 640);
      await setViewport({ width: 740, height: 360 });
      await settledAt(element, 740);
      for (let moves = 0; moves < 60; moves += 5) {
        expect(element.offsetHeight, `${moves} moves`).to.be.at.most(360);
        expect([...hidden(element), ...faults(element)], `${moves} moves`).to.deep.equal([]);
        playOn(element, 5);
        await element.updateComplete;
      }
      await setViewport({ width: 1700, height: 900 });
    });
  });
}

describe('the cards in a low window', () => {
  const widthIn = (element: Table): number => part(element, '.card').offsetWidth;

  it('shrink down to 44 pixels, to fit the table into four fifths of it', async () => {
    const element = await table('bakers-dozen', { seed: '2' }, 590);
    for (const [height, width] of [
      [448, 45],
      [447, 44],
      [200, 44],
    ] as const) {
      await setViewport({ width: 660, height });
      // Only with the width is the window's height taken anew.
      for (const each of [590, 600]) await settledAt(element, each);
      expect(widthIn(element), `${height} px`).to.equal(width);
    }
  });

  const [clubs, diamonds, hearts, spades] = ['C', 'D', 'H', 'S'].map((suit) =>
    Array.from('KQJT98765432A', (rank) => rank + suit),
  ) as [string[], string[], string[], string[]];
  /** All spades are on top, and can be laid on their King. */
  const deck = spades.flatMap((top, i) => [clubs[i]!, diamonds[i]!, hearts[i]!, top]).join(' ');

  /** How wide the cards are, and how high the element, while a pile grows from four cards to sixteen. */
  async function grown(height: number): Promise<{ width: number; height: number }[]> {
    const element = await table('lucky-thirteen', { deck }, 700);
    await setViewport({ width: 760, height });
    await settledAt(element, 740);
    const sizes = [];
    for (let pile = 1; pile <= 13; pile++) {
      if (pile > 1) element.play({ type: 'move', card: spades[pile - 1]!, from: `tableau-${pile}`, to: 'tableau-1' });
      await element.updateComplete;
      sizes.push({ width: widthIn(element), height: element.offsetHeight });
    }
    expect(element.moveCount).to.equal(12);
    return sizes;
  }

  it('shrink under long piles down to 36 pixels, so that windows from 330 pixels on are not scrolled before', async () => {
    const widths: { [height: number]: number[] } = {};
    for (const height of [360, 330, 250]) {
      const sizes = await grown(height);
      widths[height] = sizes.map(({ width }) => width);
      const larger = sizes.filter(({ width }) => width > 36);
      expect([larger.length > 4, Math.min(...widths[height]), widths[height].at(-1)]).to.deep.equal([true, 36, 36]);
      expect(Math.max(...larger.map((size) => size.height)), `${height} px`).to.be.at.most(Math.max(330, height));
    }
    expect(widths[250]!.slice(4), 'they shrink no more for a lower window').to.deep.equal(widths[330]!.slice(4));
  });
});

describe('the felt', () => {
  const PACE = 100;
  /** So slow that nothing has ended by the time that a test looks. */
  const slowDown = (element: Table) => element.style.setProperty('--solitaire-speed', String(180 * PACE));
  const feltOf = (element: Table) => part(element, '.table');
  const growing = (element: Table) =>
    feltOf(element)
      .getAnimations()
      .map((each) => [(each as CSSTransition).transitionProperty, each.effect!.getTiming().duration]);

  const { record, moves } = movesOf(WON['trusty-twelve']!);
  const dealt = (width = 390) => table('trusty-twelve', { seed: record.seed! }, width);
  const playAlmostAll = async (element: Table): Promise<void> => {
    await play(element, ...moves.slice(0, -1));
    expect(element.status).to.equal('playing');
  };

  /** A game whose piles have grown. */
  async function grown(width?: number): Promise<Table> {
    const element = await dealt(width);
    element.style.setProperty('--solitaire-card-width', '80px');
    await playAlmostAll(element);
    return element;
  }

  it('grows and shrinks calmly, but not for a reader who wants no motion, and follows its container at once', async () => {
    const element = await grown();
    slowDown(element);
    await element.restart();
    expect(growing(element)).to.deep.equal([['height', 250 * PACE]]);
    await emulateMedia({ reducedMotion: 'reduce' });
    await playAlmostAll(element);
    expect(growing(element)).to.deep.equal([]);
    await emulateMedia({ reducedMotion: 'no-preference' });
    await settledAt(element, 600);
    expect(growing(element)).to.deep.equal([]);
  });

  it('takes places and cards along at one pace', async () => {
    const element = await dealt();
    const lowest = () => element.state!.piles.slice(6, 12).map(({ cards }) => cards[0]);
    const before = lowest();
    slowDown(element);
    await playAlmostAll(element);
    const stayed = lowest().filter((card, i) => card === before[i]);
    expect(stayed).not.to.be.empty;
    for (const code of stayed) {
      const card = cardOn(element, code!);
      const place = part(element, `.pile[data-pile="${pileOf(element, code!)}"]`);
      const moving = [place, card].map((each) => each.getAnimations());
      expect(moving.map(({ length }) => length)).to.deep.equal([1, 1]);
      for (const time of [0, 60, 120, 199]) {
        for (const each of moving.flat()) each.currentTime = time * PACE;
        const [top, ofCard] = [place, card].map((each) => each.getBoundingClientRect().top);
        expect(top, `${code} after ${time} ms`).to.be.closeTo(ofCard!, 0.1);
      }
    }
  });

  for (const [place, scrollerOf] of [
    ['the page', () => document.scrollingElement!],
    ['a box', (element: Table) => element.parentElement!],
  ] as const) {
    it(`does not shrink where ${place} would scroll back, and shrinks later`, async () => {
      // In one row, so that the page holds on to no pile that moves.
      const element = await grown(1200);
      const scroller = scrollerOf(element);
      element.parentElement!.style.paddingBlockStart = '200px';
      if (place === 'a box') element.parentElement!.style.cssText += 'height: 300px; overflow: auto';
      else await setViewport({ width: 1240, height: 500 });
      scroller.scrollTo(0, 10_000);
      const { scrollTop } = scroller;
      const { offsetHeight } = feltOf(element);
      expect(scrollTop).to.be.above(0);
      await element.restart();
      expect(scroller.scrollTop).to.equal(scrollTop);
      expect(feltOf(element).offsetHeight).to.be.closeTo(offsetHeight, 1);
      scroller.scrollTo(0, 0);
      element.requestUpdate();
      await element.updateComplete;
      expect(feltOf(element).offsetHeight).to.be.below(offsetHeight - 50);
    });
  }
});
