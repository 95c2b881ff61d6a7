// What is seen while cards move: every animation is held, and its time is set by hand.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { type Move, recordFromText } from '../../src/engine.js';
import '../../src/examples/free-cell.js';
import { emulateFeatures } from '../support/commands.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import {
  aim,
  buttonOn,
  cardOn,
  clickAt,
  drag,
  middle,
  movesOf,
  placeOf,
  says,
  table,
  tableNear,
} from '../support/hand.js';
import type { Table } from '../support/hand.js';
import { type Attributes, settled } from '../support/table.js';

/** A second takes a hundred: nothing moves by itself while a test looks. */
const slow = async (tag: string, attributes: { [name: string]: string } = {}, width?: number): Promise<Table> => {
  const element = await table(tag, { seed: '42', ...attributes }, width);
  element.style.setProperty('--solitaire-speed', String(180 * PACE));
  return element;
};

const PACE = 100;

/** All but that of the words beside a pointer. */
const animations = (element: Table): Animation[] =>
  element.shadowRoot!.getAnimations().filter(({ effect }) => !(effect as KeyframeEffect).target!.matches('.pill'));

let held: Animation[] = [];

/** Shows everything as it is so many milliseconds after it began. */
function at(element: Table, time: number): void {
  // What is past its end is no longer listed.
  held = [...new Set([...held, ...animations(element)])];
  for (const each of held) {
    each.pause();
    each.currentTime = time * PACE;
  }
}

const finish = async (element: Table): Promise<void> => {
  for (const each of new Set([...held, ...animations(element)])) each.finish();
  held = [];
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
};

const cards = (element: Table): HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.card')];

const ghosts = (element: Table): HTMLElement[] => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>('.ghosts > .ghost'),
];

/** Cards by what lies on what now, the lowest first. */
const stacked = (list: HTMLElement[]): HTMLElement[] => {
  const depth = (card: HTMLElement): number => Number(getComputedStyle(card).zIndex);
  const isBefore = (a: HTMLElement, b: HTMLElement) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
  return list.toSorted((a, b) => depth(a) - depth(b) || (isBefore(a, b) ? -1 : 1));
};

const codes = (list: HTMLElement[]): string[] => list.map(({ dataset }) => dataset['card']!);

const pressFelt = (element: Table): Promise<void> => {
  const { left, bottom } = buttonOn(element, '.table').getBoundingClientRect();
  return clickAt({ x: Math.round(left + 3), y: Math.round(bottom - 3) });
};

/** Fulfilled when there is a ghost. */
const flying = async (element: Table): Promise<void> => {
  while (ghosts(element).length === 0) await new Promise(requestAnimationFrame);
};

/** How far a card is scaled across. */
const breadth = (card: HTMLElement): number => parseFloat(getComputedStyle(card).scale) || 0;

/** Whether a card shows the side that it is turning away. */
const isCovered = (card: HTMLElement): boolean => {
  const side = card.querySelector('.ghost');
  return side !== null && getComputedStyle(side).opacity === '1';
};

afterEach(() => void (held = []));
afterEach(() => emulateFeatures());
afterEach(() => resetMouse());

describe('a deal', () => {
  it('gathers the cards in the order in which they lay, then deals them one after another', async () => {
    const element = await slow('lucky-thirteen');
    for (const code of ['AH', 'AS']) {
      cardOn(element, code).click();
      cardOn(element, code).click();
      await element.updateComplete;
    }
    await finish(element);
    const before = codes(stacked(cards(element)));
    void element.restart();
    await element.updateComplete;
    at(element, 100);
    expect(codes(stacked(cards(element)))).to.deep.equal(before);
    at(element, 221);
    const deck = placeOf(element, codes(cards(element))[20]!);
    expect(
      cards(element)
        .slice(2)
        .every((card) => Math.abs(placeOf(element, card.dataset['card']!).x - deck.x) < 30),
    ).to.equal(true);
    const felt = buttonOn(element, '.table').getBoundingClientRect();
    expect(deck.x, 'in the middle').to.be.closeTo(felt.left + felt.width / 2, 3);
    expect(deck.y, 'in the middle').to.be.closeTo(felt.top + felt.height / 2, 3);
    const order = codes(stacked(cards(element)));
    expect(order).to.deep.equal(codes(cards(element)));
    at(element, 220 + 20 * 16 + 60);
    const left = codes(cards(element)).map(
      (code) => Math.hypot(placeOf(element, code).x - deck.x, placeOf(element, code).y - deck.y) > 2,
    );
    expect(left.lastIndexOf(true)).to.be.within(19, 25);
    expect(left.slice(30)).not.to.include(true);
    at(element, 220 + 51 * 16 + 321);
    expect(codes(stacked(cards(element)))).to.deep.equal(order);
  });

  it('hides the cards that lie in the deck, whose shadows would add up, and deals few of them slower', async () => {
    const element = await slow('trusty-twelve');
    void element.restart();
    await element.updateComplete;
    const seen = (time: number) => {
      at(element, time);
      return dealt.filter((card) => getComputedStyle(card).opacity === '1').length;
    };
    const dealt = cards(element).filter((card) => card.matches('[data-card]'));
    expect([dealt.length, seen(0), seen(219), seen(220 + 5 * 40 + 5), seen(220 + 11 * 40 + 5)]).to.deep.equal([
      12, 12, 0, 6, 12,
    ]);
  });

  it('turns each card over on its way from the deck', async () => {
    const element = await slow('lucky-thirteen');
    void element.restart();
    await element.updateComplete;
    const last = cards(element).at(-1)!;
    const showsBack = (time: number) => {
      at(element, time);
      return isCovered(last);
    };
    const left = 220 + 51 * 16;
    expect([showsBack(219), showsBack(left + 1), showsBack(left + 89), showsBack(left + 91)]).to.deep.equal([
      false,
      true,
      true,
      false,
    ]);
    at(element, left + 1);
    expect(last.querySelector('.ghost.back')).to.exist;
    await finish(element);
    expect(element.shadowRoot!.querySelectorAll('.ghost').length).to.equal(0);
  });

  for (const [how, press] of [
    ['a press', pressFelt],
    ['a key', () => sendKeys({ press: 'Shift' })],
  ] as const) {
    it(`is cut short by ${how}`, async () => {
      const element = await slow('lucky-thirteen');
      const places = codes(cards(element)).map((code) => placeOf(element, code));
      void element.restart();
      await element.updateComplete;
      buttonOn(element, '[tabindex="0"]').focus();
      expect(animations(element).length).to.be.above(52);
      await press(element);
      await element.updateComplete;
      expect(animations(element).filter(({ playState }) => playState === 'running')).to.deep.equal([]);
      expect(codes(cards(element)).map((code) => placeOf(element, code))).to.deep.equal(places);
    });
  }

  it('finds the card that a press meant where it will lie, and picks it up', async () => {
    const element = await slow('lucky-thirteen');
    const there = placeOf(element, 'TS');
    void element.restart();
    await element.updateComplete;
    await clickAt(there);
    await element.updateComplete;
    expect(cardOn(element, 'TS').hasAttribute('data-held')).to.equal(true);
  });
});

describe('cards that travel', () => {
  it('lie above all cards at rest, and none lies otherwise when they land', async () => {
    const element = await slow('trefoil-solitaire');
    element.play({ type: 'redeal' });
    await element.updateComplete;
    const travelling = cards(element).filter((card) => card.getAnimations().length > 0);
    expect(travelling.length).to.be.above(30);
    expect(travelling.filter(({ dataset }) => dataset['pile']!.startsWith('foundation'))).to.deep.equal([]);
    expect(element.shadowRoot!.querySelectorAll('.card[data-pile^=foundation]').length).to.equal(4);
    for (const time of [100, 210, 300]) {
      at(element, time);
      expect(codes(stacked(cards(element)).slice(-travelling.length)).sort()).to.deep.equal(codes(travelling).sort());
    }
    const order = codes(stacked(cards(element)).filter((card) => travelling.includes(card)));
    await finish(element);
    expect(codes(stacked(cards(element)).filter((card) => travelling.includes(card)))).to.deep.equal(order);
  });
});

describe('a card that travels', () => {
  it('takes longer the farther it goes, but never long', async () => {
    const element = await slow('lucky-thirteen');
    const taken: [far: number, time: number][] = [];
    for (const move of element.legalMoves) {
      if (move.type !== 'move') continue;
      const from = placeOf(element, move.card);
      element.play(move);
      await element.updateComplete;
      const ends = cardOn(element, move.card).getAnimations();
      const time = Math.max(...ends.map((each) => Number(each.effect!.getComputedTiming().endTime))) / PACE;
      await finish(element);
      const to = placeOf(element, move.card);
      taken.push([Math.hypot(to.x - from.x, to.y - from.y), time]);
      element.undo();
      await element.updateComplete;
      await finish(element);
    }
    taken.sort(([a], [b]) => a - b);
    const times = taken.map(([, time]) => time);
    expect(times.length).to.be.above(5);
    expect(times).to.deep.equal(times.toSorted((a, b) => a - b));
    expect([times[0]! >= 140, times.at(-1)! > times[0]!, times.at(-1)! <= 320]).to.deep.equal([true, true, true]);
  });
});

describe('a pair of the pyramid', () => {
  it('leaves in the order in which it lies: the card that was dropped, and then its partner', async () => {
    const element = await slow('pyramid-dozen');
    const [dropped, partner] = element.legalMoves.flatMap((move) => (move.type === 'remove' ? move.cards : []));
    const onto = middle(cardOn(element, partner!));
    await drag(middle(cardOn(element, dropped!)), { x: onto.x + 5, y: onto.y + 5 });
    await element.updateComplete;
    const order = (time: number) => {
      at(element, time);
      return codes(stacked([cardOn(element, dropped!), cardOn(element, partner!)]));
    };
    expect([order(0), order(50), order(70)]).to.deep.equal([
      [partner, dropped],
      [partner, dropped],
      [dropped, partner],
    ]);
  });
});

describe('a card that is lifted', () => {
  it('comes out from below its pile, and lies on it then', async () => {
    const element = await slow('trefoil-solitaire', { draw: '' });
    while (element.play({ type: 'redeal' }));
    await element.updateComplete;
    await finish(element);
    const { cards: pile } = element.state!.piles.find(({ id }) => id === 'tableau-1')!;
    element.play({ type: 'lift', from: 'tableau-1', card: pile[0]! });
    await element.updateComplete;
    const stackedAt = (time: number) => {
      at(element, time);
      return codes(stacked(pile.map((code) => cardOn(element, code))));
    };
    const [first, ...others] = pile;
    const left = (code: string) => Math.round(cardOn(element, code).getBoundingClientRect().left);
    const [column] = others.map(left);
    at(element, 35);
    expect(Math.abs(left(first!) - column!), 'it comes out').to.be.above(40);
    expect(left(first!), 'to the middle of the table').to.be.above(column!);
    expect(others.map(left), 'the others stay').to.deep.equal(others.map(() => column));
    expect([stackedAt(20), stackedAt(220)]).to.deep.equal([pile, [...others, first]]);
    await finish(element);
    expect(stackedAt(0)).to.deep.equal([...others, first]);
  });
});

describe('a card from the stock', () => {
  for (const [tag, what] of [
    ['pyramid-dozen', 'drawn'],
    ['trusty-twelve', 'put into an empty pile'],
  ] as const) {
    it(`turns over when it is ${what}: first its back is seen, then its face`, async () => {
      const element = await slow(tag);
      element.play(tag === 'pyramid-dozen' ? { type: 'draw' } : element.legalMoves[0]!);
      await element.updateComplete;
      const card = element.shadowRoot!.querySelector('.card .ghost')!.parentElement!;
      const isSeen = (time: number) => {
        at(element, time);
        return [isCovered(card), breadth(card) > 0.4];
      };
      expect(card.querySelector('.ghost')!.matches('.back')).to.equal(true);
      expect([isSeen(0), isSeen(40), isSeen(89)]).to.deep.equal([
        [true, true],
        [true, true],
        [true, false],
      ]);
      expect([isSeen(92), isSeen(170)]).to.deep.equal([
        [false, false],
        [false, true],
      ]);
      await finish(element);
      expect(card.querySelectorAll('.ghost').length).to.equal(0);
    });
  }

  it('shows one side only, though it is put back and taken again while it turns over', async () => {
    const element = await slow('pyramid-dozen');
    for (const step of [() => element.play({ type: 'draw' }), () => element.undo(), () => element.redo()]) {
      step();
      await element.updateComplete;
      at(element, 40);
    }
    expect(element.shadowRoot!.querySelectorAll('.card .ghost').length).to.equal(1);
    await finish(element);
    expect(element.shadowRoot!.querySelectorAll('.card .ghost').length).to.equal(0);
  });

  for (const [when, time, side] of [
    ['before', 40, [true, false]],
    ['after', 130, [false, true]],
  ] as const) {
    it(`goes on from how it is seen when it is put back ${when} the middle of its turn`, async () => {
      const element = await slow('pyramid-dozen');
      element.play({ type: 'draw' });
      await element.updateComplete;
      const card = element.shadowRoot!.querySelector<HTMLElement>('.card .ghost')!.parentElement!;
      at(element, time);
      const before = breadth(card);
      expect(before).to.be.within(0.2, 0.8);
      for (const each of animations(element)) each.play();
      element.undo();
      await element.updateComplete;
      held = [];
      at(element, 0);
      expect(breadth(card)).to.be.closeTo(before, 0.05);
      expect([card.matches('.back') && !isCovered(card), isCovered(card)]).to.deep.equal(side);
    });
  }

  it('turns back over the stock when the waste is turned', async () => {
    const element = await slow('pyramid-dozen');
    while (element.play({ type: 'draw' }));
    await element.updateComplete;
    await finish(element);
    const top = cardOn(element, element.state!.piles.find(({ id }) => id === 'waste')!.cards.at(-1)!);
    const { x } = buttonOn(element, '.stock').getBoundingClientRect();
    element.play({ type: 'recycle' });
    await element.updateComplete;
    at(element, 199);
    expect([isCovered(top), stacked(cards(element)).at(-1) === top]).to.deep.equal([true, true]);
    expect(top.getBoundingClientRect().x).to.be.closeTo(x, 5);
    at(element, 400);
    expect(isCovered(top)).to.equal(false);
  });
});

describe('moves that are shown at once', () => {
  it('are seen one after another, in their order', async () => {
    const element = await slow('lucky-thirteen');
    const { record, moves } = movesOf(WON['lucky-thirteen']!);
    await element.newGame({ seed: record.seed! });
    await finish(element);
    const first = moves.slice(0, 3);
    const moved = first.map((move) => (move.type === 'move' ? move.card : ''));
    const start = moved.map((code) => placeOf(element, code));
    for (const move of first) element.play(move);
    await element.updateComplete;
    const away = (time: number) => {
      at(element, time);
      return moved.map((code, i) => Math.abs(placeOf(element, code).x - start[i]!.x) > 3);
    };
    expect([away(50), away(110), away(180)]).to.deep.equal([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });
});

describe('a game that is played to its end at once', () => {
  it('is shown in less than four seconds, however many its moves', async () => {
    const { record, moves } = movesOf(WON['lucky-thirteen']!);
    const element = await slow('lucky-thirteen', { seed: record.seed! });
    expect(moves.length).to.be.above(60);
    for (const move of moves) element.play(move);
    await element.updateComplete;
    const ends = animations(element).map((each) => Number(each.effect!.getComputedTiming().endTime) / PACE);
    expect(Math.max(...ends)).to.be.within(3300, 3800);
    await finish(element);
  });
});

describe('the felt', () => {
  it('stays as high as it is until a win has been celebrated, and then closes up', async () => {
    const { element, rest } = await tableNear(WON['lucky-thirteen']!, 9, 340);
    element.style.setProperty('--solitaire-speed', String(180 * PACE));
    const felt = buttonOn(element, '.table');
    await finish(element);
    const before = felt.offsetHeight;
    for (const move of rest) element.play(move);
    await element.updateComplete;
    at(element, 8 * 65 + 210);
    expect(felt.offsetHeight).to.equal(before);
    await finish(element);
    expect([element.status, ghosts(element).length > 0, felt.offsetHeight]).to.deep.equal(['won', true, before]);
    await finish(element);
    const [closing] = felt.getAnimations();
    expect([(closing as CSSTransition).transitionProperty, closing!.effect!.getTiming().duration]).to.deep.equal([
      'height',
      300 * PACE,
    ]);
    await finish(element);
    expect(felt.offsetHeight).to.be.below(before - 20);
  });
});

describe('a card that can’t go', () => {
  it('shakes once, where it is tapped', async () => {
    const element = await slow('lucky-thirteen');
    const stuck = element
      .state!.piles.map(({ cards: pile }) => pile.at(-1)!)
      .find((code) => code && element.legalMoves.every((move) => move.type !== 'move' || move.card !== code))!;
    await clickAt(placeOf(element, stuck));
    const shaking = animations(element);
    expect(shaking.map(({ effect }) => (effect as KeyframeEffect).target === cardOn(element, stuck))).to.deep.equal([
      true,
    ]);
    const { x } = placeOf(element, stuck);
    const xs = [30, 62, 94, 126, 158, 190].map((time) => {
      at(element, time);
      return Math.sign(cardOn(element, stuck).getBoundingClientRect().x + cardOn(element, stuck).offsetWidth / 2 - x);
    });
    expect(xs).to.deep.equal([-1, 1, -1, 1, -1, 1]);
    await finish(element);
    expect(animations(element)).to.deep.equal([]);
  });

  it('shakes alone where a key asks for it, covered though it is', async () => {
    const element = await slow('lucky-thirteen');
    const [covered] = element.state!.piles[0]!.cards;
    cardOn(element, covered!).focus();
    await sendKeys({ press: 'Enter' });
    expect(animations(element).map(({ effect }) => (effect as KeyframeEffect).target)).to.deep.equal([
      cardOn(element, covered!),
    ]);
    await finish(element);
  });

  it('shakes where it was dropped, then glides home', async () => {
    const element = await slow('lucky-thirteen');
    const home = placeOf(element, 'TS');
    const there = placeOf(element, '7C');
    await drag(home, aim(element, 'tableau-2'));
    await settled(element);
    at(element, 219);
    expect(placeOf(element, 'TS').x).to.be.closeTo(there.x, 6);
    at(element, 600);
    expect(placeOf(element, 'TS')).to.deep.equal(home);
  });
});

describe('a hint', () => {
  it('is a ghost that flies from the card to where it may go, and comes to nothing', async () => {
    const element = await slow('lucky-thirteen', { seed: '78' });
    buttonOn(element, '[data-control=hint]').click();
    await flying(element);
    const count = cards(element).length;
    const [ghost, ...others] = ghosts(element);
    const source = element.shadowRoot!.querySelector<HTMLElement>('.card[data-draggable][data-highlighted]')!;
    at(element, 132);
    expect(others.length).to.equal(0);
    expect(ghost!.getBoundingClientRect().x).to.be.closeTo(source.getBoundingClientRect().x, 2);
    expect(getComputedStyle(ghost!).color).to.equal(getComputedStyle(source).color);
    at(element, 770);
    const target = [...element.shadowRoot!.querySelectorAll('[data-highlighted]')].find((each) => each !== source)!;
    expect(ghost!.getBoundingClientRect().x).to.be.closeTo(target.getBoundingClientRect().x, 2);
    expect(Number(getComputedStyle(ghost!).opacity)).to.be.within(0.5, 0.9);
    expect([ghost!.getAttribute('aria-hidden'), count]).to.deep.equal(['true', 52]);
    await finish(element);
    expect(ghosts(element).length).to.equal(0);
  });

  const { seed: lifted } = recordFromText(WON_WITH_OPTIONS.find((text) => text.includes('trefoil'))!);
  const { seed: redealt } = recordFromText(WON['trefoil-solitaire']!);
  const { seed: paired } = recordFromText(WON['pyramid-dozen']!);

  /** A hint before the first move of a kind in a win. Hints go on with the win that is known. */
  async function hinted(tag: string, attributes: Attributes, isMeant: (move: Move) => boolean) {
    const element = await slow(tag, attributes);
    const moves = (await element.solution())!;
    const meant = moves.findIndex(isMeant);
    for (const move of moves.slice(0, meant)) element.play(move);
    await element.updateComplete;
    await finish(element);
    buttonOn(element, '[data-control=hint]').click();
    while (!element.shadowRoot!.querySelector('[data-highlighted]')) await new Promise(requestAnimationFrame);
    return { element, move: moves[meant]! };
  }

  const boxOf = (element: Element): { [side: string]: number } => {
    const { left, top } = element.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top) };
  };

  const isOnto = (kind: string) => (move: Move) => move.type === 'move' && move.to.startsWith(kind);
  const isRemoval = (count: number) => (move: Move) => move.type === 'remove' && move.cards.length === count;

  for (const [what, tag, attributes, isMeant] of [
    ['a card onto another', 'bakers-dozen', { seed: '42' }, isOnto('tableau')],
    ['a card home', 'bakers-dozen', { seed: '42' }, isOnto('foundation')],
    ['a card of a pyramid away', 'pyramid-dozen', { seed: paired! }, isRemoval(1)],
    ['a run', 'free-cell', { seed: '1' }, (move: Move) => move.type === 'move' && move.count! > 1],
    ['a card that is lifted', 'trefoil-solitaire', { seed: lifted!, draw: '' }, (move: Move) => move.type === 'lift'],
  ] as const) {
    it(`shows ${what} exactly where the move will put it`, async () => {
      const { element, move } = await hinted(tag, attributes, isMeant);
      at(element, 770);
      const shown = ghosts(element).map(boxOf);
      const moved = move.type === 'move' && move.count ? move.count : 1;
      expect(shown.length).to.equal(moved);
      element.play(move);
      await element.updateComplete;
      await finish(element);
      const pile = move.type === 'move' ? move.to : move.type === 'lift' ? move.from : 'discard';
      const there = [...element.shadowRoot!.querySelectorAll(`.card[data-pile="${pile}"]`)];
      expect(shown).to.deep.equal(there.slice(-moved).map(boxOf));
    });
  }

  it('shows a pair with one card on the other', async () => {
    const { element, move } = await hinted('pyramid-dozen', { seed: paired! }, isRemoval(2));
    at(element, 770);
    const [, other] = (move as { cards: string[] }).cards;
    expect(ghosts(element).map(boxOf)).to.deep.equal([boxOf(cardOn(element, other!))]);
  });

  for (const [what, tag, seed, selector] of [
    ['draw', 'pyramid-dozen', paired!, '.stock'],
    ['redeal', 'trefoil-solitaire', redealt!, '.turn'],
  ] as const) {
    it(`lets the button swell that is to be pressed for a ${what}, and then no more`, async () => {
      const { element } = await hinted(tag, { seed }, ({ type }) => type === what);
      const scale = () => getComputedStyle(buttonOn(element, selector)).scale;
      expect(ghosts(element).length).to.equal(0);
      for (const beat of [0, 400]) {
        at(element, beat + 200);
        expect(scale()).to.equal('1.12');
        at(element, beat + 399);
        expect(parseFloat(scale())).to.be.closeTo(1, 0.01);
      }
      await finish(element);
      expect(scale()).to.equal('none');
    });
  }

  it('is a card to the page’s style', async () => {
    const style = document.createElement('style');
    style.textContent = 'lucky-thirteen::part(card) { border-top: 3px solid red }';
    document.head.append(style);
    const element = await slow('lucky-thirteen');
    buttonOn(element, '[data-control=hint]').click();
    await flying(element);
    expect(getComputedStyle(ghosts(element)[0]!).borderTopWidth).to.equal('3px');
    style.remove();
  });

  it('ends with a move', async () => {
    const element = await slow('lucky-thirteen');
    buttonOn(element, '[data-control=hint]').click();
    await flying(element);
    element.play(element.legalMoves[0]!);
    await element.updateComplete;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(ghosts(element).length).to.equal(0);
  });
});

describe('a win', () => {
  const won = async (tag: string, width?: number): Promise<Table> => {
    const { record, moves } = movesOf(WON[tag]!);
    const element = await slow(tag, { seed: record.seed! }, width);
    for (const move of moves) element.play(move);
    await element.updateComplete;
    expect([element.status, ghosts(element).length]).to.deep.equal(['won', 0]);
    await finish(element);
    return element;
  };

  for (const [tag, leaping, fanned] of [
    ['bakers-dozen', 20, 0],
    ['trusty-twelve', 0, 52],
    ['pyramid-dozen', 0, 52],
  ] as const) {
    it(`of ${tag} is celebrated once the last card has landed, and all cards come back`, async () => {
      const element = await won(tag);
      const away = () => cards(element).filter((card) => getComputedStyle(card).opacity === '0').length;
      const lie = () => cards(element).filter((card) => getComputedStyle(card).rotate !== 'none').length;
      at(element, 100);
      expect([away(), ghosts(element).length >= leaping]).to.deep.equal([0, true]);
      at(element, 1300);
      expect([away(), lie()]).to.deep.equal([leaping, fanned]);
      await finish(element);
      expect([away(), lie(), ghosts(element).length]).to.deep.equal([0, 0, 0]);
      // The same win on a table where nothing moves.
      const { record, moves } = movesOf(WON[tag]!);
      const rest = await table(tag, { seed: record.seed! });
      for (const move of moves) rest.play(move);
      await finish(rest);
      const places = (of: Table) => new Map(cards(of).map(({ dataset, style }) => [dataset['card'], style.translate]));
      expect(places(element)).to.deep.equal(places(rest));
    });
  }

  it('is told in line and bar once the last card has landed and the celebration is over', async () => {
    const { element, rest } = await tableNear(WON['bakers-dozen']!, 1);
    element.style.setProperty('--solitaire-speed', String(180 * PACE));
    const look = () => [says(element), buttonOn(element, '[data-control=undo]').ariaDisabled];
    const before = look();
    element.play(rest[0]!);
    await element.updateComplete;
    for (const time of [0, 100, 400, 2000]) {
      at(element, time);
      expect(look(), `after ${time} ms`).to.deep.equal(before);
    }
    while (!/^Won in/.test(says(element))) await finish(element);
    expect(look()[1]).to.equal('true');
  });

  it('lets cards leap out of the felt at both sides, each with three sheets behind it, for about two seconds', async () => {
    const element = await won('bakers-dozen');
    const ends = animations(element).map((each) => Number(each.effect!.getComputedTiming().endTime) / PACE);
    expect(Math.max(...ends)).to.be.within(1900, 2400);
    const all = ghosts(element);
    expect(all.length).to.equal(20 * 4);
    expect(all.map((each) => each.ariaHidden)).to.deep.equal(all.map(() => 'true'));
    const felt = buttonOn(element, '.table').getBoundingClientRect();
    at(element, 200 + 745);
    const boxes = all.map((each) => each.getBoundingClientRect());
    const [first, ...others] = boxes.filter(({ width }) => width > 0).sort((a, b) => b.left - a.left);
    expect(first!.left, 'to the right').to.be.above(felt.right - 20);
    expect(others.length).to.be.above(10);
    at(element, 200 + 55 + 815);
    const lefts = all.map((each) => each.getBoundingClientRect().right);
    expect(Math.min(...lefts), 'to the left').to.be.below(felt.left + 20);
    await finish(element);
  });

  for (const width of [340, 900, 1240]) {
    it(`shows a third of each card of its arcs, ${width} pixels wide`, async () => {
      const element = await won('trusty-twelve', width);
      at(element, 1300);
      const places = codes(cards(element)).map((code) => placeOf(element, code));
      const steps = places.slice(1).map(({ x, y }, i) => ({ across: x - places[i]!.x, down: y - places[i]!.y }));
      const { offsetWidth, offsetHeight } = cards(element)[0]!;
      const felt = buttonOn(element, '.table').getBoundingClientRect();
      expect(steps.every(({ across, down }) => Math.hypot(across, down) > offsetWidth / 3)).to.equal(true);
      expect(places.every(({ y }) => y > felt.top + offsetHeight / 3 && y < felt.bottom - offsetHeight / 3)).to.equal(
        true,
      );
    });
  }

  it('is celebrated no longer when a key is pressed, or another game is dealt', async () => {
    for (const end of [() => sendKeys({ press: 'Shift' }), (element: Table) => element.restart()]) {
      const element = await won('bakers-dozen');
      buttonOn(element, '[tabindex="0"]').focus();
      expect(ghosts(element).length).to.be.above(0);
      await end(element);
      await element.updateComplete;
      await finish(element);
      expect(ghosts(element).length).to.equal(0);
    }
  });

  it('leaves nothing behind on an element that is taken off the page', async () => {
    const element = await won('bakers-dozen');
    const place = element.parentElement!;
    element.remove();
    place.append(element);
    await element.updateComplete;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const moving = cards(element).flatMap((card) => card.getAnimations({ subtree: true }));
    expect([ghosts(element).length, moving.length]).to.deep.equal([0, 0]);
  });
});

describe('a page that is hidden and shown again', () => {
  it('shows every card where it lies: what began as it was hidden might never move on', async () => {
    const element = await slow('trusty-twelve');
    element.play(element.legalMoves[0]!);
    await element.updateComplete;
    expect(animations(element)).not.to.have.length(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(animations(element)).to.have.length(0);
  });
});

describe('a reader who wants less motion', () => {
  it('sees none: no deal, turn, shake, hint or celebration', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    const { record, moves } = movesOf(WON['pyramid-dozen']!);
    const element = await slow('pyramid-dozen', { seed: record.seed! });
    const seen: number[] = [];
    const note = async () => {
      await settled(element);
      seen.push(animations(element).length + element.shadowRoot!.querySelectorAll('.ghost').length);
    };
    await element.restart();
    await note();
    element.play({ type: 'draw' });
    await note();
    await clickAt(aim(element, 'pyramid-1'));
    await note();
    buttonOn(element, '[data-control=hint]').click();
    await element.hint();
    await note();
    await element.restart();
    for (const move of moves) element.play(move);
    await note();
    expect([element.status, ...seen]).to.deep.equal(['won', 0, 0, 0, 0, 0]);
  });
});
