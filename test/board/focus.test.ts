// Where focus and presses go when controls appear and disappear.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import { GOES_HOME } from '../element/decks.js';
import { control, pick, settled } from '../support/table.js';
import { cardOn, clickAt, clickOn, focused, middle, says, table } from '../support/hand.js';
import type { Table } from '../support/hand.js';

const panels = (element: Table): number => element.shadowRoot!.querySelectorAll('dialog').length;

const finishable = (controls: string): Promise<Table> => table('bakers-dozen', { deck: GOES_HOME, controls });

afterEach(() => resetMouse());

describe('a control that has done its job', () => {
  for (const [where, controls] of [
    ['the bar', 'finish'],
    ['the message line', ''],
  ] as const) {
    const name = 'finish';

    it(`in ${where} keeps the focus, and its place, so that a second press does nothing`, async () => {
      const element = await finishable(controls);
      control(element, name).focus();
      await sendKeys({ press: 'Enter' });
      await settled(element);
      const said = says(element);
      expect(focused(element)?.dataset['control']).to.equal(name);
      expect(focused(element)?.ariaDisabled).to.equal('true');
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect([says(element), panels(element)]).to.deep.equal([said, 0]);
    });

    it(`in ${where} takes a double click for one`, async () => {
      const element = await finishable(controls);
      const at = middle(control(element, name));
      await clickAt(at);
      await clickAt(at);
      await settled(element);
      expect(focused(element)?.dataset['control']).to.equal(name);
      expect(says(element)).to.match(/^Won/);
      expect(panels(element)).to.equal(0);
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
    delete (navigator as { share?: unknown }).share;
    expect(panels(element)).to.equal(0);
    expect(focused(element)?.dataset['control']).to.equal('more');
  });

  it('shows its beginning, however low the window', async () => {
    const element = await table('pyramid-dozen', { seed: '42' }, 320);
    await setViewport({ width: 340, height: 300 });
    control(element, 'rules').click();
    await settled(element);
    const dialog = element.shadowRoot!.querySelector('dialog')!;
    expect(dialog.scrollHeight).to.be.above(dialog.clientHeight);
    expect(dialog.scrollTop).to.equal(0);
    dialog.close();
    await settled(element);
  });
});

describe('a panel that comes in place of another', () => {
  it('shows its beginning, too', async () => {
    const element = await table('pyramid-dozen', { seed: '42' }, 320);
    await setViewport({ width: 340, height: 300 });
    // The list of further controls is still seen to go when the rules come.
    element.style.setProperty('--solitaire-speed', '100000');
    await clickOn(control(element, 'more'));
    await settled(element);
    const dialog = element.shadowRoot!.querySelector('dialog')!;
    for (const each of dialog.getAnimations({ subtree: true })) each.finish();
    const choice = dialog.querySelector('[data-control=rules]')!;
    choice.scrollIntoView({ block: 'center' });
    expect(dialog.scrollTop).to.be.above(20);
    await clickOn(choice);
    await settled(element);
    const rules = element.shadowRoot!.querySelector('dialog')!;
    expect([rules.ariaLabel, rules.open, rules.scrollTop]).to.deep.equal(['Pyramid Dozen', true, 0]);
    rules.close();
    for (const each of rules.getAnimations({ subtree: true })) each.finish();
    while (panels(element) > 0) await settled(element);
  });
});

describe('the focus of a card that leaves', () => {
  it('goes to what is nearest', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const queen = () =>
      element.legalMoves.flatMap((move) => (move.type === 'remove' && move.cards.length === 1 ? [move] : []));
    for (let seed = 1; !queen().some(({ from }) => Number(from[0]!.slice('pyramid-'.length)) >= 25); seed++) {
      await element.newGame({ seed });
    }
    await settled(element);
    const [move] = queen().filter(({ from }) => Number(from[0]!.slice('pyramid-'.length)) >= 25);
    const card = cardOn(element, move!.cards[0]!);
    const at = middle(card);
    card.focus();
    element.play(move!);
    await settled(element);
    const spots = [...element.shadowRoot!.querySelectorAll('.table [tabindex]')].filter((spot) => spot !== card);
    const distances = spots.map((spot) => Math.hypot(middle(spot).x - at.x, middle(spot).y - at.y));
    const nearest = spots[distances.indexOf(Math.min(...distances))]!;
    expect(focused(element)?.ariaLabel).to.equal(nearest.ariaLabel);
  });
});

describe('a page that is scrolled', () => {
  it('stays where it is when the focus goes on with the cards', async () => {
    const element = await table('lucky-thirteen', { seed: '42' });
    await setViewport({ width: 940, height: 300 });
    element.parentElement!.style.paddingBlock = '1000px';
    const ace = cardOn(element, 'AH');
    ace.focus();
    const { bottom } = ace.getBoundingClientRect();
    scrollBy(0, bottom + 200);
    const before = scrollY;
    expect(element.play(element.legalMoves.find((move) => move.type === 'move' && move.card === 'AH')!)).to.equal(true);
    await element.updateComplete;
    expect(focused(element)?.dataset['card']).not.to.equal('AH');
    expect(scrollY).to.equal(before);
  });
});

describe('an arrow key', () => {
  it('goes where the cards will be, even while they travel', async () => {
    const landed: (string | undefined)[] = [];
    for (const speed of ['0', '5000']) {
      const element = await table('lucky-thirteen', { seed: '42' });
      element.style.setProperty('--solitaire-speed', speed);
      cardOn(element, 'AS').focus();
      element.play(element.legalMoves.find((move) => move.type === 'move' && move.card === 'TS')!);
      await element.updateComplete;
      await sendKeys({ press: 'ArrowRight' });
      await element.updateComplete;
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
