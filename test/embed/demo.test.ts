import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { movesOf, recordFromText } from '../../src/engine.js';
import { EXAMPLES } from '../examples/games.js';
import { few } from '../support/few.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { complaintsOf } from './pages.js';

/** A replay on a page, and the game that is on the table after the visitor has left it. */
interface Replayed {
  /** How many moves were shown when a replay was first seen, and when that had changed, and of how many. */
  moves: [first: number, next: number];
  of: number;
  /** The unfinished games that are kept meanwhile. */
  kept: string[];
  left: { game: string; seed: string; options: object; moveCount: number };
  isPlayable: boolean;
  replays: number;
}

const variants = EXAMPLES.map(({ variant }) => variant);

/** What a page gives after some statements, which find a replay there: its controls, and the element that shows it. */
async function onPage<Value>(file: string, statements: string): Promise<Value> {
  const page = await openPage<Value>({
    file,
    evaluate: `(async () => {
      const until = async (find) => {
        for (;;) {
          const found = find();
          if (found) return found;
          await new Promise((resolve) => setTimeout(resolve));
        }
      };
      const replays = () =>
        [...document.querySelectorAll('[data-table] > *, [seed]')].flatMap((element) => {
          const controls = element.shadowRoot?.querySelector('[role="group"][aria-label="Replay"]');
          return controls ? [{ element, controls, track: controls.querySelector('input') }] : [];
        });
      const replay = () => until(() => replays().find(({ track }) => track.valueAsNumber > 0));
      ${statements}
    })()`,
  });
  expect(complaintsOf(page)).to.deep.equal([]);
  return page.value;
}

describe('the demo', () => {
  // All pages from the disk have one storage.
  before(() => openPage({ file: 'test/embed/blank.html', evaluate: 'localStorage.clear()' }));

  for (const [what, texts, file] of [
    ['shared link', [...Object.values(WON), ...WON_WITH_OPTIONS], 'demo/index.html'],
    ['link to an extra game', EXAMPLES.map(({ won }) => won[0]!), 'demo/examples.html'],
  ] as const) {
    it(`shows the game of a ${what} move by move, keeps it nowhere, and then leaves its deal to the visitor`, async () => {
      for (const text of few(texts)) {
        const value = await onPage<Replayed>(
          `${file}#${text}`,
          `const { element, controls, track } = await replay();
          const [first, of] = [track.valueAsNumber, Number(track.max)];
          await until(() => track.valueAsNumber !== first);
          const moves = [first, track.valueAsNumber];
          const kept = Object.keys(localStorage).filter((key) => key.includes(element.localName + '/game/'));
          controls.querySelector('[title="Stop"]').click();
          await element.updateComplete;
          const { state: left } = element;
          return { moves, of, kept, left, isPlayable: element.play(element.legalMoves[0]), replays: replays().length };`,
        );
        const record = recordFromText(text);
        const { game, seed, options } = record;
        // Not all at once. Of a slow page, the first is not seen.
        const [first, next] = value.moves;
        expect(next).to.equal(first + 1);
        expect(next).to.be.below(value.of);
        expect(value).to.deep.include({
          of: movesOf(record, { variants }).length,
          kept: [],
          isPlayable: true,
          replays: 0,
        });
        expect(value.left).to.deep.include({ game, seed, options, moveCount: 0 });
      }
    });
  }

  it('puts the deal of a link without moves on the table', async () => {
    const value = await onPage(
      'demo/index.html#1.lucky-thirteen.playing.s7..',
      `const element = await until(() => document.querySelector('lucky-thirteen'));
      await until(() => element.seed === '7' && element.offsetHeight > 0);
      await new Promise(requestAnimationFrame);
      return [element.storage, replays().length];`,
    );
    expect(value).to.deep.equal([null, 0]);
  });

  it('shows another game when the address changes', async () => {
    const value = await onPage(
      `demo/index.html#${WON['bakers-dozen']!}`,
      `const shown = [(await replay()).element.localName];
      location.hash = '${WON['trefoil-solitaire']!}';
      await until(() => replays().some(({ element }) => element.localName === 'trefoil-solitaire'));
      return [...shown, ...[...document.querySelector('[data-table]').children].map(({ localName }) => localName)];`,
    );
    expect(value).to.deep.equal(['bakers-dozen', 'trefoil-solitaire']);
  });

  for (const [what, text, reason] of [
    ['to a game that is elsewhere', '1.free-cell.playing.s42..', /: free-cell isn’t on this page\.$/],
    ['that cannot be opened', '1.trusty-twelve.won.s7..AAAA', /: .*move 1/],
  ] as const) {
    it(`tells of a link ${what}, and stays as it is`, async () => {
      const [notice, ...rest] = await onPage<[string, number, unknown]>(
        `demo/index.html#${text}`,
        `const { textContent } = await until(() => document.querySelector('.notice'));
        return [textContent, replays().length, document.querySelector('[data-table] > *').daily];`,
      );
      expect(notice)
        .to.match(/^Can’t open this link: /)
        .and.match(reason);
      expect(rest).to.deep.equal([0, true]);
    });
  }

  it('shows the themes', async () => {
    const colours = await onPage<string[]>(
      'demo/themes.html',
      `const frames = await until(() => {
        const games = [...document.querySelectorAll('article [seed]')];
        const found = games.map(({ shadowRoot }) => shadowRoot?.querySelector('.frame'));
        return found.length > 0 && found.every(Boolean) && found;
      });
      return frames.map((frame) => getComputedStyle(frame).backgroundColor);`,
    );
    expect(new Set(colours).size).to.equal(6);
  });
});
