// The page around a frame: the script of docs/embed.md, and frames that hold an element themselves.
import { expect, fixture, html } from '@open-wc/testing';
import type { SolitaireElement } from '../../src/index.js';
import { WON } from '../support/games-played.js';
import { EMBED, linkOf, until } from './frames.js';

const guide = await (await fetch(new URL('../../docs/embed.md', import.meta.url))).text();
const [, listener] = /```js\n(const frames.*?)```/s.exec(guide)!;
const [, paste] = /```html\n(<iframe.*?)```/s.exec(guide)!;

/** Runs the script as the page's own. */
function runListener() {
  const script = document.createElement('script');
  script.textContent = `{ ${listener!} }`;
  document.head.append(script);
  script.remove();
}

/** The frame to paste, for another game, with the page in place of the host's. */
async function pasted(query: string): Promise<HTMLIFrameElement> {
  const box = await fixture<HTMLElement>(html`<div></div>`);
  box.innerHTML = paste!.replace(/src=".*?"/, `src="${new URL(query, EMBED).href.replaceAll('&', '&amp;')}"`);
  return box.querySelector('iframe')!;
}

const nextMessage = (type: string) =>
  new Promise<MessageEvent>((resolve) => {
    const listen = (event: MessageEvent<{ type?: string } | null>) => {
      if (event.data?.type !== type) return;
      removeEventListener('message', listen);
      resolve(event);
    };
    addEventListener('message', listen);
  });

describe('the script for the page around a frame', () => {
  const { log } = console;
  afterEach(() => {
    console.log = log;
    history.replaceState(null, '', location.href.split('#')[0]);
  });

  it('has about twenty lines', () => {
    expect(listener!.trim().split('\n')).to.have.length.at.most(20);
  });

  it('gives the frame the height of its game, whichever was there first', async () => {
    const early = await pasted('?game=bakers-dozen&seed=42');
    const { data } = await nextMessage('resize');
    expect(early.offsetHeight).to.equal(600);
    runListener();
    await until(() => early.style.height === `${data.detail.height}px`);
    early.remove();
    const late = await pasted('?game=trusty-twelve&seed=42');
    runListener();
    await until(() => late.style.height);
    late.style.width = '320px';
    const before = late.style.height;
    await until(() => late.style.height !== before);
  });

  it('hears nobody but its frames', async () => {
    const iframe = await pasted('?game=bakers-dozen&seed=42');
    runListener();
    await until(() => iframe.style.height);
    const before = iframe.style.height;
    const stranger = document.createElement('iframe');
    stranger.srcdoc = `<script>parent.postMessage({ source: 'solitaire-elements', type: 'resize', detail: { height: 9999 } }, '*')</script>`;
    const heard = nextMessage('resize');
    iframe.after(stranger);
    await heard;
    postMessage({ source: 'solitaire-elements', type: 'resize', detail: { height: 9999 } }, '*');
    await nextMessage('resize');
    expect([iframe.style.height, stranger.style.height]).to.deep.equal([before, '']);
  });

  it('hands a shared link to the frame of its game', async () => {
    const iframe = await pasted('?game=bakers-dozen&seed=42&fit=height');
    const other = await pasted('?game=trusty-twelve&seed=42&fit=height');
    const otherAddress = other.src;
    const text = WON['bakers-dozen']!.replace('.won.', '.playing.').slice(0, -2);
    history.replaceState(null, '', `#${text}`);
    await nextMessage('deal');
    runListener();
    for (;;) {
      const { source, data } = await nextMessage('deal');
      if (source === iframe.contentWindow && data.detail.moveCount > 10) break;
    }
    expect(other.src).to.equal(otherAddress);
    expect(new URL(iframe.src).searchParams.get('fit')).to.equal('height');
  });

  it('leaves frames as they are without a link, or with another fragment', async () => {
    const iframe = await pasted('?game=bakers-dozen&seed=42');
    const { src } = iframe;
    for (const fragment of ['', '#bakers-dozen', '#/bakers-dozen', '#1.lucky-thirteen.playing.s1..']) {
      history.replaceState(null, '', location.href.split('#')[0]! + fragment);
      runListener();
      expect(iframe.src).to.equal(src);
    }
  });
});

describe('a frame with srcdoc', () => {
  for (const sandbox of [null, 'allow-scripts allow-same-origin']) {
    it(`shares the address of the page around it${sandbox ? ', in a sandbox' : ''}`, async () => {
      const box = await fixture<HTMLElement>(html`<div></div>`);
      const iframe = document.createElement('iframe');
      if (sandbox) iframe.setAttribute('sandbox', sandbox);
      iframe.srcdoc = `<!doctype html><script src="${new URL('solitaire-elements.js', EMBED).href}"></script>
        <trusty-twelve seed="42" storage="none"></trusty-twelve>`;
      box.append(iframe);
      const element = await until(() => {
        const found = iframe.contentDocument?.querySelector<SolitaireElement>('trusty-twelve');
        return found?.shadowRoot?.querySelector('.card') && found;
      });
      expect(await linkOf(element, iframe.contentWindow!)).to.equal(
        `${location.href.split('#')[0]}#solitaire-1_0trusty-twelve_0playing_0s42_0_0`,
      );
    });
  }
});
