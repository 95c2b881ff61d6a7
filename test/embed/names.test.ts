// The main script on pages that have names of their own, or have replaced the browser's.
import { few } from '../support/few.js';
import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { complaintsOf, MAIN_SCRIPT, FIVE_PLAYED, inPage } from './pages.js';

/** A page that runs some code of its own at its top level, before the main script or after it, and then has all five games. */
const playAmong = (code: string, place: 'before' | 'after') =>
  openPage<{ played: object; again: number; heights: number[]; keys: string[] }>({
    url: '/test/embed/blank.html',
    // So low that the controls are beside the table, unless it takes the window for a frame.
    viewport: { width: 1000, height: 400 },
    evaluate: inPage(
      async (probe, mainScript, code, place) => {
        const run = () => document.head.append(Object.assign(document.createElement('script'), { textContent: code }));
        if (place === 'before') run();
        await probe.load(mainScript);
        if (place === 'after') run();
        probe.addFive();
        const { played } = await probe.playAll();
        document.documentElement.lang = 'de';
        const games = [...document.querySelectorAll('[seed]')] as HTMLElementTagNameMap['trusty-twelve'][];
        for (const game of games) {
          game.play(game.legalMoves[0]!);
          await game.updateComplete;
          game.undo();
          await game.updateComplete;
          await game.hint();
        }
        const heights = games.map(({ offsetHeight }) => offsetHeight);
        const [first] = games;
        first!.remove();
        const again = first!.cloneNode() as typeof first;
        document.body.append(again!);
        await probe.drawn(again!);
        const keys = Object.keys(localStorage).sort();
        return { played, heights, keys, again: again!.moveCount };
      },
      MAIN_SCRIPT,
      code,
      place,
    ),
  });

const HIDING = `
  class Map {} class Animation {} class KeyframeEffect {} class Event {} class CustomEvent {} class Element {}
  const performance = 1, console = 2, customElements = 3, crypto = 4, screen = 5, name = 6;
  let Math, JSON, Intl, Number, Date, URL, WeakMap, Uint8Array, RangeError, HTMLElement, setTimeout, matchMedia;`;

/** Assigned, they are the window's own properties. */
const REPLACING = `
  var self = {}, parent = {}, performance = {}, screen = 'menu', event = 1, name = 'x', status = 2, length = 3, origin = 4;`;

/** As Prototype.js 1.5 to 1.7 and MooTools 1.2 to 1.6 do. */
const OLD_LIBRARY = `
  const { stringify } = JSON;
  Array.from = (list) => [...list];
  Object.assign(Array.prototype, {
    entries() { return [...this]; },
    reduce() { return this.length > 1 ? this : this[0]; },
    toJSON() { return '[' + this.map((each) => stringify(each)).join() + ']'; },
  });
  HTMLElement.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
  window.Event = function ({ type }) { type.test(/key/); };`;

/** The same on a page with no names of its own. */
let plain: Awaited<ReturnType<typeof playAmong>>;

describe('the main script plays all five games, keeps and resumes them', () => {
  before(async () => (plain = await playAmong('', 'before')));

  const cases = { 'hides built-ins by its own names': HIDING, 'replaces properties of the window': REPLACING };
  for (const [what, code] of few(Object.entries({ ...cases, 'has an old library': OLD_LIBRARY }), 4)) {
    for (const place of few(['before', 'after'] as const)) {
      it(`on a page that ${what}, ${place} it`, async () => {
        const page = await playAmong(code, place);
        const { played, again, heights, keys } = page.value;
        expect(complaintsOf(page)).to.deep.equal([]);
        expect({ played, again }).to.deep.equal({ played: FIVE_PLAYED, again: 1 });
        expect({ heights, keys }).to.deep.equal({ heights: plain.value.heights, keys: plain.value.keys });
      });
    }
  }
});
