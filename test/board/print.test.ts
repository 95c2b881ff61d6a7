// The table on paper.
import { expect, fixture } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { games } from '../../src/engine.js';
import { playOn } from '../support/fits.js';
import { WON } from '../support/games-played.js';
import { table, tableNear } from '../support/hand.js';
import { type Attributes, control, create, drawn, type Table } from '../support/table.js';
import { frames, part, parts, play } from './board.js';

/** A browser lays out in 64ths of a pixel. */
const LAYOUT_UNIT = 1 / 64;

const [CLEAR, WHITE, BLACK, RED] = ['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgb(200, 16, 46)'];

/** The elements of a shadow tree that are seen. */
const shown = (element: Table, selector: string): HTMLElement[] =>
  parts(element, selector).filter((each) => each.getClientRects().length > 0);

/** A game that has been played for a while, laid for a window of some width, and then printed. */
async function printed(tag: string, width: number, attributes: Attributes = {}): Promise<Table> {
  await setViewport({ width: width + 40, height: 900 });
  const box = await fixture<HTMLElement>(`<div style="width: ${width}px"></div>`);
  const element = create(tag, { seed: '42', ...attributes });
  box.append(element);
  await drawn(element);
  playOn(element, 30);
  await element.updateComplete;
  await emulateMedia({ media: 'print' });
  return element;
}

/** Where the cards are seen on their table. */
function places(element: Table): Record<string, [x: number, y: number]> {
  const felt = part(element, '.table').getBoundingClientRect();
  return Object.fromEntries(
    shown(element, '.card[data-card]').map((card) => {
      const { x, y } = card.getBoundingClientRect();
      return [card.dataset['card']!, [x - felt.x, y - felt.y]];
    }),
  );
}

/** Fulfilled when something moves on a table, very slowly. */
const moves = async (element: Table, selector: string): Promise<void> => {
  while (!part(element, selector)?.getAnimations().length) await frames(1);
};

const animations = (element: Table): Animation[] => element.shadowRoot!.getAnimations();

describe('when printing begins', () => {
  const slow = (element: Table) => element.style.setProperty('--solitaire-speed', '18000');

  /** Everything that moves is there at once, and the cards are where they are without motion. */
  const printsAtRest = (element: Table, rest: Record<string, [number, number]>): void => {
    for (const each of animations(element)) {
      each.pause();
      each.currentTime = Number(each.effect!.getComputedTiming().endTime) / 2;
    }
    expect(places(element)).not.to.deep.equal(rest);
    window.dispatchEvent(new Event('beforeprint'));
    expect(animations(element)).to.have.length(0);
    expect(places(element)).to.deep.equal(rest);
  };

  it('cards that are dealt lie where they belong', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    const rest = places(element);
    slow(element);
    void element.restart();
    await moves(element, '.card');
    printsAtRest(element, rest);
  });

  it('a card that was moved has arrived, and a hint is over', async () => {
    const still = await table('bakers-dozen', { seed: '42' });
    playOn(still, 9);
    await still.updateComplete;
    const element = await table('bakers-dozen', { seed: '42' });
    slow(element);
    playOn(element, 9);
    control(element, 'hint').click();
    await moves(element, '.ghost');
    printsAtRest(element, places(still));
  });

  it('a won game is celebrated no more', async () => {
    const { element: still, rest } = await tableNear(WON['pyramid-dozen']!, 1);
    await play(still, ...rest);
    const { element } = await tableNear(WON['pyramid-dozen']!, 1);
    slow(element);
    await play(element, ...rest);
    for (const each of animations(element)) each.finish();
    await moves(element, '.card');
    printsAtRest(element, places(still));
  });

  it('what a page itself sets going for ever goes on', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    const style = document.createElement('style');
    style.textContent =
      '@keyframes page { to { opacity: 0.5 } } trusty-twelve::part(card) { animation: page 1s infinite }';
    element.before(style);
    await moves(element, '.card');
    window.dispatchEvent(new Event('beforeprint'));
    expect(animations(element)).to.have.length(shown(element, '.card').length);
  });

  it('in print nothing is set going', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    slow(element);
    await emulateMedia({ media: 'print' });
    playOn(element, 1);
    await element.updateComplete;
    expect(animations(element)).to.have.length(0);
    await emulateMedia({ media: 'screen' });
  });
});

describe('on paper', () => {
  afterEach(() => emulateMedia({ media: 'screen' }));

  it('every card of the position is seen as it lies, black and red on white, and no control', async () => {
    for (const tag of games) {
      const element = await printed(tag, 900);
      expect(shown(element, '.card'), tag).to.have.length(parts(element, '.card').length);
      expect(shown(element, '.toolbar, .tool'), tag).to.deep.equal([]);
      const frame = getComputedStyle(part(element, '.frame'));
      expect([frame.backgroundColor, frame.backgroundImage, frame.color]).to.deep.equal([CLEAR, 'none', BLACK]);
      for (const card of shown(element, '.card')) {
        const { backgroundColor, color, printColorAdjust, outlineColor, boxShadow } = getComputedStyle(card);
        const ink = /[DH]/.test(card.dataset['suit'] ?? '') ? RED : BLACK;
        expect([backgroundColor, color, printColorAdjust]).to.deep.equal([WHITE, ink, 'exact']);
        expect([outlineColor, boxShadow]).to.deep.equal([BLACK, 'none']);
      }
      for (const count of shown(element, '.count')) {
        const { backgroundColor, color, printColorAdjust } = getComputedStyle(count);
        expect([backgroundColor, color, printColorAdjust]).to.deep.equal([WHITE, BLACK, 'exact']);
      }
      element.parentElement!.remove();
    }
  });

  it('a page’s dark colours are not printed', async () => {
    const element = create('pyramid-dozen', { seed: '42' });
    element.style.cssText +=
      '; color-scheme: dark; --solitaire-card: #222; --solitaire-black: #eee; --solitaire-felt-ink: #fff';
    (await fixture<HTMLElement>('<div></div>')).append(element);
    await drawn(element);
    await emulateMedia({ media: 'print' });
    const [card] = shown(element, '.card[data-suit="S"]');
    const { backgroundColor, color } = getComputedStyle(card!);
    expect([backgroundColor, color]).to.deep.equal([WHITE, BLACK]);
    expect(getComputedStyle(shown(element, '.message')[0]!).color).to.equal(BLACK);
  });

  it('a table that is wider than the paper is scaled, without a script', async () => {
    for (const tag of games) {
      const element = await printed(tag, 1200);
      const width = () => part(element, '.card').getBoundingClientRect().width;
      const before = width();
      element.parentElement!.style.width = '600px';
      // Before the observer can answer, as in a print.
      expect(width() / before, tag).to.be.closeTo(0.5, 0.02);
      const { left, right, bottom } = element.getBoundingClientRect();
      for (const card of shown(element, '.card, .stock, .turn')) {
        const rect = card.getBoundingClientRect();
        const isInside =
          rect.left >= left - LAYOUT_UNIT && rect.right <= right + LAYOUT_UNIT && rect.bottom <= bottom + LAYOUT_UNIT;
        expect(isInside, `${tag} sticks out`).to.equal(true);
      }
      element.parentElement!.remove();
    }
  });

  it('a table of a given height shows all cards, also those it scrolls to', async () => {
    const element = await printed('bakers-dozen', 320, { fit: 'height' });
    element.parentElement!.style.height = '320px';
    await frames(3);
    const { bottom } = element.getBoundingClientRect();
    expect(getComputedStyle(part(element, '.table')).overflowY).to.equal('visible');
    for (const card of shown(element, '.card')) {
      expect(card.getBoundingClientRect().bottom).to.be.at.most(bottom);
    }
  });
});
