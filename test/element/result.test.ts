// The sheet over the table after a game, as it lies on the page: its focus, its size, and the keys on it.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import type { Verdict } from '../../src/engine.js';
import { addLocale } from '../../src/index.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { few } from '../support/few.js';
import { LOST, LOST_DEALS, LOST_LATE, WON } from '../support/games-played.js';
import { buttonOn, cardOn, clickOn, drag, focused, middle, movesOf } from '../support/hand.js';
import { playThrough, says, table as onPage, tableNear } from '../support/hand.js';
import { playByKeys, press } from '../support/keys.js';
import { languages } from '../support/languages.js';
import { control, seen, settled, stated, table } from '../support/table.js';
import type { Table } from '../support/table.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { boxOf, dialogOf, finish, saidBy, tap } from './reader.js';
import { defineTwelve, outcome } from './searches.js';
import { waitUntil } from '../support/wait-until.js';

type Language = keyof typeof languages;
const LANGUAGES = Object.keys(languages) as Language[];

const sheetOf = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector('.result');
const titleOf = (element: Table): string | undefined => sheetOf(element)?.querySelector('h2')!.textContent;
const offersOf = (element: Table): string[] =>
  [...element.shadowRoot!.querySelectorAll('.offers button')].map(({ textContent }) => textContent.trim());
const figuresOf = (element: Table): string[] =>
  [...element.shadowRoot!.querySelectorAll('.tiles div')].map((each) =>
    ['dd', 'dt']
      .map((name) => each.querySelector(name)!.textContent)
      .join(' ')
      .trim(),
  );

/** Fulfilled when the sheet has found out what it was to find out. */
const foundOut = (element: Table, what: RegExp) => waitUntil(() => what.test(sheetOf(element)?.textContent ?? ''));

async function choose(element: Table, offer: string): Promise<void> {
  const buttons = [...element.shadowRoot!.querySelectorAll('.offers button')];
  await tap(
    element,
    buttons.find(({ textContent }) => textContent.trim() === offer)!,
  );
}

/** Baker's Dozen, won by sending all cards home after one move by the mouse. */
async function winHome(): Promise<Table> {
  const element = await onPage('bakers-dozen', { deck: GOES_HOME });
  for (let taps = 0; taps < 2; taps++) await clickOn(cardOn(element, 'AS'));
  await finish(element);
  expect(element.status).to.equal('won');
  return element;
}

/** Trusty Twelve, lost by its only move, made with the mouse. */
async function lose(): Promise<Table> {
  const element = await onPage('trusty-twelve', { deck: LAST_MOVE });
  await drag(middle(cardOn(element, 'QC')), middle(cardOn(element, 'KC')));
  await settled(element);
  expect(element.status).to.equal('lost');
  return element;
}

const leftOf = (piles: readonly (readonly number[])[]): number => piles[trustyTwelve.piles.stock]!.length;

/** A test says what is found out after so many cards from the stock, and when. */
let answers: readonly Verdict[] | undefined;
defineTwelve('answering-twelve', {
  *search(_, { piles }) {
    while (!answers) yield 0;
    return outcome(answers[40 - leftOf(piles)]!);
  },
});

afterEach(() => resetMouse());

describe('a game that is won by keyboard', () => {
  for (const [game, text] of few(Object.entries(WON))) {
    it(`ends with a sheet that has the focus: ${game}`, async () => {
      const { element, rest } = await tableNear(text, 3);
      await playByKeys(element, rest);
      expect(titleOf(element)).to.equal('You won!');
      expect(offersOf(element)).to.deep.equal(['New game', 'Share', 'Watch again']);
      expect(figuresOf(element)[1]).to.equal(`${element.moveCount} Moves`);
      expect(focused(element)!.textContent.trim()).to.equal('New game');
      expect(says(element)).to.equal(`Won in ${element.moveCount} moves`);
    });
  }

  it('gives the focus back to the table with the next game', async () => {
    const element = await winHome();
    await press(element, 'Enter');
    while (element.moveCount > 0) await settled(element);
    expect(sheetOf(element)).to.equal(null);
    expect(focused(element)!.closest('.table')).to.exist;
  });
});

/** A game that lay on the table before its last move, which is then made by the mouse. */
async function loseByMouse(text: string, width?: number): Promise<Table> {
  const { element, rest } = await tableNear(text, 1, width);
  await playThrough(element, rest, drag);
  await settled(element);
  expect(element.status).to.equal('lost');
  return element;
}

describe('the sheet after a loss', () => {
  it('has room for how far the game could be won', async () => {
    const element = await loseByMouse(LOST_LATE['trusty-twelve']);
    await foundOut(element, /Lost on/);
    const { left, width } = sheetOf(element)!.querySelector('.track')!.getBoundingClientRect();
    expect([left > 0, width > 200]).to.deep.equal([true, true]);
  });

  const FOUND: Readonly<Record<string, Verdict[]>> = {
    'a loss by its last move': ['winnable', 'winnable', 'winnable'],
    'a loss by its first move': ['winnable', 'unwinnable', 'unwinnable'],
    'a loss by a move that is not known': ['winnable', 'winnable', 'unknown'],
    'a deal that nobody could have won': ['unwinnable', 'unwinnable', 'unwinnable'],
    'nothing found out': ['unknown', 'unknown', 'unknown'],
  };
  for (const [what, found] of Object.entries(FOUND)) {
    it(`keeps three equal places for ${what}`, async () => {
      answers = undefined;
      const element = await loseByMouse(LOST[0]!.text.replace('trusty', 'answering'), 374);
      const places = () => [...element.shadowRoot!.querySelectorAll('.offers > *')];
      const captions = () => places().map(({ textContent }) => textContent.trim());
      const boxes = () => places().map((place) => place.getBoundingClientRect().toJSON() as DOMRect);
      const before = boxes();
      expect(captions()).to.deep.equal(['', 'Undo', 'New game']);
      for (const { width } of before) expect(width).to.be.closeTo(before[0]!.width, 1);
      answers = found;
      await waitUntil(() => captions().join() !== ',Undo,New game');
      expect(boxes()).to.deep.equal(before);
      expect(focused(element)!.dataset['control']).to.equal('undo');
    });
  }

  for (const width of [374, 1240]) {
    for (const text of few([...Object.values(LOST_LATE), ...Object.values(LOST_DEALS)], 2)) {
      it(`is low, and covers no card, on a table of ${width} pixels: ${text.split('..')[0]!}`, async () => {
        const element = await loseByMouse(text, width);
        await foundOut(element, /Lost on|couldn’t have been won/);
        await setViewport({ width: width + 40, height: 1400 });
        await settled(element);
        const sheet = sheetOf(element)!.getBoundingClientRect();
        expect(sheet.height).to.be.at.most(width > 600 ? 84 : 108);
        const cards = [...element.shadowRoot!.querySelectorAll('.card')];
        expect(sheet.bottom).to.be.at.most(Math.min(...cards.map((each) => each.getBoundingClientRect().top)));
        expect(sheet.top).to.be.at.least(element.getBoundingClientRect().top);
      });
    }
  }

  const LONGEST: readonly (readonly [lang: Language, width: number])[] = [
    ['id', 320],
    ['de', 320],
    ['ru', 390],
  ];
  const others = LANGUAGES.flatMap((lang) => [320, 390].map((width) => [lang, width] as const));
  for (const [lang, width] of [...LONGEST, ...few(others, 0)]) {
    it(`has room for its texts in place of bar and message line, in ${lang} at ${width} pixels`, async () => {
      addLocale(lang, languages[lang]);
      for (const text of [LOST_LATE['lucky-thirteen'], LOST_DEALS['bakers-dozen']]) {
        const { element, rest } = await tableNear(text, 1, width);
        element.lang = lang;
        await settled(element);
        const { height } = element.getBoundingClientRect();
        element.play(rest[0]!);
        await waitUntil(() =>
          sheetOf(element)?.querySelector('.offers :is([data-control=lesson], [data-control=new])'),
        );
        await settled(element);
        expect(element.getBoundingClientRect().height).to.equal(height);
        const { top } = sheetOf(element)!.querySelector('h2')!.getBoundingClientRect();
        expect(top - element.getBoundingClientRect().top).to.be.at.least(4);
        for (const each of sheetOf(element)!.querySelectorAll<HTMLElement>('h2, p, button'))
          expect(parseFloat(getComputedStyle(each).fontSize)).to.be.at.least(12);
        await tap(element, buttonOn(element, '.result .close'));
        expect(element.getBoundingClientRect().height, 'closed').to.equal(height);
        element.remove();
      }
    });
  }
});

describe('the sheet after a game', () => {
  it('moves no button when it tells how few moves are possible', async () => {
    const element = await onPage('bakers-dozen', { deck: GOES_HOME });
    for (let taps = 0; taps < 2; taps++) await clickOn(cardOn(element, 'AS'));
    // A move that leads nowhere.
    element.play(
      element.legalMoves.find((move) => move.type === 'move' && move.card === '2S' && /^tab/.test(move.to))!,
    );
    await finish(element);
    const place = () => element.shadowRoot!.querySelector('.offers')!.getBoundingClientRect().top;
    const before = place();
    await foundOut(element, /Best known/);
    expect(place()).to.equal(before);
  });

  it('is a tool bar that is called by its title, under the four suits after a win alone', async () => {
    for (const [make, title, count] of [
      [winHome, 'You won!', 1],
      [lose, 'This deal couldn’t have been won', 0],
    ] as const) {
      const element = await make();
      await foundOut(element, new RegExp(title));
      const sheet = sheetOf(element)!;
      const name = element.shadowRoot!.getElementById(sheet.getAttribute('aria-labelledby')!);
      expect([sheet.role, name?.textContent]).to.deep.equal(['toolbar', title]);
      expect(sheet.querySelectorAll('.marks li')).to.have.length(2 * count);
      const suits = [...sheet.querySelectorAll<SVGPathElement>('.suits path')];
      expect(suits.length).to.equal(count);
      for (const each of suits) {
        const middles = [8, 28, 48, 68].map((x) => each.isPointInFill(new DOMPoint(x, 8)));
        expect(middles).to.deep.equal([true, true, true, true]);
      }
      expect(sheet.querySelector<HTMLElement>('.close')!.title).to.equal('Close');
      element.remove();
    }
  });

  it('does not come for a game that is loaded, not even after one that it came for', async () => {
    const element = await lose();
    expect(sheetOf(element)).to.exist;
    for (const [status, text] of [
      ['won', WON['trusty-twelve']!],
      ['lost', LOST[0]!.text],
    ] as const) {
      await element.load(movesOf(text).record);
      await settled(element);
      expect([element.status, sheetOf(element)]).to.deep.equal([status, null]);
    }
  });

  it('has the focus again after the panel to share', async () => {
    const element = await winHome();
    await choose(element, 'Share');
    expect(dialogOf(element)).to.exist;
    await sendKeys({ press: 'Escape' });
    await settled(element);
    expect(focused(element)!.textContent.trim()).to.equal('Share');
  });

  for (const how of ['Escape', 'Escape from the table', '×']) {
    it(`is closed by ${how}, and gives the focus back to the table`, async () => {
      const element = await lose();
      expect(focused(element)!.dataset['control']).to.equal('undo');
      if (how === 'Escape from the table') cardOn(element, 'QC').focus();
      if (how === '×') await tap(element, buttonOn(element, '.result .close'));
      else await press(element, 'Escape');
      expect(sheetOf(element)).to.equal(null);
      expect(focused(element)!.closest('.table')).to.exist;
    });
  }

  it('leaves the focus where the page has it', async () => {
    const other = document.createElement('button');
    document.body.append(other);
    const element = await table('trusty-twelve', { deck: LAST_MOVE });
    other.focus();
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(sheetOf(element)).to.exist;
    expect(document.activeElement).to.equal(other);
    other.remove();
  });

  it('knows the keys of the table, but no key that is held down', async () => {
    const element = await lose();
    await press(element, 'd');
    expect(saidBy(element)).to.contain('King of clubs');
    focused(element)!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
    await settled(element);
    expect(sheetOf(element)).to.exist;
    await press(element, 'u');
    expect([element.status, sheetOf(element)]).to.deep.equal(['playing', null]);
    expect(focused(element)!.closest('.table')).to.exist;
  });

  it('says nothing by a live region of its own', async () => {
    const element = await lose();
    expect(sheetOf(element)!.querySelector('[aria-live], [role=alert], [role=status]')).to.equal(null);
  });

  it('leaves the foundations in sight that were just filled', async () => {
    const element = await winHome();
    expect(boxOf(element, '.result').top).to.be.at.least(boxOf(element, '.pile[data-kind=foundation]').bottom);
  });

  it('stays in the window where the table is higher', async () => {
    const { element, rest } = await tableNear(LOST[1]!.text, 1, 900);
    await playThrough(element, rest, drag);
    await setViewport({ width: 940, height: 300 });
    await settled(element);
    await Promise.all(
      sheetOf(element)!
        .getAnimations()
        .map(({ finished }) => finished),
    );
    for (const top of [0, 150, 1000]) {
      window.scrollTo(0, top);
      const { bottom } = element.getBoundingClientRect();
      const sheet = boxOf(element, '.result');
      if (bottom > sheet.height + 30) expect(sheet.bottom, `scrolled by ${top}`).to.be.within(sheet.height, 300);
    }
  });
});

describe('a game that is played again', () => {
  const timeout = window.setTimeout.bind(window);
  /** Time passes a hundred times as fast for all but what waits for the browser's driver. */
  const hurry = () => {
    const setTimeout = (then: () => void, ms = 0) => timeout(then, ms < 10_000 ? ms / 100 : ms);
    Object.assign(window, { setTimeout });
  };
  afterEach(() => Object.assign(window, { setTimeout: timeout }));

  const stopOf = (element: Table): HTMLElement | null => control(element, 'stop');

  it('goes from its deal to its end on the table alone, and comes back to the sheet', async () => {
    const element = await winHome();
    const end = seen(element);
    hurry();
    await choose(element, 'Watch again');
    expect(focused(element)!.closest('.table')).to.exist;
    const positions = new Set<string>();
    while (stopOf(element)) {
      positions.add(JSON.stringify(seen(element)));
      // No frame: many moves can come between two of them.
      await settled(element);
    }
    expect(positions.size).to.be.above(5);
    expect(focused(element)!.textContent.trim()).to.equal('New game');
    expect(seen(element)).to.deep.equal(end);
  });

  it('lies there without a card that can be dragged, until any key stops it', async () => {
    const element = await winHome();
    await choose(element, 'Watch again');
    expect(seen(element)).not.to.deep.equal(stated(element));
    expect(element.shadowRoot!.querySelector('[data-draggable]')).to.equal(null);
    await press(element, 'x');
    await settled(element);
    expect(stopOf(element)).to.equal(null);
    expect(seen(element)).to.deep.equal(stated(element));
  });
});
