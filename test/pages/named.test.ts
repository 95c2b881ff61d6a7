// Elements of a page that are named like what ours read of a document or a form: the page's own names stand in for those there.
import { expect } from '@open-wc/testing';
import '../../src/calendar.js';
import { press } from '../support/keys.js';
import { freshStorage } from '../support/slots.js';
import { box, create, drawn, settled, type Table } from '../support/table.js';

/** What we read of documents. What Lit itself reads, such as `createElement`, can't be had from elsewhere. */
const OF_DOCUMENTS =
  `activeElement addEventListener baseURI body defaultView documentElement getElementById hidden host nodeType parentNode
  querySelectorAll readyState removeEventListener timeline title visibilityState`.split(/\s+/);

const OF_FORMS = 'assignedSlot getAttribute host matches nodeType parentNode scrollTop';

/** Plays by keyboard in a box of the page, with a calendar beside it, takes it away, and brings it back. */
async function play(place: HTMLElement): Promise<Table> {
  const calendar = Object.assign(document.createElement('solitaire-calendar'), { htmlFor: 'named' });
  const element = create('bakers-dozen', { daily: '', id: 'named', storage: 'local' });
  element.style.setProperty('--solitaire-speed', '50');
  place.append(element, calendar);
  await drawn(element);
  element.focus();
  await press(element, 'm');
  await press(element, 'Enter');
  const { elapsed } = element;
  while (element.elapsed === elapsed) await settled(element);
  const elsewhere = document.createElement('div');
  place.append(elsewhere);
  elsewhere.append(element);
  await drawn(element);
  expect(calendar.shadowRoot!.querySelectorAll('[aria-current]')).to.have.length(1);
  return element;
}

describe('a game plays, its clock runs, and a calendar finds it', () => {
  freshStorage();

  for (const name of OF_DOCUMENTS) {
    it(`beside <img name="${name}">`, async () => {
      const place = await box();
      const image = Object.assign(document.createElement('img'), { name });
      place.append(image);
      try {
        expect((document as unknown as Record<string, unknown>)[name]).to.equal(image);
        expect((await play(place)).moveCount).to.equal(1);
      } finally {
        image.remove();
      }
    });
  }

  it('in a form whose fields have such names', async () => {
    const form = document.createElement('form');
    form.lang = 'en';
    (await box()).append(form);
    for (const name of OF_FORMS.split(' ')) form.append(Object.assign(document.createElement('input'), { name }));
    expect((await play(form)).moveCount).to.equal(1);
  });
});
