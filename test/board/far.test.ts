// Boards far from the window: their cards are drawn when they come near, and nobody misses anything.
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { games } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { focused, movesOf } from '../support/hand.js';
import { create, listen, seen, settled, stated, textOf, typesOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';

const cards = (element: Table): number => element.shadowRoot!.querySelectorAll('.card').length;

/** Fulfilled when the cards are there. */
async function drawn(element: Table): Promise<void> {
  while (cards(element) === 0) await frame();
}

const frame = () => new Promise(requestAnimationFrame);

/** A board three windows below a link. */
async function far(tag = 'bakers-dozen', attributes: Attributes = {}, width = 900): Promise<Table> {
  await setViewport({ width: width + 40, height: 800 });
  window.scrollTo(0, 0);
  const container = await fixture<HTMLElement>(html`<div></div>`);
  container.style.width = `${width}px`;
  container.innerHTML = '<a href="#">above</a><div style="height: 3200px"></div>';
  const element = create(tag, { seed: '42', ...attributes });
  container.append(element);
  await settled(element);
  expect(cards(element)).to.equal(0);
  return element;
}

/** How far everything on the page jumps, as browsers score it, while something goes on. */
async function shiftIn(change: () => Promise<unknown>): Promise<number> {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
  });
  observer.observe({ type: 'layout-shift' });
  await change();
  await frame();
  await frame();
  for (const entry of observer.takeRecords()) sum += (entry as PerformanceEntry & { value: number }).value;
  observer.disconnect();
  return sum;
}

const heights = (element: Table): number[] =>
  ['.frame', '.toolbar', '.status', '.table'].map(
    (part) => element.shadowRoot!.querySelector(part)?.getBoundingClientRect().height ?? 0,
  );

describe('a board far from the window', function () {
  this.timeout(20_000);

  it('is drawn when it comes near, with all its cards at once', async () => {
    for (const tag of games) {
      const element = await far(tag);
      element.style.setProperty('--solitaire-speed', '180');
      element.scrollIntoView();
      await drawn(element);
      expect(cards(element), tag).to.equal(52);
      expect(seen(element), tag).to.deep.equal(stated(element));
      expect(element.shadowRoot!.getAnimations(), tag).to.deep.equal([]);
      element.remove();
    }
  });

  it('is drawn before it is in sight', async () => {
    const element = await far();
    window.scrollTo(0, element.getBoundingClientRect().top - 800 * 1.6);
    await drawn(element);
    expect(element.getBoundingClientRect().top).to.be.above(innerHeight);
  });

  it('is drawn before it is in sight in a box that scrolls', async () => {
    const element = await far();
    const container = element.parentElement!;
    container.style.cssText += '; height: 600px; overflow: auto';
    expect(cards(element)).to.equal(0);
    const { top } = element.getBoundingClientRect();
    const edge = container.getBoundingClientRect().bottom;
    container.scrollTo(0, top - edge - 50);
    await drawn(element);
    expect(element.getBoundingClientRect().top).to.be.above(edge);
  });

  it('stays drawn', async () => {
    const element = await far();
    element.scrollIntoView();
    await drawn(element);
    window.scrollTo(0, 0);
    await frame();
    await frame();
    element.play(element.legalMoves[0]!);
    await element.updateComplete;
    expect(seen(element)).to.deep.equal(stated(element));
  });

  for (const width of [360, 400, 768, 1280]) {
    it(`has the height that it will have, ${width} px wide`, async () => {
      for (const tag of games) {
        for (const attributes of [
          {},
          { controls: 'none' },
          { fit: 'height', style: 'height: 500px' },
        ] as Attributes[]) {
          const element = await far(tag, attributes, width);
          const before = heights(element);
          const shift = await shiftIn(async () => {
            element.scrollIntoView();
            await drawn(element);
          });
          expect(heights(element), tag).to.deep.equal(before);
          expect(shift, tag).to.equal(0);
          element.parentElement!.remove();
        }
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

  it('says its whole table to a screen reader', async () => {
    for (const tag of games) {
      const element = await far(tag);
      const label = element.shadowRoot!.querySelector('.table [role=img]')!.ariaLabel!;
      element.scrollIntoView();
      await drawn(element);
      element.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
      const parts: string[] = [];
      for (let part = ''; part !== parts[0];) {
        if (part) parts.push(part);
        await sendKeys({ press: 'd' });
        await settled(element);
        part = textOf(element, '.said');
      }
      expect(label, tag).to.equal(parts.join(' '));
      element.remove();
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
    expect(element.shadowRoot!.querySelectorAll('[tabindex="0"]')).to.have.length(1);
  });

  it('is drawn in time for a print', async () => {
    const element = await far();
    window.dispatchEvent(new Event('beforeprint'));
    expect(cards(element)).to.equal(52);
  });

  it('hides no text that a search in the page would find', async () => {
    const element = await far();
    const text = () => ['.status', '.toolbar'].map((part) => textOf(element, part).replace(/\s+/g, ' '));
    const before = text();
    expect(before[0]).to.contain('Deal 42');
    expect(before[1]).to.contain('Undo');
    expect(element.shadowRoot!.querySelector('.tool')).to.equal(null);
    element.scrollIntoView();
    await drawn(element);
    expect(text()).to.deep.equal(before);
  });

  it('plays by script as any other', async () => {
    const element = await far();
    const heard = listen(element);
    const [first] = element.legalMoves;
    expect(element.play(first!)).to.equal(true);
    expect(element.undo()).to.equal(true);
    expect(element.redo()).to.equal(true);
    await element.restart();
    await element.newGame({ seed: '43' });
    element.setAttribute('seed', '44');
    await settled(element);
    expect(typesOf(heard)).to.deep.equal(['move', 'undo', 'redo', 'deal', 'deal', 'deal']);
    expect(await element.hint()).to.exist;
    expect(element.state!.moveCount).to.equal(0);
    expect(cards(element)).to.equal(0);
    element.play(element.legalMoves[0]!);
    await settled(element);
    element.scrollIntoView();
    await drawn(element);
    expect(seen(element)).to.deep.equal(stated(element));
    expect(textOf(element, '.status')).to.contain('Deal 44').and.contain('1 move');
  });

  it('is won by script as any other, and then shows its sheet', async () => {
    const { record, moves } = movesOf(WON['bakers-dozen']!);
    const element = await far('bakers-dozen', { seed: record.seed! });
    const heard = listen(element);
    for (const move of moves) element.play(move);
    await settled(element);
    expect(typesOf(heard).slice(-2)).to.deep.equal(['move', 'win']);
    expect(element.matches(':state(won)')).to.equal(true);
    element.scrollIntoView();
    await drawn(element);
    expect(textOf(element, '.result h2')).to.equal('You won!');
  });

  it('is drawn once its box is shown', async () => {
    await setViewport({ width: 900, height: 800 });
    window.scrollTo(0, 0);
    for (const [markup, show] of [
      ['<div hidden><i></i></div>', (box: HTMLElement) => box.removeAttribute('hidden')],
      ['<details><i></i></details>', (box: HTMLElement) => ((box as HTMLDetailsElement).open = true)],
      ['<dialog><i></i></dialog>', (box: HTMLElement) => (box as HTMLDialogElement).showModal()],
      [
        '<div style="overflow: auto; height: 400px"><p style="height: 4000px"></p><i></i></div>',
        (box: HTMLElement) => box.scrollTo(0, 4000),
      ],
    ] as const) {
      const container = await fixture<HTMLElement>(html`<div></div>`);
      container.innerHTML = markup;
      const element = create('bakers-dozen', { seed: '42' });
      container.querySelector('i')!.replaceWith(element);
      await settled(element);
      show(container.firstElementChild as HTMLElement);
      await drawn(element);
      expect(seen(element), markup).to.deep.equal(stated(element));
      container.remove();
    }
  });

  it('is drawn where it is moved near the window', async () => {
    const element = await far();
    element.parentElement!.prepend(element);
    await drawn(element);
    expect(seen(element)).to.deep.equal(stated(element));
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
    element.scrollIntoView();
    await drawn(element);
    expect(seen(element)).to.deep.equal(stated(element));
  });

  it('needs no observer of the browser’s near the window', async () => {
    const own = window.IntersectionObserver;
    Object.assign(window, { IntersectionObserver: undefined });
    try {
      const element = create('bakers-dozen', { seed: '42' });
      (await fixture<HTMLElement>(html`<div></div>`)).append(element);
      await settled(element);
      expect(cards(element)).to.equal(52);
    } finally {
      Object.assign(window, { IntersectionObserver: own });
    }
  });
});
