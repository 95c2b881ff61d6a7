import { expect } from '@open-wc/testing';
import { createGame } from '../../src/engine.js';
import { openPage } from '../support/commands.js';
import { complaintsOf, DROP_IN, FIVE_PLAYED, inPage, requestsOf } from './pages.js';

const pages = {
  'as a classic script': { url: '/test/embed/plain.html' },
  'as a module': { url: '/test/embed/module.html' },
  'from file://': { file: 'test/embed/plain.html' },
  'from file://, offline': { file: 'test/embed/plain.html', offline: true },
  'under a policy of nothing but its own scripts, styles and trusted types': { url: '/test/embed/csp.html' },
  'twice on a page whose policy names its trusted types once': { url: '/test/embed/twice.html' },
};

describe('the drop-in', () => {
  for (const [name, page] of Object.entries(pages)) {
    it(`plays all five games ${name}`, async () => {
      const opened = await openPage({ ...page, evaluate: 'probe.playAll()' });
      expect(opened.value).to.deep.equal({ played: FIVE_PLAYED, violations: [], left: [] });
      expect(complaintsOf(opened)).to.deep.equal([]);
    });
  }

  it('requests nothing', async () => {
    const page = await openPage({ url: '/test/embed/csp.html', evaluate: 'probe.playAll()' });
    expect(requestsOf(page)).to.deep.equal([
      '/test/embed/csp.html',
      '/test/embed/probe.js',
      '/dist/solitaire-elements.js',
    ]);
  });

  it('takes properties that were set before it was loaded', async () => {
    const { value } = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(async (probe, dropIn) => {
        const element = Object.assign(document.createElement('pyramid-dozen'), {
          seed: 7,
          kings: 'alone',
          recycles: 0,
        });
        document.body.append(element);
        await probe.load(dropIn);
        await probe.drawn(element);
        const { seed, options } = element.state!;
        return { seed, options, shown: probe.text(element, '.message') };
      }, DROP_IN),
    });
    expect(value).to.deep.equal({ seed: '7', options: { recycles: 0, kings: 'alone' }, shown: 'Deal 7' });
  });

  it('deals what a page asks for as soon as the tag is defined, whatever properties were set before', async () => {
    const { value } = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(async (probe, dropIn) => {
        const element = Object.assign(document.createElement('pyramid-dozen'), { seed: 7 });
        document.body.append(element);
        const asked = customElements.whenDefined('pyramid-dozen').then(() => element.newGame({ seed: 9 }));
        await probe.load(dropIn);
        await asked;
        await element.updateComplete;
        return element.state!.seed;
      }, DROP_IN),
    });
    expect(value).to.equal('9');
  });

  it('renders what a changed property asks for', async () => {
    const { value } = await openPage({
      url: '/test/embed/blank.html',
      evaluate: inPage(async (probe, dropIn) => {
        await probe.load(dropIn);
        const element = await probe.add('pyramid-dozen', { seed: 42 });
        const seen: unknown[] = [];
        const look = async (what: string) => {
          await element.updateComplete;
          const top = element.shadowRoot!.querySelector<HTMLElement>('[data-pile="pyramid-1"][data-card]');
          const movable = element.shadowRoot!.querySelectorAll('[data-draggable]').length > 0;
          seen.push([what, top?.dataset['card'], probe.text(element, '.moves'), movable]);
        };
        await look('seed 42');
        element.seed = 43;
        await look('seed 43');
        element.play({ type: 'draw' });
        await look('drawn');
        element.recycles = 9;
        await look('recycles 9');
        element.disabled = true;
        await look('disabled');
        return seen;
      }, DROP_IN),
    });
    const [top] = createGame('pyramid-dozen', { seed: 43 }).state.piles[0]!.cards;
    expect(value).to.deep.equal([
      ['seed 42', 'QD', '0 moves', true],
      ['seed 43', top, '0 moves', true],
      ['drawn', top, '1 move', true],
      ['recycles 9', top, '0 moves', true],
      ['disabled', top, '0 moves', false],
    ]);
  });
});
