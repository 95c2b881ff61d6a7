// The main script on a page of its own, and what it makes of what was there before it.
import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { complaintsOf, MAIN_SCRIPT, FIVE_PLAYED, inPage, requestsOf } from './pages.js';

describe('the main script', () => {
  for (const [name, page] of Object.entries({
    'from file://, offline': { file: 'test/embed/plain.html', offline: true },
    'under a policy of nothing but its own scripts, styles and trusted types': { url: '/test/embed/csp.html' },
  })) {
    it(`plays all five games ${name}, and requests nothing`, async () => {
      const opened = await openPage({ ...page, evaluate: 'probe.playAll()' });
      expect(opened.value).to.deep.equal({
        played: FIVE_PLAYED,
        violations: [],
        left: [],
      });
      expect(complaintsOf(opened)).to.deep.equal([]);
      expect(requestsOf(opened)).to.have.length(3);
    });
  }

  it('has a calendar beside it under that policy', async () => {
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
    expect(requestsOf(page)).to.have.length(4);
  });

  it('takes properties that were set before it was loaded', async () => {
    const { value } = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(async (probe, mainScript) => {
        const element = document.createElement('pyramid-dozen');
        document.body.append(Object.assign(element, { seed: 7, kings: 'alone', recycles: 0 }));
        await probe.load(mainScript);
        await probe.drawn(element);
        const { seed, options } = element.state!;
        return { seed, options, shown: probe.text(element, '.message') };
      }, MAIN_SCRIPT),
    });
    expect(value).to.deep.equal({ seed: '7', options: { recycles: 0, kings: 'alone' }, shown: 'Deal 7' });
  });

  it('deals what a page asks for as soon as the tag is defined, whatever properties were set before', async () => {
    const { value } = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(async (probe, mainScript) => {
        const element = Object.assign(document.createElement('pyramid-dozen'), { seed: 7 });
        document.body.append(element);
        const asked = customElements.whenDefined('pyramid-dozen').then(() => element.newGame({ seed: 9 }));
        await probe.load(mainScript);
        await asked;
        await element.updateComplete;
        return element.state!.seed;
      }, MAIN_SCRIPT),
    });
    expect(value).to.equal('9');
  });
});
