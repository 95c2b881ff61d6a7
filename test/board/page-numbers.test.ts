// The lengths and times that a page gives in custom properties, as CSS has them.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { cardOn } from '../support/hand.js';
import { control, settled, type Table, table } from '../support/table.js';
import { warnings } from '../support/warnings.js';
import { waitUntil } from '../support/wait-until.js';
import { moveOf, part, play } from './board.js';

const widthOf = (element: Table): number => cardOn(element, 'TS').offsetWidth;

/** An element with a style, in a window of 1,000 by 900. */
async function styled(style: string): Promise<Table> {
  await setViewport({ width: 1000, height: 900 });
  return table('lucky-thirteen', { seed: '42', style: `--solitaire-speed: 0; ${style}` });
}

async function restyle(element: Table, property: string, value: string): Promise<void> {
  element.style.setProperty(property, value);
  element.requestUpdate();
  await element.updateComplete;
}

describe('--solitaire-card-width', () => {
  it('is a number of pixels or any length, but no card is narrower than 24 pixels', async () => {
    for (const [text, width] of [
      ['50', 50],
      ['4rem', 64],
      ['8vw', 80],
      ['calc(30px * 2)', 60],
      ['min(5em, 3vw + 20px)', 50],
      ['var(--mine)', 30],
      ['4px', 24],
      // As wide as the table lets them be.
      ['', 90],
    ] as const) {
      const element = await styled(`--mine: 1cm; font-size: 12px; --solitaire-card-width: ${text}`);
      const expected = text === 'var(--mine)' ? Math.floor(96 / 2.54) : width;
      expect(widthOf(element), text).to.equal(expected);
    }
  });

  it('follows the window in its units, though its container keeps its width', async () => {
    const element = await styled('width: 700px; --solitaire-card-width: 5vw');
    expect(widthOf(element)).to.equal(50);
    await setViewport({ width: 800, height: 900 });
    await waitUntil(() => widthOf(element) === 40, 'narrower cards');
  });
});

describe('--solitaire-speed', () => {
  const durationOf = (element: Table, selector: string): number =>
    Math.round(parseFloat(getComputedStyle(part(element, selector)).transitionDuration) * 1000);

  it('is a number of milliseconds or any time, for cards and panels', async () => {
    for (const [text, milliseconds] of [
      ['2s', 2000],
      ['calc(100ms * 3)', 300],
      ['360ms', 360],
      ['360', 360],
    ] as const) {
      const element = await styled(`--solitaire-speed: ${text}`);
      await play(element, moveOf(element));
      expect(durationOf(element, '.table'), text).to.equal(Math.round((250 * milliseconds) / 180));
      control(element, 'rules').click();
      await settled(element);
      expect(durationOf(element, 'dialog'), text).to.equal(milliseconds);
    }
  });
});

describe('a wrong value', () => {
  it('gives the default, with one warning for each', async () => {
    const { warned, result } = await warnings(async () => {
      const element = await styled('--solitaire-card-width: 4rm');
      for (const wrong of ['4rm', 'red', '-4px', '-4', '2s']) await restyle(element, '--solitaire-card-width', wrong);
      await setViewport({ width: 990, height: 900 });
      for (const wrong of ['fast', '-180', '2px', '1s, 2s']) await restyle(element, '--solitaire-speed', wrong);
      return element;
    });
    const told = (property: string, value: string, allowed: string) =>
      `<lucky-thirteen> --solitaire-${property}="${value}" is not allowed; allowed: ${allowed}`;
    expect(warned).to.deep.equal([
      ...['4rm', 'red', '-4px', '-4', '2s'].map((value) => told('card-width', value, 'a length or a number')),
      ...['fast', '-180', '2px', '1s, 2s'].map((value) => told('speed', value, 'a time or a number')),
    ]);
    expect(widthOf(result)).to.equal(90);
    expect(part(result, '.frame').style.getPropertyValue('--_speed')).to.equal('180ms');
  });
});
