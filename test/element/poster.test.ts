// An element that stands closed, and what opens it.
import { expect, oneEvent } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { createGame, recordFromText } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { clickOn, focused } from '../support/hand.js';
import { freshStorage } from '../support/slots.js';
import { box, create, drawn, listen, settled, typesOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { change, playFirst, tap } from './reader.js';

const RECORD = recordFromText(WON['bakers-dozen']!);

/** A closed element in a box of this width. */
async function closed(attributes: Attributes = {}, width = 600): Promise<Table> {
  const element = create('bakers-dozen', { seed: '42', poster: '', ...attributes });
  const place = await box();
  place.style.width = `${width}px`;
  place.append(element);
  await settled(element);
  return element;
}

const poster = (element: Table): HTMLButtonElement | null => element.shadowRoot!.querySelector('button.poster');

/** What it says, from above. */
const told = (element: Table): string[] =>
  [...element.shadowRoot!.querySelectorAll('.about > *')].map(({ textContent }) => textContent.trim());

const fan = (element: Table): (string | undefined)[] =>
  [...element.shadowRoot!.querySelectorAll<SVGElement>('.fan .drawn')].map(({ dataset }) => dataset['suit']);

/** The fan of a closed element, when it is there. */
async function fanNear(element: Table): Promise<(string | undefined)[]> {
  while (fan(element).length === 0) await new Promise(requestAnimationFrame);
  return fan(element);
}

/** A closed element two windows below one whose fan is there: so the browser has looked at both. */
async function far(): Promise<Table> {
  window.scrollTo(0, 0);
  const element = create('bakers-dozen', { seed: '42', poster: '' });
  element.style.marginBlockStart = `${2 * innerHeight}px`;
  const above = await closed();
  above.after(element);
  await fanNear(above);
  return element;
}

const isOpen = (element: Table): boolean => element.matches(':state(open)');

const isBoardShown = (element: Table): boolean => !!element.shadowRoot!.querySelector('.table')?.checkVisibility();

describe('poster', () => {
  freshStorage();

  it('deals, draws and keeps nothing', async () => {
    const element = create('bakers-dozen', { poster: '', storage: 'local' });
    const heard = listen(element);
    (await box()).append(element);
    await settled(element);
    expect(element.record).to.equal(null);
    expect(isBoardShown(element)).to.equal(false);
    expect(typesOf(heard)).to.deep.equal([]);
    expect(localStorage).to.have.length(0);
  });

  it('draws the top cards of the first piles, hearts and diamonds in red', async () => {
    const element = await closed();
    element.style.setProperty('--solitaire-red', 'rgb(1, 2, 3)');
    const { piles } = createGame('bakers-dozen', { seed: '42' }).state;
    expect(await fanNear(element)).to.deep.equal(piles.slice(0, 3).map(({ cards }) => cards.at(-1)![1]));
    const red = [...element.shadowRoot!.querySelectorAll<SVGElement>('.fan .drawn')]
      .filter((card) => getComputedStyle(card).color === 'rgb(1, 2, 3)')
      .map(({ dataset }) => dataset['suit']);
    expect(red).to.deep.equal(fan(element).filter((suit) => 'DH'.includes(suit!)));
    expect(red).not.to.deep.equal([]);
  });

  it('draws its fan when it comes near the window', async () => {
    const element = await far();
    expect(fan(element)).to.deep.equal([]);
    element.scrollIntoView();
    expect(await fanNear(element)).to.have.length(3);
  });

  it('draws its fan for print', async () => {
    const element = await far();
    window.dispatchEvent(new Event('beforeprint'));
    expect(fan(element)).to.have.length(3);
  });

  it('is at most 200 pixels high at any width, with a given height as well', async () => {
    for (const width of [240, 320, 390, 768, 1280]) {
      for (const fit of ['', 'height']) {
        const { height } = (await closed({ fit }, width)).getBoundingClientRect();
        expect(height, `${width} ${fit}`).to.be.within(100, 200);
      }
    }
  });

  it('stands in the middle of a wide container', async () => {
    await setViewport({ width: 1280, height: 800 });
    const inlineStart = async (width: number): Promise<number> => {
      const element = await closed({}, width);
      const [frame, fan] = ['.frame', '.fan'].map((each) => element.shadowRoot!.querySelector(each)!);
      return fan!.getBoundingClientRect().x - frame!.getBoundingClientRect().x;
    };
    expect(await inlineStart(390)).to.be.below(20);
    expect(await inlineStart(1280)).to.be.within(300, 450);
  });

  it('has its button in a frame of 150 pixels too', async () => {
    await setViewport({ width: 300, height: 150 });
    const element = await closed({}, 300);
    const { top, bottom } = element.shadowRoot!.querySelector('.begin')!.getBoundingClientRect();
    const { top: start, height } = element.getBoundingClientRect();
    expect(height).to.be.at.most(150);
    expect([top >= start, bottom <= start + 150]).to.deep.equal([true, true]);
    await setViewport({ width: 800, height: 600 });
  });

  it('is opened by a press or by Enter, which leave the attribute alone, and the keyboard is on the table', async () => {
    for (const open of [(element: Table) => clickOn(poster(element)!), () => sendKeys({ press: 'Enter' })]) {
      const element = await closed();
      poster(element)!.focus();
      const deal = oneEvent(element, 'deal');
      await open(element);
      await deal;
      await drawn(element);
      await settled(element);
      expect([element.getAttribute('poster'), poster(element)]).to.deep.equal(['', null]);
      expect([element.seed, focused(element)?.dataset['card']]).to.deep.equal(['42', '5C']);
    }
  });

  it('is opened by taking the attribute away, which leaves the focus alone, with what was asked for meanwhile', async () => {
    const element = await closed();
    await change(element, { seed: '7' });
    expect(told(element)).to.deep.equal([
      'Baker’s Dozen',
      'Build each suit on its foundation, from Ace to King.',
      'Deal 7',
      'Play',
    ]);
    const deal = oneEvent(element, 'deal');
    element.removeAttribute('poster');
    await deal;
    await drawn(element);
    expect([element.seed, focused(element)]).to.deep.equal(['7', null]);
  });

  it('is opened by methods that begin or show a game', async () => {
    const ways: [string, (element: Table) => unknown][] = [
      ['newGame', (element) => element.newGame({ seed: '7' })],
      ['restart', (element) => element.restart()],
      ['load', (element) => element.load(RECORD, { at: 3 })],
      ['watch', (element) => void element.watch(RECORD)],
    ];
    for (const [name, begin] of ways) {
      const element = await closed();
      await begin(element);
      await settled(element);
      expect([element.poster, isBoardShown(element)], name).to.deep.equal([true, true]);
    }
  });

  it('stays closed where a method is asked for a bad deal', async () => {
    const element = await closed();
    await element.load({ ...RECORD, moves: 'XX' }).catch(() => {});
    expect(isOpen(element)).to.equal(false);
  });

  it('is not opened while the element is disabled', async () => {
    const element = await closed({ disabled: '' });
    await clickOn(poster(element)!);
    expect(isOpen(element)).to.equal(false);
  });

  it('closes no table that is shown, whatever asks for it then', async () => {
    const element = await closed();
    await tap(element, poster(element)!);
    await playFirst(element);
    for (const ask of [
      () => (element.poster = true),
      () => element.setAttribute('poster', 'again'),
      () => element.toggleAttribute('poster', false),
      () => element.toggleAttribute('poster', true),
      () => element.parentElement!.prepend(element),
      () => (element.seed = '7'),
    ]) {
      ask();
      await settled(element);
      expect([isBoardShown(element), isOpen(element)], String(ask)).to.deep.equal([true, true]);
    }
    expect(element.seed).to.equal('7');
  });

  it('closes the copy of an open element', async () => {
    const element = await closed();
    await tap(element, poster(element)!);
    const copy = element.cloneNode(true) as Table;
    element.after(copy);
    await settled(copy);
    expect([isBoardShown(copy), isOpen(copy)]).to.deep.equal([false, false]);
  });

  it('follows no link around it', async () => {
    const element = await closed();
    const link = document.createElement('a');
    link.href = '#followed';
    element.replaceWith(link);
    link.append(element);
    await settled(element);
    await clickOn(poster(element)!);
    expect(location.hash).to.equal('');
  });
});
