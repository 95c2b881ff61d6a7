// Frames that are higher than the window: panels, and what comes after a game, stand where the reader sees them.
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { recordFromText } from '../../src/engine.js';
import { openPage } from '../support/commands.js';
import { few } from '../support/few.js';
import { LOST_DEALS, WON } from '../support/games-played.js';
import { waitUntil } from '../support/wait-until.js';
import { ELSEWHERE } from './frames.js';
import { complaintsOf } from './pages.js';

interface Seen {
  readonly top?: number;
  readonly bottom?: number;
  readonly isReady: boolean;
}

const HEIGHT = 500;

const almost = (text: string) => recordFromText(text.replace(/\.(won|lost)\./, '.playing.').slice(0, -2));

/** A frame of 1400 pixels, and where its sheet is in the window. */
async function tallFrame(host: string) {
  const address = new URL('tall.html', import.meta.url);
  address.host = host;
  const box = await fixture<HTMLElement>(html`<div style="padding-block: 200px 900px"></div>`);
  const iframe = document.createElement('iframe');
  iframe.style.cssText = 'display: block; width: 100%; height: 1400px; border: 0';
  let seen: Seen = { isReady: false };
  const listen = ({ source, data }: MessageEvent<Seen>) => {
    if (source === iframe.contentWindow) seen = data;
  };
  addEventListener('message', listen);
  iframe.src = address.href;
  box.append(iframe);
  await waitUntil(() => seen.isReady);
  const inWindow = () => {
    const { top } = iframe.getBoundingClientRect();
    return { top: Math.round(top + seen.top!), bottom: Math.round(top + seen.bottom!) };
  };
  return {
    ask: (what: object) => iframe.contentWindow!.postMessage(what, '*'),
    /** Fulfilled once all of the sheet is in the window. */
    isSeen: async () => {
      await waitUntil(() => inWindow().top >= 0 && inWindow().bottom <= HEIGHT, JSON.stringify(inWindow()));
      expect(inWindow().bottom - inWindow().top).to.be.at.least(40);
    },
    scroll: (to: number) => scrollTo(0, iframe.offsetTop + to),
    end: () => removeEventListener('message', listen),
  };
}

/** In a page: opens a panel in a frame that has no origin. Fulfilled once it is there. */
const opensPanel = (address: string) => `(async () => {
  const iframe = document.createElement('iframe');
  iframe.sandbox = 'allow-scripts';
  iframe.src = '${address}';
  const told = new Promise((resolve) => {
    let isAsked = false;
    addEventListener('message', ({ source, data }) => {
      if (data.top !== undefined) resolve();
      if (!data.isReady || isAsked) return;
      isAsked = true;
      source.postMessage({ control: 'rules' }, '*');
    });
  });
  document.body.append(iframe);
  return told;
})()`;

describe('a frame that is higher than the window', () => {
  before(() => setViewport({ width: 1000, height: HEIGHT }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => scrollTo(0, 0));

  it('has nothing on the console when a panel takes the focus there', async () => {
    const { pathname } = new URL('blank.html', import.meta.url);
    const page = await openPage({ url: pathname, evaluate: opensPanel(new URL('tall.html', import.meta.url).href) });
    expect(complaintsOf(page)).to.deep.equal([]);
  });

  for (const [origin, host] of [
    ['its own', location.host],
    ['another', ELSEWHERE],
  ] as const) {
    for (const [what, wanted] of few(
      [
        ['a panel', { control: 'more' }],
        ['the sheet after a win', { record: almost(WON['bakers-dozen']!) }],
        ['the strip after a loss', { record: almost(LOST_DEALS['bakers-dozen']) }],
      ] as const,
      2,
    )) {
      it(`shows ${what} where the reader is, in a frame of ${origin} origin, also while the page scrolls`, async () => {
        const frame = await tallFrame(host);
        frame.scroll(0);
        frame.ask(wanted);
        await frame.isSeen();
        for (const to of [600, 150]) {
          frame.scroll(to);
          await frame.isSeen();
        }
        frame.end();
      });
    }
  }
});
