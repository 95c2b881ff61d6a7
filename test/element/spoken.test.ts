// What a screen reader says of the table and of what happens there, and what it stays silent about.
import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { createGame, solve } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { buttonOn, cardOn, focused, movesOf, press, tableOf } from '../support/hand.js';
import { table as onPage } from '../support/hand.js';
import { playOn } from './acts.js';
import { LAST_MOVE } from './decks.js';
import { control, settled, table, textOf } from '../support/table.js';
import type { Table } from '../support/table.js';
import { waitUntil } from '../support/wait-until.js';

const regionOf = (element: Table): Element => element.shadowRoot!.querySelector('[aria-live]')!;

/** What it says now; the same once more ends in another space. */
const said = (element: Table): string => regionOf(element).textContent.trim();

/** What stands in the line of messages. */
const told = (element: Table): string => textOf(element, '.message');

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
    expect(help.textContent).to.equal('Arrow keys move between cards; question mark lists all shortcuts.');
    while (focused(element) !== stop) await sendKeys({ press: 'Tab' });
    expect(helped()).to.deep.equal([stop]);
    await key(element, 'ArrowRight');
    expect(helped(), 'once it was heard').to.deep.equal([]);
    await key(element, 'ArrowLeft');
    await playOn(element);
    expect(helped()).to.deep.equal([]);
  });

  it('has one region that speaks, which is there from the first and never changes its attributes', async () => {
    const element = await lucky();
    const live = '[aria-live], [role=status], [role=alert], [role=log], output';
    const regions = [...element.shadowRoot!.querySelectorAll(live)];
    expect(regions.map((each) => each.getAttribute('aria-live'))).to.deep.equal(['polite']);
    expect(told(element)).to.equal('Deal 42');
    const changes: MutationRecord[] = [];
    new MutationObserver((all) => changes.push(...all)).observe(regions[0]!, { attributes: true });
    for (const name of ['Enter', 'Escape', 'h', 'u', 'd']) await key(element, name);
    expect(changes).to.deep.equal([]);
    expect(regions[0]!.isConnected).to.equal(true);
  });
});

describe('a screen reader', () => {
  it('hears where a card may go when it is picked up', async () => {
    const element = await lucky();
    cardOn(element, 'AH').click();
    await settled(element);
    expect(said(element)).to.equal('Ace of hearts, column 3, in hand. Goes to foundation of hearts.');
  });

  it('finds every card with its name, its place and what covers it', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    const { piles } = element.state!;
    for (const [index, { cards }] of piles.slice(0, 13).entries()) {
      for (const [i, above] of [', 3 cards on it', ', 2 cards on it', ', 1 card on it', ''].entries()) {
        expect(cardOn(element, cards[i]!).ariaLabel).to.match(
          new RegExp(`^\\w+ of \\w+, column ${index + 1}${above}$`),
        );
      }
    }
    const pyramid = await table('pyramid-dozen', { seed: '42' });
    const labels = pyramid.state!.piles.slice(0, 28).map(({ cards: [card] }) => cardOn(pyramid, card!).ariaLabel);
    expect(labels[0]).to.match(/, row 1, place 1, 2 cards on it$/);
    expect(labels[27]).to.match(/, row 7, place 7$/);
  });

  it('reads the piles in their order, each from its lowest card, however they are played', async () => {
    /** The cards in the order of their elements, which is that of a screen reader. */
    const read = ({ shadowRoot }: Table) =>
      [...shadowRoot!.querySelectorAll<HTMLElement>('.card[role=button]')].map(({ dataset }) => dataset['card']);
    const laid = ({ state }: Table, ...kinds: string[]) =>
      state!.piles.filter(({ kind }) => kinds.includes(kind)).flatMap(({ cards }) => cards);
    const { record, moves } = movesOf(WON['bakers-dozen']!);
    const element = await tableOf(record);
    for (const move of moves) {
      element.play(move);
      await element.updateComplete;
      const homes = element.state!.piles.filter(({ kind }) => kind === 'foundation');
      const tops = homes.flatMap(({ cards }) => cards.slice(-1));
      expect(read(element)).to.deep.equal([...laid(element, 'tableau'), ...tops]);
    }
    const pyramid = await table('pyramid-dozen', { seed: '42' });
    pyramid.play(pyramid.legalMoves.find(({ type }) => type === 'remove')!);
    pyramid.play({ type: 'draw' });
    await settled(pyramid);
    const rows = laid(pyramid, 'pyramid');
    expect(rows).to.have.length.below(28);
    expect(read(pyramid).slice(0, rows.length + 1)).to.deep.equal([...rows, ...laid(pyramid, 'waste')]);
  });
});

describe('a screen reader hears', () => {
  it('the same refusal as often as a covered card is picked up', async () => {
    const element = await lucky('QD');
    const heard = listen(element);
    for (const name of ['Enter', ' ', 'Enter']) await key(element, name);
    expect(heard).to.deep.equal(Array(3).fill('Only the top card of a pile can be moved'));
    expect(element.shadowRoot!.querySelector('[data-held]')).to.equal(null);
  });

  for (const name of ['Escape', 'Backspace']) {
    it(`where a card may go, and that it is put back by ${name}`, async () => {
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

  it('that an empty foundation is no place to play from', async () => {
    const element = await lucky('AS');
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
    expect(said(trefoil)).to.equal('Redeal, 0 redeals left');
  });

  it('that the table is locked while it is disabled', async () => {
    const element = await lucky('TS', { disabled: '' });
    for (const name of ['Enter', ' ']) {
      const heard = listen(element);
      await key(element, name);
      expect(heard, name).to.deep.equal(['The table is locked']);
    }
  });

  it('how the game ended when a key can do no more', async () => {
    const lost = await table('trusty-twelve', { deck: LAST_MOVE });
    await playOn(lost);
    buttonOn(lost, '.card[tabindex="0"]').focus();
    const heard = listen(lost);
    await key(lost, 'Enter');
    expect(heard).to.deep.equal(['No moves left']);
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
      expect(said(element)).to.equal('7 of clubs, column 2, in hand. It can’t go anywhere now.');
      await key(element, 'Escape');
    }
  });
});

describe('a solution that is shown', () => {
  let seed: string;

  before(async () => {
    for (let next = 1; ; next++) {
      seed = String(next);
      if ((await solve(createGame('trusty-twelve', { seed }))).verdict === 'winnable') return;
    }
  });

  it('goes on while a key for others is pressed, and stops by any other', async () => {
    const element = await onPage('trusty-twelve', { seed });
    await press(element, 'solution');
    await oneEvent(element, 'move');
    buttonOn(element, '.table [tabindex="0"]').focus();
    for (const name of ['Shift', 'Control']) {
      await sendKeys({ down: name });
      await sendKeys({ up: name });
    }
    expect(control(element, 'stop')).to.exist;
    await key(element, 'n');
    expect(control(element, 'stop')).to.equal(null);
  });

  it('leads the keys to the table where a key has started it', async () => {
    const element = await onPage('trusty-twelve', { seed, buttons: 'solution' });
    control(element, 'solution').focus();
    await key(element, 'Enter');
    await waitUntil(() => said(element).startsWith('Showing a solution. Right arrow: next move'));
    expect(focused(element)!.closest('.table')).to.exist;
    await key(element, 'ArrowRight');
    expect(said(element)).to.match(/ to pile \d+, on /);
  });
});

describe('a card that is held', () => {
  it('goes to a pile by any card of it', async () => {
    const element = await lucky();
    await key(element, 'Enter');
    cardOn(element, '6H').focus();
    await key(element, 'Enter');
    expect(element.moveCount).to.equal(1);
  });

  it('stays in hand when a script leaves it nowhere to go, until another game begins', async () => {
    const element = await lucky();
    await key(element, 'Enter');
    element.play({ type: 'move', card: 'TH', from: 'tableau-13', to: 'tableau-10' });
    await settled(element);
    expect(element.state!.piles[8]!.cards.at(-1)).to.equal('TS');
    expect(cardOn(element, 'TS').matches('[data-held][data-picked]')).to.equal(true);
    await element.newGame({ seed: '3' });
    await settled(element);
    expect(element.shadowRoot!.querySelector('[data-held]')).to.equal(null);
  });
});
