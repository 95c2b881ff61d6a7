// What is sent when a game is shared, and where it goes.
import { expect } from '@open-wc/testing';
import { recordFromLink } from '../../src/engine.js';
import { resetClock, setClock } from '../support/clock.js';
import { WON } from '../support/games-played.js';
import { movesOf, says } from '../support/hand.js';
import { press } from '../support/keys.js';
import { freshStorage } from '../support/slots.js';
import { settled, type Table, table } from '../support/table.js';
import { GOES_HOME } from './decks.js';
import { finish, gone, open, playFirst, tap } from './reader.js';

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

freshStorage();
afterEach(() => {
  for (const name of ['share', 'canShare', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

describe('what is shared', () => {
  it('tells of a win its moves, its time and four quarters, and no card; of a replay that it shows the solution', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    await finish(element);
    const { title, text, url } = await shared(element);
    expect(title).to.equal(document.title);
    expect(text).to.match(/^Baker’s Dozen · Custom deal\n52 moves · \d+:\d\d\n🟩🟩🟩🟩$/u);
    expect(url).to.contain('#solitaire-1_0bakers-dozen_0playing_0d');
    const replay = await shared(element, 1);
    expect(replay.text).to.equal(`${text}\nMy replay (shows the solution)`);
    expect(replay.url).to.contain('#solitaire-1_0bakers-dozen_0won_0d');
  });

  it('marks the quarters where the player undid or had a hint', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    await playFirst(element);
    element.shadowRoot!.querySelector<HTMLElement>('.table [tabindex="0"]')!.focus();
    await press(element, 'u');
    while (element.moveCount < 30) element.play(element.legalMoves[0]!);
    await press(element, 'h');
    await finish(element);
    expect((await shared(element)).text.split('\n').at(-1)).to.equal('🟩↩️🟩🟩💡🟩');
  });

  it('tells of a day’s win the day and the streak', async () => {
    setClock('2026-11-20T12:00');
    const element = await table('bakers-dozen', { daily: '', storage: 'local' });
    for (const move of (await element.solution())!) element.play(move);
    await settled(element);
    expect((await shared(element)).text).to.match(
      /^Baker’s Dozen · Daily · 20 Nov\n\d+ moves · \d+:\d\d · 1-day streak\n🟩/u,
    );
    resetClock();
  });
});

describe('the link that is shared', () => {
  it('leads to the deal, or to all moves, on the page’s own address', async () => {
    const { record, moves } = movesOf(WON['trusty-twelve']!);
    const element = await table('trusty-twelve', { seed: record.seed! });
    for (const move of moves.slice(0, 5)) element.play(move);
    await settled(element);
    const { url } = await shared(element, 1);
    expect(url.split('#')[0]).to.equal(location.href.split('#')[0]);
    expect(recordFromLink(url)).to.deep.equal(element.record);
    const deal = recordFromLink((await shared(element)).url);
    expect(deal).to.deep.equal({ ...element.record, moves: '', status: 'playing' });
    const other = await table('trusty-twelve', { seed: '1' });
    await other.load(recordFromLink(url)!);
    expect(other.state).to.deep.equal(element.state);
  });

  it('leads to the address that share-url gives, seen from the page, if it is one', async () => {
    const { warn } = console;
    console.warn = () => {};
    for (const [address, page] of [
      ['https://cards.example/play?x=1#old', 'https://cards.example/play?x=1#solitaire-'],
      ['/cards/?x=1', `${location.origin}/cards/?x=1#solitaire-`],
      ['file:///cards.html', 'file:///cards.html#solitaire-'],
      ['javascript:alert(1)', `${location.href.split('#')[0]}#solitaire-`],
      ['https://', `${location.href.split('#')[0]}#solitaire-`],
      ['/#/games/patience', `${location.origin}/#/games/patience?solitaire=`],
    ]) {
      const element = await table('trusty-twelve', { seed: '42', 'share-url': address! });
      expect((await shared(element)).url).to.equal(`${page}1_0trusty-twelve_0playing_0s42_0_0`);
    }
    console.warn = warn;
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

  it('is that of a won game too, and it is said', async () => {
    const element = await table('bakers-dozen', { deck: GOES_HOME });
    await finish(element);
    give({ share: undefined, clipboard });
    await share(element);
    expect(says(element)).to.equal('Link copied');
  });

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
