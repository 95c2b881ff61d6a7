// The sheet over the table after a game, and playing the game again from there.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import { touch } from '../support/commands.js';
import { LOST, WON } from '../support/games-played.js';
import { buttonOn, cardOn, clickOn, drag, focused, middle, movesOf } from '../support/hand.js';
import { playThrough, says, table as onPage, tableNear } from '../support/hand.js';
import { playByKeys, press } from '../support/keys.js';
import { control, listen, seen, settled, stated, table, typesOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';

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
const said = (element: Table): string => element.shadowRoot!.querySelector('[aria-live]')!.textContent;

async function choose(element: Table, offer: string): Promise<void> {
  const buttons = [...element.shadowRoot!.querySelectorAll('.offers button')];
  await clickOn(buttons.find(({ textContent }) => textContent.trim() === offer)!);
  await settled(element);
}

/** Baker's Dozen, won by sending all cards home after one move by the mouse. */
async function winHome(attributes: Attributes = {}): Promise<Table> {
  const element = await onPage('bakers-dozen', { deck: GOES_HOME, ...attributes });
  for (let taps = 0; taps < 2; taps++) await clickOn(cardOn(element, 'AS'));
  element.finish();
  await settled(element);
  expect(element.status).to.equal('won');
  return element;
}

/** Trusty Twelve, lost by its only move, made with the mouse. */
async function lose(attributes: Attributes = {}): Promise<Table> {
  const element = await onPage('trusty-twelve', { deck: LAST_MOVE, ...attributes });
  await drag(middle(cardOn(element, 'QC')), middle(cardOn(element, 'KC')));
  await settled(element);
  expect(element.status).to.equal('lost');
  return element;
}

afterEach(() => resetMouse());

describe('a game that is won by keyboard', function () {
  this.timeout(60_000);
  for (const [game, text] of Object.entries(WON)) {
    it(`ends with a sheet that has the focus: ${game}`, async () => {
      const { element, rest } = await tableNear(text, 3);
      await playByKeys(element, rest);
      expect(titleOf(element)).to.equal('You won!');
      expect(offersOf(element)).to.deep.equal(['New game', 'Share', 'Watch again']);
      expect(figuresOf(element)[1]).to.equal(`${element.moveCount} moves`);
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

describe('a game that is lost by mouse', function () {
  this.timeout(30_000);
  for (const { game, reason, text } of LOST.filter((_, i) => i % 2 === 0)) {
    it(`ends with a sheet that says why, and leads back: ${game}`, async () => {
      const { element, rest } = await tableNear(text, 1);
      await playThrough(element, rest, drag);
      await settled(element);
      expect(titleOf(element)).to.equal(reason === 'no-moves' ? 'No moves left' : 'Stuck: no move can make progress');
      expect(offersOf(element)).to.deep.equal(['Find my mistake', 'Undo', 'Restart', 'New game']);
      await choose(element, 'Undo');
      expect([element.status, sheetOf(element)]).to.deep.equal(['playing', null]);
    });
  }
});

describe('the sheet after a game', function () {
  this.timeout(20_000);

  it('tells time and moves beside the best so far, and the streak', async () => {
    localStorage.clear();
    const first = await winHome({ storage: 'local' });
    expect(figuresOf(first).slice(1)).to.deep.equal(['52 moves New best!', '1 Current streak']);
    expect(said(first)).to.match(/Won in 52 moves, 0:0\d, New best!$/);
    first.remove();
    const second = await winHome({ storage: 'local' });
    expect(figuresOf(second)[0]).to.match(/^0:0\d (Best time 0:0\d|New best!)$/);
    expect(figuresOf(second).slice(1)).to.deep.equal(['52 moves Fewest moves 52', '2 Current streak']);
    localStorage.clear();
  });

  it('tells no bests of a game that a script played, though the one before had some', async () => {
    localStorage.clear();
    const element = await winHome({ storage: 'local' });
    await element.restart();
    element.finish();
    await settled(element);
    expect(figuresOf(element).slice(1)).to.deep.equal(['52 moves']);
    localStorage.clear();
  });

  it('tells no bests of a game that was helped by a solution, and says why', async () => {
    localStorage.clear();
    const element = await onPage('bakers-dozen', { deck: GOES_HOME, storage: 'local', controls: 'solution timer' });
    control(element, 'solution').click();
    while (element.moveCount === 0) await settled(element);
    element.finish();
    await settled(element);
    expect(figuresOf(element)).to.deep.equal(['0:00', '52 moves']);
    expect(sheetOf(element)!.textContent).to.contain('Not counted: the solution was shown');
    localStorage.clear();
  });

  it('is a group that is called by its title, under the four suits after a win alone', async () => {
    for (const [make, title, count] of [
      [winHome, 'You won!', 1],
      [lose, 'No moves left', 0],
    ] as const) {
      const element = await make();
      const sheet = sheetOf(element)!;
      const name = element.shadowRoot!.getElementById(sheet.getAttribute('aria-labelledby')!);
      expect([sheet.role, name?.textContent]).to.deep.equal(['group', title]);
      const suits = [...sheet.querySelectorAll<SVGPathElement>('.suits path')];
      expect(suits.length).to.equal(count);
      for (const each of suits) {
        const middles = [8, 28, 48, 68].map((x) => each.isPointInFill(new DOMPoint(x, 8)));
        expect(middles).to.deep.equal([true, true, true, true]);
      }
      expect(sheet.querySelector<HTMLElement>('.close')!.title).to.equal('Close');
    }
  });

  it('offers and tells only what the page wants after a win', async () => {
    const element = await winHome({ controls: 'undo share' });
    expect(offersOf(element)).to.deep.equal(['Share', 'Watch again']);
    expect(figuresOf(element)).to.have.length(1);
  });

  it('offers only what the page wants after a loss, and nothing while nobody may play', async () => {
    const element = await lose({ controls: 'undo restart' });
    expect(offersOf(element)).to.deep.equal(['Undo', 'Restart']);
    element.disabled = true;
    await settled(element);
    expect(sheetOf(element)).to.equal(null);
  });

  it('does not come where the page wants no controls', async () => {
    const element = await winHome({ controls: 'none' });
    expect([sheetOf(element), says(element)]).to.deep.equal([null, 'Won in 52 moves']);
  });

  it('does not come for a game that was loaded, or lost from the start', async () => {
    const { record } = movesOf(WON['trusty-twelve']!);
    const element = await table('trusty-twelve');
    await element.load(record);
    await settled(element);
    expect([element.status, sheetOf(element)]).to.deep.equal(['won', null]);
    await element.load(movesOf(LOST[0]!.text).record);
    await settled(element);
    expect([element.status, sheetOf(element)]).to.deep.equal(['lost', null]);
  });

  const GOES_ON: Readonly<Record<string, (element: Table) => unknown>> = {
    'undo()': (element) => element.undo(),
    'restart()': (element) => element.restart(),
    'newGame()': (element) => element.newGame({ seed: '7' }),
    'load()': (element) => element.load(movesOf(LOST[1]!.text).record),
    'another seed': (element) => {
      element.deck = null;
      element.seed = '8';
    },
  };
  for (const [name, goOn] of Object.entries(GOES_ON)) {
    it(`goes at once with ${name}`, async () => {
      const element = await lose();
      expect(sheetOf(element)).to.exist;
      await goOn(element);
      await settled(element);
      expect(sheetOf(element)).to.equal(null);
    });
  }

  it('comes again when the game is lost again', async () => {
    const element = await lose();
    await choose(element, 'Undo');
    element.redo();
    await settled(element);
    expect(titleOf(element)).to.equal('No moves left');
  });

  it('finds the mistake', async () => {
    const { element, rest } = await tableNear(LOST.find(({ game }) => game === 'bakers-dozen')!.text, 1);
    await playThrough(element, rest, drag);
    await settled(element);
    await choose(element, 'Find my mistake');
    while (element.status === 'lost') await settled(element);
    expect(sheetOf(element)).to.equal(null);
    expect(says(element)).to.match(/was lost here/);
  });

  it('opens the panel to share, and has the focus again after that', async () => {
    const element = await winHome();
    await choose(element, 'Share');
    expect(element.shadowRoot!.querySelector('dialog')!.textContent).to.contain('Copy link');
    await sendKeys({ press: 'Escape' });
    await settled(element);
    expect(focused(element)!.textContent.trim()).to.equal('Share');
  });

  for (const key of ['Escape', '×']) {
    it(`is closed by ${key}, and the message line goes on telling`, async () => {
      const element = await lose();
      expect(focused(element)!.textContent.trim()).to.equal('Find my mistake');
      if (key === 'Escape') await press(element, 'Escape');
      else await clickOn(buttonOn(element, '.result .close'));
      await settled(element);
      expect(sheetOf(element)).to.equal(null);
      expect(says(element)).to.equal('No moves left');
      expect(focused(element)!.closest('.table')).to.exist;
    });
  }

  it('is closed by Escape from the table, too', async () => {
    const element = await lose();
    cardOn(element, 'QC').focus();
    await press(element, 'Escape');
    expect(sheetOf(element)).to.equal(null);
  });

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
    expect(said(element)).to.contain('King of clubs');
    focused(element)!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
    await settled(element);
    expect(sheetOf(element)).to.exist;
    await press(element, 'u');
    expect([element.status, sheetOf(element)]).to.deep.equal(['playing', null]);
    expect(focused(element)!.closest('.table')).to.exist;
  });

  it('lets the end be said once', async () => {
    const element = await onPage('trusty-twelve', { deck: LAST_MOVE });
    const heard: string[] = [];
    const region = element.shadowRoot!.querySelector('[aria-live]')!;
    new MutationObserver(() => heard.push(said(element))).observe(region, { subtree: true, characterData: true });
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(heard).to.have.length(1);
    expect(heard[0]).to.match(/No moves left$/);
    expect(sheetOf(element)!.querySelector('[aria-live], [role=alert], [role=status]')).to.equal(null);
  });

  it('leaves the foundations in sight that were just filled', async () => {
    const element = await winHome();
    const foundation = element.shadowRoot!.querySelector('.pile[data-kind=foundation]')!;
    const top = () => sheetOf(element)?.getBoundingClientRect().top ?? 0;
    expect(top()).to.be.at.least(foundation.getBoundingClientRect().bottom);
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
      const sheet = sheetOf(element)!.getBoundingClientRect();
      if (bottom > sheet.height + 30) expect(sheet.bottom, `scrolled by ${top}`).to.be.within(sheet.height, 300);
    }
  });
});

describe('a game that is played again', function () {
  this.timeout(20_000);
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
    expect(said(element)).to.equal('Replay. Tap the table or press Esc to leave.');
    const spoken = new Set<string>();
    const positions = new Set<string>();
    while (stopOf(element)) {
      positions.add(JSON.stringify(seen(element)));
      spoken.add(said(element));
      await new Promise(requestAnimationFrame);
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

  const STOPS: Readonly<Record<string, (element: Table) => Promise<unknown>>> = {
    'its button': (element) => clickOn(stopOf(element)!),
    'any key': (element) => press(element, 'x'),
    'a finger on the table': (element) => {
      const { left, top } = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
      return touch.tap(Math.round(left + 5), Math.round(top + 5));
    },
  };
  for (const [name, stop] of Object.entries(STOPS)) {
    it(`is stopped by ${name}`, async () => {
      const element = await winHome();
      await choose(element, 'Watch again');
      expect(seen(element)).not.to.deep.equal(stated(element));
      expect(element.shadowRoot!.querySelector('[data-draggable]')).to.equal(null);
      await stop(element);
      await settled(element);
      expect([titleOf(element), stopOf(element)]).to.deep.equal(['You won!', null]);
      expect(seen(element)).to.deep.equal(stated(element));
      expect(says(element)).to.equal('Won in 52 moves');
    });
  }

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
