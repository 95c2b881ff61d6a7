// Boards far from the window: their cards are drawn when they come near, and nobody misses anything.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { games } from '../../src/engine.js';
import { few } from '../support/few.js';
import { WON } from '../support/games-played.js';
import { focused, movesOf } from '../support/hand.js';
import { box, create, listen, seen, settled, stated, textOf, typesOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { frames, moveOf, part, parts, play } from './board.js';

const cards = (element: Table): number => parts(element, '.card').length;

/** Fulfilled when the cards are there, as they lie. */
async function drawn(element: Table): Promise<void> {
  while (cards(element) === 0) await frames(1);
  expect(seen(element)).to.deep.equal(stated(element));
}

async function comeNear(element: Table): Promise<void> {
  element.scrollIntoView();
  await drawn(element);
}

/** A board three windows below a link. */
async function farBelow(tag = 'bakers-dozen', attributes: Attributes = {}, width = 900): Promise<Table> {
  await setViewport({ width: width + 40, height: 800 });
  window.scrollTo(0, 0);
  const container = await box();
  container.style.width = `${width}px`;
  container.innerHTML = '<a href="#">above</a><div style="height: 3200px"></div>';
  const element = create(tag, { seed: '42', ...attributes });
  container.append(element);
  await settled(element);
  return element;
}

/** The same, with cards that are not drawn yet. */
async function far(...place: Parameters<typeof farBelow>): Promise<Table> {
  const element = await farBelow(...place);
  expect(cards(element)).to.equal(0);
  return element;
}

/** How far everything on the page jumps, as browsers score it, while something goes on. */
async function shiftIn(change: () => Promise<unknown>): Promise<number> {
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  await change();
  await frames(2);
  entries.push(...observer.takeRecords());
  observer.disconnect();
  return entries.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0);
}

const heights = (element: Table): number[] =>
  ['.frame', '.toolbar', '.status', '.table'].map(
    (each) => element.shadowRoot!.querySelector(each)?.getBoundingClientRect().height ?? 0,
  );

describe('a board far from the window', () => {
  it('says its whole table to a screen reader until it comes near, and is drawn then, with all its cards at once', async () => {
    for (const tag of games) {
      const element = await far(tag);
      const label = part(element, '.table [role=img]').ariaLabel!;
      element.style.setProperty('--solitaire-speed', '180');
      await comeNear(element);
      expect(cards(element), tag).to.equal(52);
      expect(element.shadowRoot!.getAnimations(), tag).to.deep.equal([]);
      part(element, '[tabindex="0"]').focus();
      const said: string[] = [];
      for (let next = ''; next !== said[0];) {
        if (next) said.push(next);
        await sendKeys({ press: 'd' });
        await settled(element);
        next = textOf(element, '.said');
      }
      expect(label, tag).to.equal(said.join(' '));
      element.remove();
    }
  });

  it('is drawn before it is in sight, and stays drawn', async () => {
    const element = await far();
    window.scrollTo(0, element.getBoundingClientRect().top - 800 * 1.6);
    await drawn(element);
    expect(element.getBoundingClientRect().top).to.be.above(innerHeight);
    window.scrollTo(0, 0);
    await frames(2);
    await play(element, moveOf(element));
    expect(seen(element)).to.deep.equal(stated(element));
  });

  it('is drawn before it is in sight in a box that scrolls', async () => {
    const element = await far();
    const container = element.parentElement!;
    container.style.cssText += '; height: 600px; overflow: auto';
    expect(cards(element)).to.equal(0);
    const edge = container.getBoundingClientRect().bottom;
    container.scrollTo(0, element.getBoundingClientRect().top - edge - 50);
    await drawn(element);
    expect(element.getBoundingClientRect().top).to.be.above(edge);
  });

  for (const width of few([360, 400, 768, 1280])) {
    it(`has the height that it will have, ${width} px wide`, async () => {
      const all: Attributes[] = [{}, { buttons: 'none' }, { fit: 'height', style: 'height: 500px' }];
      for (const [tag, attributes] of games.flatMap((tag) => all.map((each) => [tag, each] as const))) {
        const element = await far(tag, attributes, width);
        const before = heights(element);
        expect(await shiftIn(() => comeNear(element)), tag).to.equal(0);
        expect(heights(element), tag).to.deep.equal(before);
        element.parentElement!.remove();
      }
    });
  }

  it('is a window away or farther: a nearer one is drawn at once', async () => {
    await setViewport({ width: 900, height: 800 });
    for (const [top, count] of [
      [0, 52],
      [1599, 52],
      [1600, 0],
    ] as const) {
      const place = await fixture<HTMLElement>(html`<div style="position: absolute; inset-inline: 0"></div>`);
      place.style.top = `${top}px`;
      window.scrollTo(0, 0);
      const element = create('bakers-dozen', { seed: '42' });
      place.append(element);
      expect(element.getBoundingClientRect().top).to.equal(top);
      await element.updateComplete;
      expect(cards(element), `${top} px`).to.equal(count);
    }
  });

  it('is a stop by Tab, and the focus goes on to the cards, which tell their keys', async () => {
    const element = await far();
    element.parentElement!.querySelector('a')!.focus();
    await sendKeys({ press: 'Tab' });
    await settled(element);
    expect(cards(element)).to.equal(52);
    expect(focused(element)?.dataset['card']).to.exist;
    expect(focused(element)?.getAttribute('aria-describedby')).to.equal('help');
    await sendKeys({ press: 'ArrowRight' });
    expect(focused(element)?.dataset['card']).to.exist;
    expect(parts(element, '[tabindex="0"]')).to.have.length(1);
  });

  it('is drawn in time for a print', async () => {
    const element = await far();
    window.dispatchEvent(new Event('beforeprint'));
    expect(cards(element)).to.equal(52);
  });

  it('hides no text that a search in the page would find', async () => {
    const element = await far();
    const text = () => ['.status', '.toolbar'].map((each) => textOf(element, each).replace(/\s+/g, ' '));
    const before = text();
    expect(before[0]).to.contain('Deal 42');
    expect(before[1]).to.contain('Undo');
    expect(parts(element, '.tool')).to.have.length(0);
    await comeNear(element);
    expect(text()).to.deep.equal(before);
  });

  it('plays by script as any other', async () => {
    const element = await far();
    const heard = listen(element);
    await play(element, moveOf(element));
    expect([element.undo(), element.redo()]).to.deep.equal([true, true]);
    await element.restart();
    await element.newGame({ seed: '43' });
    element.setAttribute('seed', '44');
    await settled(element);
    expect(typesOf(heard)).to.deep.equal(['move', 'undo', 'redo', 'deal', 'deal', 'deal']);
    expect(await element.hint()).to.exist;
    expect([element.state!.moveCount, cards(element)]).to.deep.equal([0, 0]);
    await play(element, moveOf(element));
    await comeNear(element);
    expect(textOf(element, '.status')).to.contain('Deal 44').and.contain('1 move');
  });

  it('is won by script as any other, and then shows its sheet', async () => {
    const { record, moves } = movesOf(WON['bakers-dozen']!);
    const element = await far('bakers-dozen', { seed: record.seed! });
    const heard = listen(element);
    await play(element, ...moves);
    await settled(element);
    expect(typesOf(heard).slice(-2)).to.deep.equal(['move', 'win']);
    expect(element.matches(':state(won)')).to.equal(true);
    await comeNear(element);
    expect(textOf(element, '.result h2')).to.equal('You won!');
  });

  for (const [markup, show] of [
    ['<div hidden><i></i></div>', (place: HTMLElement) => place.removeAttribute('hidden')],
    ['<details><i></i></details>', (place: HTMLElement) => place.setAttribute('open', '')],
    ['<dialog><i></i></dialog>', (place: HTMLElement) => (place as HTMLDialogElement).showModal()],
    [
      '<div style="overflow: auto; height: 400px"><p style="height: 4000px"></p><i></i></div>',
      (place: HTMLElement) => place.scrollTo(0, 4000),
    ],
  ] as const) {
    it(`is drawn once its box is shown: ${markup}`, async () => {
      await setViewport({ width: 900, height: 800 });
      const place = await fixture<HTMLElement>(markup);
      const element = create('bakers-dozen', { seed: '42' });
      place.querySelector('i')!.replaceWith(element);
      await settled(element);
      show(place);
      await drawn(element);
    });
  }

  it('is drawn where it is moved near the window', async () => {
    const element = await far();
    element.parentElement!.prepend(element);
    await drawn(element);
  });

  it('may leave and come back', async () => {
    const element = await far();
    const parent = element.parentElement!;
    element.remove();
    window.dispatchEvent(new Event('beforeprint'));
    await settled(element);
    expect(cards(element)).to.equal(0);
    parent.append(element);
    await settled(element);
    expect(cards(element)).to.equal(0);
    await comeNear(element);
  });

  it('is drawn at once where the browser has no observer', async () => {
    const own = window.IntersectionObserver;
    Reflect.deleteProperty(window, 'IntersectionObserver');
    try {
      expect(cards(await farBelow())).to.equal(52);
    } finally {
      Object.assign(window, { IntersectionObserver: own });
    }
  });

  it('needs no observer of the browser’s near the window', async () => {
    const own = window.IntersectionObserver;
    Object.assign(window, { IntersectionObserver: undefined });
    try {
      const element = create('bakers-dozen', { seed: '42' });
      (await box()).append(element);
      await settled(element);
      expect(cards(element)).to.equal(52);
    } finally {
      Object.assign(window, { IntersectionObserver: own });
    }
  });
});
