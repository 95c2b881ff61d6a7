// The main script in a browser that lacks something that boards need.
import { few } from '../support/few.js';
import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { complaintsOf, MAIN_SCRIPT, inPage } from './pages.js';

const unsupported = (what: string): string =>
  `CSS.supports = ((supports) => (...asked) => !/${what}/.test(asked) && supports.apply(CSS, asked))(CSS.supports)`;

/** What can be missing, and how a page takes it away. */
const needed = {
  ResizeObserver: 'delete globalThis.ResizeObserver',
  matchMedia: 'delete globalThis.matchMedia',
  KeyframeEffect: 'delete globalThis.KeyframeEffect',
  getRandomValues: 'delete Crypto.prototype.getRandomValues',
  showModal: 'delete HTMLDialogElement.prototype.showModal',
  animate: 'delete Element.prototype.animate',
  toReversed: 'delete Array.prototype.toReversed',
  'light-dark()': unsupported('light-dark'),
  ':state()': unsupported(':state'),
  'light-dark(), :state()': 'delete globalThis.CSS',
};

const spared = {
  IntersectionObserver: 'delete globalThis.IntersectionObserver',
  BroadcastChannel: 'delete globalThis.BroadcastChannel',
  AudioContext: 'delete globalThis.AudioContext',
  requestIdleCallback: 'delete globalThis.requestIdleCallback',
  setPointerCapture: 'delete Element.prototype.setPointerCapture',
  attachInternals: 'delete HTMLElement.prototype.attachInternals',
  reportError: 'delete globalThis.reportError',
  'navigator.locks': 'delete Navigator.prototype.locks',
  adoptedStyleSheets: 'delete Document.prototype.adoptedStyleSheets',
  Intl: 'delete globalThis.Intl',
};

interface Seen {
  readonly defined: boolean;
  readonly content: boolean;
  readonly cards: number;
}

/** Two elements with a picture in place of a game, one near and one far, and the main script after that. */
const visit = (lost: string) =>
  openPage<Seen>({
    url: '/test/embed/blank.html',
    evaluate: `(${lost}, ${inPage(async (probe, mainScript) => {
      document.body.innerHTML =
        '<bakers-dozen seed="42"><p>A picture</p></bakers-dozen><p style="height: 9000px"></p><pyramid-dozen></pyramid-dozen>';
      await probe.load(mainScript);
      const defined = !!customElements.get('bakers-dozen');
      if (defined) for (const each of document.querySelectorAll('[seed], pyramid-dozen')) await probe.drawn(each);
      const content = document.querySelector('bakers-dozen > p')!.checkVisibility();
      const cards = document.querySelector('pyramid-dozen')!.shadowRoot?.querySelectorAll('.card').length ?? 0;
      return { defined, content, cards };
    }, MAIN_SCRIPT)})`,
  });

describe('the main script in a browser', () => {
  for (const [name, lost] of few(Object.entries(needed), 3)) {
    it(`without ${name} leaves what the tags hold, and says so once`, async () => {
      const page = await visit(lost);
      expect(page.value).to.deep.equal({ defined: false, content: true, cards: 0 });
      expect(complaintsOf(page)).to.deep.equal([`No game can be shown: this browser lacks ${name}`]);
    });
  }

  it('that lacks several things names them all in one line', async () => {
    const page = await visit(`${needed.ResizeObserver}, ${needed.animate}`);
    expect(complaintsOf(page)).to.deep.equal(['No game can be shown: this browser lacks ResizeObserver, animate']);
  });

  for (const [name, lost] of few(Object.entries(spared), 3)) {
    it(`without ${name} shows games`, async () => {
      const page = await visit(lost);
      expect(page.value).to.deep.equal({ defined: true, content: false, cards: 52 });
      expect(complaintsOf(page)).to.deep.equal([]);
    });
  }
});
