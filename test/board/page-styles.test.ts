// A page's own styles around an element: what can be inherited, what is propagated, and vertical writing.
import { expect, fixture } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import '../../src/calendar.js';
import { picture } from '../support/commands.js';
import { WON } from '../support/games-played.js';
import { winAgain } from '../support/hand.js';
import { inheritedProperties } from '../support/inherited.js';
import { freshStorage } from '../support/slots.js';
import { type Attributes, control, create, drawn, settled, type Table } from '../support/table.js';
import { frames, part } from './board.js';

/** What an element takes from the page, and why. */
const MEANT = {
  direction: 'the page says on which side it begins',
  visibility: 'what a page hides is hidden',
  'pointer-events': 'what a page lets nobody press is not pressed',
  interactivity: 'what a page makes inert is inert',
  'color-scheme': 'a dark page has a dark table',
  'text-size-adjust': 'a page that doesn’t let a phone enlarge its text means ours, too',
  '-webkit-locale': 'fonts and line breaks are those of the language',
};

/** Rules that reach what is in a box by other ways than inheritance. */
const PROPAGATED = [
  'html { font-size: 62.5% }',
  '.page { text-decoration: underline line-through 4px red }',
  '.page::first-line { color: red; font-size: 40px }',
  '.page::first-letter { color: red; font-size: 40px }',
  '.page { writing-mode: vertical-lr }',
  '.page, .page * { writing-mode: sideways-rl }',
];

/** The names of an element's own properties. */
function ownNames(element: Element): string[] {
  const sheets = element.shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  return [...new Set(sheets.flatMap(({ cssText }) => cssText.match(/--(?!solitaire-)[a-z_-]+/g) ?? []))];
}

/** Rules of a page that use them all. */
const namesakes = (element: Element): string[] => ownNames(element).map((name) => `.page { ${name}: 40px }`);

/** Of 255. What is painted again, as a part or as a whole, differs by up to 35 at an edge, and by 3 in a gradient (Chromium 150). */
const SEEN = 48;

const isAlike = (one: ImageData, other: ImageData): boolean =>
  one.width === other.width &&
  one.height === other.height &&
  one.data.every((value, i) => Math.abs(value - other.data[i]!) < SEEN);

/** The picture of what no longer changes. */
async function still(element: Element): Promise<ImageData> {
  const before = await picture(element.getBoundingClientRect());
  await frames(3);
  return isAlike(await picture(element.getBoundingClientRect()), before) ? before : still(element);
}

/** Of some rules of the page, those that change how an element looks. Only if all together do, they are tried apart. */
async function culprits(element: Element, plain: ImageData, rules: readonly string[]): Promise<readonly string[]> {
  const style = Object.assign(document.createElement('style'), { textContent: rules.join('\n') });
  document.head.append(style);
  await frames(3);
  const isSame = isAlike(await picture(element.getBoundingClientRect()), plain);
  style.remove();
  await frames(3);
  if (isSame || rules.length === 1) return isSame ? [] : rules;
  const half = Math.ceil(rules.length / 2);
  const first = await culprits(element, plain, rules.slice(0, half));
  return [...first, ...(await culprits(element, plain, rules.slice(half)))];
}

/** A box that the rules are for. It is as wide as what is in it, so that this has the same place in each direction of writing. */
const pageOf = (width: number): Promise<HTMLElement> =>
  fixture<HTMLElement>(`<div class="page" style="width: ${width}px; height: 700px"></div>`);

async function onPage(tag: string, attributes: Attributes = {}): Promise<Table> {
  const page = await pageOf(640);
  const element = create(tag, { seed: '42', ...attributes });
  page.append(element);
  return drawn(element);
}

/** The kinds of what is seen of an element. */
const VIEWS: readonly (readonly [name: string, show: () => Promise<Element>])[] = [
  [
    'a table with the focus on a button, and a first visitor’s line',
    async () => {
      const element = await onPage('trefoil-solitaire', { storage: 'local' });
      part(element, '.turn').focus();
      return element;
    },
  ],
  ['a table in a given height', () => onPage('pyramid-dozen', { fit: 'height' })],
  [
    'a poster',
    async () => {
      const element = create('bakers-dozen', { seed: '42', poster: '' });
      (await pageOf(640)).append(element);
      await settled(element);
      return element;
    },
  ],
  [
    'the sheet after a game',
    async () => {
      // Without the verdict, the sheet looks for nothing that it tells later.
      const element = await onPage('bakers-dozen', { buttons: 'undo new' });
      await winAgain(element, WON['bakers-dozen']!);
      return element;
    },
  ],
  [
    'a panel, and the example in it',
    async () => {
      const element = await onPage('lucky-thirteen', { style: '--solitaire-speed: 180' });
      control(element, 'rules').click();
      await settled(element);
      for (const each of element.shadowRoot!.getAnimations()) {
        each.pause();
        each.currentTime = 1500;
      }
      return part(element, 'dialog');
    },
  ],
  [
    'a calendar',
    async () => {
      const page = await pageOf(384);
      const game = create('bakers-dozen', { seed: '42', id: 'game' });
      const calendar = Object.assign(document.createElement('solitaire-calendar'), { htmlFor: 'game' });
      page.append(calendar);
      page.after(game);
      return calendar;
    },
  ],
];

describe('a page’s own styles', () => {
  freshStorage();
  before(() => setViewport({ width: 700, height: 900 }));

  it('are known with those that texts inherit', () => {
    const known = inheritedProperties().map(([name]) => name);
    expect(known).to.include.members([...Object.keys(MEANT), 'color', 'letter-spacing', 'text-indent', 'writing-mode']);
  });

  it('for the text of phones and for the windows of Electron end at the table as the page wants', async () => {
    const calendar = await VIEWS.at(-1)![1]();
    for (const element of [calendar, await onPage('bakers-dozen')]) {
      const host = element as HTMLElement;
      host.style.cssText = 'text-size-adjust: 50%; -webkit-app-region: drag';
      const styles = getComputedStyle(host.shadowRoot!.querySelector('.reset')!);
      expect(styles.getPropertyValue('text-size-adjust'), host.localName).to.equal('50%');
      expect(styles.getPropertyValue('app-region'), host.localName).to.equal('no-drag');
    }
  });

  for (const [name, show] of VIEWS) {
    it(`change nothing of ${name}`, async () => {
      const view = await show();
      const host = (view.getRootNode() as ShadowRoot).host ?? view;
      const inherited = inheritedProperties()
        .filter(([property]) => !(property in MEANT))
        .map(([property, value]) => `.page, .page * { ${property}: ${value} }`);
      const plain = await still(view);
      expect(await culprits(view, plain, [...inherited, ...PROPAGATED, ...namesakes(host)])).to.deep.equal([]);
      // A page may register any other name with `@property`, and so change what that inherits or takes.
      expect(ownNames(host).filter((each) => !each.startsWith('--_'))).to.deep.equal([]);
    });
  }
});
