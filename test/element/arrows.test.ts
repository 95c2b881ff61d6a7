// What a reader reaches by arrows and Enter alone, as with a remote control.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { cardOn, focused, settingIn, table, type Table } from '../support/hand.js';
import { press } from '../support/keys.js';
import { freshStorage } from '../support/slots.js';
import { control, pick, settled, textOf } from '../support/table.js';
import { lucky, part } from '../board/board.js';
import { waitUntil } from '../support/wait-until.js';

const pressAll = async (element: Table, ...keys: string[]): Promise<void> => {
  for (const key of keys) await press(element, key);
};

const controlAt = (element: Table): string | undefined => focused(element)?.dataset['control'];

/** Whether a key was left to the browser. */
async function isLeft(element: Table, key: string): Promise<boolean> {
  let sent: Event | undefined;
  const note = (event: Event) => key.endsWith((event as KeyboardEvent).key) && (sent = event);
  addEventListener('keydown', note, true);
  await press(element, key);
  removeEventListener('keydown', note, true);
  return !sent!.defaultPrevented;
}

const inBox = (width: number, height: number): Promise<Table> =>
  table('lucky-thirteen', { seed: '42', fit: 'height', style: `--solitaire-speed: 0; block-size: ${height}px` }, width);

freshStorage();

describe('an arrow', () => {
  it('leads off the table once it has told of the edge, but not while it is held', async () => {
    const element = await lucky();
    cardOn(element, 'QD').focus();
    await press(element, 'ArrowUp');
    expect(textOf(element, '[aria-live=polite]')).to.equal('edge of the table');
    const held = new KeyboardEvent('keydown', { key: 'ArrowUp', repeat: true, bubbles: true, cancelable: true });
    focused(element)!.dispatchEvent(held);
    expect(focused(element)).to.equal(cardOn(element, 'QD'));
    await press(element, 'ArrowUp');
    expect(focused(element)!.closest('.toolbar')).to.exist;
    await press(element, 'ArrowDown');
    expect(focused(element)).to.equal(cardOn(element, 'QD'));
    await press(element, 'ArrowUp');
    expect(focused(element), 'and tells of it again').to.equal(cardOn(element, 'QD'));
  });

  for (const [dir, onward, back] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`leads along the bar as it is seen, and beyond it is left to the page: ${dir}`, async () => {
      const element = await lucky();
      element.parentElement!.dir = dir;
      control(element, 'undo').focus();
      await pressAll(element, onward, onward);
      expect(controlAt(element)).to.equal('hint');
      await pressAll(element, back, back);
      expect(controlAt(element)).to.equal('undo');
      for (const key of [back, 'ArrowUp', 'Control+ArrowDown']) expect(await isLeft(element, key), key).to.equal(true);
      expect(controlAt(element)).to.equal('undo');
    });
  }

  it('leads down to a bar at the lower edge, and back', async () => {
    const element = await inBox(390, 700);
    await setViewport({ width: 390, height: 800 });
    await waitUntil(
      () => part(element, '.table').compareDocumentPosition(part(element, '.toolbar')) & 4,
      'it is below',
    );
    cardOn(element, 'TS').focus();
    while (focused(element)!.closest('.table')) await press(element, 'ArrowDown');
    expect(focused(element)!.closest('.toolbar')).to.exist;
    expect(await isLeft(element, 'ArrowDown')).to.equal(true);
    await press(element, 'ArrowUp');
    expect(focused(element)!.closest('.table')).to.exist;
  });

  it('leads to a bar beside the table, along that, and back', async () => {
    const element = await inBox(800, 300);
    await waitUntil(() => part(element, '[data-rail]'), 'it is beside the table');
    cardOn(element, '5C').focus();
    await pressAll(element, 'ArrowDown', 'ArrowDown');
    const first = controlAt(element);
    await press(element, 'ArrowDown');
    expect([first, controlAt(element)].every(Boolean)).to.equal(true);
    expect(controlAt(element)).not.to.equal(first);
    await pressAll(element, 'ArrowUp', 'ArrowUp');
    expect(focused(element)!.closest('.table')).to.exist;
  });

  it('leads to the strip for a first visit, and Enter closes it', async () => {
    const element = await table('lucky-thirteen', { seed: '42', storage: 'local' });
    cardOn(element, 'AS').focus();
    while (!focused(element)!.closest('.coach')) await press(element, 'ArrowUp');
    while (!focused(element)!.matches('.close')) await press(element, 'ArrowRight');
    await press(element, 'Enter');
    await settled(element);
    expect(focused(element)!.closest('.table')).to.exist;
  });

  it('leads between bar, buttons of a replay, its slider and the table', async () => {
    const element = await table('trusty-twelve', { seed: '2' });
    await pick(element, 'solution');
    await waitUntil(() => part(element, '.transport'), 'it is shown');
    control(element, 'pause').click();
    await settled(element);
    control(element, 'undo').focus();
    const passed: (string | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await press(element, key);
      passed.push(
        ['.transport button', '.transport input', '.table *'].find((each) => focused(element)!.matches(each)),
      );
    }
    expect(passed).to.deep.equal(['.transport button', '.transport input', '.table *']);
  });

  it('leads along the list of more and the moves, and scrolls figures', async () => {
    const element = await lucky();
    await press(element, 'Tab');
    control(element, 'more').focus();
    await press(element, 'Enter');
    await settled(element);
    await pressAll(element, 'ArrowDown', 'ArrowDown');
    const second = controlAt(element);
    await press(element, 'ArrowUp');
    expect(controlAt(element)).not.to.equal(second);
    while (controlAt(element) !== 'legal-moves') await press(element, 'ArrowDown');
    await press(element, 'Enter');
    await settled(element);
    await pressAll(element, 'ArrowDown', 'Enter');
    expect(element.moveCount).to.equal(1);
    element.shadowRoot!.querySelector('dialog')!.close();
    await waitUntil(() => !part(element, 'dialog'));
    await pick(element, 'statistics');
    await settled(element);
    expect(await isLeft(element, 'ArrowDown')).to.equal(true);
  });
});

describe('a sign for the speed of a replay', () => {
  it('does nothing on its buttons without single-key shortcuts', async () => {
    const element = await table('trusty-twelve', { seed: '2' });
    await pick(element, 'settings');
    await settled(element);
    settingIn(element.shadowRoot!.querySelector('dialog')!, 'Single-key shortcuts').click();
    await press(element, 'Escape');
    await waitUntil(() => !part(element, 'dialog'));
    await pick(element, 'solution');
    await waitUntil(() => part(element, '.transport'), 'it is shown');
    const speed = () => textOf(element, '.transport button:not([data-control])');
    const before = speed();
    part(element, '.transport button').focus();
    await press(element, '>');
    expect(speed()).to.equal(before);
  });
});
