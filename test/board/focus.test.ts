// Where focus and presses go when controls appear and disappear.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import type { Move } from '../../src/engine.js';
import { GOES_HOME } from '../element/decks.js';
import { control, pick, settled } from '../support/table.js';
import { cardOn, clickAt, clickOn, focused, middle, says, table, type Table } from '../support/hand.js';
import { waitUntil } from '../support/wait-until.js';
import { lucky, moveOf, part, parts, play } from './board.js';

const panels = (element: Table): number => parts(element, 'dialog').length;

const finishable = (buttons: string): Promise<Table> => table('bakers-dozen', { deck: GOES_HOME, buttons });

afterEach(() => resetMouse());

describe('a control that has done its job', () => {
  for (const [where, buttons] of [
    ['the bar', 'finish'],
    ['the message line', ''],
  ] as const) {
    it(`in ${where} keeps the focus of a key and its place, so that a second press does nothing, and takes a double click for one`, async () => {
      for (const press of [() => sendKeys({ press: 'Enter' }), clickAt]) {
        const element = await finishable(buttons);
        const at = middle(control(element, 'finish'));
        control(element, 'finish').focus();
        await press(at);
        if (press !== clickAt) await settled(element);
        await press(at);
        await settled(element);
        // In the message line it goes with the win, unless a key has pressed it.
        const isGone = buttons === '' && press === clickAt;
        expect([focused(element)?.dataset['control'], focused(element)?.ariaDisabled]).to.deep.equal(
          isGone ? [undefined, undefined] : ['finish', 'true'],
        );
        expect(says(element)).to.match(/^Won/);
        expect(panels(element)).to.equal(0);
        element.remove();
      }
    });
  }
});

describe('a panel', () => {
  it('gives the focus back after sharing', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.resolve() });
    control(element, 'more').focus();
    await pick(element, 'share');
    await settled(element);
    for (const key of ['Tab', 'Enter']) {
      await sendKeys({ press: key });
      await settled(element);
    }
    await waitUntil(() => panels(element) === 0, 'the panel goes');
    delete (navigator as { share?: unknown }).share;
    expect(focused(element)?.dataset['control']).to.equal('more');
  });

  it('shows its beginning, however low the window, also in place of another', async () => {
    const element = await table('pyramid-dozen', { seed: '42' }, 320);
    await setViewport({ width: 340, height: 300 });
    // The list of further controls is still seen to go when the rules come.
    element.style.setProperty('--solitaire-speed', '100000');
    await clickOn(control(element, 'more'));
    await settled(element);
    const dialog = part(element, 'dialog');
    for (const each of dialog.getAnimations({ subtree: true })) each.finish();
    expect(dialog.scrollTop).to.equal(0);
    const choice = part(element, 'dialog [data-control=rules]');
    choice.scrollIntoView({ block: 'center' });
    expect(dialog.scrollTop).to.be.above(20);
    await clickOn(choice);
    await settled(element);
    const rules = element.shadowRoot!.querySelector('dialog')!;
    expect([rules.ariaLabel, rules.open, rules.scrollTop]).to.deep.equal(['Pyramid Dozen', true, 0]);
    expect(rules.scrollHeight).to.be.above(rules.clientHeight);
    rules.close();
    for (const each of rules.getAnimations({ subtree: true })) each.finish();
    while (panels(element) > 0) await settled(element);
  });
});

describe('the focus of a card that leaves', () => {
  it('goes to what is nearest', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    // A Queen in the lowest row of the pyramid.
    const queen = () =>
      element.legalMoves.find(
        (move) =>
          move.type === 'remove' && move.cards.length === 1 && Number(move.from[0]!.slice('pyramid-'.length)) >= 25,
      );
    for (let seed = 1; !queen(); seed++) await element.newGame({ seed });
    await settled(element);
    const move = queen() as Move & { type: 'remove' };
    const card = cardOn(element, move.cards[0]!);
    const at = middle(card);
    card.focus();
    element.play(move);
    await settled(element);
    const spots = parts(element, '.table [tabindex]').filter((spot) => spot !== card);
    const distances = spots.map((spot) => Math.hypot(middle(spot).x - at.x, middle(spot).y - at.y));
    const nearest = spots[distances.indexOf(Math.min(...distances))]!;
    expect(focused(element)?.ariaLabel).to.equal(nearest.ariaLabel);
  });
});

describe('a page that is scrolled', () => {
  it('stays where it is when the focus goes on with the cards', async () => {
    const element = await lucky();
    await setViewport({ width: 940, height: 300 });
    element.parentElement!.style.paddingBlock = '1000px';
    const ace = cardOn(element, 'AH');
    ace.focus();
    scrollBy(0, ace.getBoundingClientRect().bottom + 200);
    const before = scrollY;
    await play(element, moveOf(element, 'AH'));
    expect(focused(element)?.dataset['card']).not.to.equal('AH');
    expect(scrollY).to.equal(before);
  });
});

describe('an arrow key', () => {
  it('goes where the cards will be, even while they travel', async () => {
    const landed: (string | undefined)[] = [];
    for (const speed of ['0', '60000']) {
      const element = await lucky();
      element.style.setProperty('--solitaire-speed', speed);
      cardOn(element, 'AS').focus();
      await play(element, moveOf(element, 'TS'));
      await sendKeys({ press: 'ArrowRight' });
      landed.push(focused(element)?.dataset['card']);
    }
    expect(landed[1]).to.equal(landed[0]);
    expect(landed[0]).not.to.equal('TS');
  });

  it('treats a card one pixel lower as one beside it', async () => {
    const element = await table('bakers-dozen', { seed: '11' }, 517);
    const [column, next] = element.state!.piles.map(({ cards }) => cards);
    const [from, beside] = [column!, next!].map((cards) => cardOn(element, cards[1]!));
    const [x, y] = beside!.style.translate.split(' ').map(parseFloat);
    beside!.style.translate = `${x!}px ${y! + 1}px`;
    from!.focus();
    await sendKeys({ press: 'ArrowDown' });
    expect(focused(element)?.dataset['card']).to.equal(column![2]);
  });
});
