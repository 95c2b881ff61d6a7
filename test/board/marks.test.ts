import { expect } from '@open-wc/testing';
import { emulateFeatures } from '../support/commands.js';
import { type Colour, contrast, seen } from '../support/contrast.js';
import { cardOn, table, type Table } from '../support/hand.js';
import { press } from '../support/keys.js';
import { control } from '../support/table.js';
import { frames, part, parts } from './board.js';

const placeOn = (element: Table, id: string): HTMLElement => part(element, `.pile[data-pile="${id}"]`);

/** Lucky Thirteen with a hint, which moves the Ace of hearts to its foundation. A key was the last input, so that a focus is shown. */
async function hinted(width?: number): Promise<Table> {
  const element = await table('lucky-thirteen', { seed: '42' }, width);
  await press(element, 'Tab');
  await askHint(element);
  return element;
}

/** A hint is there until another card is picked up. */
async function askHint(element: Table): Promise<void> {
  if (!part(element, '[data-highlighted]')) control(element, 'hint').click();
  while (!part(element, '[data-highlighted]')) await frames(1);
}

async function hold(element: Table, code: string): Promise<void> {
  cardOn(element, code).click();
  await element.updateComplete;
}

/** The line of a mark, and the first part of the bed that it lies on. */
interface Mark {
  readonly line: string;
  readonly bed: string;
}

const bedOf = (marked: Element): string => /^rgba?\([^)]*\)/.exec(getComputedStyle(marked).boxShadow)![0];

/** A hint, what is held, where it may go, and the focus, each by itself. */
async function marksOn(element: Table): Promise<{ [name: string]: Mark }> {
  await askHint(element);
  const hinted = cardOn(element, 'AH');
  const hint = { line: getComputedStyle(hinted, '::before').borderTopColor, bed: bedOf(hinted) };
  await hold(element, 'TS');
  const held = cardOn(element, 'TS');
  const target = cardOn(element, 'JC');
  const focus = cardOn(element, '5C');
  focus.focus();
  return {
    held: { line: getComputedStyle(held, '::after').outlineColor, bed: bedOf(held) },
    target: { line: getComputedStyle(target, '::after').outlineColor, bed: bedOf(target) },
    hint,
    focus: { line: getComputedStyle(focus).outlineColor, bed: bedOf(focus) },
  };
}

/** What a felt looks like by itself, and where the light on it is strongest and weakest. */
function litBy(element: Table): Colour[] {
  const felt = seen(getComputedStyle(part(element, '.frame')).backgroundColor);
  return [felt, seen('#fff1', felt), seen('#0003', felt)];
}

afterEach(() => emulateFeatures());

describe('what marks cards and places', () => {
  for (const scheme of ['light', 'dark'] as const) {
    it(`is seen on any felt and on paper, in a ${scheme} scheme`, async () => {
      await emulateFeatures({ 'prefers-color-scheme': scheme });
      const element = await hinted();
      element.style.colorScheme = 'light dark';
      for (const felt of ['', '#fff', '#000', '#777', '#8a8a8a', '#b00020', '#ffd400', '#ffd166', '#00f']) {
        for (const accent of ['', '#402000']) {
          element.style.setProperty('--solitaire-felt', felt);
          element.style.setProperty('--solitaire-accent', accent);
          const felts = litBy(element);
          const paper = seen(getComputedStyle(cardOn(element, 'TS')).backgroundColor);
          for (const [name, { line, bed }] of Object.entries(await marksOn(element))) {
            for (const ground of [...felts, paper]) {
              const [light, dark] = [seen(line), seen(bed, ground)];
              const where = `${name} ${accent} on ${ground.join()}`;
              expect(contrast(light, dark), where).to.be.at.least(3);
              expect(Math.max(contrast(light, ground), contrast(dark, ground)), where).to.be.at.least(3);
            }
          }
          const place = seen(getComputedStyle(placeOn(element, 'foundation-S')).borderTopColor);
          for (const ground of felts) {
            expect(contrast(place, ground), `a place on ${ground.join()}`).to.be.at.least(3);
          }
          await press(element, 'Escape');
        }
      }
    });
  }

  it('differs in shape, and lies around what else marks the same place, so that both are seen', async () => {
    const element = await hinted(390);
    await hold(element, 'AH');
    const place = placeOn(element, 'foundation-H');
    place.focus();
    const [hint, target] = [getComputedStyle(place, '::before'), getComputedStyle(place, '::after')];
    const focus = getComputedStyle(place);
    expect([
      getComputedStyle(cardOn(element, 'AH'), '::after').outlineStyle,
      target.outlineStyle,
      hint.borderTopStyle,
      focus.outlineStyle,
    ]).to.deep.equal(['solid', 'dashed', 'dotted', 'solid']);
    const room = -parseFloat(hint.top);
    expect(room - parseFloat(hint.borderTopWidth)).to.be.at.least(parseFloat(target.outlineWidth));
    expect(parseFloat(focus.outlineOffset)).to.be.above(room);
  });

  it('shows which card of a hint goes, and which way', async () => {
    for (const [width, way] of [
      [390, '↑'],
      [900, '→'],
    ] as const) {
      const element = await hinted(width);
      expect(parts(element, '[data-goes]').map(({ dataset }) => [dataset['card'], dataset['goes']])).to.deep.equal([
        ['AH', way],
      ]);
      expect(getComputedStyle(cardOn(element, 'AH'), '::before').content).to.contain(way);
    }
  });

  it('is thicker, black and white, and nothing is dimmed, for readers who want more contrast', async () => {
    await emulateFeatures({ 'prefers-contrast': 'more' });
    const element = await hinted();
    const { held, target, hint, focus } = await marksOn(element);
    for (const mark of [held, target, hint, focus]) {
      expect([seen(mark!.line), seen(mark!.bed)]).to.deep.equal([
        [255, 255, 255],
        [0, 0, 0],
      ]);
    }
    expect(getComputedStyle(cardOn(element, 'JC'), '::after').outlineWidth).to.equal('4px');
    expect(getComputedStyle(cardOn(element, '5C')).outlineWidth).to.equal('5px');
    expect(getComputedStyle(part(element, '.frame')).backgroundImage).to.equal('none');
    const pyramid = await table('pyramid-dozen', { seed: '42' });
    for (const card of parts(pyramid, '.card[data-covered]')) {
      expect(getComputedStyle(card.querySelector('svg')!).opacity).to.equal('1');
      expect(getComputedStyle(card).backgroundImage).to.equal('none');
    }
  });

  it('differs in shape in the reader’s own colours too, and covers no rank; red suits are hollow', async () => {
    await emulateFeatures({ 'forced-colors': 'active' });
    const element = await hinted();
    const { borderTopStyle, borderTopWidth, top } = getComputedStyle(cardOn(element, 'AH'), '::before');
    const hint = { borderTopStyle, borderTopWidth, top };
    await hold(element, 'TS');
    const [held, target] = ['TS', 'JC'].map((code) => getComputedStyle(cardOn(element, code), '::after').outlineStyle);
    const [plain, focus] = ['KH', '5C'].map((code) => cardOn(element, code));
    focus!.focus();
    expect([
      held,
      target,
      hint.borderTopStyle,
      getComputedStyle(focus!).outlineStyle,
      getComputedStyle(plain!).outlineStyle,
    ]).to.deep.equal(['double', 'dashed', 'dotted', 'solid', 'none']);
    expect(-parseFloat(hint.top)).to.be.at.least(parseFloat(hint.borderTopWidth));
    const inks = ['AH', 'TS'].map((code) => getComputedStyle(cardOn(element, code).querySelector('path')!).fill);
    const sample = document.createElement('p');
    sample.style.cssText = 'color: CanvasText; background: Canvas';
    document.body.append(sample);
    const { color, backgroundColor } = getComputedStyle(sample);
    expect(inks.map((ink) => seen(ink))).to.deep.equal([seen(backgroundColor), seen(color)]);
    sample.remove();
  });
});
