// The sheet over the table after a game, and playing the game again from there.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import { defineSolitaire } from '../../src/define.js';
import type { Verdict } from '../../src/engine.js';
import { bakersDozen } from '../../src/games/bakers-dozen.js';
import { trustyTwelve } from '../../src/games/trusty-twelve.js';
import { few } from '../support/few.js';
import { LOST, LOST_DEALS, LOST_LATE, WON } from '../support/games-played.js';
import { buttonOn, cardOn, clickOn, drag, focused, hears, middle, movesOf } from '../support/hand.js';
import { playThrough, says, table as onPage, tableNear } from '../support/hand.js';
import { playByKeys, press } from '../support/keys.js';
import { freshStorage } from '../support/slots.js';
import { control, listen, seen, settled, stated, table, typesOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { boxOf, change, dialogOf, finish, saidBy, tap } from './reader.js';
import { defineTwelve, outcome, SlowSearch, undecided } from './searches.js';
import { waitUntil } from '../support/wait-until.js';

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
const marksOf = (element: Table): string[] =>
  [...element.shadowRoot!.querySelectorAll('.marks li')].map(({ textContent }) => textContent.trim());
const noteOf = (element: Table): string => sheetOf(element)?.querySelector('.note')?.textContent ?? '';

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
async function winHome(attributes: Attributes = {}): Promise<Table> {
  const element = await onPage('bakers-dozen', { deck: GOES_HOME, ...attributes });
  for (let taps = 0; taps < 2; taps++) await clickOn(cardOn(element, 'AS'));
  await finish(element);
  expect(element.status).to.equal('won');
  return element;
}

/** Trusty Twelve, or a game like it, lost by its only move, made with the mouse. */
async function lose(attributes: Attributes = {}, tag = 'trusty-twelve'): Promise<Table> {
  const element = await onPage(tag, { deck: LAST_MOVE, ...attributes });
  await drag(middle(cardOn(element, 'QC')), middle(cardOn(element, 'KC')));
  await settled(element);
  expect(element.status).to.equal('lost');
  return element;
}

const leftOf = (piles: readonly (readonly number[])[]): number => piles[trustyTwelve.piles.stock]!.length;

/** A game that counts otherwise, and of which nothing can be found out. */
defineTwelve('unknown-twelve', { progress: ({ piles }) => 100 - leftOf(piles), search: undecided });

/** A test says what is found out after so many cards from the stock, and when. */
let answers: readonly Verdict[] | undefined;
defineTwelve('answering-twelve', {
  *search(_, { piles }) {
    while (!answers) yield 0;
    return outcome(answers[40 - leftOf(piles)]!);
  },
});

defineTwelve('searchless-twelve', { search: undefined });

/** Baker's Dozen without a solver's win, so that the player's own moves are all there is. */
defineSolitaire('unaided-dozen', { ...bakersDozen, id: 'unaided-dozen', search: undecided });

const unending = new SlowSearch();
defineTwelve('unending-twelve', { search: unending.search });

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
async function loseByMouse(text: string, attributes: Attributes = {}, width?: number): Promise<Table> {
  const { element, rest } = await tableNear(text, 1, width);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await playThrough(element, rest, drag);
  await settled(element);
  expect(element.status).to.equal('lost');
  return element;
}

describe('the sheet after a loss', () => {
  it('tells how near the win was and where the game was lost, and says so once', async () => {
    const element = await loseByMouse(LOST_LATE['trusty-twelve']);
    await foundOut(element, /Lost on/);
    expect(titleOf(element)).to.equal('So close!');
    expect(noteOf(element)).to.equal('6 cards left in the stock · Lost on move 38');
    expect(offersOf(element)).to.deep.equal(['Show my mistake', 'Try again from there', 'New game']);
    const { left, width } = sheetOf(element)!.querySelector('.track')!.getBoundingClientRect();
    expect([left > 0, width > 200]).to.deep.equal([true, true]);
    await settled(element);
    expect(saidBy(element), 'after the move, which stays').to.match(
      /^4 of hearts to pile 9, .* Stuck: no useful moves left So close! 6 cards left in the stock\. Lost on move 38$/,
    );
  });

  for (const [offer, told] of [
    ['Try again from there', /^With the cards to come, still winnable$/],
    ['Show my mistake', /^With the cards to come, lost here: Redeal$/],
  ] as const) {
    it(`leads by “${offer}” to where the game could last be won, and it is won from there`, async () => {
      const element = await loseByMouse(LOST_LATE['trefoil-solitaire']);
      await foundOut(element, /Lost on move 57/);
      await choose(element, offer);
      await hears(element, told);
      expect([element.moveCount, element.status, sheetOf(element)]).to.deep.equal([56, 'playing', null]);
      for (const move of (await element.solution())!) element.play(move);
      expect(element.status).to.equal('won');
    });
  }

  it('says of a deal that nobody could win it, and deals one that can be won, though the page asks for any', async () => {
    const element = await loseByMouse(LOST_DEALS['bakers-dozen'], { deals: 'any' });
    await foundOut(element, /couldn’t be won/);
    expect([titleOf(element), noteOf(element)]).to.deep.equal(['This deal couldn’t be won', '3 of 52 cards home']);
    expect(offersOf(element)).to.deep.equal(['New winnable game', 'Undo']);
    const { seed } = element;
    await choose(element, 'New winnable game');
    await waitUntil(() => element.seed !== seed);
    expect(await element.winnable()).to.equal('winnable');
    expect(element.deals).to.equal('any');
  });

  it('tells nothing that is not known, and no number that is none of cards', async () => {
    const element = await lose({}, 'unknown-twelve');
    await foundOut(element, /Restart/);
    expect([titleOf(element), noteOf(element)]).to.deep.equal(['Not this time', 'No moves left']);
    expect(offersOf(element)).to.deep.equal(['Restart', 'Undo', 'New game']);
    expect(saidBy(element)).to.match(/No moves left$/);
  });

  const FOUND: Readonly<Record<string, [found: Verdict[], offers: string[], note: string]>> = {
    'a loss by its last move': [
      ['winnable', 'winnable', 'winnable'],
      ['Show my mistake', 'Try again from there', 'New game'],
      '37 cards left in the stock · Lost on move 3',
    ],
    'a loss by its first move': [
      ['winnable', 'unwinnable', 'unwinnable'],
      ['Show my mistake', 'Restart', 'New game'],
      '37 cards left in the stock · Lost on move 1',
    ],
    'a loss by a move that is not known': [
      ['winnable', 'winnable', 'unknown'],
      ['', 'Try again from there', 'New game'],
      '37 cards left in the stock',
    ],
    'a deal that nobody could have won': [
      ['unwinnable', 'unwinnable', 'unwinnable'],
      ['New winnable game', 'Undo', ''],
      '37 cards left in the stock',
    ],
    'nothing found out': [
      ['unknown', 'unknown', 'unknown'],
      ['Restart', 'Undo', 'New game'],
      '37 cards left in the stock',
    ],
  };
  for (const [what, [found, offers, note]] of Object.entries(FOUND)) {
    it(`keeps three equal places for ${what}`, async () => {
      answers = undefined;
      const element = await loseByMouse(LOST[0]!.text.replace('trusty', 'answering'), {}, 374);
      const places = () => [...element.shadowRoot!.querySelectorAll('.offers > *')];
      const captions = () => places().map(({ textContent }) => textContent.trim());
      const boxes = () => places().map((place) => place.getBoundingClientRect().toJSON() as DOMRect);
      const before = boxes();
      expect(captions()).to.deep.equal(['', 'Undo', 'New game']);
      for (const { width } of before) expect(width).to.be.closeTo(before[0]!.width, 1);
      answers = found;
      await waitUntil(() => captions().join() !== ',Undo,New game');
      expect([captions(), noteOf(element)]).to.deep.equal([offers, note]);
      expect(boxes()).to.deep.equal(before);
      expect(focused(element)!.dataset['control']).to.equal('undo');
    });
  }

  it('offers no winnable deal of a game without a search of its own', async () => {
    const element = await lose({}, 'searchless-twelve');
    await foundOut(element, /couldn’t be won/);
    expect(offersOf(element)).to.deep.equal(['Restart', 'Undo', 'New game']);
  });

  it('searches no longer than the game stays lost', async () => {
    const element = await lose({ deals: 'any' }, 'unending-twelve');
    await waitUntil(() => unending.goesOn());
    element.undo();
    await waitUntil(async () => !(await unending.goesOn()));
  });

  for (const width of [374, 1240]) {
    for (const text of few([...Object.values(LOST_LATE), ...Object.values(LOST_DEALS)], 2)) {
      it(`is low, and covers no card, on a table of ${width} pixels: ${text.split('..')[0]!}`, async () => {
        const element = await loseByMouse(text, {}, width);
        await foundOut(element, /Lost on|couldn’t be won/);
        await setViewport({ width: width + 40, height: 1400 });
        await settled(element);
        const sheet = sheetOf(element)!.getBoundingClientRect();
        expect(sheet.height).to.be.at.most(width > 600 ? 84 : 108);
        const cards = [...element.shadowRoot!.querySelectorAll('.card')];
        expect(sheet.bottom).to.be.at.most(Math.min(...cards.map((each) => each.getBoundingClientRect().top)));
        expect(sheet.top).to.be.at.least(element.getBoundingClientRect().top);
        const { height } = element.getBoundingClientRect();
        await tap(element, buttonOn(element, '.result .close'));
        expect(height - element.getBoundingClientRect().height, 'by how much the table moves').to.be.within(0, 24);
      });
    }
  }
});

/** A move of the two of spades, to this pile or to the first it may lie on, which leads nowhere. */
const astray = (element: Table, pile = 'tableau') =>
  element.legalMoves.find((move) => move.type === 'move' && move.card === '2S' && move.to.startsWith(pile))!;

describe('the sheet after a game', () => {
  freshStorage();

  describe('in some time', () => {
    let now = 0;
    beforeEach(() => Object.assign(performance, { now: () => now }));
    afterEach(() => delete (performance as { now?: unknown }).now);

    it('tells the figures, and whether the win was the first or the best so far', async () => {
      for (const [wins, moves, ms, time, marks, heard] of [
        [1, 53, 5000, '0:05', ['First win!'], 'Won in 53 moves, 0:05, First win!'],
        [2, 53, 5001, '0:05', [], 'Won in 53 moves, 0:05'],
        [3, 53, 4999, '0:04', ['Best time'], 'Won in 53 moves, 0:04, New best!'],
        [4, 52, 5000, '0:05', ['Fewest moves'], 'Won in 52 moves, 0:05, New best!'],
      ] as const) {
        const element = await onPage('bakers-dozen', { deck: GOES_HOME, storage: 'local' });
        for (let taps = 0; taps < 2; taps++) await clickOn(cardOn(element, 'AS'));
        if (moves === 53) element.play(astray(element));
        now += ms;
        await finish(element);
        expect([titleOf(element), ...figuresOf(element)]).to.deep.equal([
          'You won!',
          `${time} Time`,
          `${moves} Moves`,
          `${wins} Current streak`,
        ]);
        expect(marksOf(element)).to.deep.equal([...marks, 'No hints', 'No undo']);
        expect(saidBy(element).endsWith(heard), saidBy(element)).to.equal(true);
        // With a clock that stands still, no search makes a pause.
        expect(noteOf(element)).to.equal(moves > 52 ? 'Possible in 52 moves' : '');
        element.remove();
      }
    });
  });

  it('tells how few moves are possible, and no button moves for that', async () => {
    const element = await onPage('bakers-dozen', { deck: GOES_HOME });
    for (let taps = 0; taps < 2; taps++) await clickOn(cardOn(element, 'AS'));
    element.play(astray(element));
    await finish(element);
    const place = () => element.shadowRoot!.querySelector('.offers')!.getBoundingClientRect().top;
    const before = place();
    expect(figuresOf(element)[1]).to.equal('53 Moves');
    await foundOut(element, /Possible in/);
    expect([noteOf(element), place()]).to.deep.equal(['Possible in 52 moves', before]);
  });

  it('leaves out what leads a card away and back', async () => {
    // The two of spades lies on a three, and another three is free.
    const deck = GOES_HOME.replace('2H', '?').replace('3H', '2H').replace('?', '3H');
    const element = await onPage('unaided-dozen', { deck });
    for (const pile of ['tableau-11', 'tableau-12']) element.play(astray(element, pile));
    await finish(element);
    expect(figuresOf(element)[1]).to.equal('54 Moves');
    await foundOut(element, /Possible in/);
    expect(noteOf(element)).to.equal('Possible in 52 moves');
  });

  it('tells no bests of a game that a script played, though the one before had some', async () => {
    const element = await winHome({ storage: 'local' });
    await element.restart();
    await finish(element);
    expect(figuresOf(element).slice(1)).to.deep.equal(['52 Moves']);
  });

  it('tells no bests of a game that was helped by a solution, and says why', async () => {
    const element = await onPage('bakers-dozen', { deck: GOES_HOME, storage: 'local', buttons: 'solution timer' });
    control(element, 'solution').click();
    while (element.moveCount === 0) await settled(element);
    await finish(element);
    const [time, ...rest] = [...figuresOf(element), ...marksOf(element)];
    expect(time).to.match(/^\d+:\d\d Time$/);
    expect(rest).to.deep.equal(['52 Moves']);
    expect(noteOf(element)).to.equal('Not counted, because you saw the solution');
  });

  it('is a tool bar that is called by its title, under the four suits after a win alone', async () => {
    for (const [make, title, count] of [
      [winHome, 'You won!', 1],
      [lose, 'This deal couldn’t be won', 0],
    ] as const) {
      const element = await make();
      await foundOut(element, new RegExp(title));
      const sheet = sheetOf(element)!;
      const name = element.shadowRoot!.getElementById(sheet.getAttribute('aria-labelledby')!);
      expect([sheet.role, name?.textContent]).to.deep.equal(['toolbar', title]);
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

  it('offers and tells only what the page wants after a win', async () => {
    const element = await winHome({ buttons: 'undo share' });
    expect(offersOf(element)).to.deep.equal(['Share', 'Watch again']);
    expect(figuresOf(element)).to.have.length(1);
    expect(sheetOf(element)!.querySelector('.note')).to.equal(null);
  });

  it('offers only what the page wants after a loss, and nothing while nobody may play', async () => {
    const before = unending.steps;
    const element = await lose({ buttons: 'undo restart', deals: 'any' }, 'unending-twelve');
    expect(offersOf(element)).to.deep.equal(['Restart', 'Undo']);
    expect([titleOf(element), noteOf(element)]).to.deep.equal(['Not this time', '39 cards left in the stock']);
    expect(unending.steps).to.equal(before);
    await change(element, { disabled: true });
    expect(sheetOf(element)).to.equal(null);
  });

  it('does not come where the page wants no controls', async () => {
    const element = await winHome({ buttons: 'none' });
    expect([sheetOf(element), says(element)]).to.deep.equal([null, 'Won in 52 moves']);
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

  it('comes again when the game is lost again', async () => {
    const element = await lose();
    await choose(element, 'Undo');
    expect([element.status, sheetOf(element)]).to.deep.equal(['playing', null]);
    element.redo();
    await settled(element);
    await foundOut(element, /couldn’t be won/);
  });

  it('opens the panel to share, and has the focus again after that', async () => {
    const element = await winHome();
    await choose(element, 'Share');
    expect(dialogOf(element).textContent).to.contain('Share this deal');
    await sendKeys({ press: 'Escape' });
    await settled(element);
    expect(focused(element)!.textContent.trim()).to.equal('Share');
  });

  for (const how of ['Escape', 'Escape from the table', '×']) {
    it(`is closed by ${how}, and the message line goes on telling`, async () => {
      const element = await lose();
      expect(focused(element)!.dataset['control']).to.equal('undo');
      if (how === 'Escape from the table') cardOn(element, 'QC').focus();
      if (how === '×') await tap(element, buttonOn(element, '.result .close'));
      else await press(element, 'Escape');
      expect([sheetOf(element), says(element)]).to.deep.equal([null, 'No moves left']);
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

  it('lets the end be said once', async () => {
    const element = await onPage('trusty-twelve', { deck: LAST_MOVE, buttons: 'undo' });
    const heard: string[] = [];
    const region = element.shadowRoot!.querySelector('[aria-live]')!;
    new MutationObserver(() => heard.push(saidBy(element))).observe(region, { subtree: true, childList: true });
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(heard).to.have.length(1);
    expect(heard[0]).to.match(/No moves left$/);
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
    const { record, moveCount, elapsed } = element;
    const end = seen(element);
    const heard = listen(element);
    hurry();
    await choose(element, 'Watch again');
    expect(focused(element)!.closest('.table')).to.exist;
    expect(saidBy(element)).to.equal('Replay. Tap the table or press Esc to leave.');
    const spoken = new Set<string>();
    const positions = new Set<string>();
    while (stopOf(element)) {
      positions.add(JSON.stringify(seen(element)));
      spoken.add(saidBy(element));
      // No frame: many moves can come between two of them.
      await settled(element);
    }
    expect(positions.size).to.be.above(5);
    expect(spoken.size).to.equal(1);
    expect(titleOf(element)).to.equal('You won!');
    expect(focused(element)!.textContent.trim()).to.equal('New game');
    expect(says(element)).to.equal('Won in 52 moves');
    expect(seen(element)).to.deep.equal(end);
    expect([element.status, element.record, element.moveCount, element.elapsed]).to.deep.equal([
      'won',
      record,
      moveCount,
      elapsed,
    ]);
    expect(typesOf(heard)).to.deep.equal([]);
  });

  it('is stopped by any key', async () => {
    const element = await winHome();
    await choose(element, 'Watch again');
    expect(seen(element)).not.to.deep.equal(stated(element));
    expect(element.shadowRoot!.querySelector('[data-draggable]')).to.equal(null);
    await press(element, 'x');
    await settled(element);
    expect([titleOf(element), stopOf(element), says(element)]).to.deep.equal(['You won!', null, 'Won in 52 moves']);
    expect(seen(element)).to.deep.equal(stated(element));
  });

  it('ends where another game begins', async () => {
    const element = await winHome();
    await choose(element, 'Watch again');
    await element.newGame({ seed: '3' });
    await settled(element);
    expect([stopOf(element), sheetOf(element)]).to.deep.equal([null, null]);
    expect(seen(element)).to.deep.equal(stated(element));
    expect(says(element)).to.equal('Deal 3');
  });
});
