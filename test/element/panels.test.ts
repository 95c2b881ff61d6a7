// The panels: what is in them, and what it changes.
import { freshAt } from '../support/clock.js';
import { expect, oneEvent } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { faceOf } from '../../src/cards/face.js';
import { cardOf } from '../../src/engine/model/card.js';
import { emulateFeatures } from '../support/commands.js';
import {
  buttonOn,
  cardOn,
  clickOn,
  drag,
  focused,
  make,
  press,
  settingIn,
  table as tableWide,
} from '../support/hand.js';
import { answered, freshStorage } from '../support/slots.js';
import { box, control, drawn, drawnAt, listen, settled, table, typesOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { GOES_HOME } from './decks.js';
import { boxOf, change, close, dialogOf, finish, open, playFirst, tap } from './reader.js';
import { defineTwelve, outcome } from './searches.js';

/** How many panels there are, open or not. */
const panelsOf = (element: Table): number => element.shadowRoot!.querySelectorAll('dialog').length;

/** What a panel of lines shows, by name. */
const lines = (element: Table): { [name: string]: string } =>
  Object.fromEntries(
    [...dialogOf(element).querySelectorAll('dl div')].map((line) => [
      line.querySelector('dt')!.textContent,
      line.querySelector('dd')!.textContent,
    ]),
  );

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
  /** Chooses a house rule, by its place among them. */
  async function choose(element: Table, index: number, value: string): Promise<void> {
    const select = dialogOf(element).querySelectorAll('select')[index]!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled(element);
  }

  /** How two cards lie: so that both ranks are seen. */
  function laid([first, second]: readonly { x: number; y: number }[]): string {
    const [x, y] = [second!.x - first!.x, second!.y - first!.y];
    if (x > 50 && y === 0) return 'beside';
    return x === 0 && y > 18 ? 'below' : `${x} ${y}`;
  }

  it('are each game’s own: a chance, and a key move by two cards', async () => {
    const texts = new Set<string>();
    for (const [game, move, codes, way] of [
      ['trusty-twelve', 'Move the 7 of hearts onto the 8 of spades', ['8S', '7H'], 'below'],
      ['pyramid-dozen', 'Remove the 5 of diamonds and the 7 of clubs', ['5D', '7C'], 'beside'],
      ['trefoil-solitaire', 'Move the 8 of clubs onto the 9 of clubs', ['9C', '8C'], 'below'],
      ['lucky-thirteen', 'Move the 9 of diamonds onto the 10 of clubs', ['TC', '9D'], 'below'],
      ['bakers-dozen', 'Move the 9 of diamonds onto the 10 of clubs', ['TC', '9D'], 'below'],
    ] as const) {
      const element = await table(game, { seed: '42' });
      const dialog = await open(element, 'rules');
      texts.add(dialog.textContent);
      // It may have been found out already whether this one can.
      expect(dialog.textContent).to.match(/(About|like about|won; about) [\d.]+% of (all )?deals/);
      const figure = dialog.querySelector('figure')!;
      const inks = [...figure.querySelectorAll('path:not(.gold)')].map((path) => path.getAttribute('d'));
      expect(inks, game).to.deep.equal(codes.map((code) => faceOf(cardOf(code)!, 'classic', {}).ink));
      const cards = [...figure.querySelectorAll('.drawn')].map(drawnAt);
      expect([figure.textContent.trim(), cards.length, laid(cards)]).to.deep.equal([move, 2, way]);
      expect([cards[1]!.right >= 0, cards[1]!.below >= 0], `${game} has room`).to.deep.equal([true, true]);
      await close(element);
    }
    expect(texts.size).to.equal(5);
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

  for (const [verdict, told] of [
    ['winnable', 'This deal is winnable, like about 51% of all deals.'],
    ['unwinnable', 'This deal can’t be won; about 51% of deals can.'],
    ['unknown', 'About 51% of deals are winnable.'],
  ] as const) {
    it(`tell of a deal whether it can be won, where that is found out: ${verdict}`, async () => {
      let asked = 0;
      defineTwelve(`${verdict}-deal`, {
        *search() {
          yield ++asked;
          return outcome(verdict);
        },
      });
      const element = await table(`${verdict}-deal`, { seed: '1', deals: 'any' });
      const dialog = await open(element, 'rules');
      while (asked === 0) await settled(element);
      await settled(element);
      const notes = [...dialog.querySelectorAll('.note')].map(({ textContent }) => textContent);
      expect(notes).to.deep.equal([told]);
    });
  }

  it('show the house rule in force, though it is none that they offer', async () => {
    const element = await table('pyramid-dozen', { seed: '42', recycles: '7' });
    const [recycles] = (await open(element, 'rules')).querySelectorAll('select');
    expect([recycles!.value, recycles!.selectedOptions[0]!.text]).to.deep.equal(['7', '7']);
  });

  it('have the house rules, which deal anew', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const dialog = await open(element, 'rules');
    const [recycles, kings] = dialog.querySelectorAll('select');
    expect([...dialog.querySelectorAll('label')].map(({ innerText }) => innerText.split('\n')[0])).to.deep.equal([
      'Extra passes through the stock',
      'Kings',
    ]);
    expect([...recycles!.options, ...kings!.options].map(({ text }) => text)).to.deep.equal([
      ...['0', '1', '2', '3', 'unlimited'],
      ...['can’t be removed', 'removed with a Queen', 'removed alone'],
    ]);
    await choose(element, 1, 'alone');
    expect(element.state!.options).to.deep.equal({ recycles: 3, kings: 'alone' });
    await choose(element, 0, 'unlimited');
    expect(element.state!.options).to.deep.equal({ recycles: 'unlimited', kings: 'alone' });
    expect(dialog.textContent).to.contain('About 65%');
  });

  it('have house rules to switch on and off', async () => {
    const element = await table('trefoil-solitaire', { seed: '42' });
    const draw = (await open(element, 'rules')).querySelector('input')!;
    expect(dialogOf(element).querySelector('label')!.textContent.trim()).to.equal('Lift one covered card');
    for (const on of [true, false]) {
      draw.click();
      await settled(element);
      expect(element.state!.options).to.deep.equal({ draw: on });
    }
    await change(element, { draw: true });
    expect(draw.checked).to.equal(true);
  });

  const visit = (attributes: Attributes = {}) =>
    table('pyramid-dozen', { seed: '42', storage: 'local', ...attributes });

  it('keep the house rules a reader chose, with the game played by them, where the page asks for the same as then', async () => {
    const first = await visit();
    await open(first, 'rules');
    await choose(first, 1, 'alone');
    await close(first);
    await answered();
    await playFirst(first);
    const { record } = first;
    first.remove();
    const second = await visit();
    expect(second.record).to.deep.equal(record);
    expect([second.kings, second.recycles]).to.deep.equal(['alone', 3]);
    expect((await visit({ recycles: '1' })).state!.options).to.deep.equal({ recycles: 1, kings: 'stay' });
    await change(second, { kings: 'with-queen' });
    expect(second.state!.options, 'the page goes before').to.deep.equal({ recycles: 3, kings: 'with-queen' });
    expect((await visit()).kings, 'and its wishes are not kept').to.equal('alone');
    await change(second, { recycles: 1 });
    await open(second, 'rules');
    await choose(second, 1, 'stay');
    const { options } = (await visit()).state!;
    expect(options, 'nor with what is chosen beside them').to.deep.equal({ recycles: 3, kings: 'stay' });
  });

  for (const [what, asked, recycles] of [
    ['what the page asks for beside the house rule a reader chose', { recycles: '1' }, undefined],
    ['each of several house rules', {}, 'unlimited'],
  ] as [string, Attributes, string | undefined][]) {
    it(`keep ${what}`, async () => {
      const element = await visit(asked);
      await open(element, 'rules');
      if (recycles) await choose(element, 0, recycles);
      await choose(element, 1, 'alone');
      expect((await visit(asked)).state!.options).to.deep.equal({ recycles: recycles ?? 1, kings: 'alone' });
    });
  }

  it('survive house rules that can’t be read', async () => {
    for (const value of ['{{{', '7', 'null', '{"{\\"recycles\\":3,\\"kings\\":\\"stay\\"}":{"kings":"fly"}}']) {
      localStorage.setItem('solitaire-elements/1/pyramid-dozen/house-rules', value);
      const element = await table('pyramid-dozen', { seed: '42', storage: 'local' });
      expect(element.state!.options, value).to.deep.equal({ recycles: 3, kings: 'stay' });
    }
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

  it('the time can be hidden, and are kept for the next visit', async () => {
    const element = await table('lucky-thirteen', { seed: '42', storage: 'local' });
    expect(buttonOn(element, '[role=timer]')).to.exist;
    await set(element, 'Show timer');
    expect(buttonOn(element, '[role=timer]')).not.to.exist;
    element.remove();
    const next = await table('lucky-thirteen', { seed: '43', storage: 'local' });
    expect(buttonOn(next, '[role=timer]')).not.to.exist;
  });
});

describe('the statistics', () => {
  const KEPT = { storage: 'local' };

  /** What they show, by name. */
  async function shown(element: Table): Promise<{ [name: string]: string }> {
    await open(element, 'statistics');
    const all = lines(element);
    await close(element);
    return all;
  }

  it('count what is played by hand, and what is won', async () => {
    const element = await tableWide('bakers-dozen', { deck: GOES_HOME, ...KEPT });
    const none = { 'Current streak': '0', 'Best streak': '0', 'Best time': '–', 'Fewest moves': '–' };
    expect(await shown(element)).to.deep.equal({ Played: '0', Won: '0', 'Win rate': '–', ...none });
    for (let game = 1; game <= 2; game++) {
      await make(element, element.legalMoves[0]!, drag);
      await tap(element, buttonOn(element, '[data-control=finish]'));
      expect(element.status).to.equal('won');
      await element.restart();
    }
    const { 'Best time': time, ...won } = await shown(element);
    const streaks = { 'Current streak': '2', 'Best streak': '2', 'Fewest moves': '52' };
    expect(won).to.deep.equal({ Played: '2', Won: '2', 'Win rate': '100%', ...streaks });
    expect(time).to.match(/^\d+:\d\d$/);
    // One that is begun and left breaks the row once another one is begun.
    await make(element, element.legalMoves[0]!, drag);
    await element.restart();
    await make(element, element.legalMoves[0]!, drag);
    const broken = { 'Win rate': '50%', 'Current streak': '0', 'Best streak': '2' };
    expect(await shown(element)).to.include({ Played: '4', Won: '2', ...broken });
  });

  it('show the last games and the moves of wins, for the options in force and for others', async () => {
    const played = (at: number, moves: number, kings = 'stay') => ({
      at,
      options: { recycles: 3, kings },
      ...(moves > 0 && { win: { moves, elapsed: 1000, record: {} } }),
    });
    const log = [played(1, 60), played(2, 0), played(3, 0), played(4, 40), played(5, 0, 'alone'), played(6, 0)];
    localStorage.setItem('solitaire-elements/1/pyramid-dozen/statistics', JSON.stringify({ log, since: 0 }));
    const element = await table('pyramid-dozen', { seed: '42', ...KEPT });
    const dialog = await open(element, 'statistics');
    const sets = [...dialog.querySelectorAll('details')].map((set) => ({
      open: set.open,
      options: set.querySelector('summary')!.textContent,
      won: set.querySelector('.tiles div:nth-child(2) dd')!.textContent,
      told: set.querySelector('.chart + p')?.textContent.trim(),
    }));
    // The last one may still be won.
    expect(sets).to.deep.equal([
      {
        open: true,
        options: 'Extra passes through the stock: 3 · Kings: can’t be removed',
        won: '2',
        told: 'Won 2 of the last 4 games · 40–60 moves',
      },
      { open: false, options: 'Extra passes through the stock: 3 · Kings: removed alone', won: '0', told: undefined },
    ]);
  });

  describe('by difficulty and by week', () => {
    freshAt('2026-11-25T12:00');

    it('are tables that are read, with bars as high as their games', async () => {
      const played = (day: string, difficulty: string, isWon: boolean) => ({
        at: Date.parse(`${day}T12:00`),
        options: {},
        ...(difficulty && { difficulty }),
        ...(isWon && { win: { moves: 60, elapsed: 1000, record: {} } }),
      });
      const log = [
        // The Sunday before the first of twelve weeks, and that Monday.
        played('2026-09-06', 'easy', true),
        played('2026-09-07', 'easy', false),
        // A Sunday, and the Monday after it.
        played('2026-11-22', 'hard', true),
        played('2026-11-23', 'hard', false),
        played('2026-11-24', 'hard', true),
        played('2026-11-25', '', true),
      ];
      localStorage.setItem('solitaire-elements/1/bakers-dozen/statistics', JSON.stringify({ log, since: 0 }));
      const dialog = await open(await table('bakers-dozen', { seed: '42', ...KEPT }), 'statistics');
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
        heads: ['col,Easy', 'col,Medium', 'col,Hard'],
        told: ['1 of 2 won', '0 of 0 won', '2 of 3 won'],
        bars: [
          [67, 33],
          [0, 0],
          [100, 67],
        ],
      });
      expect([weeks!.caption, weeks!.heads.length, weeks!.heads[0], weeks!.heads.at(-1)]).to.deep.equal([
        'By week',
        12,
        'col,7 Sept',
        'col,23 Nov',
      ]);
      expect(weeks!.told).to.deep.equal([
        '0 of 1 won',
        ...Array<string>(9).fill('0 of 0 won'),
        '1 of 1 won',
        '2 of 3 won',
      ]);
      await expect(dialog).to.be.accessible();
    });

    it('are not there before a game is known to be of a difficulty, or of these weeks', async () => {
      const log = [{ at: Date.parse('2026-08-01T12:00'), options: {} }];
      localStorage.setItem('solitaire-elements/1/bakers-dozen/statistics', JSON.stringify({ log, since: 0 }));
      const dialog = await open(await table('bakers-dozen', { seed: '42', ...KEPT }), 'statistics');
      expect(dialog.querySelectorAll('table')).to.have.length(0);
    });
  });

  it('count a game in which a solution was shown as played, not as won', async () => {
    const element = await tableWide('bakers-dozen', { deck: GOES_HOME, ...KEPT, buttons: 'solution statistics' });
    await make(element, element.legalMoves[0]!, drag);
    while (element.moveCount < 50) element.play(element.legalMoves[0]!);
    await press(element, 'solution');
    await clickOn(buttonOn(element, 'dialog p + .more .tool'));
    await oneEvent(element, 'win');
    expect(await shown(element)).to.include({ Played: '1', Won: '0' });
  });

  it('count no game that a script plays', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME, ...KEPT });
    await finish(element);
    expect(element.status).to.equal('won');
    expect(await shown(element)).to.include({ Played: '0', Won: '0' });
  });

  it('count no game in which the reader only goes through what a script played', async () => {
    const element = await table('bakers-dozen', { seed: '42', ...KEPT });
    await playFirst(element);
    for (const name of ['undo', 'redo']) await press(element, name);
    expect(element.moveCount).to.equal(1);
    expect(await shown(element)).to.include({ Played: '0' });
  });
});
