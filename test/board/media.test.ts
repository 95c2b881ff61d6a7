import { expect } from '@open-wc/testing';
import { recordFromText } from '../../src/engine.js';
import { emulateFeatures } from '../support/commands.js';
import { freshStorage } from '../support/slots.js';
import { WON } from '../support/games-played.js';
import { box, create, seen, stated, table, type Table } from '../support/table.js';
import { cardOn } from '../support/hand.js';
import { bareFelt, frames, lucky, moveOf, play, pressMouse, releaseMouse } from './board.js';

const animations = (element: Table): number => element.shadowRoot!.getAnimations().length;

const quick = async (): Promise<Table> => {
  const element = await lucky();
  element.style.removeProperty('--solitaire-speed');
  return element;
};

freshStorage();
afterEach(() => emulateFeatures());

describe('a page', () => {
  it('sets the speed of travelling cards', async () => {
    const element = await quick();
    await play(element, moveOf(element));
    const moving = element.shadowRoot!.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
    expect(new Set(moving).size).to.equal(1);
    element.style.setProperty('--solitaire-speed', '0');
    for (const each of element.shadowRoot!.getAnimations()) each.finish();
    element.undo();
    await element.updateComplete;
    expect(animations(element)).to.equal(0);
  });

  it('sees the reader choose another speed, and less motion go before both', async () => {
    const moving = async (motion: string, speed: string): Promise<number> => {
      localStorage.setItem('solitaire-elements/1/lucky-thirteen/settings', JSON.stringify({ motion }));
      const element = await table('lucky-thirteen', { seed: '42', storage: 'local' });
      element.style.setProperty('--solitaire-speed', speed);
      await play(element, moveOf(element));
      const [first] = element.shadowRoot!.getAnimations();
      element.remove();
      localStorage.clear();
      return Number(first?.effect!.getTiming().duration ?? 0);
    };
    const usual = await moving('usual', '180');
    expect(usual).to.be.greaterThan(0);
    // A part of the time is always the same.
    const longer = (await moving('slow', '0')) - usual;
    expect(longer).to.be.greaterThan(0);
    expect(usual - (await moving('fast', '180'))).to.be.closeTo(longer / 2, 1);
    expect(await moving('none', '180')).to.equal(0);
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    expect(await moving('slow', '180')).to.equal(0);
  });

  it('sees its first deal travel from the deck if it had to wait, and appear at once if not', async () => {
    const first = async (attributes: Record<string, string>): Promise<Table> => {
      const element = create('trusty-twelve', attributes);
      element.style.removeProperty('--solitaire-speed');
      (await box()).append(element);
      await new Promise((resolve) => element.addEventListener('deal', resolve, { once: true }));
      return element;
    };
    expect(animations(await first({ seed: '42' }))).to.equal(0);
    const element = await first({});
    expect(animations(element)).to.be.greaterThan(12);
    for (const each of element.shadowRoot!.getAnimations()) each.finish();
    expect(seen(element)).to.deep.equal(stated(element));
    expect(element.play(element.legalMoves[0]!)).to.equal(true);
  });

  it('does not celebrate a win that is only displayed', async () => {
    const element = await quick();
    await element.load(recordFromText(WON['lucky-thirteen']!));
    // A press ends the deal. A celebration would begin with the landing of the last card.
    await pressMouse(bareFelt(element));
    await releaseMouse();
    await frames(2);
    expect(animations(element)).to.equal(0);
  });

  it('in the reader’s own colours keeps every card apart', async () => {
    await emulateFeatures({ 'forced-colors': 'active' });
    const element = await lucky();
    const edge = getComputedStyle(cardOn(element, 'TS'));
    expect([edge.borderTopStyle, edge.borderTopWidth]).to.deep.equal(['solid', '1px']);
  });
});
