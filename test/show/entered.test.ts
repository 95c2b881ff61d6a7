// Deals that readers enter: numbers, texts and cards, and what is said of wrong ones.
import { expect } from 'chai';
import { deckOf, readBoard } from '../../src/deals.js';
import { ALL_CARDS } from '../engine/table.js';
import { Browser } from '../play/browser.js';
import { settle } from '../play/player.js';
import { SAVED } from '../deals/boards.js';
import { blocksOf, button, listen, open, panelText, pick, press, says } from './reader.js';
import { type ShownGame, shownGame } from './shown-game.js';

const DECK = ALL_CARDS.join(' ');

/** Writes a text into the field, which is open. */
async function write(game: ShownGame, text: string): Promise<void> {
  blocksOf(game, 'entry')[0]!.write({ target: { value: text } });
  await settle(game);
}

async function enter(game: ShownGame, text: string): Promise<void> {
  await open(game, 'enter-deal');
  await write(game, text);
  await press(game, 'Play');
}

describe('a deal that the reader enters', () => {
  for (const seed of ['11982', '1853937858', 'Größe', 'seven words may well be a seed', 'x'.repeat(256)]) {
    it(`is that of the seed, and is named so in the line and where it is shared: ${seed.slice(0, 30)}`, async () => {
      const game = await shownGame('bakers-dozen', { seed: '42' });
      await enter(game, ` ${seed} `);
      expect(game.shown!.panel).to.equal(undefined);
      expect([game.state!.seed, game.state!.deck]).to.deep.equal([seed, undefined]);
      expect(says(game)).to.equal(`Deal ${seed}`);
      await open(game, 'share');
      expect(panelText(game)).to.contain(`Deal ${seed}`);
      await press(game, 'Share this deal');
      expect(game.screen.sent[0]!.text).to.equal(`Baker’s Dozen · Deal ${seed}`);
    });
  }

  it('keeps its name in a new try, and on the next visit', async () => {
    const tab = new Browser().tab();
    const game = await shownGame('bakers-dozen', { storage: 'local' }, tab, 'here');
    await enter(game, '1853937858');
    for (const restarts of [0, 1]) {
      if (restarts) await pick(game, 'restart');
      expect(says(game)).to.equal('Deal 1853937858');
      game.move(game.legalMoves[0]!);
      await settle(game);
    }
    await tab.browser.pass(450);
    game.remove();
    await tab.browser.pass(450);
    const again = await shownGame('bakers-dozen', { storage: 'local' }, tab, 'here');
    expect(says(again)).to.equal('Deal 1853937858');
  });

  for (const [what, text] of Object.entries({
    'as the deck has them': DECK,
    'in columns, small and in digits': DECK.toLowerCase().replaceAll('t', '10').replaceAll(/kc|kd/g, '$&\n'),
    'as signs': DECK.replaceAll('H', '♥').replaceAll(' ', ', '),
  })) {
    it(`may be 52 cards ${what}`, async () => {
      const game = await shownGame('lucky-thirteen', { seed: '42' });
      await enter(game, text);
      expect([game.state!.deck, says(game)]).to.deep.equal([DECK, 'Custom deal']);
    });
  }

  for (const [what, text, message] of [
    ['a card twice', DECK.replace('KS', 'QS'), 'deck has QS twice; every card must appear once'],
    ['a card too few', DECK.replace(' KS', ''), 'deck has 51 cards; 52 are needed'],
    ['an unknown card', DECK.replace('KS', '1S'), 'deck has an unknown card "1S"; allowed: a rank A23456789TJQK, '],
    ['suits first', DECK.replace(/(.)(.)( |$)/g, '$2$1$3'), 'deck has an unknown card "CA"; allowed: '],
    ['a longer seed', 'x'.repeat(257), 'seed is 257 characters long; at most 256 are allowed'],
  ] as const) {
    it(`may have ${what}, which is shown and said, and changes nothing`, async () => {
      const game = await shownGame('bakers-dozen', { seed: '42' });
      await open(game, 'enter-deal');
      await write(game, text);
      const heard = listen(game);
      await press(game, 'Play');
      expect(game.shown!.panel!.about).to.contain(message);
      expect(heard.join(' ')).to.contain(message);
      expect(game.state!.seed).to.equal('42');
      await write(game, '7');
      await press(game, 'Play');
      expect(game.state!.seed).to.equal('7');
    });
  }

  it('is taken by Enter at the end, and not by lines that are pasted', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    await open(game, 'enter-deal');
    await write(game, '1\n1982\n');
    expect(game.state!.seed).to.equal('42');
    await write(game, '11982');
    await write(game, '11982\n');
    expect(game.state!.seed).to.equal('11982');
  });

  it('is none as long as the field is empty', async () => {
    const game = await shownGame('bakers-dozen', { seed: '42' });
    await enter(game, ' \n ');
    expect([game.state!.seed, !!game.shown!.panel]).to.deep.equal(['42', true]);
  });

  it('is that deal, also where a page wants winnable ones', async () => {
    const game = await shownGame('bakers-dozen', { deals: 'winnable' });
    await enter(game, '64');
    expect(game.state!.seed).to.equal('64');
  });

  it('may be another program’s board, on pages that read those', async () => {
    const board = SAVED['bakers-dozen'];
    const game = await shownGame('bakers-dozen', { seed: '42' });
    await enter(game, board);
    expect(game.shown!.panel!.about).to.match(/^deck is too long \(\d+\); allowed: 52 card codes$/);
    const variant = game.screen.variantOf('bakers-dozen')!;
    variant.readBoard = (text) => readBoard('bakers-dozen', text);
    try {
      await press(game, 'Play');
      expect(game.shown!.panel!.about).to.contain('the board is in mid-play: 2 moves were made.');
      const deal = board.replace(' current="true"', '').replace('<state>', '<state current="true">');
      await write(game, deal);
      await press(game, 'Play');
      expect(game.state!.deck).to.equal(deckOf('kpatience', 'bakers-dozen', 736729338));
    } finally {
      delete variant.readBoard;
    }
  });

  it('isn’t offered where a page leaves it out', async () => {
    const game = await shownGame('bakers-dozen', { buttons: 'undo redo restart new hint verdict share' });
    await press(game, 'more');
    expect(button(game, 'share')).not.to.equal(undefined);
    expect(button(game, 'enter-deal')).to.equal(undefined);
  });
});
