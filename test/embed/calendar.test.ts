// The script of the calendar on pages of all kinds.
import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { complaintsOf, DROP_IN, inPage, requestsOf } from './pages.js';

const CALENDAR = '../../dist/solitaire-calendar.js';
const GERMAN = '../../dist/locales/de.js';

/** What a calendar says on a page that loads these scripts, each when the one before has run, and what is left there. */
async function says(...scripts: string[]) {
  const page = await openPage<{ said: string; left: string[] }>({
    url: '/test/embed/blank.html',
    evaluate: inPage(async (probe, sources) => {
      document.documentElement.lang = 'de';
      document.body.innerHTML =
        '<solitaire-calendar for="daily"></solitaire-calendar><bakers-dozen id="daily" daily></bakers-dozen>';
      for (const source of sources) await probe.load(source);
      await probe.drawn(document.querySelector('bakers-dozen')!);
      const today = document.querySelector('solitaire-calendar')!.shadowRoot!.querySelector('[aria-current]')!;
      return { said: today.getAttribute('aria-label')!.replace(/^.*\d{4}, /, ''), left: probe.left() };
    }, scripts),
  });
  expect(complaintsOf(page)).to.deep.equal([]);
  return page.value;
}

describe('the script of the calendar', () => {
  const orders = {
    'before the drop-in': [CALENDAR, DROP_IN, GERMAN],
    'after the drop-in': [DROP_IN, GERMAN, CALENDAR],
    'around the drop-in, and twice': [CALENDAR, DROP_IN, GERMAN, CALENDAR],
  };
  for (const [order, scripts] of Object.entries(orders)) {
    it(`may come ${order}, and leaves nothing on the page`, async () => {
      expect(await says(...scripts)).to.deep.equal({ said: 'heute, auf dem Tisch', left: [] });
    });
  }

  it('keeps to a policy of nothing but its own scripts, styles and trusted types, and asks for nothing', async () => {
    const page = await openPage({
      url: '/test/embed/calendar.html',
      evaluate: inPage(async (probe) => {
        await probe.drawn(document.querySelector('bakers-dozen')!);
        const frame = document.querySelector('solitaire-calendar')!.shadowRoot!.querySelector('[part=frame]')!;
        return [probe.violations, getComputedStyle(frame).backgroundColor];
      }),
    });
    expect(page.value).to.deep.equal([[], 'rgb(39, 99, 74)']);
    expect(complaintsOf(page)).to.deep.equal([]);
    expect(requestsOf(page).slice(1)).to.have.length(3);
  });
});
