import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { movesOf, recordFromText } from '../../src/engine.js';
import { EXAMPLES } from '../examples/games.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { complaintsOf } from './pages.js';

/** A replay on a page, and the game that is on the table after the visitor has left it. */
interface Replayed {
  /** How many moves were shown when the first was seen, and of how many. */
  moves: number;
  of: number;
  left: { game: string; seed: string; options: object; moveCount: number };
  isPlayable: boolean;
  replays: number;
}

/** For pages: waits for something to be there; the controls of a replay, and the element that shows it. */
const HELPERS = `
const until = async (find) => {
  for (;;) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
const replays = () =>
  [...document.querySelectorAll('[seed]')].flatMap((element) => {
    const controls = element.shadowRoot?.querySelector('[role="group"][aria-label="Replay"]');
    return controls ? [{ element, controls, track: controls.querySelector('input') }] : [];
  });
const replay = () => until(() => replays().find(({ track }) => track.valueAsNumber > 0));`;

/** What a page does with a link to a whole game. */
const opened = (text: string, file = 'demo/index.html') =>
  openPage<Replayed>({
    file: `${file}#${text}`,
    evaluate: `(async () => {
      ${HELPERS}
      const { element, controls, track } = await replay();
      const [moves, of] = [track.valueAsNumber, Number(track.max)];
      controls.querySelector('[title="Stop"]').click();
      await element.updateComplete;
      return { moves, of, left: element.state, isPlayable: element.play(element.legalMoves[0]), replays: replays().length };
    })()`,
  });

describe('the demo', function () {
  this.timeout(60_000);

  it('shows the game of a shared link move by move, and then leaves its deal to the visitor', async () => {
    for (const text of [...Object.values(WON), ...WON_WITH_OPTIONS]) {
      const page = await opened(text);
      const { value } = page;
      const record = recordFromText(text);
      const { game, seed, options } = record;
      // Not all at once.
      expect(value.moves).to.be.within(1, 3);
      expect(value.of).to.equal(movesOf(record).length);
      expect(value.left).to.deep.include({ game, seed, options, moveCount: 0 });
      expect(value).to.include({ isPlayable: true, replays: 0 });
      expect(complaintsOf(page)).to.deep.equal([]);
    }
  });

  it('opens links of further games where these are', async () => {
    for (const { won } of EXAMPLES) {
      const page = await opened(won[0]!, 'demo/examples.html');
      const { game, seed, options } = recordFromText(won[0]!);
      expect(page.value.left).to.deep.include({ game, seed, options, moveCount: 0 });
      expect(complaintsOf(page)).to.deep.equal([]);
    }
  });

  it('puts the deal of a link without moves on the table', async () => {
    const page = await openPage<[string | null, number]>({
      file: 'demo/index.html#1.lucky-thirteen.playing.s7..',
      evaluate: `(async () => {
        ${HELPERS}
        const element = document.querySelector('lucky-thirteen');
        await until(() => element.seed === '7' && element.offsetHeight > 0);
        await new Promise(requestAnimationFrame);
        return [element.storage, replays().length];
      })()`,
    });
    expect(page.value).to.deep.equal([null, 0]);
    expect(complaintsOf(page)).to.deep.equal([]);
  });

  it('shows another game when the address changes', async () => {
    const { 'bakers-dozen': first, 'trefoil-solitaire': second } = WON;
    const page = await openPage<string[]>({
      file: `demo/index.html#${first!}`,
      evaluate: `(async () => {
        ${HELPERS}
        const shown = [(await replay()).element.localName];
        location.hash = '${second!}';
        await until(() => replays().some(({ element }) => element.localName === 'trefoil-solitaire'));
        const tab = document.querySelector('[role="tab"][aria-selected="true"]');
        return [...shown, tab.getAttribute('aria-controls')];
      })()`,
    });
    expect(page.value).to.deep.equal(['bakers-dozen', 'trefoil-solitaire']);
    expect(complaintsOf(page)).to.deep.equal([]);
  });

  it('tells of a link to a game that is elsewhere', async () => {
    const page = await openPage({
      file: 'demo/index.html#1.free-cell.playing.s42..',
      evaluate: `(async () => {
        ${HELPERS}
        return (await until(() => document.querySelector('.notice'))).textContent;
      })()`,
    });
    expect(page.value).to.equal('This link cannot be opened: its game is not on this page: free-cell.');
  });

  it('tells of a link that cannot be opened, and stays as it is', async () => {
    const page = await openPage({
      file: 'demo/index.html#1.trusty-twelve.won.s7..AAAA',
      evaluate: `(async () => {
        ${HELPERS}
        const { textContent } = await until(() => document.querySelector('.notice'));
        return [textContent, replays().length, document.querySelector('trusty-twelve').seed];
      })()`,
    });
    const [notice, shown, seed] = page.value as [string, number, string];
    expect(notice).to.match(/^This link cannot be opened: .*move 1/);
    expect([shown, seed]).to.deep.equal([0, '42']);
    expect(complaintsOf(page)).to.deep.equal([]);
  });

  it('shows a game again without taking the place of the visitor’s own', async () => {
    const page = await openPage({
      file: `demo/index.html#${WON['lucky-thirteen']!}`,
      evaluate: `(async () => {
        ${HELPERS}
        await replay();
        return Object.keys(localStorage).filter((key) => key.includes('lucky-thirteen/game/'));
      })()`,
    });
    expect(page.value).to.deep.equal([]);
  });

  it('shows the themes', async () => {
    const page = await openPage({
      file: 'demo/themes.html',
      evaluate: `(async () => {
        ${HELPERS}
        const frames = await until(() => {
          const found = [...document.querySelectorAll('article [seed]')].map(({ shadowRoot }) => shadowRoot?.querySelector('.frame'));
          return found.length > 0 && found.every(Boolean) && found;
        });
        return frames.map((frame) => getComputedStyle(frame).backgroundColor);
      })()`,
    });
    expect(new Set(page.value as string[]).size).to.equal(6);
    expect(complaintsOf(page)).to.deep.equal([]);
  });
});
