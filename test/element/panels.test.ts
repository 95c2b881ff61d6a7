// The panels as dialogs of the browser, and what is drawn in them.
import { freshAt } from '../support/clock.js';
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { faceOf } from '../../src/cards/face.js';
import { cardOf } from '../../src/engine/model/card.js';
import { emulateFeatures } from '../support/commands.js';
import { buttonOn, cardOn, clickOn, focused, press, settingIn, table as tableWide } from '../support/hand.js';
import { freshStorage } from '../support/slots.js';
import { box, control, drawn, drawnAt, listen, settled, table, typesOf } from '../support/table.js';
import type { Table } from '../support/table.js';
import { boxOf, change, close, dialogOf, open, playFirst } from './reader.js';

/** How many panels there are, open or not. */
const panelsOf = (element: Table): number => element.shadowRoot!.querySelectorAll('dialog').length;

// Wide enough for a bar with every control.
before(() => setViewport({ width: 1000, height: 800 }));
freshStorage();

describe('an open panel', () => {
  it('closes when the element is moved on the page, and opens again', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await open(element, 'rules');
    (await box()).append(element);
    await settled(element);
    expect(panelsOf(element)).to.equal(0);
    expect((await open(element, 'rules')).matches(':modal')).to.equal(true);
  });

  it('scrolls by a wheel anywhere, and never the page behind, which a wheel with Ctrl still zooms', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await setViewport({ width: 1000, height: 400 });
    const panel = await open(element, 'rules');
    const turn = (on: Element, ctrlKey = false): boolean =>
      on.dispatchEvent(new WheelEvent('wheel', { deltaY: 9, bubbles: true, cancelable: true, ctrlKey }));
    expect([turn(panel), panel.scrollTop]).to.deep.equal([false, 9]);
    expect([turn(panel, true), turn(panel.querySelector('h2')!), panel.scrollTop]).to.deep.equal([true, true, 9]);
    await setViewport({ width: 1000, height: 800 });
    await close(element);
    expect(turn((await open(element, 'share')).querySelector('h2')!)).to.equal(false);
  });

  it('gives way to another that is opened in the task in which the element is moved', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await open(element, 'rules');
    (await box()).append(element);
    control(element, 'more').click();
    await settled(element);
    expect([panelsOf(element), dialogOf(element).ariaLabel]).to.deep.equal([1, 'More']);
    expect(dialogOf(element).matches(':modal')).to.equal(true);
    await settled(element);
    expect(dialogOf(element).open).to.equal(true);
  });

  it('stays closed where something else changes as it closes', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await press(element, 'rules');
    const dialog = dialogOf(element);
    dialog.close();
    element.lang = 'de';
    await element.updateComplete;
    expect(dialog.open).to.equal(false);
    await settled(element);
    expect(focused(element)?.dataset['control']).to.equal('rules');
  });

  it('does not keep an element from going that is removed while it closes', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    const dialog = await open(element, 'rules');
    dialog.close();
    element.remove();
    // Rejected if the update fails.
    await element.updateComplete;
    expect(panelsOf(element)).to.equal(0);
  });
});

describe('a panel that the page colours', () => {
  it('has one colour, also behind its heading, which covers what scrolls below', async () => {
    const style = document.createElement('style');
    style.textContent = 'bakers-dozen::part(panel) { background: rgb(20 40 60) }';
    const element = await table('bakers-dozen', { seed: '42' });
    element.before(style);
    const dialog = await open(element, 'rules');
    for (const each of [dialog, dialog.querySelector('header')!])
      expect(getComputedStyle(each).backgroundColor).to.equal('rgb(20, 40, 60)');
  });
});

describe('a panel of an element that leaves in the very click that opens it', () => {
  for (const [when, capture] of [
    ['before', true],
    ['after', false],
  ] as const) {
    it(`${when} the element hears of it is not opened, and what comes then is told`, async () => {
      const element = await table('bakers-dozen', { seed: '42' });
      document.addEventListener('click', () => element.remove(), { capture, once: true });
      await clickOn(buttonOn(element, '[data-control=rules]'));
      const heard = listen(element);
      await playFirst(element);
      expect(typesOf(heard)).to.deep.equal(['move']);
      expect(panelsOf(element)).to.equal(0);
      (await box()).append(element);
      await drawn(element);
      expect(panelsOf(element)).to.equal(0);
      expect((await open(element, 'rules')).matches(':modal')).to.equal(true);
    });
  }
});

describe('the rules', () => {
  /** How two cards lie: so that both ranks are seen. */
  function laid([first, second]: readonly { x: number; y: number }[]): string {
    const [x, y] = [second!.x - first!.x, second!.y - first!.y];
    if (x > 50 && y === 0) return 'beside';
    return x === 0 && y > 18 ? 'below' : `${x} ${y}`;
  }

  it('draw a key move by two cards, both of which are seen', async () => {
    for (const [game, move, codes, way] of [
      ['trusty-twelve', 'Move the 7 of hearts onto the 8 of spades', ['8S', '7H'], 'below'],
      ['pyramid-dozen', 'Remove the 5 of diamonds and the 7 of clubs', ['5D', '7C'], 'beside'],
      ['trefoil-solitaire', 'Move the 8 of clubs onto the 9 of clubs', ['9C', '8C'], 'below'],
      ['lucky-thirteen', 'Move the 9 of diamonds onto the 10 of clubs', ['TC', '9D'], 'below'],
      ['bakers-dozen', 'Move the Queen of hearts onto the King of spades', ['KS', 'QH'], 'below'],
    ] as const) {
      const element = await table(game, { seed: '42' });
      const figure = (await open(element, 'rules')).querySelector('figure')!;
      const inks = [...figure.querySelectorAll('path:not(.gold)')].map((path) => path.getAttribute('d'));
      expect(inks, game).to.deep.equal(codes.map((code) => faceOf(cardOf(code)!, 'classic', {}).ink));
      const cards = [...figure.querySelectorAll('.drawn')].map(drawnAt);
      expect([figure.textContent.trim(), cards.length, laid(cards)]).to.deep.equal([move, 2, way]);
      expect([cards[1]!.right >= 0, cards[1]!.below >= 0], `${game} has room`).to.deep.equal([true, true]);
      await close(element);
    }
  });

  for (const [motion, ends] of [
    ['no-preference', [5000]],
    ['reduce', []],
  ] as const) {
    it(`move the cards for no more than five seconds, and not at all where the reader wants that: ${motion}`, async () => {
      await emulateFeatures({ 'prefers-reduced-motion': motion });
      const element = await table('bakers-dozen', { seed: '42' });
      element.style.setProperty('--solitaire-speed', '60000');
      const figure = (await open(element, 'rules')).querySelector('figure')!;
      const moving = figure.getAnimations({ subtree: true });
      expect(moving.map((each) => each.effect!.getComputedTiming().endTime)).to.deep.equal(ends);
      await emulateFeatures();
    });
  }

  it('have house rules as lists and switches with their names, which show what is in force, and are set', async () => {
    const labelsIn = (dialog: Element) =>
      [...dialog.querySelectorAll('label')].map(({ innerText }) => innerText.split('\n')[0]!.trim());
    const pyramid = await table('pyramid-dozen', { seed: '42', recycles: '7' });
    const lists = await open(pyramid, 'rules');
    const [recycles, kings] = lists.querySelectorAll('select');
    expect(labelsIn(lists)).to.deep.equal(['Extra passes through the stock', 'Kings']);
    expect([recycles!.value, recycles!.selectedOptions[0]!.text]).to.deep.equal(['7', '7']);
    kings!.value = 'alone';
    kings!.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(pyramid);
    expect(pyramid.state!.options).to.deep.equal({ recycles: 7, kings: 'alone' });
    expect([pyramid.kings, kings!.selectedOptions[0]!.text]).to.deep.equal(['alone', 'removed alone']);
    await close(pyramid);
    const trefoil = await table('trefoil-solitaire', { seed: '42' });
    const draw = (await open(trefoil, 'rules')).querySelector('input')!;
    expect(labelsIn(dialogOf(trefoil))).to.deep.equal(['Lift one covered card']);
    for (const on of [true, false]) {
      draw.click();
      await settled(trefoil);
      expect(trefoil.state!.options).to.deep.equal({ draw: on });
    }
    await change(trefoil, { draw: true });
    expect(draw.checked).to.equal(true);
  });
});

describe('the settings', () => {
  const set = async (element: Table, name: string): Promise<void> => {
    const dialog = await open(element, 'settings');
    await clickOn(settingIn(dialog, name));
    await close(element);
  };

  it('one tap plays a card', async () => {
    const element = await tableWide('lucky-thirteen', { seed: '42' });
    await set(element, 'one tap');
    await clickOn(cardOn(element, 'AH'));
    expect(element.moveCount).to.equal(1);
  });

  it('large print draws other faces, four colours other colours, left-handed another side', async () => {
    const element = await tableWide('pyramid-dozen', { seed: '42' });
    const face = () => cardOn(element, 'QD').querySelector('path')!.getAttribute('d');
    const colour = () => getComputedStyle(cardOn(element, 'QD')).color;
    const side = () => boxOf(element, '.stock').x;
    const before = [face(), colour(), side()];
    await set(element, 'Large cards');
    expect(face()).not.to.equal(before[0]);
    await set(element, 'Four-colour');
    expect(colour()).not.to.equal(before[1]);
    const colours = [...'CDHS'].map((suit) => getComputedStyle(buttonOn(element, `.card[data-suit=${suit}]`)).color);
    // As docs/api.md names them.
    expect(colours).to.deep.equal(['rgb(11, 110, 52)', 'rgb(26, 86, 196)', 'rgb(200, 16, 46)', 'rgb(22, 24, 29)']);
    await set(element, 'Left-handed');
    expect(side()).to.be.greaterThan((before[2] as number) + 300);
  });

  it('take the time away', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    expect(buttonOn(element, '[role=timer]')).to.exist;
    await set(element, 'Show timer');
    expect(buttonOn(element, '[role=timer]')).not.to.exist;
  });
});

describe('the statistics', () => {
  freshAt('2026-11-25T12:00');

  it('are tables with headings, and bars as high as their games', async () => {
    const log = [
      { at: Date.parse('2026-11-22T12:00'), options: {}, difficulty: 'easy' },
      { at: Date.parse('2026-11-23T12:00'), options: {}, difficulty: 'hard' },
      {
        at: Date.parse('2026-11-24T12:00'),
        options: {},
        difficulty: 'hard',
        win: { moves: 60, elapsed: 1, record: {} },
      },
    ];
    localStorage.setItem('solitaire-elements/1/bakers-dozen/statistics', JSON.stringify({ log, since: 0 }));
    const element = await table('bakers-dozen', { seed: '42', storage: 'local' });
    const dialog = await open(element, 'statistics');
    const [difficulties, weeks] = [...dialog.querySelectorAll('table')].map((each) => ({
      caption: each.caption!.textContent,
      heads: [...each.querySelectorAll('th')].map(({ scope, textContent }) => [scope, textContent.trim()].join()),
      told: [...each.querySelectorAll('td')].map(({ textContent }) => textContent.trim()),
      bars: [...each.querySelectorAll<HTMLElement>('td div')].map(({ style }) =>
        ['--_played', '--_won'].map((name) => Math.round(parseFloat(style.getPropertyValue(name)))),
      ),
    }));
    expect(difficulties).to.deep.equal({
      caption: 'By difficulty',
      heads: ['col,Easy', 'col,Hard'],
      told: ['0 of 1 won', '1 of 2 won'],
      bars: [
        [50, 0],
        [100, 50],
      ],
    });
    expect([weeks!.caption, weeks!.heads.at(-1), weeks!.told.at(-1)]).to.deep.equal([
      'By week',
      'col,23 Nov',
      '1 of 2 won',
    ]);
    const tiles = [...dialog.querySelectorAll('.tiles div')].map(({ children }) =>
      [...children].map(({ textContent }) => textContent),
    );
    expect(tiles.slice(0, 2)).to.deep.equal([
      ['Played', '3'],
      ['Won', '1'],
    ]);
    expect(dialog.querySelector('.chart + p')!.textContent).to.contain('Won 1 of the last 3 games');
    await expect(dialog).to.be.accessible();
  });

  it('stand below a line for each set of options, which opens those in force', async () => {
    const played = (kings: string) => ({ at: 1, options: { recycles: 3, kings } });
    const log = [played('stay'), played('alone')];
    localStorage.setItem('solitaire-elements/1/pyramid-dozen/statistics', JSON.stringify({ log, since: 0 }));
    const element = await table('pyramid-dozen', { seed: '42', storage: 'local' });
    const sets = [...(await open(element, 'statistics')).querySelectorAll('details')];
    expect(sets.map((set) => [set.open, set.querySelector('summary')!.textContent])).to.deep.equal([
      [true, 'Extra passes through the stock: 3 · Kings: can’t be removed'],
      [false, 'Extra passes through the stock: 3 · Kings: removed alone'],
    ]);
  });
});
