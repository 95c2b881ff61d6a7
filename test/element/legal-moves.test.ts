// The panel of moves: a whole game by Tab and Enter alone.
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { recordFromText } from '../../src/engine.js';
import { regions } from '../support/commands.js';
import { LOST, WON } from '../support/games-played.js';
import { focused, tableNear } from '../support/hand.js';
import { settled, shownControl, table, textOf, type Table } from '../support/table.js';
import { close, dialogOf, open as openPanel, playFirst } from './reader.js';
import { waitUntil } from '../support/wait-until.js';

const entries = (element: Table): HTMLElement[] => [...dialogOf(element).querySelectorAll<HTMLElement>('ol button')];

const open = (element: Table): Promise<HTMLDialogElement> => openPanel(element, 'legal-moves');

/** Goes on by Tab until a place has the focus, and presses Enter there. */
async function enter(element: Table, find: () => Element | undefined): Promise<void> {
  for (let i = 0; i < 60 && focused(element) !== find(); i++) await sendKeys({ press: 'Tab' });
  expect(focused(element) === find()).to.equal(true);
  await sendKeys({ press: 'Enter' });
  await settled(element);
}

before(() => setViewport({ width: 390, height: 800 }));

describe('the panel of moves', () => {
  for (const [game, text] of Object.entries(WON)) {
    it(`plays the end of ${game} by Tab and Enter alone`, async () => {
      const { element, rest } = await tableNear(text, 4, 390);
      for (const name of ['more', 'legal-moves']) await enter(element, () => shownControl(element, name));
      expect(focused(element)?.localName).to.equal('h2');
      for (const move of rest) {
        const { moveCount } = element;
        const at = element.legalMoves.findIndex((each) => JSON.stringify(each) === JSON.stringify(move));
        await enter(element, () => entries(element)[at]);
        expect(element.moveCount).to.equal(moveCount + 1);
        if (element.status !== 'playing') break;
        const now = entries(element);
        expect(now.length).to.equal(element.legalMoves.length);
        expect(now.indexOf(focused(element)!)).to.equal(Math.min(at, now.length - 1));
      }
      await waitUntil(() => focused(element)?.closest('.result') && !dialogOf(element));
      expect([element.status, dialogOf(element)]).to.deep.equal(['won', null]);
    });
  }

  it('tells in a region of its own what was played: nobody hears what lies below a dialog', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await playFirst(element);
    await open(element);
    element.requestUpdate();
    await settled(element);
    expect(await regions(), 'nothing is told again').to.deep.equal(['']);
    entries(element)[0]!.click();
    await settled(element);
    const said = textOf(element, '.said');
    expect(said).to.match(/[AKQJ\d]/);
    expect(await regions()).to.deep.equal([said]);
    await close(element);
    expect((await regions()).length).to.equal(1);
  });

  it('has the focus on its heading where there is nothing to play', async () => {
    const element = await table('bakers-dozen', { seed: '42' });
    await open(element);
    entries(element)[3]!.focus();
    await element.load(recordFromText(LOST.find(({ game }) => game === 'bakers-dozen')!.text));
    await settled(element);
    expect(entries(element)).to.deep.equal([]);
    expect(focused(element)?.localName).to.equal('h2');
  });

  it('scrolls where there are many moves, and its head stays', async () => {
    await setViewport({ width: 320, height: 480 });
    const element = await table('bakers-dozen', { seed: '42' });
    const dialog = await open(element);
    entries(element).at(-1)!.focus();
    expect(dialog.scrollTop).to.be.greaterThan(50);
    const head = dialog.querySelector('header')!.getBoundingClientRect();
    expect(head.top - dialog.getBoundingClientRect().top).to.be.within(0, 2);
    expect(dialog.scrollWidth).to.equal(dialog.clientWidth);
  });
});
