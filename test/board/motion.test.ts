// What is seen while cards move: every animation is held, and its time is set by hand.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { type Move, recordFromText } from '../../src/engine.js';
import { placementOf } from '../../src/board/motion/placement.js';
import '../../src/examples/free-cell.js';
import { emulateFeatures } from '../support/commands.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { aim, cardOn, clickAt, drag, middle, movesOf, placeOf, says, table, tableNear } from '../support/hand.js';
import { type Attributes, control, pick, settled, type Table } from '../support/table.js';
import { bareFelt, cardsIn, frames, moveOf, part, parts, play } from './board.js';

const PACE = 100;

/** From now on a second takes a hundred: nothing moves by itself while a test looks. */
const slowDown = (element: Table): void => element.style.setProperty('--solitaire-speed', String(180 * PACE));

const slow = async (tag: string, attributes: Attributes = {}, width?: number): Promise<Table> => {
  const element = await table(tag, { seed: '42', ...attributes }, width);
  slowDown(element);
  return element;
};

const restarted = async (tag: string): Promise<Table> => {
  const element = await slow(tag);
  void element.restart();
  await element.updateComplete;
  return element;
};

const targetOf = ({ effect }: Animation): Element => (effect as KeyframeEffect).target!;

/** All but that of the words beside a pointer. */
const animations = (element: Table): Animation[] =>
  element.shadowRoot!.getAnimations().filter((each) => !targetOf(each).matches('.pill'));

/** When animations end, in milliseconds. */
const endOf = (all: Animation[]): number =>
  Math.max(...all.map(({ effect }) => Number(effect!.getComputedTiming().endTime))) / PACE;

/** Every animation that was seen, and how many milliseconds after the first it began. */
const held = new Map<Animation, number>();

/** What waits for more than ten seconds: its timers. */
const timers = new Map<number, { due: number; run: () => void }>();
let now = 0;
const set = window.setTimeout.bind(window);
const clear = window.clearTimeout.bind(window);

/** Shows everything as it is so many milliseconds after it began. */
function at(element: Table, time: number): void {
  const hold = (): void => {
    for (const each of animations(element)) if (!held.has(each)) held.set(each, now);
  };
  hold();
  for (const [id, { due, run }] of timers) {
    if (due > time) continue;
    now = due;
    clear(id);
    timers.delete(id);
    run();
    hold();
  }
  now = 0;
  // What is past its end is no longer listed. What was cancelled would begin again.
  for (const [each, begun] of held) {
    if (each.playState === 'idle') continue;
    each.pause();
    each.currentTime = (time - begun) * PACE;
  }
}

/** What is seen at several times. */
const seenAt = <Seen>(element: Table, times: readonly number[], look: () => Seen): Seen[] =>
  times.map((time) => {
    at(element, time);
    return look();
  });

const finish = async (element: Table): Promise<void> => {
  for (const each of new Set([...held.keys(), ...animations(element)])) each.finish();
  held.clear();
  await frames(2);
};

const cards = (element: Table): HTMLElement[] => parts(element, '.card');

const ghosts = (element: Table): HTMLElement[] => parts(element, '.ghosts > .ghost');

/** Cards by what lies on what now, the lowest first. */
const stacked = (list: HTMLElement[]): HTMLElement[] => {
  const depth = (card: HTMLElement): number => Number(getComputedStyle(card).zIndex);
  const isBefore = (a: HTMLElement, b: HTMLElement) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
  return list.toSorted((a, b) => depth(a) - depth(b) || (isBefore(a, b) ? -1 : 1));
};

const codes = (list: HTMLElement[]): string[] => list.map(({ dataset }) => dataset['card']!);

/** Asks for a hint, and waits until it is shown. */
async function askHint(element: Table): Promise<void> {
  control(element, 'hint').click();
  while (!part(element, '[data-highlighted]')) await frames(1);
}

/** How far a card is scaled across. */
const breadth = (card: HTMLElement): number => parseFloat(getComputedStyle(card).scale) || 0;

/** Whether a card shows the side that it is turning away. */
const isCovered = (card: HTMLElement): boolean => {
  const side = card.querySelector('.ghost');
  return side !== null && getComputedStyle(side).opacity === '1';
};

beforeEach(() => {
  window.setTimeout = ((run: () => void, wait = 0) => {
    const id = set(run, wait);
    if (wait > 10_000) timers.set(id, { due: now + wait / PACE, run });
    return id;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => {
    timers.delete(Number(id));
    clear(id);
  };
});

afterEach(() => {
  Object.assign(window, { setTimeout: set, clearTimeout: clear });
  held.clear();
  timers.clear();
});
afterEach(() => emulateFeatures());
afterEach(() => resetMouse());

describe('a deal', () => {
  it('gathers the cards in the order in which they lay, then deals them one after another', async () => {
    const element = await slow('lucky-thirteen');
    for (const code of ['AH', 'AS']) await play(element, moveOf(element, code));
    await finish(element);
    const before = codes(stacked(cards(element)));
    void element.restart();
    await element.updateComplete;
    at(element, 100);
    expect(codes(stacked(cards(element)))).to.deep.equal(before);
    at(element, 151);
    const order = codes(cards(element));
    const deck = placeOf(element, order[20]!);
    expect(order.slice(2).every((code) => Math.abs(placeOf(element, code).x - deck.x) < 30)).to.equal(true);
    const felt = middle(part(element, '.table'));
    expect(Math.hypot(deck.x - felt.x, deck.y - felt.y), 'in the middle').to.be.at.most(4);
    expect(codes(stacked(cards(element)))).to.deep.equal(order);
    at(element, 150 + 20 * 9 + 45);
    const places = order.map((code) => placeOf(element, code));
    const left = places.map(({ x, y }) => Math.hypot(x - deck.x, y - deck.y) > 2);
    expect(left.lastIndexOf(true)).to.be.within(19, 25);
    at(element, 150 + 51 * 9 + 231);
    expect(codes(stacked(cards(element)))).to.deep.equal(order);
  });

  it('hides the cards that lie in the deck, whose shadows would add up, and deals few of them slower', async () => {
    const element = await restarted('trusty-twelve');
    const dealt = parts(element, '.card[data-card]');
    const shown = seenAt(
      element,
      [0, 149, 150 + 5 * 39 + 5, 150 + 11 * 39 + 5],
      () => dealt.filter((card) => getComputedStyle(card).opacity === '1').length,
    );
    expect([dealt.length, ...shown]).to.deep.equal([12, 12, 0, 6, 12]);
  });

  it('is over in less than 0.9 seconds', async () => {
    const element = await restarted('bakers-dozen');
    at(element, 150);
    const ends = [...held].map(([each, begun]) => begun + endOf([each]));
    expect(Math.max(...ends)).to.be.within(700, 900);
  });

  it('turns each card over on its way from the deck', async () => {
    const element = await restarted('lucky-thirteen');
    const last = cards(element).at(-1)!;
    const left = 150 + 51 * 9;
    const covered = seenAt(element, [149, left + 1, left + 89, left + 91], () => isCovered(last));
    expect(covered).to.deep.equal([false, true, true, false]);
    expect(last.querySelector('.ghost.back')).to.exist;
    await finish(element);
    expect(parts(element, '.ghost')).to.have.length(0);
  });

  for (const [how, press] of [
    ['a press', (element: Table) => clickAt(bareFelt(element))],
    ['a key', () => sendKeys({ press: 'Shift' })],
  ] as const) {
    it(`is cut short by ${how}`, async () => {
      const element = await slow('lucky-thirteen');
      const places = codes(cards(element)).map((code) => placeOf(element, code));
      void element.restart();
      await element.updateComplete;
      part(element, '[tabindex="0"]').focus();
      expect(animations(element).length).to.be.above(52);
      await press(element);
      expect(animations(element).filter(({ playState }) => playState === 'running')).to.deep.equal([]);
      expect(codes(cards(element)).map((code) => placeOf(element, code))).to.deep.equal(places);
    });
  }

  it('is dealt once all animations have ended that a page saw at its beginning', async () => {
    const element = await restarted('lucky-thirteen');
    const begun = animations(element);
    expect(begun).to.have.length.above(52);
    const ended = Promise.all(begun.map(({ finished }) => finished));
    at(element, endOf(begun));
    expect(cards(element).filter((card) => getComputedStyle(card).opacity !== '1')).to.deep.equal([]);
    await finish(element);
    await ended;
  });

  it('is over if a page ends its animations, as tools do before a picture', async () => {
    const element = await restarted('lucky-thirteen');
    await finish(element);
    at(element, 151);
    expect(animations(element)).to.deep.equal([]);
    expect(parts(element, '.card').filter((card) => getComputedStyle(card).opacity !== '1')).to.deep.equal([]);
  });

  it('finds the card that a press meant where it will lie, and picks it up', async () => {
    const element = await slow('lucky-thirteen');
    const there = placeOf(element, 'TS');
    void element.restart();
    await element.updateComplete;
    await clickAt(there);
    expect(cardOn(element, 'TS').hasAttribute('data-held')).to.equal(true);
  });
});

describe('cards that travel', () => {
  it('lie above all cards at rest, and none lies otherwise when they land', async () => {
    const element = await slow('trefoil-solitaire');
    await play(element, { type: 'redeal' });
    const travelling = cards(element).filter((card) => card.getAnimations().length > 0);
    expect(travelling.length).to.be.above(30);
    expect(travelling.filter(({ dataset }) => dataset['pile']!.startsWith('foundation'))).to.deep.equal([]);
    expect(parts(element, '.card[data-pile^=foundation]')).to.have.length(4);
    const order = () => codes(stacked(cards(element)).filter((card) => travelling.includes(card)));
    const above = () => codes(stacked(cards(element)).slice(-travelling.length));
    for (const each of seenAt(element, [100, 210, 300], above)) {
      expect(each).to.have.members(codes(travelling));
    }
    const last = order();
    await finish(element);
    expect(order()).to.deep.equal(last);
  });

  it('take longer the farther they go, but never long', async () => {
    const element = await slow('lucky-thirteen');
    const taken: [far: number, time: number][] = [];
    for (const move of element.legalMoves) {
      if (move.type !== 'move') continue;
      const from = placeOf(element, move.card);
      await play(element, move);
      const time = endOf(cardOn(element, move.card).getAnimations());
      await finish(element);
      const to = placeOf(element, move.card);
      taken.push([Math.hypot(to.x - from.x, to.y - from.y), time]);
      element.undo();
      await element.updateComplete;
      await finish(element);
    }
    const times = taken.sort(([a], [b]) => a - b).map(([, time]) => time);
    expect(times.length).to.be.above(5);
    expect(times).to.deep.equal(times.toSorted((a, b) => a - b));
    expect([times[0]! >= 140, times.at(-1)! > times[0]!, times.at(-1)! <= 320]).to.deep.equal([true, true, true]);
  });

  it('leave the pyramid in the order in which they lie: the one that was dropped, and then its partner', async () => {
    const element = await slow('pyramid-dozen');
    const [dropped, partner] = element.legalMoves.flatMap((move) => (move.type === 'remove' ? move.cards : []));
    const onto = placeOf(element, partner!);
    await drag(placeOf(element, dropped!), { x: onto.x + 5, y: onto.y + 5 });
    const order = () => codes(stacked([cardOn(element, dropped!), cardOn(element, partner!)]));
    expect(seenAt(element, [0, 50, 70], order)).to.deep.equal([
      [partner, dropped],
      [partner, dropped],
      [dropped, partner],
    ]);
  });

  it('go on their next way, even if another way of theirs was ended just before', async () => {
    const element = await slow('bakers-dozen');
    const [move] = element.legalMoves as [Move & { type: 'move' }];
    await play(element, move);
    for (const each of animations(element)) each.finish();
    element.undo();
    await frames(3);
    const running = cardOn(element, move.card)
      .getAnimations()
      .filter(({ playState }) => playState === 'running');
    expect(running).not.to.have.length(0);
  });

  it('come out from below their pile where they are lifted, and lie on it then', async () => {
    const element = await slow('trefoil-solitaire', { draw: '' });
    await play(element, { type: 'redeal' }, { type: 'redeal' });
    await finish(element);
    const pile = cardsIn(element, 'tableau-1');
    const [first, ...others] = pile as [string, ...string[]];
    await play(element, { type: 'lift', from: 'tableau-1', card: first });
    const order = () => codes(stacked(pile.map((code) => cardOn(element, code))));
    const left = (code: string) => Math.round(cardOn(element, code).getBoundingClientRect().left);
    const column = left(others[0]!);
    at(element, 35);
    expect(left(first), 'it comes out, to the middle of the table').to.be.above(column + 40);
    expect(others.map(left), 'the others stay').to.deep.equal(others.map(() => column));
    expect(seenAt(element, [20, 220], order)).to.deep.equal([pile, [...others, first]]);
    await finish(element);
    expect(order()).to.deep.equal([...others, first]);
  });
});

describe('a card from the stock', () => {
  for (const [tag, what] of [
    ['pyramid-dozen', 'drawn'],
    ['trusty-twelve', 'put into an empty pile'],
  ] as const) {
    it(`turns over when it is ${what}: first its back is seen, then its face`, async () => {
      const element = await slow(tag);
      await play(element, tag === 'pyramid-dozen' ? { type: 'draw' } : element.legalMoves[0]!);
      const card = part(element, '.card .ghost').parentElement!;
      expect(card.querySelector('.ghost')!.matches('.back')).to.equal(true);
      const isSeen = () => [isCovered(card), breadth(card) > 0.4];
      expect(seenAt(element, [0, 40, 89, 92, 170], isSeen)).to.deep.equal([
        [true, true],
        [true, true],
        [true, false],
        [false, false],
        [false, true],
      ]);
      await finish(element);
      expect(card.querySelectorAll('.ghost').length).to.equal(0);
      expect(placementOf(card), 'what it holds').to.deep.include({ travel: [], covers: [] });
    });
  }

  it('shows one side only, though it is put back and taken again while it turns over', async () => {
    const element = await slow('pyramid-dozen');
    for (const step of [() => element.play({ type: 'draw' }), () => element.undo(), () => element.redo()]) {
      step();
      await element.updateComplete;
      at(element, 40);
    }
    expect(parts(element, '.card .ghost')).to.have.length(1);
    await finish(element);
    expect(parts(element, '.card .ghost')).to.have.length(0);
  });

  for (const [when, time, side] of [
    ['before', 40, [true, false]],
    ['after', 130, [false, true]],
  ] as const) {
    it(`goes on from how it is seen when it is put back ${when} the middle of its turn`, async () => {
      const element = await slow('pyramid-dozen');
      await play(element, { type: 'draw' });
      const card = part(element, '.card .ghost').parentElement!;
      at(element, time);
      const before = breadth(card);
      expect(before).to.be.within(0.2, 0.8);
      for (const each of animations(element)) each.play();
      element.undo();
      await element.updateComplete;
      held.clear();
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
    const top = cardOn(element, cardsIn(element, 'waste').at(-1)!);
    const { x } = part(element, '.stock').getBoundingClientRect();
    await play(element, { type: 'recycle' });
    at(element, 199);
    expect([isCovered(top), stacked(cards(element)).at(-1) === top]).to.deep.equal([true, true]);
    expect(top.getBoundingClientRect().x).to.be.closeTo(x, 5);
    at(element, 400);
    expect(isCovered(top)).to.equal(false);
  });
});

describe('moves that are shown at once', () => {
  const { record, moves } = movesOf(WON['lucky-thirteen']!);

  it('are seen one after another, in their order', async () => {
    const element = await slow('lucky-thirteen', { seed: record.seed! });
    const first = moves.slice(0, 3);
    const moved = first.map((move) => (move.type === 'move' ? move.card : ''));
    const start = moved.map((code) => placeOf(element, code));
    await play(element, ...first);
    const away = () => moved.map((code, i) => Math.abs(placeOf(element, code).x - start[i]!.x) > 3);
    expect(seenAt(element, [50, 110, 180], away)).to.deep.equal([
      [true, false, false],
      [true, true, false],
      [true, true, true],
    ]);
  });

  it('are not shown again when a replay of them is left', async () => {
    const { element } = await tableNear(WON['bakers-dozen']!, 4);
    slowDown(element);
    const end = element.watch(undefined, { pace: 60_000 });
    await frames(2);
    await finish(element);
    part(element, '[tabindex="0"]').focus();
    await sendKeys({ press: 'Escape' });
    await end;
    await element.updateComplete;
    expect(animations(element).length).to.be.above(10);
    expect(endOf(animations(element)), 'each card takes its own way at once').to.be.below(600);
  });

  it('to the end of a game are seen in less than four seconds, however many they are', async () => {
    const element = await slow('lucky-thirteen', { seed: record.seed! });
    expect(moves.length).to.be.above(60);
    await play(element, ...moves);
    expect(endOf(animations(element))).to.be.within(3300, 3800);
    await finish(element);
  });
});

describe('the felt', () => {
  it('stays as high as it is through a win and its celebration', async () => {
    const { element, rest } = await tableNear(WON['lucky-thirteen']!, 9, 340);
    slowDown(element);
    const felt = part(element, '.table');
    await finish(element);
    const before = felt.offsetHeight;
    await play(element, ...rest);
    at(element, 8 * 65 + 210);
    expect(felt.offsetHeight).to.equal(before);
    await finish(element);
    expect([element.status, ghosts(element).length > 0, felt.offsetHeight]).to.deep.equal(['won', true, before]);
    await finish(element);
    expect([part(element, '.result').checkVisibility(), felt.offsetHeight]).to.deep.equal([true, before]);
  });
});

describe('a card that can’t go', () => {
  it('shakes once, where it is tapped', async () => {
    const element = await slow('lucky-thirteen');
    const { x } = placeOf(element, '7C');
    await clickAt(placeOf(element, '7C'));
    expect(animations(element).map((each) => targetOf(each) === cardOn(element, '7C'))).to.deep.equal([true]);
    const sides = seenAt(element, [30, 62, 94, 126, 158, 190], () => Math.sign(placeOf(element, '7C').x - x));
    expect(sides).to.deep.equal([-1, 1, -1, 1, -1, 1]);
    await finish(element);
    expect(animations(element)).to.deep.equal([]);
  });

  it('shakes alone where a key asks for it, covered though it is', async () => {
    const element = await slow('lucky-thirteen');
    const covered = cardOn(element, cardsIn(element, 'tableau-1')[0]!);
    covered.focus();
    await sendKeys({ press: 'Enter' });
    expect(animations(element).map((each) => targetOf(each) === covered)).to.deep.equal([true]);
    await finish(element);
  });

  it('shakes where it was dropped, then glides home', async () => {
    const element = await slow('lucky-thirteen');
    const home = placeOf(element, 'TS');
    const there = placeOf(element, '7C');
    await drag(home, there);
    at(element, 219);
    expect(placeOf(element, 'TS').x).to.be.closeTo(there.x, 6);
    at(element, 600);
    expect([placeOf(element, 'TS'), element.moveCount]).to.deep.equal([home, 0]);
  });
});

describe('a hint', () => {
  it('is a ghost that flies from the card to where it may go, and comes to nothing', async () => {
    const element = await slow('lucky-thirteen', { seed: '78' });
    await askHint(element);
    const [ghost, ...others] = ghosts(element);
    const source = part(element, '.card[data-draggable][data-highlighted]');
    const target = parts(element, '[data-highlighted]').find((each) => each !== source)!;
    const farFrom = (place: Element) => Math.abs(ghost!.getBoundingClientRect().x - place.getBoundingClientRect().x);
    expect([others.length, cards(element).length, ghost!.ariaHidden]).to.deep.equal([0, 52, 'true']);
    at(element, 132);
    expect(farFrom(source)).to.be.at.most(2);
    expect(getComputedStyle(ghost!).color).to.equal(getComputedStyle(source).color);
    at(element, 770);
    expect(farFrom(target)).to.be.at.most(2);
    expect(Number(getComputedStyle(ghost!).opacity)).to.be.within(0.5, 0.9);
    await finish(element);
    expect(ghosts(element)).to.have.length(0);
  });

  const { seed: lifted } = recordFromText(WON_WITH_OPTIONS.find((text) => text.includes('trefoil'))!);
  const { seed: redealt } = recordFromText(WON['trefoil-solitaire']!);
  const { seed: paired } = recordFromText(WON['pyramid-dozen']!);

  /** A hint before the first move of a kind in a win. Hints go on with the win that is known. */
  async function hinted(tag: string, attributes: Attributes, isMeant: (move: Move) => boolean) {
    const element = await slow(tag, attributes);
    const moves = (await element.solution())!;
    const meant = moves.findIndex(isMeant);
    await play(element, ...moves.slice(0, meant));
    await finish(element);
    await askHint(element);
    return { element, move: moves[meant]! };
  }

  const cornerOf = (element: Element): [left: number, top: number] => {
    const { left, top } = element.getBoundingClientRect();
    return [Math.round(left), Math.round(top)];
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
      const shown = ghosts(element).map(cornerOf);
      const moved = move.type === 'move' && move.count ? move.count : 1;
      expect(shown.length).to.equal(moved);
      await play(element, move);
      await finish(element);
      const pile = move.type === 'move' ? move.to : move.type === 'lift' ? move.from : 'discard';
      expect(shown).to.deep.equal(parts(element, `.card[data-pile="${pile}"]`).slice(-moved).map(cornerOf));
    });
  }

  it('shows a pair with one card on the other', async () => {
    const { element, move } = await hinted('pyramid-dozen', { seed: paired! }, isRemoval(2));
    at(element, 770);
    const [, other] = (move as { cards: string[] }).cards;
    expect(ghosts(element).map(cornerOf)).to.deep.equal([cornerOf(cardOn(element, other!))]);
  });

  for (const [what, tag, seed, selector] of [
    ['draw', 'pyramid-dozen', paired!, '.stock'],
    ['redeal', 'trefoil-solitaire', redealt!, '.turn'],
  ] as const) {
    it(`lets the button swell that is to be pressed for a ${what}, and then no more`, async () => {
      const { element } = await hinted(tag, { seed }, ({ type }) => type === what);
      const scale = () => getComputedStyle(part(element, selector)).scale;
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

  it('is a card to the page’s style, and ends with a move', async () => {
    const element = await slow('lucky-thirteen');
    const style = document.createElement('style');
    style.textContent = 'lucky-thirteen::part(card) { border-top: 3px solid red }';
    element.before(style);
    await askHint(element);
    expect(getComputedStyle(ghosts(element)[0]!).borderTopWidth).to.equal('3px');
    await play(element, moveOf(element));
    await frames(2);
    expect(ghosts(element).length).to.equal(0);
  });
});

describe('a win', () => {
  const won = async (tag: string, width?: number): Promise<Table> => {
    const { record, moves } = movesOf(WON[tag]!);
    const element = await slow(tag, { seed: record.seed! }, width);
    await play(element, ...moves);
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
      expect([away(), lie()], 'the cards stay where they are, unless they are fanned').to.deep.equal([0, fanned]);
      await finish(element);
      expect([away(), lie(), ghosts(element).length]).to.deep.equal([0, 0, 0]);
      // The same win on a table where nothing moves.
      const { element: still, rest } = await tableNear(WON[tag]!, 1);
      await play(still, ...rest);
      await finish(still);
      const places = (of: Table) => new Map(cards(of).map(({ dataset, style }) => [dataset['card'], style.translate]));
      expect(places(element)).to.deep.equal(places(still));
    });
  }

  it('is told in line and bar as its last card leaves, and said then and not again', async () => {
    const { element, rest } = await tableNear(WON['bakers-dozen']!, 1);
    slowDown(element);
    await play(element, ...rest);
    expect([says(element), control(element, 'undo').ariaDisabled]).to.deep.equal(['Won in 67 moves', 'true']);
    const { textContent: said } = part(element, '.said');
    expect(said).to.match(/Won in 67 moves, \d+:\d\d$/);
    while (!part(element, '.result')) await finish(element);
    expect(part(element, '.said').textContent).to.equal(said);
  });

  it('lets cards leap out of the felt at both sides, each with three copies behind it, for about two seconds', async () => {
    const element = await won('bakers-dozen');
    expect(endOf(animations(element))).to.be.within(1900, 2400);
    const all = ghosts(element);
    expect(all.length).to.equal(20 * 4);
    expect(all.map((each) => each.ariaHidden)).to.deep.equal(all.map(() => 'true'));
    expect(
      all.filter((each) => !each.querySelector('path')),
      'blank',
    ).to.deep.equal([]);
    const felt = part(element, '.table').getBoundingClientRect();
    at(element, 200 + 745);
    const seen = all.map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
    expect(Math.max(...seen.map(({ left }) => left)), 'to the right').to.be.above(felt.right - 20);
    expect(seen.length).to.be.above(11);
    at(element, 200 + 55 + 815);
    const rights = all.map((each) => each.getBoundingClientRect().right);
    expect(Math.min(...rights), 'to the left').to.be.below(felt.left + 20);
    await finish(element);
  });

  it('keeps the Kings in sight: the others leap from behind them', async () => {
    const element = await won('bakers-dozen');
    const kings = cards(element).filter(({ dataset }) => dataset['card']!.startsWith('K'));
    const inks = (of: HTMLElement[]) => of.map((each) => each.querySelector('path:not(.gold)')!.getAttribute('d'));
    expect(inks(ghosts(element))).not.to.include.any.members(inks(kings));
    const z = (each: HTMLElement) => Number(getComputedStyle(each).zIndex);
    expect(z(part(element, '.ghosts'))).to.be.below(z(kings[0]!));
    await finish(element);
  });

  for (const [tag, last] of [
    ['trusty-twelve', 200 + (51 / 52) * 500],
    ['bakers-dozen', 200 + 19 * 55 + 3 * 30],
  ] as const) {
    it(`of ${tag} sends its cards off one after another`, async () => {
      const element = await won(tag);
      const delays = animations(element).map(({ effect }) => effect!.getTiming().delay! / PACE);
      const times = [...new Set(delays)].sort((a, b) => a - b);
      expect(times[0]).to.equal(200);
      expect(times.at(-1)).to.be.closeTo(last, 0.01);
      expect(Math.max(...times.slice(1).map((time, i) => time - times[i]!)), 'between two').to.be.below(56);
    });
  }

  it('has fewer cards on their way once the browser loses frames', async () => {
    let time = 0;
    const next = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (run) => next(() => run(time));
    /** Lets frames pass that take so long. */
    const pass = async (count: number, milliseconds: number): Promise<void> => {
      for (let frame = 0; frame < count; frame++) {
        time += milliseconds;
        await frames(1);
      }
    };
    try {
      const element = await won('bakers-dozen');
      const waiting = () =>
        animations(element).filter(({ effect }) => {
          const target = (effect as KeyframeEffect).target!;
          return target.matches('.ghost') && effect!.getComputedTiming().progress === null;
        });
      await pass(6, 25);
      expect(waiting().length).to.be.above(40);
      await pass(6, 26);
      expect(waiting().length, 'each of those that are still to leave goes alone').to.be.within(1, 20);
      await finish(element);
      expect(ghosts(element)).to.have.length(0);
    } finally {
      window.requestAnimationFrame = next;
    }
  });

  for (const width of [340, 900, 1240]) {
    it(`shows a third of each card of its arcs, ${width} pixels wide`, async () => {
      const element = await won('trusty-twelve', width);
      at(element, 1300);
      const places = codes(cards(element)).map((code) => placeOf(element, code));
      const steps = places.slice(1).map(({ x, y }, i) => Math.hypot(x - places[i]!.x, y - places[i]!.y));
      const { offsetWidth, offsetHeight } = cards(element)[0]!;
      const { top, bottom } = part(element, '.table').getBoundingClientRect();
      expect(Math.min(...steps)).to.be.above(offsetWidth / 3);
      expect(Math.min(...places.map(({ y }) => y))).to.be.above(top + offsetHeight / 3);
      expect(Math.max(...places.map(({ y }) => y))).to.be.below(bottom - offsetHeight / 3);
    });
  }

  it('is not celebrated if another game is dealt before its last card has landed', async () => {
    const { element, rest } = await tableNear(WON['bakers-dozen']!, 1);
    slowDown(element);
    await play(element, ...rest);
    await element.newGame();
    await settled(element);
    expect(ghosts(element).length, 'the deck that deals').to.equal(1);
  });

  it('is celebrated no longer when a key is pressed, or another game is dealt', async () => {
    for (const end of [() => sendKeys({ press: 'Shift' }), (element: Table) => element.restart()]) {
      const element = await won('bakers-dozen');
      part(element, '[tabindex="0"]').focus();
      expect(ghosts(element).length).to.be.above(0);
      await end(element);
      await finish(element);
      expect(ghosts(element).length).to.equal(0);
    }
  });

  it('brings no sheet once a game is loaded that was won before', async () => {
    const element = await won('bakers-dozen');
    await element.load(recordFromText(WON['bakers-dozen']!));
    await finish(element);
    expect([element.status, part(element, '.result')]).to.deep.equal(['won', null]);
  });

  it('leaves nothing behind on an element that is taken off the page', async () => {
    const element = await won('bakers-dozen');
    const place = element.parentElement!;
    element.remove();
    place.append(element);
    await element.updateComplete;
    await frames(2);
    const moving = cards(element).flatMap((card) => card.getAnimations({ subtree: true }));
    expect([ghosts(element).length, moving.length]).to.deep.equal([0, 0]);
  });
});

describe('a page that is hidden and shown again', () => {
  it('shows every card where it lies: what began as it was hidden might never move on', async () => {
    const element = await slow('trusty-twelve');
    await play(element, moveOf(element));
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
    for (const step of [
      () => element.restart(),
      () => element.play({ type: 'draw' }),
      () => clickAt(aim(element, 'pyramid-1')),
      () => askHint(element),
      () => element.restart(),
      () => play(element, ...moves),
    ]) {
      await step();
      await settled(element);
      seen.push(animations(element).length + parts(element, '.ghost').length);
    }
    expect([element.status, ...seen]).to.deep.equal(['won', 0, 0, 0, 0, 0, 0]);
  });

  const begun: Readonly<Record<string, () => Promise<Table>>> = {
    'a deal': () => restarted('lucky-thirteen'),
    'a refusal, its words and a card that grows': async () => {
      const element = await slow('lucky-thirteen');
      await clickAt(placeOf(element, '7C'));
      return element;
    },
    'a hint': async () => {
      const element = await slow('lucky-thirteen', { seed: '78' });
      await askHint(element);
      return element;
    },
    'the flight of the last card, without a celebration then': async () => {
      const { element, rest } = await tableNear(WON['bakers-dozen']!, 1);
      slowDown(element);
      await play(element, ...rest);
      return element;
    },
    'a celebration': async () => {
      const { element, rest } = await tableNear(WON['bakers-dozen']!, 1);
      slowDown(element);
      await play(element, ...rest);
      while (!part(element, '.ghosts')) await finish(element);
      return element;
    },
    'a panel that opens, and its example': async () => {
      const element = await slow('lucky-thirteen');
      await pick(element, 'rules');
      await frames(2);
      return element;
    },
  };
  for (const [what, begin] of Object.entries(begun)) {
    it(`and says so later ends ${what}`, async () => {
      const element = await begin();
      const moving = () => element.shadowRoot!.getAnimations().length + ghosts(element).length;
      expect(moving()).to.be.above(0);
      await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
      await frames(3);
      expect(moving()).to.equal(0);
      if (element.status === 'won') expect(says(element)).to.match(/^Won in/);
    });
  }
});
