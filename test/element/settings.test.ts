// Felt, backs and sounds: what the page asks for, and what the reader chooses instead.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { backPath } from '../../src/cards/back.js';
import { emulateFeatures, touch } from '../support/commands.js';
import { buttonOn, clickOn, focused, middle, settingIn } from '../support/hand.js';
import { press } from '../support/keys.js';
import { pick, settled, table, type Table } from '../support/table.js';
import { freshStorage } from '../support/slots.js';

const KEPT = { seed: '42', storage: 'local' };

const frameOf = (element: Table) => element.shadowRoot!.querySelector('.frame')!;
const feltOf = (element: Table): string => getComputedStyle(frameOf(element)).backgroundColor;
const backOf = (element: Table): string | null =>
  element.shadowRoot!.querySelector('.card.back path')!.getAttribute('d');
const dialogOf = (element: Table): HTMLDialogElement => element.shadowRoot!.querySelector('dialog')!;
const choiceOf = (element: Table, name: string): HTMLInputElement =>
  dialogOf(element).querySelector(`[type=radio][aria-label="${name}"]`)!;
const soundOf = (element: Table): HTMLInputElement => settingIn(dialogOf(element), 'Sounds');

async function open(element: Table): Promise<void> {
  await pick(element, 'settings');
  await settled(element);
}

async function close(element: Table): Promise<void> {
  dialogOf(element).close();
  while (dialogOf(element)) await settled(element);
}

/** Chooses with the mouse, and closes the panel. */
async function choose(element: Table, name: string): Promise<void> {
  await open(element);
  await clickOn(choiceOf(element, name));
  await close(element);
}

const GREEN = 'rgb(39, 99, 74)';
const BLUE = 'rgb(40, 85, 122)';
const SLATE = 'rgb(71, 82, 94)';

freshStorage();
beforeEach(() => setViewport({ width: 1280, height: 800 }));

describe('brief speech and single keys', () => {
  it('are off and on until the reader chooses, and are kept', async () => {
    const chosen = async (element: Table) => {
      await open(element);
      const boxes = [...dialogOf(element).querySelectorAll<HTMLInputElement>('[role=switch]')].slice(-2);
      return boxes.map((each) => [each.closest('label')!.textContent.trim(), each.checked]);
    };
    const element = await table('trusty-twelve', KEPT);
    expect(await chosen(element)).to.deep.equal([
      ['Brief speech', false],
      ['Single-key shortcuts', true],
    ]);
    for (const name of ['Brief', 'Single-key']) await clickOn(settingIn(dialogOf(element), name));
    element.remove();
    expect((await chosen(await table('trusty-twelve', KEPT))).map(([, isOn]) => isOn)).to.deep.equal([true, false]);
  });
});

describe('felt and back', () => {
  it('are chosen with the mouse, at once and for the next visit', async () => {
    const element = await table('trusty-twelve', KEPT);
    expect([feltOf(element), backOf(element)]).to.deep.equal([GREEN, backPath('rosette')]);
    await choose(element, 'Blue');
    await choose(element, 'Waves');
    expect([feltOf(element), backOf(element)]).to.deep.equal([BLUE, backPath('waves')]);
    element.remove();
    const next = await table('trusty-twelve', KEPT);
    expect([feltOf(next), backOf(next)]).to.deep.equal([BLUE, backPath('waves')]);
    await open(next);
    expect([choiceOf(next, 'Blue').checked, choiceOf(next, 'Waves').checked]).to.deep.equal([true, true]);
  });

  it('are chosen with a finger', async () => {
    const element = await table('trusty-twelve', KEPT);
    await open(element);
    for (const name of ['Slate', 'Lattice']) {
      const { x, y } = middle(choiceOf(element, name));
      await touch.tap(x, y);
      await settled(element);
    }
    expect([feltOf(element), backOf(element)]).to.deep.equal([SLATE, backPath('lattice')]);
  });

  it('are chosen with keys, each group being one stop', async () => {
    const element = await table('trusty-twelve', { ...KEPT, controls: 'settings' });
    buttonOn(element, '[data-control=settings]').focus();
    await press(element, 'Enter');
    const stops: string[] = [];
    for (let i = 0; i < 3; i++) {
      await press(element, 'Tab');
      stops.push(focused(element)!.ariaLabel!);
      if (i > 0) await press(element, 'ArrowRight');
    }
    expect(stops).to.deep.equal(['Close', 'Default', 'Rosette']);
    expect([feltOf(element), backOf(element)]).to.deep.equal([BLUE, backPath('lattice')]);
    await press(element, 'Escape');
    expect(focused(element)?.dataset['control']).to.equal('settings');
  });

  it('are two groups with names, beside switches', async () => {
    const element = await table('trusty-twelve', KEPT);
    await open(element);
    const groups = [...dialogOf(element).querySelectorAll('[role=radiogroup]')];
    expect(groups.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Table colour', 'Card back']);
    for (const group of groups) expect(group.querySelectorAll('[type=radio]').length).to.be.above(2);
    const words = groups.map((group) => [...group.querySelectorAll('label')].map(({ title }) => title));
    expect(words).to.deep.equal([
      ['Default', 'Blue', 'Burgundy', 'Slate'],
      ['Rosette', 'Lattice', 'Waves'],
    ]);
    const boxes = [...dialogOf(element).querySelectorAll('[type=checkbox]')];
    expect(boxes.map(({ role }) => role)).to.deep.equal(Array(8).fill('switch'));
    expect(boxes.map((each) => each.closest('label')!.textContent.trim())).to.deep.equal([
      ...['Tap once to move', 'Large cards', 'Four-colour suits', 'Left-handed layout', 'Show timer', 'Sounds'],
      ...['Brief speech', 'Single-key shortcuts'],
    ]);
  });

  it('are chosen by no key that sends a form', async () => {
    const element = await table('trusty-twelve', KEPT);
    await open(element);
    const sent: boolean[] = [];
    element.shadowRoot!.addEventListener('submit', (event) => {
      sent.push(!event.defaultPrevented);
      event.preventDefault();
    });
    choiceOf(element, 'Default').focus();
    await press(element, 'Enter');
    // Firefox sends a form of choices alone, Chromium does not.
    dialogOf(element).querySelector('form')!.requestSubmit();
    expect(sent).not.to.include(true);
    expect(dialogOf(element).open).to.equal(true);
  });

  it('are those of the page, until the reader chooses', async () => {
    const page = { ...KEPT, felt: 'slate', back: 'waves' };
    const element = await table('trusty-twelve', page);
    expect([feltOf(element), backOf(element)]).to.deep.equal([SLATE, backPath('waves')]);
    await choose(element, 'Blue');
    element.felt = 'burgundy';
    element.back = 'lattice';
    await settled(element);
    expect([feltOf(element), backOf(element)]).to.deep.equal([BLUE, backPath('lattice')]);
    element.remove();
    const next = await table('trusty-twelve', page);
    expect([feltOf(next), backOf(next)]).to.deep.equal([BLUE, backPath('waves')]);
  });

  it('stay chosen together where nothing is kept', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    await choose(element, 'Blue');
    await choose(element, 'Waves');
    expect([feltOf(element), backOf(element)]).to.deep.equal([BLUE, backPath('waves')]);
    expect(localStorage.length).to.equal(0);
  });

  it('are kept as they were chosen last, in whichever of two elements', async () => {
    const [one, other] = [await table('trusty-twelve', KEPT), await table('trusty-twelve', KEPT)];
    await choose(one, 'Slate');
    await choose(other, 'Blue');
    await choose(one, 'Waves');
    expect([feltOf(one), backOf(one)]).to.deep.equal([BLUE, backPath('waves')]);
    const next = await table('trusty-twelve', KEPT);
    expect([feltOf(next), backOf(next)]).to.deep.equal([BLUE, backPath('waves')]);
  });

  it('of the page may be a custom property, which the reader can leave and come back to', async () => {
    const element = await table('trusty-twelve', KEPT);
    element.style.setProperty('--solitaire-felt', '#f0f0e0');
    element.style.setProperty('--solitaire-felt-ink', '#222');
    expect(feltOf(element)).to.equal('rgb(240, 240, 224)');
    await choose(element, 'Blue');
    expect([feltOf(element), getComputedStyle(frameOf(element)).color]).to.deep.equal([BLUE, 'rgb(255, 255, 255)']);
    await choose(element, 'Default');
    expect([feltOf(element), getComputedStyle(frameOf(element)).color]).to.deep.equal([
      'rgb(240, 240, 224)',
      'rgb(34, 34, 34)',
    ]);
  });

  it('that no one knows are left alone, beside settings that are good', async () => {
    const kept = { tap: true, large: 'yes', timer: false, felt: 'pink', back: 7 };
    localStorage.setItem('solitaire-elements/1/trusty-twelve/settings', JSON.stringify(kept));
    const element = await table('trusty-twelve', { ...KEPT, back: 'waves' });
    expect([feltOf(element), backOf(element)]).to.deep.equal([GREEN, backPath('waves')]);
    expect(element.shadowRoot!.querySelector('[role=timer]')).to.equal(null);
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`let texts be read in a ${scheme} page`, async () => {
      await emulateFeatures({ 'prefers-color-scheme': scheme });
      for (const felt of ['green', 'blue', 'burgundy', 'slate']) {
        const element = await table('trusty-twelve', { seed: '42', felt });
        element.style.colorScheme = 'light dark';
        const accent = document.createElement('i');
        accent.style.color = 'var(--accent)';
        frameOf(element).append(accent);
        for (const text of [frameOf(element), accent]) {
          expect(contrast(getComputedStyle(text).color, feltOf(element)), felt).to.be.at.least(4.5);
        }
        element.remove();
      }
      await emulateFeatures();
    });
  }
});

describe('one tap to move', () => {
  const tapOf = (element: Table): HTMLInputElement => settingIn(dialogOf(element), 'Tap once to move');

  it('is on where fingers are the pointer, until the reader chooses', async () => {
    const matchMedia = window.matchMedia.bind(window);
    for (const isCoarse of [true, false]) {
      window.matchMedia = (query) =>
        query === '(pointer: coarse)' ? ({ matches: isCoarse } as MediaQueryList) : matchMedia(query);
      try {
        localStorage.clear();
        const element = await table('trusty-twelve', KEPT);
        await open(element);
        expect(tapOf(element).checked).to.equal(isCoarse);
        await clickOn(tapOf(element));
        element.remove();
        const next = await table('trusty-twelve', KEPT);
        await open(next);
        expect(tapOf(next).checked, 'later').to.equal(!isCoarse);
        next.remove();
      } finally {
        window.matchMedia = matchMedia;
      }
    }
  });
});

describe('sounds', () => {
  it('are off, or on where the page says so, until the reader chooses', async () => {
    for (const [attributes, isOn] of [
      [{}, false],
      [{ sound: '' }, true],
      [{ sound: 'false' }, false],
    ] as const) {
      localStorage.clear();
      const element = await table('trusty-twelve', { ...KEPT, ...attributes });
      await open(element);
      expect(soundOf(element).checked).to.equal(isOn);
      await clickOn(soundOf(element));
      element.sound = isOn;
      await settled(element);
      expect(soundOf(element).checked, 'the reader’s').to.equal(!isOn);
      element.remove();
      const next = await table('trusty-twelve', { ...KEPT, ...attributes });
      await open(next);
      expect(soundOf(next).checked, 'later').to.equal(!isOn);
      next.remove();
    }
  });
});

/** As WCAG counts it, of two colours in RGB. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const context = document.createElement('canvas').getContext('2d')!;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...context.getImageData(0, 0, 1, 1).data].map((each) => {
      const share = each / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue! + 0.05;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return Math.max(a, b) / Math.min(a, b);
}
