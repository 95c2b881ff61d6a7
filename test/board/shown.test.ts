// Boards that a page shows in unusual ways: all of them draw, are played by a real press, and open their panels.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import { aim, buttonOn, clickAt, clickOn } from '../support/hand.js';
import { box, create, seen, stated } from '../support/table.js';
import type { Table } from '../support/table.js';

const frames = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(requestAnimationFrame);
};

const cards = (element: Table): number => element.shadowRoot!.querySelectorAll('.card').length;

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

const ways: Readonly<Record<string, Way>> = {
  'that takes no box of its own': styled('display: contents'),
  'that takes no box of its own, as high as it may be': (element, place) => {
    element.setAttribute('fit', 'height');
    styled('display: contents')(element, place);
  },
  'in a closed shadow root': (element, place) => place.attachShadow({ mode: 'closed' }).append(element),
  'in a modal dialog': (element, place) => {
    const dialog = document.createElement('dialog');
    dialog.style.width = '600px';
    place.append(dialog);
    append(element, dialog);
    dialog.showModal();
  },
  'in a dialog that opens later': async (element, place) => {
    const dialog = document.createElement('dialog');
    dialog.style.width = '600px';
    place.append(dialog);
    append(element, dialog);
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
    await frames(2);
    await clickOn(buttonOn(element, '[data-control=undo]'));
    await element.requestFullscreen();
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

      const move = element.legalMoves[0] as { from: string; to: string };
      await clickAt(aim(element, move.from));
      if (element.moveCount === 0) await clickAt(aim(element, move.to));
      await frames(2);
      expect(element.moveCount).to.equal(1);

      const opener = ['rules', 'more']
        .map((name) => buttonOn(element, `[data-control=${name}]`))
        .find((button) => button.checkVisibility())!;
      await clickOn(opener);
      await frames(2);
      const panel = element.shadowRoot!.querySelector('dialog')!;
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
});
