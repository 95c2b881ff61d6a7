// Felt, backs and sounds: what the page asks for, and what the reader chooses instead.
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { backPath } from '../../src/cards/back.js';
import { en } from '../../src/locales/en.js';
import { SWITCHES } from '../../src/play/storage/settings.js';
import { emulateFeatures, touch } from '../support/commands.js';
import { buttonOn, clickOn, focused, middle, settingIn } from '../support/hand.js';
import { contrast, seen } from '../support/contrast.js';
import { press } from '../support/keys.js';
import { freshStorage } from '../support/slots.js';
import { settled, table, type Table } from '../support/table.js';
import { change, close, dialogOf, open as openPanel } from './reader.js';

const KEPT = { seed: '42', storage: 'local' };

const frameOf = (element: Table) => element.shadowRoot!.querySelector('.frame')!;
const feltOf = (element: Table): string => getComputedStyle(frameOf(element)).backgroundColor;
const backOf = (element: Table): string | null =>
  element.shadowRoot!.querySelector('.card.back path')!.getAttribute('d');
/** What is seen of a table: the felt, and the path of the backs. */
const look = (element: Table) => [feltOf(element), backOf(element)];
const choiceOf = (element: Table, name: string): HTMLInputElement =>
  dialogOf(element).querySelector(`[type=radio][aria-label="${name}"]`)!;
const open = (element: Table) => openPanel(element, 'settings');

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

describe('felt and back', () => {
  it('are chosen with the mouse, at once and for the next visit', async () => {
    const element = await table('trusty-twelve', KEPT);
    expect(look(element)).to.deep.equal([GREEN, backPath('rosette')]);
    await choose(element, 'Blue');
    await choose(element, 'Waves');
    expect(look(element)).to.deep.equal([BLUE, backPath('waves')]);
    element.remove();
    const next = await table('trusty-twelve', KEPT);
    expect(look(next)).to.deep.equal([BLUE, backPath('waves')]);
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
    expect(look(element)).to.deep.equal([SLATE, backPath('lattice')]);
  });

  it('are chosen with keys, each group being one stop', async () => {
    const element = await table('trusty-twelve', { ...KEPT, buttons: 'settings' });
    buttonOn(element, '[data-control=settings]').focus();
    await press(element, 'Enter');
    const stops: string[] = [];
    for (let i = 0; i < 3; i++) {
      await press(element, 'Tab');
      stops.push(focused(element)!.ariaLabel!);
      if (i > 0) await press(element, 'ArrowRight');
    }
    expect(stops).to.deep.equal(['Close', 'Green', 'Rosette']);
    expect(look(element)).to.deep.equal([BLUE, backPath('lattice')]);
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
      ['Green', 'Blue', 'Burgundy', 'Slate'],
      ['Rosette', 'Lattice', 'Waves'],
    ]);
    const boxes = [...dialogOf(element).querySelectorAll('[type=checkbox]')];
    expect(new Set(boxes.map(({ role }) => role))).to.deep.equal(new Set(['switch']));
    const labelOf = (each: Element) => each.closest('label')!.textContent.trim();
    expect(boxes.map(labelOf)).to.deep.equal(SWITCHES.map((name) => en[name]));
    expect(dialogOf(element).querySelector('h3')!.textContent.trim()).to.equal('Accessibility');
  });

  it('are chosen by no key that sends a form', async () => {
    const element = await table('trusty-twelve', KEPT);
    await open(element);
    const sent: boolean[] = [];
    element.shadowRoot!.addEventListener('submit', (event) => {
      sent.push(!event.defaultPrevented);
      event.preventDefault();
    });
    choiceOf(element, 'Green').focus();
    await press(element, 'Enter');
    // Firefox sends a form of choices alone, Chromium does not.
    dialogOf(element).querySelector('form')!.requestSubmit();
    expect(sent).not.to.include(true);
    expect(dialogOf(element).open).to.equal(true);
  });

  it('are those of the page, until the reader chooses', async () => {
    const page = { ...KEPT, felt: 'slate', back: 'waves' };
    const element = await table('trusty-twelve', page);
    expect(look(element)).to.deep.equal([SLATE, backPath('waves')]);
    await choose(element, 'Blue');
    await change(element, { felt: 'burgundy', back: 'lattice' });
    expect(look(element)).to.deep.equal([BLUE, backPath('lattice')]);
    element.remove();
    const next = await table('trusty-twelve', page);
    expect(look(next)).to.deep.equal([BLUE, backPath('waves')]);
  });

  it('of the page may be a custom property, which the reader can leave and come back to', async () => {
    const element = await table('trusty-twelve', KEPT);
    element.style.setProperty('--solitaire-felt', '#f0f0e0');
    element.style.setProperty('--solitaire-felt-ink', '#222');
    expect(feltOf(element)).to.equal('rgb(240, 240, 224)');
    await choose(element, 'Blue');
    expect([feltOf(element), getComputedStyle(frameOf(element)).color]).to.deep.equal([BLUE, 'rgb(255, 255, 255)']);
    await choose(element, 'Green');
    expect([feltOf(element), getComputedStyle(frameOf(element)).color]).to.deep.equal([
      'rgb(240, 240, 224)',
      'rgb(34, 34, 34)',
    ]);
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`let texts be read in a ${scheme} page`, async () => {
      await emulateFeatures({ 'prefers-color-scheme': scheme });
      for (const felt of ['green', 'blue', 'burgundy', 'slate']) {
        const element = await table('trusty-twelve', { seed: '42', felt });
        element.style.colorScheme = 'light dark';
        const accent = document.createElement('i');
        accent.style.color = 'var(--_accent)';
        frameOf(element).append(accent);
        for (const text of [frameOf(element), accent]) {
          expect(contrast(seen(getComputedStyle(text).color), seen(feltOf(element))), felt).to.be.at.least(4.5);
        }
        element.remove();
      }
      await emulateFeatures();
    });
  }
});

describe('a switch', () => {
  it('for sounds is as the attribute says, and is pressed with the mouse', async () => {
    const element = await table('trusty-twelve', { ...KEPT, sound: 'false' });
    const field = settingIn(await open(element), 'Sounds');
    expect(field.checked).to.equal(false);
    await clickOn(field);
    await change(element, { sound: false });
    expect(field.checked).to.equal(true);
  });

  for (const isCoarse of [true, false]) {
    it(`for one tap is on where fingers are the pointer: ${isCoarse}`, async () => {
      const matchMedia = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        query === '(pointer: coarse)' ? ({ matches: isCoarse } as MediaQueryList) : matchMedia(query);
      try {
        const field = settingIn(await open(await table('trusty-twelve', KEPT)), 'Move cards with one tap');
        expect(field.checked).to.equal(isCoarse);
      } finally {
        window.matchMedia = matchMedia;
      }
    });
  }
});
