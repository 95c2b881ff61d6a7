// What is sent when a game is shared, and where it leads.
import { expect } from 'chai';
import { createGame, recordFromLink, recordFromText } from '../../src/engine.js';
import { GOES_HOME } from '../element/decks.js';
import { followRecord } from '../engine/follow.js';
import { Browser } from '../play/browser.js';
import { playFirst, settle } from '../play/player.js';
import { LOST_LATE, WON } from '../support/games-played.js';
import { warnings } from '../support/warnings.js';
import { loseByLast } from './ended.js';
import { blocksOf, close, key, open, panelButtons, says } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';
import type { Sent } from './test-screen.js';

/** Presses one of the buttons of Share, which closes it. */
async function share(game: ShownGame, which = 0): Promise<void> {
  await open(game, 'share');
  panelButtons(game)[which]!.press!();
  await settle(game);
  expect(game.shown!.panel).to.equal(undefined);
}

/** Shares, and returns what is handed to the page. */
async function shared(game: ShownGame, which = 0): Promise<Sent> {
  await share(game, which);
  const { sent } = game.screen;
  expect(sent).to.have.length(1);
  return sent.pop()!;
}

async function finish(game: ShownGame): Promise<void> {
  game.finish();
  await settle(game);
}

describe('what is shared', () => {
  it('tells of a win its moves, its time and four quarters, and no card; of a replay that it shows the solution', async () => {
    const game = await shownGame('bakers-dozen', { deck: GOES_HOME });
    await finish(game);
    const { text, url } = await shared(game);
    expect(text).to.match(/^Baker’s Dozen · Custom deal\n52 moves · \d+:\d\d\n🟩🟩🟩🟩$/u);
    expect(url).to.contain('#solitaire-1_0bakers-dozen_0playing_0d');
    const replay = await shared(game, 1);
    expect(replay.text).to.equal(`${text}\nMy replay (shows the solution)`);
    expect(replay.url).to.contain('#solitaire-1_0bakers-dozen_0won_0d');
  });

  it('marks the quarters where the player undid or had a hint', async () => {
    const game = await shownGame('bakers-dozen', { deck: GOES_HOME });
    playFirst(game);
    await settle(game);
    await key(game, 'u');
    while (game.moveCount < 30) game.play(game.legalMoves[0]!);
    await key(game, 'h');
    await finish(game);
    expect((await shared(game)).text.split('\n').at(-1)).to.equal('🟩↩️🟩🟩💡🟩');
  });

  it('tells of a day’s win the day and the streak', async () => {
    const tab = new Browser('2026-11-20T12:00').tab();
    const game = await shownGame('bakers-dozen', { daily: true, storage: 'local' }, tab);
    for (const move of (await game.solution())!) game.play(move);
    await settle(game);
    expect((await shared(game)).text).to.match(
      /^Baker’s Dozen · Daily · 20 Nov\n\d+ moves · \d+:\d\d · 1-day streak\n🟩/u,
    );
  });
});

describe('the link that is shared', () => {
  it('leads to the deal, or to all moves, on the page’s own address', async () => {
    const { seed, moves } = recordFromText(WON['trusty-twelve']!);
    const game = await shownGame('trusty-twelve', { seed: seed! });
    for (const move of followRecord(createGame('trusty-twelve', { seed: seed! }), moves, 5)) game.play(move);
    await settle(game);
    expect(game.moveCount).to.equal(5);
    const { url } = await shared(game, 1);
    expect(url.split('#')[0]).to.equal(game.screen.address);
    expect(recordFromLink(url)).to.deep.equal(game.record);
    const deal = recordFromLink((await shared(game)).url);
    expect(deal).to.deep.equal({ ...game.record, moves: '', status: 'playing' });
    const other = await shownGame('trusty-twelve', { seed: '1' });
    await other.load(recordFromLink(url)!);
    expect(other.state).to.deep.equal(game.state);
  });

  it('leads to the address that share-url gives, seen from the page, if it is one', async () => {
    const { warned } = await warnings(async () => {
      for (const [address, page] of [
        ['https://cards.example/play?x=1#old', 'https://cards.example/play?x=1#solitaire-'],
        ['/cards/?x=1', 'https://blog.example/cards/?x=1#solitaire-'],
        ['cards', 'https://blog.example/posts/cards#solitaire-'],
        ['file:///cards.html', 'file:///cards.html#solitaire-'],
        ['javascript:alert(1)', 'https://blog.example/posts/cards?p=1#solitaire-'],
        ['https://', 'https://blog.example/posts/cards?p=1#solitaire-'],
        ['/#/games/patience', 'https://blog.example/#/games/patience?solitaire='],
      ]) {
        const game = await shownGame('trusty-twelve', { seed: '42', shareUrl: address });
        game.screen.address = 'https://blog.example/posts/cards?p=1';
        expect((await shared(game)).url).to.equal(`${page}1_0trusty-twelve_0playing_0s42_0_0`);
      }
    });
    expect(warned).to.have.length(2);
  });
});

describe('the panel to share', () => {
  /** What the panel shows, and what it says after a press. */
  async function told(game: ShownGame): Promise<string[]> {
    await open(game, 'share');
    const [result] = panelButtons(game);
    const [preview] = blocksOf(game, 'sent') as { text: string }[];
    await close(game);
    expect((await shared(game)).text).to.equal(preview!.text);
    return [result!.caption, says(game)];
  }

  it('shows what it shares, and calls it a result once the game is over', async () => {
    const game = await shownGame('bakers-dozen', { deck: GOES_HOME });
    expect(await told(game)).to.deep.equal(['Share this deal', 'Link copied']);
    await finish(game);
    expect(await told(game)).to.deep.equal(['Share my result', 'Result copied']);
    const lost = await loseByLast(LOST_LATE['bakers-dozen']);
    expect(await told(lost)).to.deep.equal(['Share my result', 'Result copied']);
    expect(lost.shown!.loss, 'the strip over the line that says so').to.equal(undefined);
  });

  it('names a deal whose seed is too long for what it shares', async () => {
    for (const [seed, notes] of [
      ['42', []],
      ['a-long-seed', ['Deal a-long-seed']],
    ] as const) {
      const game = await shownGame('trusty-twelve', { seed });
      await open(game, 'share');
      expect(blocksOf(game, 'note').map(({ text }) => text)).to.deep.equal(notes);
    }
  });
});

describe('a link that is copied', () => {
  it('is that of a replay too, and it is said', async () => {
    const game = await shownGame('bakers-dozen', { deck: GOES_HOME });
    await finish(game);
    await share(game, 1);
    expect(says(game)).to.equal('Link copied');
  });

  it('is not said where the reader shares, or thinks better of it', async () => {
    const game = await shownGame('trusty-twelve', { seed: '42' });
    game.screen.onShare = () => Promise.resolve(false);
    await share(game);
    expect(says(game)).to.equal('Deal 42');
  });

  it('is missed where it cannot be copied, and it is said', async () => {
    const game = await shownGame('trusty-twelve', { seed: '42' });
    game.screen.onShare = () => Promise.reject(new Error('no clipboard'));
    await share(game);
    expect(says(game)).to.equal('Couldn’t copy the link');
  });
});
