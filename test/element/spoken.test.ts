// What a screen reader says when the table is played by keys, and what it stays silent about.
import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createGame, solve } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { buttonOn, cardOn, clickOn, focused, movesOf, press, tableOf } from '../support/hand.js';
import { table as onPage } from '../support/hand.js';
import { GOES_HOME, LAST_MOVE } from './decks.js';
import { control, settled, table } from '../support/table.js';
import type { Table } from '../support/table.js';

const regionOf = (element: Table): Element => element.shadowRoot!.querySelector('[aria-live]')!;

/** What it says now; the same once more ends in another space. */
const said = (element: Table): string => regionOf(element).textContent.trim();

/** Everything it says from now on. */
function listen(element: Table): string[] {
  const heard: string[] = [];
  new MutationObserver(() => heard.push(said(element))).observe(regionOf(element), {
    subtree: true,
    characterData: true,
    childList: true,
  });
  return heard;
}

/** Presses a key and waits for what comes of it. */
async function key(element: Table, name: string): Promise<void> {
  await sendKeys({ press: name });
  await settled(element);
}

// Lucky Thirteen, seed 42: the tops are 5C 7C AH QC 3D 9D KH AS TS JC KS QS TH.
async function lucky(card = 'TS', attributes = {}): Promise<Table> {
  const element = await table('lucky-thirteen', { seed: '42', ...attributes });
  cardOn(element, card).focus();
  return element;
}

describe('the table', () => {
  it('is a tool bar with a short name, of cards that say where they lie', async () => {
    const element = await lucky();
    const board = element.shadowRoot!.querySelector('.table')!;
    expect([board.getAttribute('role'), board.getAttribute('aria-label')]).to.deep.equal(['toolbar', 'Card table']);
    expect(board.querySelector('[role=group], [role=application], [aria-owns]')).to.equal(null);
    const spots = [...board.querySelectorAll('[tabindex]')];
    expect(spots.filter((spot) => spot.matches('.card'))).to.have.length(52);
    for (const spot of spots) {
      expect(spot.getAttribute('role')).to.equal('button');
      expect(spot.getAttribute('aria-roledescription')).to.equal(spot.matches('.card') ? 'card' : null);
    }
  });

  it('is entered at a card that can be played, and tells once how to move about', async () => {
    const element = await onPage('lucky-thirteen', { seed: '42' });
    const helped = () => [...element.shadowRoot!.querySelectorAll<HTMLElement>('[aria-describedby]')];
    const [stop] = helped();
    expect(stop!.tabIndex).to.equal(0);
    expect(stop!.dataset['card']).to.equal('5C');
    const help = element.shadowRoot!.getElementById(stop!.getAttribute('aria-describedby')!)!;
    expect(help.textContent).to.equal('Use the arrow keys to move between cards; press ? for all shortcuts.');
    while (focused(element) !== stop) await sendKeys({ press: 'Tab' });
    expect(helped()).to.deep.equal([stop]);
    await key(element, 'ArrowRight');
    expect(helped(), 'once it was heard').to.deep.equal([]);
    await key(element, 'ArrowLeft');
    element.play(element.legalMoves[0]!);
    await settled(element);
    expect(helped()).to.deep.equal([]);
  });

  it('has one region that speaks, which is there from the first and never changes its attributes', async () => {
    const element = await lucky();
    const live = '[aria-live], [role=status], [role=alert], [role=log], output';
    const regions = [...element.shadowRoot!.querySelectorAll(live)];
    expect(regions.map((each) => each.getAttribute('aria-live'))).to.deep.equal(['polite']);
    expect(element.shadowRoot!.querySelector('.message')!.textContent).to.equal('Deal 42');
    const changed: (string | null)[] = [];
    new MutationObserver((all) => all.forEach(({ attributeName }) => changed.push(attributeName))).observe(
      regions[0]!,
      {
        attributes: true,
      },
    );
    for (const name of ['Enter', 'Escape', 'h', 'u', 'd']) await key(element, name);
    expect(changed).to.deep.equal([]);
    expect(regions[0]!.isConnected).to.equal(true);
  });
});

describe('a screen reader hears', () => {
  it('the same refusal as often as there is one', async () => {
    const element = await lucky('QD');
    const heard = listen(element);
    for (let i = 0; i < 3; i++) await key(element, 'Enter');
    expect(heard).to.deep.equal(Array(3).fill('Only the top card of a pile can be moved'));
  });

  it('the same hint as often as it is asked for, from the first on', async () => {
    const element = await lucky('7C');
    const heard = listen(element);
    for (let asked = 1; asked <= 3; asked++) {
      await key(element, 'h');
      while (heard.length < asked) await settled(element);
    }
    expect(new Set(heard).size).to.equal(1);
    expect(heard[0]).to.match(/^Hint: \w+ of \w+, column \d+, (onto \w+ of \w+, column \d+|to )/);
  });

  for (const name of ['Escape', 'Backspace']) {
    it(`that a card is put back by ${name}`, async () => {
      const element = await lucky();
      await key(element, 'Enter');
      expect(said(element)).to.equal('10 of spades, column 9, in hand. Goes to column 10, Jack of clubs.');
      await key(element, name);
      expect(said(element)).to.equal('10 of spades put back');
      expect(element.shadowRoot!.querySelector('[data-held], [data-picked]')).to.equal(null);
      expect(focused(element)?.dataset['card']).to.equal('TS');
    });
  }

  it('that a card is put back, and why, when it may not go somewhere', async () => {
    const element = await lucky();
    await key(element, 'Enter');
    cardOn(element, '7C').focus();
    await key(element, 'Enter');
    expect(said(element)).to.equal('10 of spades put back. Only a 6 goes on a 7');
  });

  it('that a key does nothing', async () => {
    const element = await lucky();
    for (const [name, text] of [
      ['u', 'Nothing to undo'],
      ['r', 'Nothing to redo'],
      ['f', 'The cards can’t all be sent home yet'],
      ['s', 'Not available here'],
    ] as const) {
      const heard = listen(element);
      await key(element, name);
      await key(element, name);
      expect(heard, name).to.deep.equal([text, text]);
    }
    const short = await table('trusty-twelve', { deck: LAST_MOVE, controls: 'undo' });
    cardOn(short, 'KC').focus();
    for (const name of ['f', 'h', 'n', 'r', 'v']) {
      const heard = listen(short);
      await key(short, name);
      expect(heard, name).to.deep.equal(['Not available here']);
    }
    cardOn(element, 'AS').focus();
    for (const { id } of element.state!.piles.slice(-4)) {
      element.shadowRoot!.querySelector<HTMLElement>(`.pile[data-pile=${id}]`)!.focus();
      await key(element, 'Enter');
      expect(said(element)).to.match(/^foundation of \w+, empty$/);
    }
  });

  it('that a stock is spent, and that no redeal is left', async () => {
    const pyramid = await table('pyramid-dozen', { seed: '42', recycles: '0' });
    while (pyramid.play({ type: 'draw' }));
    await settled(pyramid);
    cardOn(pyramid, pyramid.state!.piles[27]!.cards[0]!).focus();
    await key(pyramid, 's');
    expect(said(pyramid)).to.equal('Stock empty');
    const trefoil = await table('trefoil-solitaire', { seed: '42' });
    while (trefoil.play({ type: 'redeal' }));
    await settled(trefoil);
    buttonOn(trefoil, '.turn').focus();
    await key(trefoil, 'Enter');
    expect(said(trefoil)).to.equal('Redeal, 0 turns left');
  });

  it('that the table is locked while it is disabled', async () => {
    const element = await lucky('TS', { disabled: '' });
    for (const name of ['Enter', ' ', 'u', 'h', '?']) {
      const heard = listen(element);
      await key(element, name);
      expect(heard, name).to.deep.equal(['The table is locked']);
    }
    await key(element, 'd');
    expect(said(element)).to.contain('column 1: ');
  });

  it('how the game ended when a key can do no more', async () => {
    const lost = await table('trusty-twelve', { deck: LAST_MOVE });
    lost.play(lost.legalMoves[0]!);
    await settled(lost);
    buttonOn(lost, '.card[tabindex="0"]').focus();
    for (const name of ['h', 'Enter']) {
      const heard = listen(lost);
      await key(lost, name);
      expect(heard, name).to.deep.equal(['No moves left']);
    }
  });

  it('the last move before what it has done', async () => {
    const { record, moves } = movesOf(WON['bakers-dozen']!);
    const element = await tableOf(record);
    for (const move of moves) element.play(move);
    await settled(element);
    expect(said(element)).to.match(/^King of \w+ to its foundation\. Won in \d+ moves, \d:\d\d$/);
    const lost = await table('trusty-twelve', { deck: LAST_MOVE, controls: 'undo' });
    lost.play(lost.legalMoves[0]!);
    await settled(lost);
    expect(said(lost)).to.match(/ to pile \d+, on .*\. No moves left$/);
  });

  it('of a pair that was removed once', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const pair = element.legalMoves.find((move) => move.type === 'remove' && move.cards.length === 2)!;
    element.play(pair);
    await settled(element);
    expect(said(element)).to.match(/^\w+ of \w+ and \w+ of \w+ removed\. Row 6, place \d: \w+ of \w+\.$/);
    element.undo();
    await settled(element);
    expect(said(element)).to.match(/^Undo\. \w+ of \w+, row \d, place \d\. \w+ of \w+, row \d, place \d$/);
  });

  it('that a covered card cannot be moved, but stands for its pile with a card in hand', async () => {
    const element = await lucky('QD');
    for (const name of ['Enter', ' ']) {
      await key(element, name);
      expect(said(element), name).to.equal('Only the top card of a pile can be moved');
      expect(element.shadowRoot!.querySelectorAll('[data-held]')).to.have.length(0);
    }
    cardOn(element, 'TS').focus();
    await key(element, 'Enter');
    cardOn(element, '6H').focus();
    await key(element, 'Enter');
    expect(element.moveCount, 'on the right pile').to.equal(1);
  });

  it('what a panel is called each time it opens, and has its keys again when it closes', async () => {
    const element = await lucky('7C');
    for (let i = 0; i < 3; i++) {
      await key(element, '?');
      expect(focused(element)!.outerHTML).to.match(/^<h2.*Keyboard shortcuts/s);
      // Orca says nothing of what is the first thing in a dialog.
      expect(element.shadowRoot!.querySelector('dialog header')!.firstElementChild!.textContent).to.equal(
        'Lucky Thirteen',
      );
      await key(element, 'Escape');
      expect(focused(element)?.dataset['card']).to.equal('7C');
      await key(element, 'Enter');
      expect(said(element)).to.equal('7 of clubs, column 2, in hand. It can go nowhere now.');
      await key(element, 'Escape');
    }
  });
});

describe('a solution that is shown', function () {
  this.timeout(20_000);
  let seed: string;

  before(async () => {
    for (let next = 1; ; next++) {
      seed = String(next);
      if ((await solve(createGame('trusty-twelve', { seed }))).verdict === 'winnable') return;
    }
  });

  it('does not chatter, and stops by a key that does no more than that', async () => {
    const element = await onPage('trusty-twelve', { seed });
    const heard = listen(element);
    await press(element, 'solution');
    for (let i = 0; i < 3; i++) await oneEvent(element, 'move');
    await settled(element);
    // That it is being looked for is said where it takes a while.
    const told = heard.filter((each) => each !== 'Thinking…');
    expect(told).to.deep.equal(['Solution. Tap the table or press Esc to take over.']);
    buttonOn(element, '.table [tabindex="0"]').focus();
    for (const name of ['Shift', 'Control']) {
      await sendKeys({ down: name });
      await sendKeys({ up: name });
    }
    expect(control(element, 'stop')).to.exist;
    await key(element, 'n');
    const { moveCount } = element;
    expect(control(element, 'stop')).to.equal(null);
    expect([element.seed, moveCount > 0]).to.deep.equal([seed, true]);
    expect(said(element)).to.equal(`Solution stopped after ${moveCount} moves`);
    await key(element, 'u');
    expect(element.moveCount).to.equal(moveCount - 1);
  });

  it('leads the keys to the table where a key has started it', async () => {
    const element = await onPage('trusty-twelve', { seed, controls: 'solution' });
    control(element, 'solution').focus();
    await key(element, 'Enter');
    await waitUntil(() => said(element).startsWith('Solution. Right arrow plays a move'));
    expect(focused(element)!.closest('.table')).to.exist;
    await key(element, 'ArrowRight');
    expect(said(element)).to.match(/ to pile \d+, on /);
  });

  it('tells that it has won', async () => {
    const element = await onPage('bakers-dozen', { deck: GOES_HOME, controls: 'solution' });
    for (let left = 50; left > 0; left--) element.play(element.legalMoves[0]!);
    await settled(element);
    const heard = listen(element);
    await clickOn(control(element, 'solution'));
    await oneEvent(element, 'win');
    await settled(element);
    expect(heard.at(-1)).to.equal('Won in 52 moves');
    expect(heard.filter((each) => each !== 'Thinking…')).to.have.length(2);
  });
});

describe('a card that is held', () => {
  it('stays in hand when a script leaves it nowhere to go, until another game begins', async () => {
    const element = await lucky();
    await key(element, 'Enter');
    expect(element.shadowRoot!.querySelectorAll('[data-held]')).to.have.length(1);
    element.play({ type: 'move', card: 'TH', from: 'tableau-13', to: 'tableau-10' });
    await settled(element);
    expect(element.state!.piles[8]!.cards.at(-1)).to.equal('TS');
    expect(cardOn(element, 'TS').matches('[data-held][data-picked]')).to.equal(true);
    await element.newGame({ seed: '3' });
    await settled(element);
    expect(element.shadowRoot!.querySelector('[data-held]')).to.equal(null);
  });
});
