import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { EXAMPLES } from '../examples/games.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { complaintsOf } from './pages.js';

interface Told {
  game: string;
  seed: string;
  moves: number;
  shown: string;
}

/** For pages: waits for something to be there. */
const UNTIL = `const until = async (find) => {
  for (;;) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};`;

/** What the demo shows of a link once the first move was played. */
const opened = (text: string, file = 'demo/index.html') =>
  openPage<Told>({
    file: `${file}#${text}`,
    evaluate: `(async () => {
      ${UNTIL}
      const bar = await until(() => document.querySelector('.replay'));
      const element = bar.nextElementSibling;
      await until(() => element.moveCount > 0);
      const { game, seed, moveCount } = { ...element.state, moveCount: element.moveCount };
      return { game, seed, moves: moveCount, shown: bar.querySelector('span').textContent };
    })()`,
  });

describe('the demo', function () {
  this.timeout(60_000);

  it('opens a shared link and plays it again, step by step', async () => {
    for (const text of [...Object.values(WON), ...WON_WITH_OPTIONS]) {
      const page = await opened(text);
      const [, game, , seed] = text.split('.');
      expect(page.value).to.include({ game, seed: seed!.slice(1) });
      // Not all at once.
      expect(page.value.moves).to.be.within(1, 3);
      expect(page.value.shown).to.match(new RegExp(`^${page.value.moves} of \\d+ moves$`));
      expect(complaintsOf(page)).to.deep.equal([]);
    }
  });

  it('opens links of further games where these are', async () => {
    for (const { won } of EXAMPLES) {
      const page = await opened(won[0]!, 'demo/examples.html');
      const [, game, , seed] = won[0]!.split('.');
      expect(page.value).to.include({ game, seed: seed!.slice(1) });
      expect(complaintsOf(page)).to.deep.equal([]);
    }
  });

  it('tells of a link to a game that is elsewhere', async () => {
    const page = await openPage({
      file: 'demo/index.html#1.free-cell.playing.s42..',
      evaluate: `(async () => {
        ${UNTIL}
        return (await until(() => document.querySelector('.notice'))).textContent;
      })()`,
    });
    expect(page.value).to.equal('This link cannot be opened: its game is not on this page: free-cell.');
  });

  it('tells of a link that cannot be opened, and stays as it is', async () => {
    const page = await openPage({
      file: 'demo/index.html#1.trusty-twelve.won.s42..AAAA',
      evaluate: `(async () => {
        ${UNTIL}
        const { textContent } = await until(() => document.querySelector('.notice'));
        return [textContent, document.querySelectorAll('.replay').length, document.querySelector('trusty-twelve').seed];
      })()`,
    });
    const [notice, replays, seed] = page.value as [string, number, string];
    expect(notice).to.match(/^This link cannot be opened: .*move 1/);
    expect([replays, seed]).to.deep.equal([0, '42']);
    expect(complaintsOf(page)).to.deep.equal([]);
  });

  it('shows a game again without taking the place of the visitor’s own', async () => {
    const page = await openPage({
      file: `demo/index.html#${WON['lucky-thirteen']!}`,
      evaluate: `(async () => {
        ${UNTIL}
        const element = (await until(() => document.querySelector('.replay'))).nextElementSibling;
        await until(() => element.moveCount > 0);
        return Object.keys(localStorage).filter((key) => key.includes('lucky-thirteen/game/'));
      })()`,
    });
    expect(page.value).to.deep.equal([]);
  });

  it('shows the themes', async () => {
    const page = await openPage({
      file: 'demo/themes.html',
      evaluate: `(async () => {
        ${UNTIL}
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
