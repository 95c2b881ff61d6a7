// A game on a slide: what it uses turns no slide, and what it doesn't use does. The libraries are the real ones.
import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import '../../src/calendar.js';
import { aim, cardOn, clickOn, drag, focused, middle, placeOf, type Point, touchDrag } from '../support/hand.js';
import { press } from '../support/keys.js';
import { control, create, pick, settled, type Table } from '../support/table.js';
import { moveOf, part } from '../board/board.js';
import { type Deck, DECKS, deckWith } from './decks.js';
import { waitUntil } from '../support/wait-until.js';

const game = (): Table => create('lucky-thirteen', { seed: '42', fit: 'height' });

/** Turns the slide by what is not used, and back. */
async function expectTurned(deck: Deck, act: () => Promise<unknown>, what: string): Promise<void> {
  await act();
  await waitUntil(() => deck.slide() !== 1, `${what} turns the slide`);
  deck.back();
  await waitUntil(() => deck.slide() === 1);
}

async function expectKept(deck: Deck, act: () => Promise<unknown>, what: string): Promise<void> {
  await act();
  expect(deck.slide(), what).to.equal(1);
}

/** To the right, Chromium would go back to the page before. */
const beside = ({ x, y }: Point): Point => ({ x: x - 200, y });

for (const name of Object.keys(DECKS)) {
  describe(`on a slide of ${name}`, () => {
    let deck: Deck;
    afterEach(() => deck.end());

    it('keys of the table turn no slide, and those without a meaning there do', async () => {
      const element = game();
      deck = await deckWith(name, element);
      cardOn(element, 'TS').focus();
      const arrows = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'ArrowUp'];
      for (const key of [' ', 'Escape', ...arrows, 'Home', 'End', 'Enter', ...'hpl.?afgv']) {
        await expectKept(deck, () => press(element, key), key);
        if (element.shadowRoot!.querySelector('dialog')) await press(element, 'Escape');
        if (!focused(element)?.closest('.table')) cardOn(element, 'TS').focus();
      }
      await expectTurned(deck, () => press(element, 'PageDown'), 'PageDown');
    });

    it('keys of buttons, panels and a poster turn none, and other arrows do', async () => {
      const element = game();
      element.poster = true;
      deck = await deckWith(name, element);
      await element.updateComplete;
      part(element, '.poster').focus();
      await expectTurned(deck, () => press(element, 'ArrowRight'), 'an arrow at a poster');
      part(element, '.poster').focus();
      await expectKept(deck, () => press(element, ' '), 'Space at a poster');
      await waitUntil(() => element.state, 'it is open');
      await settled(element);
      control(element, 'more').focus();
      for (const key of [' ', 'ArrowDown', 'End', 'PageDown', 'Escape']) {
        await expectKept(deck, () => press(element, key), `${key} in a panel`);
      }
      await waitUntil(() => !part(element, 'dialog'));
      control(element, 'undo').focus();
      await expectTurned(deck, () => press(element, 'ArrowLeft'), 'an arrow off the bar');
    });

    it('a replay keeps its arrows and its slider', async () => {
      const element = game();
      deck = await deckWith(name, element);
      element.play(moveOf(element));
      const { record } = element;
      void element.watch(record);
      await settled(element);
      const slider = part(element, '.transport input') as HTMLInputElement;
      const { left, top, width, height } = slider.getBoundingClientRect();
      const at = (share: number): Point => ({ x: Math.round(left + share * width), y: Math.round(top + height / 2) });
      for (const way of [drag, touchDrag]) {
        const { value } = slider;
        await expectKept(deck, () => (value === '0' ? way(at(0.1), at(0.9)) : way(at(0.9), at(0.1))), way.name);
        await settled(element);
        expect(slider.value, way.name).not.to.equal(value);
      }
      slider.focus();
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'Escape']) {
        await expectKept(deck, () => press(element, key), `${key} at the slider`);
      }
    });

    it('a dragged card moves alone, and the felt is swiped', async () => {
      const element = game();
      deck = await deckWith(name, element);
      const { right, bottom } = part(element, '.table').getBoundingClientRect();
      const felt = { x: Math.round(right - 4), y: Math.round(bottom - 4) };
      for (const way of [drag, touchDrag]) {
        const { card, to } = moveOf(element);
        const { moveCount } = element;
        await expectKept(deck, () => way(placeOf(element, card), aim(element, to)), way.name);
        await settled(element);
        expect(element.moveCount, way.name).to.equal(moveCount + 1);
      }
      await expectTurned(deck, () => touchDrag(felt, beside(felt)), 'a swipe over the felt');
    });

    it('a calendar keeps its keys', async () => {
      const element = create('lucky-thirteen', { daily: '', id: 'days' });
      const calendar = Object.assign(document.createElement('solitaire-calendar'), { htmlFor: 'days' });
      deck = await deckWith(name, element, calendar);
      const root = calendar.shadowRoot!;
      root.querySelector<HTMLElement>('[part=day][tabindex="0"]')!.focus();
      for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'PageUp', 'Enter', ' ']) {
        await expectKept(deck, () => sendKeys({ press: key }), key);
      }
      root.querySelector<HTMLElement>('.previous')!.focus();
      await expectKept(deck, () => sendKeys({ press: ' ' }), 'Space on a button');
      await expectTurned(deck, () => sendKeys({ press: 'ArrowRight' }), 'an arrow on a button');
    });

    it('a panel is moved and scrolled alone', async () => {
      const element = game();
      deck = await deckWith(name, element);
      await pick(element, 'rules');
      await settled(element);
      const inside = middle(part(element, 'dialog'));
      for (const way of [drag, touchDrag]) await expectKept(deck, () => way(inside, beside(inside)), way.name);
      await expectKept(deck, () => sendMouse({ type: 'move', position: [inside.x, inside.y] }), 'a pointer');
      await clickOn(part(element, 'dialog .close'));
    });
  });
}
