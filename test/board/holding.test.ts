import { expect, oneEvent } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { timePress } from '../support/clock.js';
import { WON } from '../support/games-played.js';
import { aim, cardOn, clickAt, clickOn, codesOf, drag, focused, make, movesOf } from '../support/hand.js';
import { placeOf, press, says, setTap, table, type Table } from '../support/hand.js';
import { textOf } from '../support/table.js';
import { bareFelt, cardsIn, lucky, moveOf, part, parts, pileOf, play, pressMouse, releaseMouse } from './board.js';
import { waitUntil } from '../support/wait-until.js';

const targets = (element: Table): string[] =>
  parts(element, '.card[data-target], .pile[data-target]')
    .map(({ dataset }) => dataset['card'] ?? dataset['pile']!)
    .sort();

const CHOOSE = 'Tap a covered card to bring it to the top of its pile.';

const held = (element: Table): string[] => codesOf(element, '[data-held]');

const wanted = (element: Table, card: string): string[] =>
  element.legalMoves
    .flatMap((move) => (move.type === 'move' && move.card === card ? [move.to] : []))
    .map((to) => cardsIn(element, to).at(-1) ?? to)
    .sort();

afterEach(() => resetMouse());

describe('a card that is picked up', () => {
  it('shows where it may go, dragged or tapped', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'TS'), aim(element, 'tableau-1'), false);
    expect(wanted(element, 'TS')).to.include('JC');
    expect(targets(element)).to.deep.equal(wanted(element, 'TS'));
    await releaseMouse();
    expect(targets(element)).to.deep.equal([]);
    await clickAt(placeOf(element, 'TS'));
    expect(targets(element)).to.deep.equal(wanted(element, 'TS'));
  });

  it('shows an Ace the foundation of its suit, though any empty one takes it by a tap or a drop', async () => {
    const element = await lucky();
    await clickAt(placeOf(element, 'AH'));
    expect(wanted(element, 'AH')).to.include('foundation-H');
    expect(targets(element)).to.deep.equal(wanted(element, 'AH'));
    await clickAt(aim(element, 'foundation-S'));
    await drag(placeOf(element, 'AS'), aim(element, 'foundation-C'));
    expect([pileOf(element, 'AH'), pileOf(element, 'AS')]).to.deep.equal(['foundation-H', 'foundation-S']);
  });

  it('is larger, and pointers show what can be taken and where it may go', async () => {
    const element = await lucky();
    const styleOf = (code: string) => getComputedStyle(cardOn(element, code));
    expect([styleOf('TS').cursor, styleOf('JC').cursor, styleOf('TS').scale]).to.deep.equal(['grab', 'grab', 'none']);
    await clickAt(placeOf(element, 'TS'));
    expect([styleOf('JC').cursor, styleOf('TS').scale]).to.deep.equal(['pointer', '1.05']);
    expect(styleOf(cardsIn(element, 'tableau-1')[0]!).cursor).to.equal('auto');
  });

  it('goes to the best pile on a second tap: home if it can, else rather onto its own suit', async () => {
    // In seed 2 the 3 of spades may go onto two fours, that of spades being the later one.
    for (const [seed, card, options, best] of [
      ['42', 'AH', ['foundation-H'], ['AH']],
      ['2', '3S', ['4H', '4S'], ['4S', '3S']],
    ] as const) {
      const element = await table('lucky-thirteen', { seed });
      expect(wanted(element, card)).to.include.members([...options]);
      const place = placeOf(element, card);
      await clickAt(place);
      await clickAt(place);
      expect(cardsIn(element, pileOf(element, card)).slice(-2)).to.deep.equal(best);
      element.remove();
    }
  });

  it('is let go by a tap on the felt, by Escape, for another card that is tapped, or where a script moves it', async () => {
    const element = await lucky();
    for (const release of [() => clickAt(bareFelt(element)), () => sendKeys({ press: 'Escape' })]) {
      await clickAt(placeOf(element, 'TS'));
      expect(held(element)).to.deep.equal(['TS']);
      await release();
      expect([held(element), element.moveCount]).to.deep.equal([[], 0]);
    }
    await clickAt(placeOf(element, 'TS'));
    await clickAt(placeOf(element, '9D'));
    expect(held(element)).to.deep.equal(['9D']);
    await play(element, moveOf(element, '9D'));
    expect(held(element)).to.deep.equal([]);
  });

  it('is let go by a tap where a card of the pyramid has gone, as on the felt', async () => {
    const element = await table('pyramid-dozen', { seed: '42' });
    const gone = placeOf(element, '9C');
    element.play({ type: 'remove', cards: ['9C', '3S'], from: ['pyramid-22', 'pyramid-23'] });
    const pair = () =>
      element.legalMoves.flatMap((move) => (move.type === 'remove' && move.cards.length === 2 ? move.cards : []));
    while (pair().length === 0) await play(element, { type: 'draw' });
    const [card] = pair();
    await clickAt(placeOf(element, card!));
    expect(held(element)).to.deep.equal([card]);
    await clickAt(gone);
    expect([held(element), says(element)]).to.deep.equal([[], 'Deal 42']);
  });
});

describe('at the table', () => {
  it('a card that others lie on is only shown by a long press, even if a tap plays', async () => {
    const element = await lucky();
    await setTap(element, true);
    const buried = cardOn(element, cardsIn(element, pileOf(element, 'TS'))[0]!);
    const { left, top } = buried.getBoundingClientRect();
    // A short press means the card's column.
    for (const [ms, moves] of [
      [501, 0],
      [500, 1],
      [499, 1],
    ] as const) {
      timePress(ms, 'click');
      await pressMouse({ x: Math.round(left + 20), y: Math.round(top + 6) });
      await waitUntil(() => getComputedStyle(buried).zIndex === '1000');
      await releaseMouse();
      expect([element.moveCount, held(element)], `${ms} ms`).to.deep.equal([moves, []]);
      element.undo();
      await element.updateComplete;
    }
  });

  it('the refusal of a tap is empty where there is no card, and ends when a card is picked up', async () => {
    const { moves, record } = movesOf(WON['bakers-dozen']!);
    const element = await table('bakers-dozen', { seed: record.seed! });
    const columns = () => element.state!.piles.filter(({ kind }) => kind === 'tableau');
    const empty = () => columns().find(({ cards }) => cards.length === 0);
    while (!empty()) await play(element, moves[element.moveCount]!);
    const calm = says(element);
    await clickAt(aim(element, empty()!.id));
    expect(says(element)).to.equal(calm);
    const movable = element.legalMoves.map((move) => (move.type === 'move' ? move.from : ''));
    const fixed = columns().find(({ id, cards }) => cards.length > 0 && !movable.includes(id))!;
    await clickAt(aim(element, fixed.id));
    expect(says(element)).not.to.equal(calm);
    await clickAt(aim(element, movable[0]!));
    expect([says(element), held(element).length]).to.deep.equal([calm, 1]);
  });

  it('the toolbar undoes, redoes, restarts and says who did, deals a new game, and brings back the one that was left', async () => {
    const element = await lucky();
    await drag(placeOf(element, 'AS'), aim(element, 'foundation-S'));
    const undone: unknown[] = [];
    element.addEventListener('undo', (event) => undone.push((event as CustomEvent<{ by: string }>).detail.by));
    for (const [control, moves] of [
      ['undo', 0],
      ['redo', 1],
      ['restart', 0],
    ] as const) {
      await press(element, control);
      expect(element.moveCount, control).to.equal(moves);
    }
    expect([undone, element.seed]).to.deep.equal([['player'], '42']);
    await drag(placeOf(element, 'AS'), aim(element, 'foundation-S'));
    const left = element.record;
    const dealt = oneEvent(element, 'deal');
    await press(element, 'new');
    await dealt;
    expect(element.seed).to.not.equal('42');
    await press(element, 'back');
    expect([element.record, element.canUndo]).to.deep.equal([left, true]);
  });

  it('a stock that is no button tells how many cards it has left, also to the keyboard', async () => {
    const stock = part(await table('trusty-twelve', { seed: '42' }), '.stock');
    const { role, ariaLabel, dataset, textContent } = stock;
    expect([role, ariaLabel]).to.deep.equal(['img', '40 cards left in the stock']);
    expect(stock.getAttribute('tabindex')).to.equal('-1');
    expect([dataset['pile'], textContent.trim()]).to.deep.equal(['stock', '40']);
  });
});

describe('turns', () => {
  it('draw from the stock and recycle the waste with its button, which is named by that and how often', async () => {
    const element = await table('pyramid-dozen', { seed: '7', recycles: '2' });
    const stock = (of = element) => {
      const { ariaLabel, title, ariaDisabled, textContent } = part(of, '.stock');
      expect(title).to.equal(ariaLabel);
      return [ariaLabel, ariaDisabled, textContent.trim()];
    };
    const counts = () => [cardsIn(element, 'stock').length, cardsIn(element, 'waste').length];
    expect(stock()).to.deep.equal(['Draw, 24 cards left in the stock', 'false', '24']);
    element.disabled = true;
    await element.updateComplete;
    expect(stock()[1]).to.equal('true');
    element.disabled = false;
    await element.updateComplete;
    for (let i = 0; i < 24; i++) await clickOn(part(element, '.stock'));
    expect(counts()).to.deep.equal([0, 24]);
    expect(stock()).to.deep.equal(['Turn the waste over, 2 passes left', 'false', '2']);
    await clickOn(part(element, '.stock'));
    expect([...counts(), element.state!.recyclesLeft]).to.deep.equal([24, 0, 1]);
    expect(stock()[2]).to.equal('24');
    do while (element.play({ type: 'draw' }));
    while (element.play({ type: 'recycle' }));
    await element.updateComplete;
    expect(stock()).to.deep.equal(['Stock empty', 'true', '']);
    const free = await table('pyramid-dozen', { seed: '7', recycles: 'unlimited' });
    while (free.play({ type: 'draw' }));
    await free.updateComplete;
    expect(stock(free)).to.deep.equal(['Turn the waste over', 'false', '']);
  });

  it('redeal the rest of the tableau with a button, twice, and ask once more before any move', async () => {
    const element = await table('trefoil-solitaire', { seed: '42' });
    for (const left of [2, 1, 1, 0, 0]) {
      await clickOn(part(element, '.turn'));
      expect(element.state!.redealsLeft).to.equal(left);
    }
    expect([element.moveCount, part(element, '.turn').ariaDisabled]).to.deep.equal([2, 'true']);
  });

  /** Trefoil after both redeals, and what it says of its button. */
  async function lifting() {
    const element = await table('trefoil-solitaire', { seed: '42', draw: '' });
    await play(element, { type: 'redeal' }, { type: 'redeal' });
    return { element, turn: part(element, '.turn'), said: () => textOf(element, '[aria-live]') };
  }

  it('lift no more once the right to that is taken back', async () => {
    const { element, turn } = await lifting();
    await clickAt(placeOf(element, moveOf(element).card));
    expect(held(element)).to.have.length(1);
    await clickOn(turn);
    expect([says(element), held(element)]).to.deep.equal([CHOOSE, []]);
    element.undo();
    await element.updateComplete;
    expect([says(element), targets(element)]).to.deep.equal(['Deal 42', []]);
  });

  it('lift a buried card, once', async () => {
    const { element, turn, said } = await lifting();
    expect([turn.ariaLabel, turn.title, turn.ariaPressed]).to.deep.equal(['Lift', CHOOSE, 'false']);
    await clickOn(turn);
    expect([says(element), said(), turn.ariaPressed]).to.deep.equal([CHOOSE, CHOOSE, 'true']);
    const covered = parts(element, '.card[data-target]');
    expect(covered.length).to.be.above(0);
    expect(covered.filter(({ dataset }) => dataset['above'] === '0')).to.deep.equal([]);
    await clickOn(turn);
    expect([said(), turn.ariaPressed, targets(element)]).to.deep.equal(['Cancel', 'false', []]);
    await clickOn(turn);
    await sendKeys({ press: 'Escape' });
    expect([focused(element) === turn, turn.ariaPressed, targets(element)]).to.deep.equal([true, 'false', []]);
    await make(
      element,
      element.legalMoves.find(({ type }) => type === 'lift')!,
      drag,
    );
    expect([element.moveCount, element.state!.liftsLeft]).to.deep.equal([3, 0]);
  });
});
