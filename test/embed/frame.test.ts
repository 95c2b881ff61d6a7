// The page for frames: where it plays, what it takes, and what it tells.
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse, setViewport } from '@web/test-runner-commands';
import { games, recordFromText } from '../../src/engine.js';
import { openPage } from '../support/commands.js';
import { few } from '../support/few.js';
import { WON } from '../support/games-played.js';
import { GOES_HOME } from '../element/decks.js';
import { EXAMPLES } from '../examples/games.js';
import { ELSEWHERE, EMBED, type Frame, frame, linkOf, noticeIn, openFrame, until } from './frames.js';
import { complaintsOf } from './pages.js';

const textOf = (element: Element, selector: string) => element.shadowRoot!.querySelector(selector)!.textContent.trim();

/** Presses twice on a card at a place of a frame: that plays its best move. */
async function tapTwice({ iframe }: Frame, { x, y }: { x: number; y: number }) {
  const { left, top } = iframe.getBoundingClientRect();
  for (const _ of [1, 2]) await sendMouse({ type: 'click', position: [Math.round(left + x), Math.round(top + y)] });
}

/** For a page: fulfilled with what an expression gives, once that is something. */
const once = (expression: string) => `(async () => {
  for (let found; ; await new Promise(requestAnimationFrame)) if ((found = ${expression})) return found;
})()`;

const ALMOST = WON['bakers-dozen']!.replace('.won.', '.playing.').slice(0, -2);

/** The five, and the further games by their names. */
const ALL = [...games, ...EXAMPLES.map(({ variant }) => variant.id).sort()];

describe('embed.html', () => {
  before(() => setViewport({ width: 1000, height: 1000 }));
  after(() => setViewport({ width: 800, height: 600 }));
  afterEach(() => resetMouse());

  describe('plays', () => {
    const QUERY = '?game=bakers-dozen&seed=42&speed=0&storage=none';
    let place: { x: number; y: number };

    before(async () => {
      const { element, iframe } = await openFrame(QUERY);
      const { left, top } = element.shadowRoot!.querySelector('[data-card="AH"]')!.getBoundingClientRect();
      place = { x: left + 10, y: top + 10 };
      iframe.remove();
    });

    for (const [where, wanted, origin] of [
      ['in a sandbox without an origin', {}, 'null'],
      ['in one from elsewhere', { host: ELSEWHERE }, 'null'],
      ['in a frame from elsewhere', { host: ELSEWHERE, sandbox: null }, `http://${ELSEWHERE}`],
      ['in a frame of the same origin', { sandbox: null }, location.origin],
    ] as const) {
      it(`${where}, by a real pointer`, async () => {
        const made = await frame(QUERY, wanted);
        const { detail } = await made.hears('deal');
        expect(detail).to.include({ game: 'bakers-dozen', seed: '42', moveCount: 0 });
        await made.hears('resize');
        await tapTwice(made, place);
        const move = await made.hears('move');
        expect(move.source).to.equal('solitaire-elements');
        expect(move.detail).to.deep.include({
          moveCount: 1,
          by: 'player',
          move: { type: 'move', card: 'AH', from: 'tableau-3', to: 'foundation-H' },
        });
        expect([...made.origins]).to.deep.equal([origin]);
      });
    }

    for (const game of few(ALL)) {
      it(game, async () => {
        const { detail } = await (await frame(`?game=${game}&seed=42`)).hears('deal');
        expect(detail).to.include({ game, seed: '42' });
      });
    }

    it('a round, with its attributes', async () => {
      const made = await frame('?game=solitaire-round&games=golf-solitaire%20bakers-dozen&lang=de&buttons=undo', {
        sandbox: null,
      });
      const { detail } = await made.hears('deal');
      expect(detail['game']).to.equal('golf-solitaire');
      const { body } = made.iframe.contentDocument!;
      const round = body.querySelector('solitaire-round')!;
      await until(() => round.shadowRoot!.textContent.includes('Tagesrunde'));
      expect(round.firstElementChild!.getAttribute('buttons')).to.equal('undo');
    });

    it('from the disk', async () => {
      const page = await openPage({
        file: 'dist/embed.html?game=klondike-solitaire&seed=42&lang=de',
        evaluate: once(`document.querySelector('klondike-solitaire')?.shadowRoot?.textContent.includes('Spiel 42')`),
      });
      expect(complaintsOf(page)).to.deep.equal([]);
    });
  });

  describe('takes', () => {
    it('every attribute, and every option of the game', async () => {
      const { element, page } = await openFrame(
        '?game=pyramid-dozen&seed=7&kings=alone&recycles=0&assist&buttons=undo%20new&storage=none&deals=any&disabled=true',
      );
      expect(element.state).to.deep.include({ seed: '7', options: { kings: 'alone', recycles: 0 } });
      const { assist, disabled, storage, deals } = element;
      expect([assist, disabled, storage, deals]).to.deep.equal([true, true, 'none', 'any']);
      expect(page.title).to.equal('Pyramid Dozen');
      expect(element.shadowRoot!.querySelectorAll('[data-control]')).to.have.length(2);
    });

    it('false and 0 as off for booleans, and as they are for others', async () => {
      const query = '?game=trefoil-solitaire&seed=0&draw=0&assist=0&disabled=false&daily=false&storage=none';
      const { element } = await openFrame(query);
      expect(element.state).to.deep.include({ seed: '0', options: { draw: false } });
      expect([element.assist, element.disabled, element.daily]).to.deep.equal([false, false, false]);
      const { element: other } = await openFrame('?game=trefoil-solitaire&seed=1&draw=true&assist=1&storage=none');
      expect([other.state!.options, other.assist]).to.deep.equal([{ draw: true }, true]);
    });

    for (const escaped of ['&amp;', '&amp;amp;', '&#038;']) {
      it(`parameters after ${escaped}, as of an editor that escapes twice`, async () => {
        const query = ['?game=pyramid-dozen', 'seed=7', 'kings=alone', 'storage=none'].join(escaped);
        const { element } = await openFrame(query);
        expect(element.state).to.deep.include({ seed: '7', options: { kings: 'alone', recycles: 3 } });
        expect(element.storage).to.equal('none');
      });
    }

    it('a deck', async () => {
      const { element } = await openFrame(`?game=bakers-dozen&deck=${GOES_HOME.replaceAll(' ', '+')}&storage=none`);
      expect(element.state!.deck).to.equal(GOES_HOME);
    });

    it('looks, with or without the # of a number', async () => {
      const query = '?game=bakers-dozen&seed=1&felt=5c1626&felt-ink=%23abc&radius=2px&card-width=50&color-scheme=dark';
      const { element, page, view } = await openFrame(`${query}&font=georgia,%20serif`);
      const { backgroundColor, color, borderRadius, fontFamily } = view.getComputedStyle(
        element.shadowRoot!.querySelector('.frame')!,
      );
      expect([backgroundColor, color, borderRadius]).to.deep.equal(['rgb(92, 22, 38)', 'rgb(170, 187, 204)', '2px']);
      expect(fontFamily).to.match(/georgia/i);
      expect(view.getComputedStyle(page.documentElement).colorScheme).to.equal('dark');
      expect(element.shadowRoot!.querySelector('.card')!.getBoundingClientRect().width).to.equal(50);
    });

    it('a felt and a back by their names', async () => {
      const { element } = await openFrame('?game=bakers-dozen&seed=1&felt=blue&back=waves');
      expect([element.felt, element.back, element.style.cssText]).to.deep.equal(['blue', 'waves', '']);
    });

    it('a language, or the nearest there is, and its direction or another', async () => {
      const { element, page } = await openFrame('?game=bakers-dozen&seed=42&lang=de-AT&storage=none');
      await until(() => textOf(element, '.message') === 'Spiel 42');
      expect(page.documentElement.lang).to.equal('de-AT');
      const shouted = await openFrame('?game=bakers-dozen&seed=42&lang=DE&storage=none');
      await until(() => textOf(shouted.element, '.message') === 'Spiel 42');
      for (const [parameters, direction] of [
        ['lang=iw_IL', 'rtl'],
        ['lang=he&dir=ltr', 'ltr'],
      ] as const) {
        const hebrew = await openFrame(`?game=bakers-dozen&seed=42&${parameters}&storage=none`);
        await until(() => /[\u0590-\u05ff]/.test(textOf(hebrew.element, '.message')));
        expect(hebrew.view.getComputedStyle(hebrew.element).direction, parameters).to.equal(direction);
      }
    });

    it('a shared game, shown at its end as one deal that nothing is kept of, and tells of its win once', async () => {
      const before = Object.keys(localStorage);
      const made = await openFrame(`?game=trusty-twelve&seed=1&daily&record=${ALMOST}`);
      const { element, told } = made;
      await until(() => element.moveCount > 0);
      await made.hears('deal');
      expect(element.record).to.deep.equal(recordFromText(ALMOST));
      expect([element.storage, element.canUndo]).to.deep.equal(['none', true]);
      element.play(element.legalMoves[0]!);
      const { detail } = await made.hears('win');
      expect(detail['record']).to.deep.equal(recordFromText(WON['bakers-dozen']!));
      for (const type of ['deal', 'win']) expect(told.filter((each) => each.type === type)).to.have.length(1);
      expect(Object.keys(localStorage)).to.deep.equal(before);
    });

    it('a shared deal with its options, also in the fragment, which goes before', async () => {
      const text = '1.pyramid-dozen.playing.s9.recycles.n5.kings.salone..';
      for (const query of [
        `?record=${text}&storage=none`,
        `?record=1.bakers-dozen.playing.s1..&storage=none#${text}`,
      ]) {
        const { element } = await openFrame(query);
        expect(element.state).to.deep.include({ game: 'pyramid-dozen', seed: '9', moveCount: 0 });
        expect(element.state!.options).to.deep.equal({ recycles: 5, kings: 'alone' });
      }
    });

    it('of a shared game nothing but its deal and its options', async () => {
      const text =
        '1.trefoil-solitaire.playing.s9.draw.b1.storage.slocal.buttons.snone.share-url.shttps~003a~002f~002fa..';
      const page = '?game=bakers-dozen&buttons=undo&storage=none&daily&deals=winnable';
      const { element } = await openFrame(`${page}&record=${text}`);
      const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
      expect(attributes).to.include({ seed: '9', draw: 'true', buttons: 'undo', storage: 'none' });
      expect(attributes['share-url']).not.to.equal('https://a');
      expect([element.daily, element.deals]).to.deep.equal([false, null]);
    });

    it('another shared game that comes into its fragment', async () => {
      const made = await openFrame('?game=bakers-dozen&seed=42&storage=none');
      made.view.location.hash = '1.lucky-thirteen.playing.s9..';
      const deal = await until(() => made.told.find(({ detail }) => detail['game'] === 'lucky-thirteen'));
      expect(deal.detail).to.include({ seed: '9' });
    });

    it('a fragment of somebody else for none', async () => {
      const { element, page } = await openFrame('?game=bakers-dozen&seed=42&storage=none#?secret=q1w2e3');
      expect(element.seed).to.equal('42');
      expect(page.querySelector('[role="alert"]')).to.equal(null);
    });
  });

  describe('tells its height', () => {
    const heights = ({ told }: Frame) =>
      told.filter(({ type }) => type === 'resize').map(({ detail }) => detail['height']);

    it('whenever it changes, never 0, so that a frame as high shows all', async () => {
      // The script of an example comes later, so at first nothing is there.
      const made = await openFrame('?game=klondike-solitaire&seed=42&storage=none', { height: 200 });
      const { iframe, element } = made;
      const first = (await made.hears('resize')).detail['height'];
      expect(first).to.equal(Math.ceil(element.getBoundingClientRect().height));
      iframe.style.height = `${first}px`;
      const { documentElement } = iframe.contentDocument!;
      await until(() => documentElement.clientHeight === first);
      expect([documentElement.scrollHeight, documentElement.scrollWidth]).to.deep.equal([first, 600]);
      iframe.style.width = '320px';
      await until(() => heights(made).at(-1) !== first);
      expect(heights(made)).not.to.include(0);
    });

    it('again when the page around asks, and to nobody else', async () => {
      const made = await frame('?game=bakers-dozen&seed=42');
      await made.hears('resize');
      await made.hears('deal');
      const before = made.told.length;
      const request = { source: 'solitaire-elements', type: 'resize' };
      const other = document.createElement('iframe');
      const at = [...document.querySelectorAll('iframe')].indexOf(made.iframe);
      other.srcdoc = `<script>parent.frames[${at}].postMessage(${JSON.stringify(request)}, '*')</script>`;
      made.iframe.after(other);
      await new Promise((resolve) => (other.onload = resolve));
      for (const bad of [
        null,
        'resize',
        7,
        { type: 'resize' },
        { ...request, type: 'newGame' },
        { ...request, source: 'x' },
      ]) {
        made.iframe.contentWindow!.postMessage(bad, '*');
      }
      made.iframe.contentWindow!.postMessage(request, '*');
      await made.hears('resize', before);
      expect(made.told.slice(before)).to.have.length(1);
    });

    it('not where it fits into a low frame, with what it says of a broken link', async () => {
      const made = await openFrame('?game=bakers-dozen&seed=42&storage=none&fit=height&record=1.x', { height: 420 });
      const { element, page } = made;
      await made.hears('deal');
      await until(() => Math.round(element.getBoundingClientRect().bottom) === 420);
      const notice = page.querySelector('[role=alert]')!.getBoundingClientRect();
      expect(element.getBoundingClientRect().top).to.be.at.least(notice.bottom);
      expect(element.shadowRoot!.querySelector('.toolbar')!.getBoundingClientRect().bottom).to.be.at.most(420);
      expect(page.documentElement.scrollHeight).to.equal(420);
      expect(heights(made)).to.deep.equal([]);
    });
  });

  describe('tells only', () => {
    it('the origin that is named', async () => {
      const made = await frame(`?game=bakers-dozen&seed=42&origin=${location.origin}`);
      await made.hears('deal');
    });

    for (const origin of few(
      ['https://other.example', 'nonsense', 'https://', 'null', 'javascript:alert(1)', `${location.origin}/path`],
      2,
    )) {
      it(`nobody here, with origin=${origin}`, async () => {
        const made = await openFrame(`?game=bakers-dozen&seed=42&storage=none&origin=${encodeURIComponent(origin)}`);
        made.element.play(made.element.legalMoves[0]!);
        await made.element.updateComplete;
        // Whatever the frame has told comes before the answer of another one.
        await (await frame('?game=trusty-twelve&seed=42')).hears('deal');
        expect(made.told).to.deep.equal([]);
      });
    }
  });

  describe('says what is allowed', () => {
    for (const query of few(
      ['', '?game=chess', '?game=', '?game=__proto__', '?game=script', '?game=<img src=x onerror=alert(1)>'],
      2,
    )) {
      it(`where the game is none: ${query}`, async () => {
        const made = await frame(query, { sandbox: null });
        expect(await noticeIn(made)).to.match(
          new RegExp(`game is ".*"; allowed: ${ALL.join(', ')}, solitaire-round\\.$`),
        );
        expect(made.iframe.contentDocument!.querySelectorAll('body > :not(p, noscript)')).to.have.length(0);
      });
    }

    for (const [record, says] of [
      ['1.x', /cut or changed/],
      ['9.bakers-dozen.playing.s42..', /version "9"/],
      ['1.bakers-dozen.won.s42..AAAA', /move 1/],
      ['1.bakers-dozen.won.s42..CP', /claims the status "won"/],
    ] as const) {
      it(`where a link is broken, and plays what was asked for else: ${record}`, async () => {
        const made = await openFrame(`?game=bakers-dozen&seed=42&storage=none&record=${record}`);
        expect(await noticeIn(made))
          .to.match(/^Can’t open this link: /)
          .and.match(says);
        expect(made.element.state).to.include({ game: 'bakers-dozen', seed: '42', moveCount: 0 });
      });
    }

    it('where a script is missing', async () => {
      const { iframe } = await frame('', { sandbox: null });
      iframe.srcdoc = `<body data-parameters="game=bakers-dozen"><script src="${new URL('embed.js', EMBED).href}"></script>`;
      const notice = () => iframe.contentDocument?.querySelector('body[data-parameters] [role="alert"]')?.textContent;
      expect(await until(notice)).to.match(/cannot load http.*\/solitaire-elements\.js\.$/);
    });
  });

  /** What the page makes of Baker's Dozen with these parameters, and what it warns of. */
  const opened = (parameters: object) =>
    openPage<{ lang: string; style: string; attributes: string[] }>({
      url: `/dist/embed.html?${new URLSearchParams({ game: 'bakers-dozen', seed: '42', ...parameters })}`,
      evaluate: `${once(`document.querySelector('bakers-dozen')?.shadowRoot?.querySelector('.card')`)}.then(() => {
        const element = document.querySelector('bakers-dozen');
        const attributes = element.getAttributeNames().sort();
        return { lang: document.documentElement.lang, style: element.style.cssText, attributes };
      })`,
    });

  it('lets bad parameters do nothing, and warns of each', async () => {
    const bad = {
      felt: 'url(https://evil.example/a.png)',
      'card-width': '1e9',
      speed: '4rem',
      'share-url': 'javascript:alert(1)',
      'color-scheme': 'only',
      lang: 'xx',
      onload: 'alert(1)',
      style: 'color:red',
      kings: 'alone',
    };
    const page = await opened(bad);
    expect(page.value).to.deep.include({ style: '', attributes: ['seed'] });
    expect(page.errors).to.deep.equal([]);
    expect(page.requests.filter((address) => new URL(address).host !== location.host)).to.deep.equal([]);
    const warnedOf = page.console.map(({ type, text }) => `${type}: ${/^[\w-]*/.exec(text)![0]}`);
    expect(warnedOf).to.have.members(Object.keys(bad).map((name) => `warn: ${name}`));
  });

  it('warns of no parameter that is good', async () => {
    const page = await opened({
      felt: 'blue',
      card: 'fff',
      radius: '2px',
      'card-width': '4.5rem',
      speed: '.2s',
      'share-url': 'https://blog.example/',
      'color-scheme': 'dark',
      lang: 'en-GB',
      dir: 'ltr',
      origin: 'https://blog.example',
      buttons: 'undo new',
      storage: 'none',
    });
    expect([page.value.lang, page.console, page.errors]).to.deep.equal(['en-GB', [], []]);
  });

  describe('shares a link', () => {
    async function shared(query: string, attributes: Record<string, string> = {}): Promise<string> {
      const { element, view } = await openFrame(query, { attributes });
      return linkOf(element, view);
    }

    const DEAL = '#solitaire-1_0bakers-dozen_0playing_0s42_0_0';

    it('to the page around it', async () => {
      expect(await shared('?game=bakers-dozen&seed=42')).to.equal(location.href.split('#')[0] + DEAL);
    });

    it('to the page that share-url names', async () => {
      const url = encodeURIComponent('https://blog.example/patience/?a=1#old');
      expect(await shared(`?game=bakers-dozen&seed=42&share-url=${url}`)).to.equal(
        `https://blog.example/patience/?a=1${DEAL}`,
      );
    });

    it('to itself where nothing is known of the page around it', async () => {
      const link = await shared('?game=bakers-dozen&seed=42&storage=none', { referrerpolicy: 'no-referrer' });
      expect(link).to.match(
        /\/dist\/embed\.html\?game=bakers-dozen&seed=42&storage=none#solitaire-1_0bakers-dozen_0playing_0s42_0_0$/,
      );
    });
  });

  it('shows a picture where scripts are switched off', async () => {
    const { iframe } = await frame('?game=bakers-dozen', { sandbox: 'allow-same-origin' });
    const picture = await until(() => iframe.contentDocument?.querySelector<HTMLImageElement>('noscript img'));
    await until(() => picture.complete && picture.naturalWidth === 640);
    expect(picture.alt).to.match(/^Baker’s Dozen/);
    expect(iframe.contentDocument!.querySelector('noscript p')!.textContent).to.include('JavaScript');
  });
});
