import { expect, oneEvent, waitUntil } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import {
  aim,
  cardOn,
  clickAt,
  clickOn,
  drag,
  make,
  movesOf,
  placeOf,
  press,
  says,
  setTap,
  table,
} from '../support/hand.js';
import type { Table } from '../support/hand.js';

// Lucky Thirteen, seed 42: the tops are 5C 7C AH QC 3D 9D KH AS TS JC KS QS TH, none buried by another column.
const lucky = (width?: number) => table('lucky-thirteen', { seed: '42' }, width);

const targets = (element: Table): string[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-target], .pile[data-target]')]
    .map(({ dataset }) => dataset['card'] ?? dataset['pile']!)
    .sort();

const CHOOSE = 'Tap a covered card to bring it to the top of its pile.';

const heldCards = (element: Table): number => element.shadowRoot!.querySelectorAll('[data-held]').length;

const wanted = (element: Table, card: string): string[] =>
  element.legalMoves
    .flatMap((move) => (move.type === 'move' && move.card === card ? [move.to] : []))
    .map((to) => element.state!.piles.find(({ id }) => id === to)!.cards.at(-1) ?? to)
    .sort();

afterEach(() => resetMouse());

describe('a card that is picked up', () => {
  it('shows where it may go, by tapping', async () => {
    const element = await lucky();
    await clickAt(placeOf(element, 'TS'));
    await element.updateComplete;
    expect(wanted(element, 'TS')).to.include('JC');
    expect(targets(element)).to.deep.equal(wanted(element, 'TS'));
  });

  it('is larger, and pointers show what can be taken and where it may go', async () => {
    const element = await lucky();
    const styleOf = (code: string) => getComputedStyle(cardOn(element, code));
    expect([styleOf('TS').cursor, styleOf('JC').cursor, styleOf('TS').scale]).to.deep.equal(['grab', 'grab', 'none']);
    await clickAt(placeOf(element, 'TS'));
    await element.updateComplete;
    expect([styleOf('JC').cursor, styleOf('TS').scale]).to.deep.equal(['pointer', '1.05']);
    const covered = element.state!.piles[0]!.cards[0]!;
    expect(styleOf(covered).cursor).to.equal('auto');
  });

  it('shows where it may go, while it is dragged', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'TS'), aim(element, 'tableau-1'), false);
    await element.updateComplete;
    expect(targets(element)).to.deep.equal(wanted(element, 'TS'));
    await sendMouse({ type: 'up' });
    await element.updateComplete;
    expect(targets(element)).to.deep.equal([]);
  });

  it('shows an Ace the foundation of its suit, though any empty one takes it', async () => {
    const element = await lucky();
    await clickAt(placeOf(element, 'AH'));
    await element.updateComplete;
    expect(wanted(element, 'AH')).to.include('foundation-H');
    expect(targets(element)).to.deep.equal(wanted(element, 'AH'));
    await clickAt(aim(element, 'foundation-S'));
    expect(element.state!.piles.find(({ id }) => id === 'foundation-H')!.cards).to.deep.equal(['AH']);
  });

  it('follows the pointer', async () => {
    const element = await lucky();
    const from = placeOf(element, 'TS');
    await drag(from, { x: from.x + 60, y: from.y - 45 }, false);
    await new Promise(requestAnimationFrame);
    const seen = placeOf(element, 'TS');
    expect(seen.x - from.x).to.be.closeTo(60, 1);
    expect(seen.y - from.y).to.be.closeTo(-45, 1);
    await sendMouse({ type: 'up' });
  });

  it('goes to the best pile on a second tap: home if it can', async () => {
    const element = await lucky();
    await clickAt(placeOf(element, 'AH'));
    await clickAt(placeOf(element, 'AH'));
    expect(element.state!.piles.find(({ id }) => id === 'foundation-H')!.cards).to.deep.equal(['AH']);
  });

  it('goes to the best pile on a double click', async () => {
    const element = await lucky();
    const { x, y } = placeOf(element, 'TS');
    await sendMouse({ type: 'click', position: [x, y] });
    await sendMouse({ type: 'click', position: [x, y] });
    expect(element.moveCount).to.equal(1);
    expect(element.record!.moves).to.have.length(2);
  });

  it('goes onto its own suit rather than onto another one', async () => {
    // Seed 2: the 3 of spades may go onto two fours, that of spades being the later one.
    const element = await table('lucky-thirteen', { seed: '2' });
    expect(wanted(element, '3S')).to.deep.equal(['4H', '4S']);
    const { x, y } = placeOf(element, '3S');
    await sendMouse({ type: 'click', position: [x, y] });
    await sendMouse({ type: 'click', position: [x, y] });
    expect(element.state!.piles.find(({ cards }) => cards.at(-1) === '3S')!.cards.at(-2)).to.equal('4S');
  });

  it('is let go by a tap on the felt, or Escape', async () => {
    const element = await lucky();
    const felt = element.shadowRoot!.querySelector('.table')!.getBoundingClientRect();
    await clickAt(placeOf(element, 'TS'));
    expect(heldCards(element)).to.equal(1);
    await clickAt({ x: Math.round(felt.left + 3), y: Math.round(felt.top + 3) });
    expect(heldCards(element)).to.equal(0);
    await clickAt(placeOf(element, 'TS'));
    await sendKeys({ press: 'Escape' });
    expect(heldCards(element)).to.equal(0);
    expect(element.moveCount).to.equal(0);
  });

  it('is let go by a tap where a card of the pyramid has gone, as on the felt', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const gone = placeOf(element, '9C');
    element.play({ type: 'remove', cards: ['9C', '3S'], from: ['pyramid-22', 'pyramid-23'] });
    const pair = () => element.legalMoves.find((move) => move.type === 'remove' && move.cards.length === 2);
    while (!pair()) element.play({ type: 'draw' });
    await element.updateComplete;
    const move = pair()!;
    await clickAt(placeOf(element, move.type === 'remove' ? move.cards[0]! : ''));
    expect(heldCards(element)).to.equal(1);
    await clickAt(gone);
    expect([heldCards(element), says(element)]).to.deep.equal([0, 'Deal 42']);
  });

  it('is replaced by another card that is tapped', async () => {
    const element = await lucky();
    await clickAt(placeOf(element, 'TS'));
    await clickAt(placeOf(element, '9D'));
    await element.updateComplete;
    expect(cardOn(element, '9D').hasAttribute('data-held') || element.moveCount === 1).to.equal(true);
  });

  it('is let go when a script moves it', async () => {
    const element = await lucky();
    await clickAt(placeOf(element, 'TS'));
    element.play(element.legalMoves.find((move) => move.type === 'move' && move.card === 'TS')!);
    await element.updateComplete;
    expect(heldCards(element)).to.equal(0);
  });
});

describe('an ace', () => {
  it('dropped on any empty foundation goes to its own', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'AS'), aim(element, 'foundation-C'));
    expect(element.state!.piles.find(({ id }) => id === 'foundation-S')!.cards).to.deep.equal(['AS']);
  });
});

describe('an illegal drop', () => {
  it('changes nothing, and the card glides back', async () => {
    const element = await lucky();
    // So slow that the card travels until the test changes that.
    element.style.setProperty('--solitaire-speed', '60000');
    const from = placeOf(element, 'TS');
    await drag(from, aim(element, 'tableau-2'));
    await element.updateComplete;
    await new Promise(requestAnimationFrame);
    expect(placeOf(element, 'TS')).to.not.deep.equal(from);
    for (const travel of cardOn(element, 'TS').getAnimations()) travel.finish();
    expect(placeOf(element, 'TS')).to.deep.equal(from);
    expect(element.moveCount).to.equal(0);
  });
});

describe('a card that others lie on', () => {
  it('is only shown by a long press, even if a tap plays', async () => {
    const element = await lucky();
    await setTap(element, true);
    const column = element.state!.piles.find(({ cards }) => cards.at(-1) === 'TS')!.cards;
    const buried = cardOn(element, column[0]!);
    const { left, top } = buried.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left + 20), Math.round(top + 6)] });
    // A short press means the card's column.
    for (const [ms, moves] of [
      [501, 0],
      [500, 1],
      [499, 1],
    ] as const) {
      const clock = (event: Event) =>
        Object.defineProperty(event, 'timeStamp', { value: event.type === 'click' ? 1000 + ms : 1000 });
      for (const type of ['pointerdown', 'click']) addEventListener(type, clock, { capture: true, once: true });
      await sendMouse({ type: 'down' });
      await waitUntil(() => getComputedStyle(buried).zIndex === '1000');
      await sendMouse({ type: 'up' });
      await element.updateComplete;
      expect([element.moveCount, heldCards(element)], `${ms} ms`).to.deep.equal([moves, 0]);
      element.undo();
      await element.updateComplete;
    }
  });
});

describe('the refusal of a tap', () => {
  it('is empty where there is no card, and ends when a card is picked up', async () => {
    const { moves, record } = movesOf((await import('../support/games-played.js')).WON['bakers-dozen']!);
    const element = await table('bakers-dozen', { seed: record.seed! });
    for (const move of moves) {
      element.play(move);
      if (element.state!.piles.some(({ kind, cards }) => kind === 'tableau' && cards.length === 0)) break;
    }
    await element.updateComplete;
    const empty = element.state!.piles.find(({ kind, cards }) => kind === 'tableau' && cards.length === 0)!;
    const calm = says(element);
    await clickAt(aim(element, empty.id));
    await element.updateComplete;
    expect(says(element)).to.equal(calm);
    const movable = element.legalMoves.map((move) => (move.type === 'move' ? move.from : ''));
    const fixed = element.state!.piles.find(
      ({ id, kind, cards }) => kind === 'tableau' && cards.length > 0 && !movable.includes(id),
    )!;
    await clickAt(aim(element, fixed.id));
    await element.updateComplete;
    expect(says(element)).not.to.equal(calm);
    await clickAt(aim(element, movable[0]!));
    await element.updateComplete;
    expect([says(element), heldCards(element)]).to.deep.equal([calm, 1]);
  });
});

describe('the toolbar', () => {
  it('undoes, redoes, restarts, and says who did', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'AS'), aim(element, 'foundation-S'));
    const undone: unknown[] = [];
    element.addEventListener('undo', (event) => undone.push((event as CustomEvent<{ by: string }>).detail.by));
    await press(element, 'undo');
    expect(undone).to.deep.equal(['player']);
    expect(element.moveCount).to.equal(0);
    await press(element, 'redo');
    expect(element.moveCount).to.equal(1);
    await press(element, 'restart');
    expect(element.moveCount).to.equal(0);
    expect(element.seed).to.equal('42');
  });

  it('deals a new game, and brings back the one that was left', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'AS'), aim(element, 'foundation-S'));
    const left = element.record;
    const dealt = oneEvent(element, 'deal');
    await press(element, 'new');
    await dealt;
    expect(element.seed).to.not.equal('42');
    await press(element, 'back');
    expect(element.record).to.deep.equal(left);
    expect(element.canUndo).to.equal(true);
  });
});

describe('a stock that is no button', () => {
  it('tells how many cards it has left, also to the keyboard', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    const stock = element.shadowRoot!.querySelector<HTMLElement>('.stock')!;
    const { role, ariaLabel, dataset, textContent } = stock;
    expect([role, ariaLabel]).to.deep.equal(['img', '40 cards left in the stock']);
    expect(stock.getAttribute('tabindex')).to.equal('-1');
    expect([dataset['pile'], textContent.trim()]).to.deep.equal(['stock', '40']);
  });
});

describe('turns', () => {
  it('are named by what they do and how often', async () => {
    const element = await table('pyramid-dozen', { seed: '7', recycles: '2' });
    const named = async () => {
      await element.updateComplete;
      const stock = element.shadowRoot!.querySelector<HTMLElement>('.stock')!;
      return [stock.ariaLabel, stock.title, stock.ariaDisabled];
    };
    const names = (name: string, disabled = 'false') => [name, name, disabled];
    expect(await named()).to.deep.equal(names('Draw, 24 cards left in the stock'));
    element.disabled = true;
    expect((await named())[2]).to.equal('true');
    element.disabled = false;
    while (element.play({ type: 'draw' }));
    expect(await named()).to.deep.equal(names('Turn over the waste, 2 turns left'));
    while (element.play({ type: 'recycle' })) while (element.play({ type: 'draw' }));
    expect(await named()).to.deep.equal(names('Stock empty', 'true'));
    const free = await table('pyramid-dozen', { seed: '7', recycles: 'unlimited' });
    while (free.play({ type: 'draw' }));
    await free.updateComplete;
    const stock = free.shadowRoot!.querySelector<HTMLElement>('.stock')!;
    expect([stock.ariaLabel, stock.textContent.trim()]).to.deep.equal(['Turn over the waste', '']);
  });

  it('draw from the stock and recycle the waste with its button', async () => {
    const element = await table('pyramid-dozen', { seed: '7', recycles: '1' });
    const stock = () => element.shadowRoot!.querySelector('.stock')!;
    for (let i = 0; i < 24; i++) await clickOn(stock());
    const pile = (id: string) => element.state!.piles.find((each) => each.id === id)!.cards.length;
    expect([pile('stock'), pile('waste')]).to.deep.equal([0, 24]);
    await element.updateComplete;
    expect(stock().textContent.trim(), 'how often it may be turned').to.equal('1');
    await clickOn(stock());
    expect([pile('stock'), pile('waste'), element.state!.recyclesLeft]).to.deep.equal([24, 0, 0]);
    await element.updateComplete;
    expect(stock().textContent.trim(), 'how many cards there are').to.equal('24');
  });

  it('redeal the rest of the tableau with a button, twice', async () => {
    const element = await table('trefoil-solitaire', { seed: '42' });
    const turn = () => element.shadowRoot!.querySelector('.turn')!;
    for (const left of [1, 0, 0]) {
      await clickOn(turn());
      await element.updateComplete;
      expect(element.state!.redealsLeft).to.equal(left);
    }
    expect(element.moveCount).to.equal(2);
    expect(turn().getAttribute('aria-disabled')).to.equal('true');
  });

  it('lift no more once the right to that is taken back', async () => {
    const element = await table('trefoil-solitaire', { seed: '42', draw: '' });
    element.play({ type: 'redeal' });
    element.play({ type: 'redeal' });
    await element.updateComplete;
    const movable = element.legalMoves.find(({ type }) => type === 'move') as { card: string };
    await clickAt(placeOf(element, movable.card));
    await element.updateComplete;
    expect(heldCards(element)).to.equal(1);
    await clickOn(element.shadowRoot!.querySelector('.turn')!);
    await element.updateComplete;
    expect([says(element), heldCards(element)]).to.deep.equal([CHOOSE, 0]);
    element.undo();
    await element.updateComplete;
    expect([says(element), targets(element)]).to.deep.equal(['Deal 42', []]);
  });

  it('lift a buried card, once', async () => {
    const element = await table('trefoil-solitaire', { seed: '42', draw: '' });
    element.play({ type: 'redeal' });
    element.play({ type: 'redeal' });
    await element.updateComplete;
    const turn = element.shadowRoot!.querySelector<HTMLElement>('.turn')!;
    const said = () => element.shadowRoot!.querySelector('[aria-live]')!.textContent.trim();
    expect([turn.ariaLabel, turn.title, turn.ariaPressed]).to.deep.equal(['Lift', CHOOSE, 'false']);
    await clickOn(turn);
    await element.updateComplete;
    expect([says(element), said(), turn.ariaPressed]).to.deep.equal([CHOOSE, CHOOSE, 'true']);
    const covered = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.card[data-target]')];
    expect(covered.length).to.be.above(0);
    expect(covered.filter(({ dataset }) => dataset['above'] === '0')).to.deep.equal([]);
    await clickOn(turn);
    await element.updateComplete;
    expect([said(), turn.ariaPressed]).to.deep.equal(['Cancel', 'false']);
    expect(targets(element)).to.deep.equal([]);
    await clickOn(turn);
    await element.updateComplete;
    turn.focus();
    await sendKeys({ press: 'Escape' });
    await element.updateComplete;
    expect([turn.ariaPressed, targets(element)]).to.deep.equal(['false', []]);
    const move = element.legalMoves.find(({ type }) => type === 'lift')!;
    await make(element, move, drag);
    expect(element.moveCount).to.equal(3);
    expect(element.state!.liftsLeft).to.equal(0);
  });
});
