// Boards that a page shows in unusual ways: all of them draw, are played by a real press, and open their panels.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, setViewport } from '@web/test-runner-commands';
import { aim, clickAt, clickOn, fullScreen } from '../support/hand.js';
import { box, control, create, seen, shownControl, stated, type Table } from '../support/table.js';
import { frames, moveOf, part, parts } from './board.js';

const cards = (element: Table): number => parts(element, '.card').length;

/** Puts an element on a page in one way, and shows it. */
type Way = (element: Table, place: HTMLElement) => unknown;

const append: Way = (element, place) => place.append(element);

/** Beside a page's rule for it. */
const styled =
  (style: string): Way =>
  (element, place) => {
    element.style.cssText += style;
    append(element, place);
  };

function dialogOf(element: Table, place: HTMLElement): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.style.width = '600px';
  place.append(dialog);
  append(element, dialog);
  return dialog;
}

const ways: Readonly<Record<string, Way>> = {
  'that takes no box of its own': styled('display: contents'),
  'that takes no box of its own, as high as it may be': (element, place) => {
    element.setAttribute('fit', 'height');
    styled('display: contents')(element, place);
  },
  'in a closed shadow root': (element, place) => place.attachShadow({ mode: 'closed' }).append(element),
  'in a modal dialog': (element, place) => dialogOf(element, place).showModal(),
  'in a dialog that opens later': async (element, place) => {
    const dialog = dialogOf(element, place);
    await frames(3);
    dialog.showModal();
  },
  'whose content the browser may skip': styled('content-visibility: auto'),
  'whose content was hidden': async (element, place) => {
    place.style.contentVisibility = 'hidden';
    append(element, place);
    await frames(3);
    place.style.contentVisibility = '';
  },
  'that was hidden': async (element, place) => {
    element.hidden = true;
    append(element, place);
    await frames(3);
    element.hidden = false;
  },
  'in full screen': async (element, place) => {
    append(element, place);
    await fullScreen(element);
  },
};

afterEach(async () => {
  if (document.fullscreenElement) await document.exitFullscreen();
  await resetMouse();
});

describe('an element', () => {
  for (const [way, show] of Object.entries(ways)) {
    it(`${way} is drawn, is played, and opens its panels`, async () => {
      const element = create('bakers-dozen', { seed: '42' });
      await show(element, await box());
      await frames(4);
      expect(cards(element)).to.equal(52);
      element.scrollIntoView();
      await frames(2);
      expect(seen(element)).to.deep.equal(stated(element));

      const move = moveOf(element);
      await clickAt(aim(element, move.from));
      if (element.moveCount === 0) await clickAt(aim(element, move.to));
      await frames(2);
      expect(element.moveCount).to.equal(1);

      await clickOn(shownControl(element, 'rules') ?? control(element, 'more'));
      await frames(2);
      const panel = part(element, 'dialog') as HTMLDialogElement;
      expect(panel.matches(':modal') && panel.checkVisibility()).to.equal(true);
      await sendKeys({ press: 'Escape' });
      await frames(2);
      expect(panel.open).to.equal(false);
    });
  }

  it('that takes no box of its own shows its cards within two frames', async () => {
    const element = create('bakers-dozen', { seed: '42' });
    styled('display: contents')(element, await box());
    await frames(2);
    expect(cards(element)).to.equal(52);
  });

  for (const [tag, attributes] of [
    ['trefoil-solitaire', { seed: '42' }],
    ['trusty-twelve', { seed: '42', fit: 'height' }],
    ['pyramid-dozen', { seed: '42', poster: '' }],
  ] as const) {
    it(`in full screen fills the screen, and scrolls to what is below it: ${tag} ${JSON.stringify(attributes)}`, async () => {
      await setViewport({ width: 320, height: 480 });
      const element = create(tag, attributes);
      append(element, await box());
      await fullScreen(element);
      await frames(4);
      element.scrollTo(0, 999);
      expect(part(element, '.frame:not([hidden])').getBoundingClientRect().bottom).to.equal(480);
    });
  }
});
