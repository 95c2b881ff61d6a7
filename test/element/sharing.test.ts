// Where a game goes that is shared: to the device, or to be copied.
import { expect } from '@open-wc/testing';
import { recordFromLink } from '../../src/engine.js';
import { WON } from '../support/games-played.js';
import { movesOf, says } from '../support/hand.js';
import { type Table, table } from '../support/table.js';
import { gone, open, playFirst, tap } from './reader.js';

interface Sent {
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** What the device shares with, and what copies. */
function give(devices: {
  readonly share?: (sent: Sent) => Promise<void>;
  readonly canShare?: () => boolean;
  readonly clipboard?: object | undefined;
}): void {
  for (const [name, value] of Object.entries(devices)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}

/** Presses one of the buttons of Share by the mouse. */
async function share(element: Table, which = 0): Promise<void> {
  await tap(element, (await open(element, 'share')).querySelectorAll('.more .tool')[which]!);
  await gone(element);
}

/** Shares, and returns what is handed to the device. */
async function shared(element: Table, which = 0): Promise<Sent> {
  let sent: Sent | undefined;
  give({ share: (given) => Promise.resolve(void (sent = given)) });
  await share(element, which);
  return sent!;
}

afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

describe('the link that is shared', () => {
  it('goes to the device with the title of the page and a text, and leads to the page’s own address', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    await playFirst(element);
    const { title, text, url } = await shared(element, 1);
    expect([title, text.split('\n')[0]]).to.deep.equal([document.title, 'Trusty Twelve · Deal 42']);
    expect(url.split('#')[0]).to.equal(location.href.split('#')[0]);
    expect(recordFromLink(url)).to.deep.equal(element.record);
  });

  it('leads to the address that share-url gives, seen from the page', async () => {
    const element = await table('trusty-twelve', { seed: '42', 'share-url': '/cards/?x=1' });
    const { url } = await shared(element);
    expect(url).to.equal(`${location.origin}/cards/?x=1#solitaire-1_0trusty-twelve_0playing_0s42_0_0`);
  });

  it('takes no name of a reader or a campaign along, and leaves everything else letter for letter', async () => {
    const { href } = location;
    for (const [before, after] of [
      ['?utm_source=letter&utm_campaign=may', ''],
      ['?fbclid=x&p=12&gclid=y', '?p=12'],
      ['?p=%31&&q=a+b&mc_eid=7', '?p=%31&&q=a+b'],
      ['?utm&clid=1&my_utm_source=2', '?utm&clid=1&my_utm_source=2'],
    ]) {
      history.replaceState(null, '', before);
      const { url } = await shared(await table('trusty-twelve', { seed: '42' }));
      expect(new URL(url).search).to.equal(after);
    }
    history.replaceState(null, '', href);
  });

  it('keeps the route of an app, and else is the name of nothing on the page', async () => {
    const { href } = location;
    const { record } = movesOf(WON['pyramid-dozen']!);
    const element = await table('pyramid-dozen');
    await element.load(record);
    const deal = '1_0pyramid-dozen_0playing_0s';
    for (const [before, after] of [
      ['', `#solitaire-${deal}`],
      ['#chapter-3', `#solitaire-${deal}`],
      ['#access_token=a/b', `#solitaire-${deal}`],
      [WON['pyramid-dozen']!, `#solitaire-${deal}`],
      ['#/games/patience', `#/games/patience?solitaire=${deal}`],
      ['#!/games?tab=2#top', `#!/games?tab=2&solitaire=${deal}`],
    ] as const) {
      history.replaceState(null, '', href + before);
      // A link that was opened may be shared again.
      for (let i = 0; i < 2; i++) {
        const { url } = await shared(element);
        expect(new URL(url).hash.startsWith(after), `${before} ${url}`).to.equal(true);
        expect(recordFromLink(url)).to.deep.equal({ ...element.record, moves: '', status: 'playing' });
        if (!after.includes('/')) expect(document.querySelector(new URL(url).hash)).to.equal(null);
        history.replaceState(null, '', url);
      }
    }
    expect(recordFromLink((await shared(element, 1)).url)).to.deep.equal(record);
    history.replaceState(null, '', href);
  });
});

describe('a link that is copied', () => {
  let copied: string[] = [];
  const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
  const refuse = (name: string) => () => Promise.reject(new DOMException('', name));
  beforeEach(() => {
    copied = [];
    document.execCommand = () => false;
  });
  afterEach(() => void Reflect.deleteProperty(document, 'execCommand'));

  it('is wanted where nothing can be shared with, or may not be, but not where the reader thought better of it', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    for (const [using, copies, told] of [
      [refuse('AbortError'), 0, 'Deal 42'],
      [refuse('NotAllowedError'), 1, 'Link copied'],
      [undefined, 2, 'Link copied'],
    ] as const) {
      give({ share: using, clipboard });
      await share(element);
      expect([copied.length, says(element)]).to.deep.equal([copies, told]);
    }
    expect(copied[1]).to.contain('#solitaire-1_0trusty-twelve_0playing_0s42_0_0');
  });

  it('is wanted where a frame may not share, without asking for it', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    give({ share: () => expect.fail('asked'), canShare: () => false, clipboard });
    await share(element);
    expect([copied.length, says(element)]).to.deep.equal([1, 'Link copied']);
  });

  it('needs no clipboard, which a page without HTTPS or a frame may not have', async () => {
    Reflect.deleteProperty(document, 'execCommand');
    const element = await table('trusty-twelve', { seed: '42' });
    const texts: string[] = [];
    const { prototype } = DataTransfer;
    const own = Object.getOwnPropertyDescriptor(prototype, 'setData')!;
    Object.defineProperty(prototype, 'setData', { ...own, value: (_: string, text: string) => void texts.push(text) });
    for (const broken of [undefined, { writeText: refuse('NotAllowedError') }]) {
      await playFirst(element);
      give({ share: undefined, clipboard: broken });
      await share(element);
      expect(says(element)).to.equal('Link copied');
      expect(texts.splice(0).map((text) => text.includes('#solitaire-1_0trusty-twelve'))).to.deep.equal([true]);
    }
    Object.defineProperty(prototype, 'setData', own);
  });

  it('is missed where it cannot be copied, and it is said', async () => {
    const element = await table('trusty-twelve', { seed: '42' });
    give({ share: undefined, clipboard: undefined });
    await share(element);
    expect(says(element)).to.equal('Couldn’t copy the link');
  });
});
