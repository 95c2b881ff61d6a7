import { expect } from '@open-wc/testing';
import { openPage } from '../support/commands.js';
import { WON, WON_WITH_OPTIONS } from '../support/games-played.js';
import { complaintsOf } from './pages.js';

interface Told {
  game: string;
  seed: string;
  moves: number;
  shown: string;
}

/** What the demo shows of a link after a while. */
const opened = (text: string) =>
  openPage<Told>({
    file: `demo/index.html#${text}`,
    evaluate: `(async () => {
      await new Promise((resolve) => setTimeout(resolve, 1300));
      const bar = document.querySelector('.replay');
      const element = bar.nextElementSibling;
      const { game, seed, moveCount } = { ...element.state, moveCount: element.moveCount };
      return { game, seed, moves: moveCount, shown: bar.querySelector('span').textContent };
    })()`,
  });

describe('the demo', function () {
  this.timeout(20_000);

  it('opens a shared link and plays it again, step by step', async () => {
    for (const text of [...Object.values(WON), ...WON_WITH_OPTIONS]) {
      const page = await opened(text);
      const [, game, , seed] = text.split('.');
      expect(page.value).to.include({ game, seed: seed!.slice(1) });
      expect(page.value.moves).to.be.within(1, 3);
      expect(page.value.shown).to.match(/^[1-3] of \d+ moves$/);
      expect(complaintsOf(page)).to.deep.equal([]);
    }
  });

  it('tells of a link that cannot be opened, and stays as it is', async () => {
    const page = await openPage({
      file: 'demo/index.html#1.trusty-twelve.won.s42..AAAA',
      evaluate: `new Promise((resolve) => setTimeout(() => resolve(document.querySelectorAll('.replay').length), 500))`,
    });
    expect(page.value).to.equal(0);
    expect(complaintsOf(page).join()).to.contain('This link cannot be opened');
  });

  it('shows the themes', async () => {
    const page = await openPage({
      file: 'demo/themes.html',
      evaluate: `new Promise((resolve) => setTimeout(() => resolve(
        [...document.querySelectorAll('article')].map((each) => getComputedStyle(each.querySelector('[seed]').shadowRoot.querySelector('.frame')).backgroundColor)), 500))`,
    });
    expect(new Set(page.value as string[]).size).to.equal(5);
    expect(complaintsOf(page)).to.deep.equal([]);
  });
});
