// A round by the keyboard, its panel of marks, and what an automatic audit finds.
import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys } from '@web/test-runner-commands';
import { emulateFeatures } from '../support/commands.js';
import { freshAt } from '../support/clock.js';
import { waitUntil } from '../support/wait-until.js';
import { DAY, dealt, keep, labelOf, labelsOf, roundOf, statusOf, tableOf, tabsOf } from './rounds.js';

const GAMES = 'bakers-dozen trefoil-solitaire trusty-twelve';

const focused = (round: Element): string => labelOf(round.shadowRoot!.activeElement!);

/** Comes to the tabs from before the round. */
async function tabIn(round: Element): Promise<void> {
  for (let i = 0; i < 9 && !round.shadowRoot!.activeElement?.matches('[role=tab]'); i++) {
    await sendKeys({ press: 'Tab' });
  }
}

const button = (round: Element, text: string): HTMLElement =>
  [...round.shadowRoot!.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;

describe('the keys of a round', () => {
  freshAt(`${DAY}T12:00`);

  for (const [dir, next, previous] of [
    ['ltr', 'ArrowRight', 'ArrowLeft'],
    ['rtl', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    it(`lead along the tabs of a page that is read ${dir}, and open a game only by Enter`, async () => {
      const round = await roundOf({ games: GAMES, dir });
      await dealt(round, 'bakers-dozen');
      await tabIn(round);
      const labels = labelsOf(round);
      expect(focused(round)).to.equal(labels[0]);
      for (const [key, place] of [
        [next, 1],
        [next, 2],
        [next, 0],
        [previous, 2],
        ['Home', 0],
        ['End', 2],
      ] as const) {
        await sendKeys({ press: key });
        expect(focused(round)).to.equal(labels[place]);
      }
      expect(tabsOf(round).map(({ tabIndex }) => tabIndex)).to.deep.equal([-1, -1, 0]);
      expect(round.game).to.equal('bakers-dozen');
      await sendKeys({ press: 'Enter' });
      expect([round.game, focused(round)]).to.deep.equal(['trusty-twelve', labels[2]]);
    });
  }

  it('are not heard by the page around', async () => {
    const round = await roundOf({ games: GAMES });
    await dealt(round);
    const heard: string[] = [];
    round.parentElement!.addEventListener('keydown', ({ key }) => heard.push(key));
    await tabIn(round);
    for (const press of ['ArrowRight', 'End', ' ', 'x']) await sendKeys({ press });
    expect(heard.filter((key) => key !== 'Tab')).to.deep.equal(['x']);
  });

  it('reach the table behind the tab that names it', async () => {
    const round = await roundOf({ games: GAMES });
    await dealt(round, 'bakers-dozen');
    const panel = round.shadowRoot!.querySelector('[role=tabpanel]')!;
    const tab = tabsOf(round)[0]!;
    expect([panel.getAttribute('aria-labelledby'), tab.getAttribute('aria-controls')]).to.deep.equal([
      tab.id,
      panel.id,
    ]);
    expect(tableOf(round).assignedSlot!.parentElement).to.equal(panel);
  });
});

describe('a round that is shared', () => {
  freshAt(`${DAY}T12:00`);
  afterEach(() => {
    for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  });

  it('tells how it stands, with the address of the page', async () => {
    keep('bakers-dozen', { [DAY]: [52, 130_000, 5] });
    const shared: ShareData[] = [];
    const share = (data: ShareData) => Promise.resolve(void shared.push(data));
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
    const round = await roundOf({ games: 'bakers-dozen trefoil-solitaire', poster: '' });
    for (const url of [location.href, 'https://example.test/']) {
      button(round, 'Share').click();
      await waitUntil(() => shared[0]);
      const { text, url: sharedUrl } = shared.pop()!;
      expect([text, sharedUrl]).to.deep.equal(['Daily round · November 24\n1 of 2 · 3 min\n🟩⬜', url]);
      round.setAttribute('share-url', 'https://example.test/');
    }
  });

  it('is copied if nothing else is there, and says so', async () => {
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    const round = await roundOf({ games: 'bakers-dozen', poster: '' });
    button(round, 'Share').click();
    await waitUntil(() => statusOf(round) === 'Link copied');
  });

  it('says so if it can’t be copied', async () => {
    const writeText = () => Promise.reject(new Error('not allowed'));
    Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    document.execCommand = () => false;
    const round = await roundOf({ games: 'bakers-dozen', poster: '' });
    button(round, 'Share').click();
    await waitUntil(() => statusOf(round) === 'Couldn’t copy the link');
    for (const [of, name] of [
      [navigator, 'clipboard'],
      [document, 'execCommand'],
    ] as const)
      Reflect.deleteProperty(of, name);
  });
});

describe('the marks of a round', () => {
  freshAt(`${DAY}T12:00`);

  it('are shown by the month', async () => {
    // A win in time, without hint, and the same with a first try of a month before.
    keep('bakers-dozen', { [DAY]: [52, 60_000, 13], '2026-10-31': [52, 60_000, 77] });
    const round = await roundOf({ games: 'bakers-dozen' });
    button(round, 'Marks').click();
    const dialog = round.shadowRoot!.querySelector('dialog')!;
    const shown = () => [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
    const month = () => dialog.querySelector('[aria-live]')!.textContent;
    expect([dialog.open, month()]).to.deep.equal([true, 'November 2026']);
    expect(shown()).to.deep.equal(['0First try', '1No hints', '0No undo', '0Hard deal', '1' + '1 of 1']);
    const [previous, next] = dialog.querySelectorAll<HTMLElement>('button[aria-label]');
    next!.click();
    expect(month()).to.equal('November 2026');
    previous!.click();
    expect(month()).to.equal('October 2026');
    expect(shown().slice(0, 2)).to.deep.equal(['1First try', '1No hints']);
    next!.click();
    expect([month(), next!.ariaDisabled]).to.deep.equal(['November 2026', 'true']);
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !dialog.open);
  });

  it('are closed when the round leaves the page, and open again after that', async () => {
    const round = await roundOf({ games: 'bakers-dozen' });
    const dialog = round.shadowRoot!.querySelector('dialog')!;
    button(round, 'Marks').click();
    round.parentElement!.append(round);
    expect(dialog.open).to.equal(false);
    button(round, 'Marks').click();
    expect(dialog.matches(':modal')).to.equal(true);
  });
});

describe('an audit of a round', () => {
  freshAt(`${DAY}T12:00`);
  beforeEach(() => {
    keep('bakers-dozen', { [DAY]: [52, 60_000, 13] });
    keep('trefoil-solitaire', { [DAY]: [3, 1000, 4] }, '{"draw":false}');
  });

  for (const scheme of ['light', 'dark'] as const) {
    it(`in a ${scheme} page, with its panel`, async () => {
      await emulateMedia({ colorScheme: scheme });
      const round = await roundOf({ games: GAMES, poster: '' });
      round.style.colorScheme = scheme;
      await expect(round).to.be.accessible();
      button(round, 'Marks').click();
      await expect(round).to.be.accessible();
      await emulateMedia({ colorScheme: 'light' });
    });
  }

  it('on a light felt, with another accent', async () => {
    const round = await roundOf({ games: GAMES, poster: '' });
    round.style.setProperty('--solitaire-felt', '#f4ead8');
    round.style.setProperty('--solitaire-accent', '#8a1c1c');
    await expect(round).to.be.accessible();
  });

  it('in forced colours', async () => {
    await emulateFeatures({ 'forced-colors': 'active' });
    const round = await roundOf({ games: GAMES, poster: '' });
    await expect(round).to.be.accessible();
    await emulateFeatures({});
  });

  for (const [width, size, games] of [
    ['280px', '', GAMES],
    ['320px', '200%', GAMES],
    ['320px', '', 'bakers-dozen trefoil-solitaire trusty-twelve pyramid-dozen lucky-thirteen'],
  ] as const) {
    it(`fits into ${width}${size && ` with text of ${size}`}`, async () => {
      const round = await roundOf({ games, poster: '' });
      round.parentElement!.style.inlineSize = width;
      document.documentElement.style.fontSize = size;
      const { scrollWidth, clientWidth } = round.shadowRoot!.querySelector('.frame')!;
      document.documentElement.style.fontSize = '';
      expect(scrollWidth).to.equal(clientWidth);
    });
  }
});
