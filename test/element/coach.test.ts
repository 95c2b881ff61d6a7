// The strip for a first visitor on the page: its room, its focus, and a press on the table while it shows an example.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { EXAMPLES } from '../examples/games.js';
import { few } from '../support/few.js';
import { games } from '../../src/engine.js';
import { clickOn, focused } from '../support/hand.js';
import { press } from '../support/keys.js';
import { freshStorage } from '../support/slots.js';
import { settled, table, textOf } from '../support/table.js';
import type { Attributes, Table } from '../support/table.js';
import { tap } from './reader.js';

const visit = (attributes: Attributes = {}): Promise<Table> =>
  table('bakers-dozen', { seed: '42', storage: 'local', ...attributes });

const coach = (element: Table): HTMLElement | null => element.shadowRoot!.querySelector<HTMLElement>('.coach');

const told = (element: Table): string => textOf(element, '.coach p');

const pressButton = async (element: Table, caption: string): Promise<void> => {
  const button = [...coach(element)!.querySelectorAll('button')].find(
    ({ title, innerText }) => title === caption || innerText === caption,
  );
  await tap(element, button!);
};

freshStorage();

describe('a first visitor', () => {
  it('ends the example by a press, which does nothing else', async () => {
    const element = await visit();
    const first = element.shadowRoot!.querySelector<HTMLElement>('.card[data-above="0"]')!;
    await pressButton(element, 'Show me');
    while (!element.shadowRoot!.querySelector('.coach')) await settled(element);
    await clickOn(first);
    while (!told(element).startsWith('Your turn')) await settled(element);
    expect([element.moveCount, first.hasAttribute('data-held')]).to.deep.equal([0, false]);
    await pressButton(element, 'Close');
    expect(element.shadowRoot!.querySelectorAll('[data-highlighted]')).to.have.length(0);
  });

  for (const width of few([240, 320, 390, 680, 1280], 2)) {
    it(`sees all cards, and no table that moves when the strip goes, at ${width} px`, async () => {
      await setViewport({ width, height: 844 });
      for (const [game, fit] of [...games.map((each) => [each, ''] as const), ['bakers-dozen', 'height'] as const]) {
        localStorage.clear();
        const element = await table(game, { seed: '42', storage: 'local', fit, style: 'max-height: 700px' });
        const strip = coach(element)!.getBoundingClientRect();
        const lying = [...element.shadowRoot!.querySelectorAll('.card, .pile, .stock, .turn')];
        const covered = lying
          .map((each) => each.getBoundingClientRect())
          .filter(({ top, bottom }) => top < strip.bottom && bottom > strip.top);
        expect(covered, game).to.deep.equal([]);
        expect(element.scrollHeight, game).to.equal(element.clientHeight);
        const before = element.offsetHeight;
        await pressButton(element, 'Close');
        // A longer sentence has its own room in the narrowest frames.
        if (width >= 320) expect(element.offsetHeight, game).to.equal(before);
        element.remove();
      }
    });
  }

  it('reads a sentence of at most two lines on a phone, in English', async () => {
    await setViewport({ width: 390, height: 844 });
    for (const game of [...games, ...EXAMPLES.map(({ variant }) => variant.id)]) {
      localStorage.clear();
      const element = await table(game, { seed: '42', storage: 'local' });
      const sentence = coach(element)!.querySelector('p')!;
      const lines = sentence.offsetHeight / parseFloat(getComputedStyle(sentence).lineHeight);
      expect(Math.round(lines), game).to.be.at.most(2);
      element.remove();
    }
  });

  it('sees the cards of the example, also those that were below the window', async () => {
    await setViewport({ width: 390, height: 520 });
    const element = await table('trefoil-solitaire', { seed: '42', storage: 'local' });
    await pressButton(element, 'Show me');
    while (!told(element).startsWith('Your turn')) await settled(element);
    const cards = [...element.shadowRoot!.querySelectorAll('.card[data-highlighted]')];
    expect(cards).to.have.length(2);
    for (const { top, bottom } of cards.map((card) => card.getBoundingClientRect())) {
      expect(top).to.be.at.least(0);
      expect(bottom).to.be.at.most(520);
    }
  });

  for (const width of [320, 390, 1280]) {
    it(`finds all buttons on one line at ${width} px`, async () => {
      await setViewport({ width, height: 844 });
      const buttons = [...coach(await visit())!.querySelectorAll('button')];
      const middles = buttons.map((each) => each.getBoundingClientRect()).map(({ y, height }) => y + height / 2);
      expect(middles).to.have.length(3);
      for (const middle of middles) expect(middle).to.be.closeTo(middles[0]!, 1);
    });
  }

  it('comes by Tab to the bar, which is seen as long as it has the focus', async () => {
    const element = await visit();
    const opacity = (selector: string) => getComputedStyle(element.shadowRoot!.querySelector(selector)!).opacity;
    expect([opacity('.coach'), opacity('.toolbar')]).to.deep.equal(['1', '0']);
    element.shadowRoot!.querySelector<HTMLElement>('.coach .close')!.focus();
    await press(element, 'Tab');
    expect(focused(element)!.closest('.toolbar')).to.exist;
    expect([opacity('.coach'), opacity('.toolbar')]).to.deep.equal(['0', '1']);
    while (!focused(element)!.closest('.table')) await press(element, 'Tab');
    expect([opacity('.coach'), opacity('.toolbar')]).to.deep.equal(['1', '0']);
  });
});
